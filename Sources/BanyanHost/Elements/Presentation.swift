/// The style of a presentation.
public enum PresentationStyle: UInt8, Sendable {
  /// A card in front of the window's content, with some of it still visible.
  case sheet = 1
  /// A cover as large as the window.
  case fullScreenCover
  /// Information and a decision, in the middle.
  case alert
  /// A choice of actions.
  case confirmationDialog
  /// Items beside the control that has opened them.
  case menu
  /// A small card beside an element.
  case popover
}

/// The element that a presentation is shown beside.
public struct PresentationAnchor: Hashable, Sendable {
  public var element: ElementID
  public var attachment: Attachment

  public init(_ element: ElementID, _ attachment: Attachment = Attachment()) {
    self.element = element
    self.attachment = attachment
  }
}

/// The position of a presentation relative to an element.
public struct Attachment: Hashable, Sendable {
  /// An area of an element.
  public enum Place: Hashable, Sendable {
    case bounds
    /// A point in fractions of the element's size.
    case point(x: Double, y: Double)
    /// A rectangle in points from the element's leading top corner.
    case rectangle(x: Double, y: Double, width: Double, height: Double)
  }

  public var place: Place
  /// The edge of the area beside which the presentation is shown; nil for any.
  public var edge: Edges?

  public init(place: Place = .bounds, edge: Edges? = nil) {
    self.place = place
    self.edge = edge
  }
}

/// The style of a presentation in a narrow window.
public enum Adaptation: UInt8, Sendable {
  /// The same as in a wide window.
  case unchanged = 1
  case sheet
  case fullScreenCover
}

/// The size of a sheet in a wide window.
public enum SheetSize: UInt8, Sendable {
  case fitted = 1
  case form
  case page
}

/// A height that a sheet may have in a narrow window.
public enum Detent: Hashable, Sendable {
  /// A fraction of the window's height.
  case fraction(Double)
  /// A number of points.
  case height(Double)
}

/// The heights that a sheet may have in a narrow window, the lowest first, and the index of the
/// selected one.
public struct Detents: Hashable, Sendable {
  public var heights: [Detent]
  public var selected: Int

  public init(_ heights: [Detent], selected: Int) {
    self.heights = heights
    self.selected = selected
  }
}

/// The kind of a menu item.
public enum MenuItem: UInt8, Sendable {
  case action = 1
  /// An item that is on or off.
  case checkbox
  /// One of several items, of which one is on.
  case radio
}
