import BanyanHost

extension PaintShadows {
  /// Writes the shadows of a box as such, because a filter of the box would apply to its content, too.
  func put<Sink: FacetSink>(into sink: inout Sink) {
    if outline == nil {
      sink.put(.filter, shadows.cssFilter)
    } else {
      sink.put(.boxShadow, shadows.map(\.cssValue).joined(separator: ", "))
    }
  }
}

extension PaintShadow {
  /// The shadow in the form that shadows of boxes have.
  fileprivate var cssValue: String { (isInner ? "inset " : "") + parts }

  private var parts: String {
    "\(CSS.points(x)) \(CSS.points(y)) \(CSS.points(radius)) \(color.cssValue)"
  }

  fileprivate var cssFilter: String {
    isInner
      ? "url(#\(Symbol.innerShadow(x: x, y: y, radius: radius, color: color.cssValue).name))"
      : "drop-shadow(\(parts))"
  }
}

extension [PaintShadow] {
  /// The shadows as filters, the inner ones first: they fall on what is painted, not on other shadows.
  var cssFilter: String {
    (filter(\.isInner) + filter { !$0.isInner }).map(\.cssFilter).joined(separator: " ")
  }
}
