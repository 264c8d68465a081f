public enum Role: UInt8, Sendable {
  case destructive = 1
  case cancel
  case close
  case confirm
  /// Leads to a page.
  case navigation
  /// Leads back to the page before.
  case back
  /// Leads back to the column before: only for where one column is shown at a time.
  case backToColumn
}

/// How a bar shows the title of its page.
public enum TitleDisplay: UInt8, Sendable {
  /// In a line of its own, which may give way while the content is scrolled.
  case large = 1
  /// Between the items.
  case inline
  /// Large, beside the items.
  case inlineLarge
}

/// Where in its page a toolbar belongs.
public enum ToolbarPlacement: UInt8, Sendable {
  case bottom = 1
  /// With the keyboard: shown while a field in the page has the focus.
  case keyboard
}

public enum ListStyle: UInt8, Sendable {
  case automatic = 0
  case plain, grouped, inset, insetGrouped, sidebar
}

/// How the tabs of a tab view are shown.
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

public enum ImageSizing: UInt8, Sendable {
  /// As large as its place, in any proportion.
  case stretched = 1
  /// Repeated over all its place.
  case tiled = 4
  /// As large as fits in its place.
  case fit
  /// As small as fills its place.
  case fill
}

public enum DecorationPlacement: UInt8, Sendable {
  case behind = 1
  case before
  /// At an edge of what is main, which makes room for it.
  case top, bottom, leading, trailing
}

/// Where a scroll view comes to rest.
public enum ScrollSnapping: UInt8, Sendable {
  /// At children of what has targets.
  case views = 1
  /// Likewise, and no further than to the next at once.
  case oneView
  /// At pages as large as itself.
  case pages
}

/// What a host tells of an element's place.
public enum Measurement: UInt8, Sendable {
  /// How large it is.
  case size = 1
  /// Where in the window it is, too.
  case frame
}

/// Where writing begins.
public enum LayoutDirection: UInt8, Sendable {
  case leftToRight = 1
  case rightToLeft
}

/// Whether colors are those of light or dark surroundings.
public enum Appearance: UInt8, Sendable {
  case light = 1
  case dark
}

/// What an error element shows.
public struct ErrorMessage: Hashable, Sendable {
  public var text: String
  /// The types of the views around the place, outermost first.
  public var path: [String]

  public init(text: String, path: [String]) {
    self.text = text
    self.path = path
  }
}
