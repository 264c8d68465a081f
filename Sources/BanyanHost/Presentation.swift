/// As what something is presented.
public enum PresentationStyle: UInt8, Sendable {
  /// A card before the window's content, with some of it still to be seen.
  case sheet = 1
  /// As large as the window.
  case fullScreenCover
  /// Something to know and to decide, in the middle.
  case alert
  /// A choice of what to do.
  case confirmationDialog
  /// Items beside what has opened them.
  case menu
}

/// Beside what something is presented.
public struct PresentationAnchor: Hashable, Sendable {
  public var element: ElementID

  public init(_ element: ElementID) {
    self.element = element
  }
}

/// What an item of a menu does.
public enum MenuItem: UInt8, Sendable {
  case action = 1
  /// Is on or off.
  case checkbox
  /// Is one of several, of which one is on.
  case radio
}
