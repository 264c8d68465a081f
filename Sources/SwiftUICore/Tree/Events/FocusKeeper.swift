import BanyanHost

/// The keeper of a window's focus, as far as the tree needs it.
@MainActor
protocol FocusKeeper: AnyObject {
  /// The element that has the focus on the host.
  var shown: ElementID? { get }

  /// Handles a person's change of the focus.
  /// - Returns: false if it is another event, or the element cannot have the focus.
  func handle(_ payload: Event.Payload, at element: ElementNode) -> Bool

  /// Records that the host has put the focus on an element that cannot have it.
  func refuse(_ element: ElementNode)

  /// Records that the host has put the focus on an element that no longer exists.
  func hostLostFocus()

  /// Ends the focus of an element that leaves the tree.
  func elementDidLeave(_ leaving: ElementNode)

  /// Ends the focus of an element that can no longer have it.
  func elementDidChange(_ changed: ElementNode)

  /// Returns true if the focus is in a part of the tree.
  func isInside(_ part: _Node) -> Bool

  /// Calls a function once when the focus has moved.
  func whenMoved(_ body: @escaping () -> Void)

  /// Updates the values that follow from the focus.
  func publish()

  /// Returns the mutation for the host, if there is one.
  func commit() -> Mutation?

  /// Called when the window has been closed.
  func end()
}
