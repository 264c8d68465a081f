public enum Role: UInt8, Sendable {
  case destructive = 1
  case cancel
  case close
  case confirm
  /// Leads to a page.
  case navigation
  /// Leads back to the previous page.
  case back
  /// Leads back to the previous column: only where one column is shown at a time.
  case backToColumn
}

/// The display of a page's title in a bar.
public enum TitleDisplay: UInt8, Sendable {
  /// In a line of its own, which may give way while the content is scrolled.
  case large = 1
  /// Between the items.
  case inline
  /// Large, beside the items.
  case inlineLarge
}

/// The position of a toolbar in its page.
public enum ToolbarPlacement: UInt8, Sendable {
  case bottom = 1
  /// With the keyboard: shown while a field in the page has the focus.
  case keyboard
}

public enum ListStyle: UInt8, Sendable {
  case automatic = 0
  case plain, grouped, inset, insetGrouped, sidebar
}

/// The style of a tab view.
public enum TabStyle: UInt8, Sendable {
  case automatic = 0
  /// Pages side by side, with a dot for each.
  case page
  case pageWithoutIndex
  /// Pages whose dots have a background.
  case pageWithIndexBackground
}

public enum SymbolScale: UInt8, Sendable {
  case small = 1
  case large
}

/// The colors of the parts of a symbol.
public enum SymbolRendering: UInt8, Sendable {
  /// Each part in its own color. A part that has none, or a symbol that has no such parts, is in the
  /// color of text.
  case multicolor = 1
}

public enum ImageSizing: UInt8, Sendable {
  /// Fills its place, in any proportion.
  case stretched = 1
  /// Repeated over all of its place.
  case tiled = 4
  /// The largest size that fits its place.
  case fit
  /// The smallest size that fills its place.
  case fill
}

public enum DecorationPlacement: UInt8, Sendable {
  case behind = 1
  case before
  /// In front of the main content, which is seen where the decoration is opaque. The decoration itself is not.
  case mask
  /// At an edge of the main content, which makes room for it.
  case top, bottom, leading, trailing
}

/// The positions where a scroll view comes to rest.
public enum ScrollSnapping: UInt8, Sendable {
  /// At children of the elements that have scroll targets.
  case views = 1
  /// The same, but no further than to the next one at once.
  case oneView
  /// At pages as large as the scroll view.
  case pages
}

/// The geometry that a host reports for an element.
public enum Measurement: UInt8, Sendable {
  /// The element's size.
  case size = 1
  /// The element's size and its position in the window.
  case frame
}

/// The direction of writing.
public enum LayoutDirection: UInt8, Sendable {
  case leftToRight = 1
  case rightToLeft
}

/// The color scheme, light or dark.
public enum Appearance: UInt8, Sendable {
  case light = 1
  case dark
}

/// The content of an error element.
public struct ErrorMessage: Hashable, Sendable {
  public var text: String
  /// The types of the views around the place, outermost first.
  public var path: [String]

  public init(text: String, path: [String]) {
    self.text = text
    self.path = path
  }
}
