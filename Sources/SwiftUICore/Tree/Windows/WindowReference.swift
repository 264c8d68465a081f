/// The surrounding window, for actions from the environment.
struct WindowKey: EnvironmentKey {
  static var defaultValue: WindowReference? { nil }
}

/// A reference to a window, which ends when it is closed.
///
/// It is used in place of a weak reference. An object with a weak reference stays slower to reference
/// by 150 instructions, and an update references its window ten times.
@MainActor
package final class WindowReference {
  package private(set) unowned(unsafe) var window: WindowNode?

  init(_ window: WindowNode) { self.window = window }

  /// Ends the reference when the window leaves.
  func end() { window = nil }
}

extension EnvironmentValues {
  package var windowReference: WindowReference? { self[WindowKey.self] }
}
