/// Actions that are undone at once.
@MainActor
final class UndoGroup {
  var name = ""
  /// In the order in which they were registered.
  var actions: [UndoAction] = []

  var isEmpty: Bool { actions.isEmpty }
}

/// An action that takes something back.
@MainActor
struct UndoAction {
  private(set) weak var target: AnyObject?
  private let handler: @MainActor (AnyObject) -> Void

  init<Target: AnyObject>(target: Target, handler: @escaping @MainActor (Target) -> Void) {
    self.target = target
    self.handler = { handler(unsafeDowncast($0, to: Target.self)) }
  }

  func run() {
    if let target { handler(target) }
  }
}
