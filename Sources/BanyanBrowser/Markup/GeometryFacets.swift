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
    if let idealWidth { sink.put(.idealWidth, CSS.points(idealWidth)) }
    if let idealHeight { sink.put(.idealHeight, CSS.points(idealHeight)) }
    let ideal = Axes(horizontal: idealWidth != nil, vertical: idealHeight != nil)
    if !ideal.isEmpty { sink.put(.ideal, ideal.cssValue) }
    // A maximum lets a frame grow up to it; an exact size stops growth from inside.
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

extension Outline {
  /// The radius of the corners, if the outline is defined by it.
  var cornerRadius: String? {
    switch self {
    case .rectangle: nil
    case .roundedRectangle(let radius): CSS.points(radius)
    case .capsule: "9999px"
    case .circle, .ellipse: "50%"
    case .unevenRectangle(let corners): corners.cssValue
    case .path: nil
    }
  }
}

extension AlignmentGuides {
  /// Writes the alignments that the element has guides for, and the distance it moves for each.
  func put<Sink: FacetSink>(into sink: inout Sink) {
    var names: [String] = []
    if let (edge, shift) = horizontal {
      names.append("h" + edge.cssValue)
      sink.put(.guideX, shift.cssValue)
    }
    if let (edge, shift) = vertical {
      names.append("v" + edge.cssValue)
      sink.put(.guideY, shift.cssValue)
    }
    sink.put(.guides, names.joined(separator: " "))
  }
}

extension AlignmentGuides.Shift {
  /// The distance to move, opposite to the movement of the guide. Shares are of the element's own size.
  var cssValue: String { "calc(\(CSS.number(-share * 100))% - \(CSS.number(points))px)" }
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
  /// The edges as the value of an attribute.
  var cssValue: String {
    [(Edges.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
      .filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }

  /// Padding of the usual size on these edges.
  var defaultPadding: Insets {
    func length(_ edge: Edges) -> Double { contains(edge) ? 16 : 0 }
    return Insets(
      top: length(.top), leading: length(.leading), bottom: length(.bottom),
      trailing: length(.trailing))
  }
}

extension Insets {
  /// Writes padding. Sides that differ follow the direction of writing.
  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.padding, cssValue)
    if leading != trailing {
      sink.put(.paddingInline, "\(CSS.points(leading)) \(CSS.points(trailing))")
    }
  }

  /// The insets in CSS's order, for a left-to-right direction of writing.
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
  /// The kind of gesture, and after spaces the distance that the pointer must move, `pinch` and `button`.
  var cssValue: String {
    let name =
      switch kind {
      case .tap: "tap"
      case .press: "press"
      case .drag: "drag"
      }
    let words: [String?] = [
      name, movesBeyond.map(CSS.number), takesPinches ? "pinch" : nil, isPressed ? "button" : nil,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension ScrollSnapping {
  var cssValue: String {
    switch self {
    case .views: "views"
    case .oneView: "one"
    case .pages: "pages"
    }
  }
}

extension RelativeFrame {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.relative, "")
    if let width { sink.put(.width, width.cssValue(of: "var(--container-width, 100vw)")) }
    if let height { sink.put(.height, height.cssValue(of: "var(--container-height, 100dvh)")) }
    let fixed = Axes(horizontal: width != nil, vertical: height != nil)
    if !fixed.isEmpty { sink.put(.fixed, fixed.cssValue) }
    if alignment != Alignment() { sink.put(alignment) }
  }
}

extension RelativeLength {
  fileprivate func cssValue(of length: String) -> String {
    "calc(\(length) * \(CSS.number(share)) + \(CSS.number(points))px)"
  }
}

extension DecorationPlacement {
  var cssValue: String {
    switch self {
    case .behind: "behind"
    case .before: "before"
    case .mask: "mask"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
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
    case .pageWithIndexBackground: "page-backed"
    }
  }
}

extension ImageSizing {
  var cssValue: String {
    switch self {
    case .stretched: "stretch"
    case .tiled: "tile"
    case .fit: "fit"
    case .fill: "fill"
    }
  }
}
