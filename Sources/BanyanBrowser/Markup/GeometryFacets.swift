import BanyanHost

extension Frame {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    if let width { sink.put(.width, CSS.points(width)) }
    if let height { sink.put(.height, CSS.points(height)) }
    if let minimumWidth { sink.put(.minimumWidth, CSS.points(minimumWidth)) }
    if let minimumHeight { sink.put(.minimumHeight, CSS.points(minimumHeight)) }
    if let maximumWidth, maximumWidth.isFinite { sink.put(.maximumWidth, CSS.points(maximumWidth)) }
    if let maximumHeight, maximumHeight.isFinite {
      sink.put(.maximumHeight, CSS.points(maximumHeight))
    }
    // A maximum makes a frame grow up to it; an exact size stops growth from inside.
    let growth = Axes(
      horizontal: maximumWidth != nil && width == nil,
      vertical: maximumHeight != nil && height == nil)
    if !growth.isEmpty { sink.put(.grow, growth.cssValue) }
    let fixed = Axes(horizontal: width != nil, vertical: height != nil)
    if !fixed.isEmpty { sink.put(.fixed, fixed.cssValue) }
    if alignment != Alignment() { sink.put(alignment) }
  }
}

extension Outline {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    switch self {
    case .rectangle: sink.put(.overflow, "clip")
    case .roundedRectangle(let radius):
      sink.put(.overflow, "clip")
      sink.put(.cornerRadius, CSS.points(radius))
    case .unevenRectangle(let corners):
      sink.put(.overflow, "clip")
      sink.put(.cornerRadius, corners.cssValue)
    case .path(let path): sink.put(.clipPath, path.clipPath)
    case .capsule:
      sink.put(.overflow, "clip")
      sink.put(.cornerRadius, "9999px")
    case .circle: sink.put(.clipPath, "circle(closest-side)")
    case .ellipse:
      sink.put(.overflow, "clip")
      sink.put(.cornerRadius, "50%")
    }
  }
}

extension Axes {
  init(horizontal: Bool, vertical: Bool) {
    self = []
    if horizontal { insert(.horizontal) }
    if vertical { insert(.vertical) }
  }

  /// The axes as the value of an attribute: `x`, `y` or `x y`.
  var cssValue: String {
    switch self {
    case .horizontal: "x"
    case .vertical: "y"
    case []: ""
    default: "x y"
    }
  }
}

extension Edges {
  /// Padding of the usual size on these edges.
  var defaultPadding: String {
    [Edges.top, .trailing, .bottom, .leading]
      .map { contains($0) ? "16px" : "0" }.joined(separator: " ")
  }
}

extension Insets {
  /// In CSS's order, which follows a direction of writing from left to right.
  var cssValue: String {
    [top, trailing, bottom, leading].map(CSS.points).joined(separator: " ")
  }
}

extension Alignment.Horizontal {
  var cssValue: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension Alignment.Vertical {
  var cssValue: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "first"
    case .lastTextBaseline: "last"
    }
  }
}

extension PointerInterest {
  /// What is of interest, and after a space how far the pointer must move to be.
  var cssValue: String {
    let name =
      switch kind {
      case .tap: "tap"
      case .press: "press"
      case .drag: "drag"
      }
    return movesBeyond.map { "\(name) \(CSS.number($0))" } ?? name
  }
}

extension ListStyle {
  var cssValue: String {
    switch self {
    case .automatic, .insetGrouped: "insetgrouped"
    case .plain: "plain"
    case .grouped: "grouped"
    case .inset: "inset"
    case .sidebar: "sidebar"
    }
  }
}

extension TabStyle {
  var cssValue: String {
    switch self {
    case .automatic: "bar"
    case .page: "page"
    case .pageWithoutIndex: "page-only"
    }
  }
}

extension ImageSizing {
  var cssValue: String {
    switch self {
    case .stretched: "stretch"
    case .fit: "fit"
    case .fill: "fill"
    }
  }
}
