import BanyanHost

extension WindowNode {
  /// Lets an element handle a user's action, and closes the surroundings that close on a press.
  func deliver(_ payload: Event.Payload, to element: ElementNode) -> Bool {
    guard element.handle(payload) else { return false }
    if payload.isPress { element.context.value(for: PressCompletionKey.self)?.perform() }
    return true
  }
}
