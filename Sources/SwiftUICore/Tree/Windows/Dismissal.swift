/// The dismissal of a presentation, which the presenter provides to its content.
@MainActor
final class Dismissal {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func perform() { action() }
}

/// The dismissal to perform after a control has been pressed, which closes dialogs and menus.
struct PressCompletionKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}
