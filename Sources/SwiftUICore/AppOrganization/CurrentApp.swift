/// Which visitor's app code runs on behalf of.
///
/// A task-local is inherited by what tasks and actions start, wherever it goes on.
extension CurrentApp {
  @TaskLocal static var app: AppReference?
}

/// A reference that does not keep the app alive.
@MainActor
final class AppReference {
  weak var app: RunningApp?
  nonisolated let pasteboard = Pasteboard()

  /// Runs something on behalf of the app.
  func asCurrent(_ body: () -> Void) {
    CurrentApp.$app.withValue(self, operation: body)
  }
}

extension RunningApp {
  /// The app on whose behalf the code runs.
  static var current: RunningApp? { CurrentApp.app?.app }
}
