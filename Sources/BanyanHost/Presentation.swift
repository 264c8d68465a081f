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
  /// A small card beside an element.
  case popover
}

/// Beside what something is presented.
public struct PresentationAnchor: Hashable, Sendable {
  public var element: ElementID
  public var attachment: Attachment

  public init(_ element: ElementID, _ attachment: Attachment = Attachment()) {
    self.element = element
    self.attachment = attachment
  }
}

/// Where beside an element something is shown.
public struct Attachment: Hashable, Sendable {
  /// A place in an element.
  public enum Place: Hashable, Sendable {
    case bounds
    /// In shares of the element's size.
    case point(x: Double, y: Double)
    /// In points from the element's leading top corner.
    case rectangle(x: Double, y: Double, width: Double, height: Double)
  }

  public var place: Place
  /// The edge of the place beside which there is to be room; nil for any.
  public var edge: Edges?

  public init(place: Place = .bounds, edge: Edges? = nil) {
    self.place = place
    self.edge = edge
  }
}

/// As what a presentation is shown in a narrow window.
public enum Adaptation: UInt8, Sendable {
  /// As in a wide one.
  case unchanged = 1
  case sheet
  case fullScreenCover
}

/// How large a sheet is in a wide window.
public enum SheetSize: UInt8, Sendable {
  case fitted = 1
  case form
  case page
}

/// A height that a sheet may have in a narrow window.
public enum Detent: Hashable, Sendable {
  /// A share of the window's height.
  case fraction(Double)
  /// Points.
  case height(Double)
}

/// The heights that a sheet may have in a narrow window, the lowest first, and which it has.
public struct Detents: Hashable, Sendable {
  public var heights: [Detent]
  public var selected: Int

  public init(_ heights: [Detent], selected: Int) {
    self.heights = heights
    self.selected = selected
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
