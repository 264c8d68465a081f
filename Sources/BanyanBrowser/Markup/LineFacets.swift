import BanyanHost

extension Line {
  /// Draws the line: its path is markup, its look is styles. Lengths that the style sheet
  /// calculates with have a unit even if they are 0.
  func put<Sink: FacetSink>(into sink: inout Sink) {
    if isFilled {
      sink.put(.drawn, "area")
      if case .color(let color) = paint {
        sink.put(.paint, color.cssValue)
        sink.put(.drawing, shape)
      } else {
        sink.put(.paint, "#fff")
        sink.put(.linePaint, paint.cssImage)
        sink.put(.drawing, masked)
      }
      return
    }
    sink.put(.drawn, "")
    sink.put(.strokeWidth, CSS.points(width))
    if cap != .butt, start < end { sink.put(.lineCap, cap == .round ? "round" : "square") }
    if join != .miter { sink.put(.lineJoin, join == .round ? "round" : "bevel") }
    if miterLimit != 4 { sink.put(.miterLimit, CSS.number(miterLimit)) }
    if inset != 0 { sink.put(.lineInset, CSS.points(inset)) }
    if isTrimmed {
      sink.put(.dashes, "\(CSS.number(max(0, end - start))) 2")
      sink.put(.dashOffset, CSS.number(-start))
    } else if !dash.isEmpty {
      sink.put(.dashes, dash.map(CSS.points).joined(separator: " "))
      if dashPhase != 0 { sink.put(.dashOffset, CSS.points(dashPhase)) }
    }
    switch outline {
    case .roundedRectangle(let radius):
      sink.put(.lineRadius, CSS.number(max(0, radius - inset)) + "px")
    case .capsule: sink.put(.lineRadius, "9999px")
    default: break
    }
    if case .color(let color) = paint {
      sink.put(.stroke, color.cssValue)
      sink.put(.drawing, shape)
    } else {
      sink.put(.stroke, "#fff")
      sink.put(.linePaint, paint.cssImage)
      sink.put(.lineReach, CSS.number(max(0, width / 2 - inset)) + "px")
      sink.put(.drawing, masked)
    }
  }

  /// A line that is whole for now is drawn as a part, so that it can pass to and from other parts.
  private var isTrimmed: Bool { isPart || start > 0 || end < 1 }

  /// The element that the line follows.
  private var shape: String {
    let length = isTrimmed ? #" pathLength="1""# : ""
    switch outline {
    case .rectangle, .roundedRectangle, .unevenRectangle, .capsule:
      return "<rect width=\"100%\" height=\"100%\"\(length)/>"
    case .circle: return "<circle cx=\"50%\" cy=\"50%\"\(length)/>"
    case .ellipse:
      return "<ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\"\(length)/>"
    case .path(let path):
      let rule = path.isEvenOdd && isFilled ? #" fill-rule="evenodd""# : ""
      if !path.isRelative { return "<path\(rule) d=\"\(path.svgValue(scale: 1))\"/>" }
      return "<svg viewBox=\"0 0 1000 1000\" preserveAspectRatio=\"none\" overflow=\"visible\">"
        + "<path\(rule) vector-effect=\"non-scaling-stroke\" d=\"\(path.svgValue(scale: 1000))\"/></svg>"
    }
  }

  /// Paint that is visible through the line.
  private var masked: String {
    "<mask id=\"$line\" maskUnits=\"userSpaceOnUse\" x=\"-50%\" y=\"-50%\" width=\"200%\" "
      + "height=\"200%\">\(shape)</mask>"
      + "<foreignObject width=\"100%\" height=\"100%\" overflow=\"visible\" mask=\"url(#$line)\">"
      + "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"paint\"></div></foreignObject>"
  }
}

extension PathDescription {
  /// Returns the path in SVG's format.
  func svgValue(scale: Double) -> String {
    func text(_ point: Point) -> String {
      "\(CSS.number(point.x * scale)) \(CSS.number(point.y * scale))"
    }
    return elements.map { element in
      switch element {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .quadCurve(let end, let control): "Q\(text(control)) \(text(end))"
      case .curve(let end, let control1, let control2):
        "C\(text(control1)) \(text(control2)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }

  /// The path as a CSS value that cuts an element.
  var clipPath: String {
    let rule = isEvenOdd ? "evenodd, " : ""
    // An empty path hides everything.
    if elements.isEmpty { return "inset(50%)" }
    if !isRelative { return "path(\(rule)\"\(svgValue(scale: 1))\")" }
    let points = polygon.map { "\(CSS.number($0.x * 100))% \(CSS.number($0.y * 100))%" }
    return "polygon(\(rule)\(points.joined(separator: ", ")))"
  }

  /// The corners of a polygon that approximates the path. Each of several pieces begins and ends at
  /// the start of the first, so that the lines between them take no room.
  private var polygon: [Point] {
    var points: [Point] = []
    var start: Point?
    var current = Point(x: 0, y: 0)
    func close() {
      if let start, points.last != start { points.append(start) }
      if let first = points.first, let start, start != first { points.append(first) }
    }
    func add(_ end: Point, _ point: (Double) -> Point) {
      for step in 1...20 { points.append(point(Double(step) / 20)) }
      current = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        close()
        points.append(end)
        start = end
        current = end
      case .line(let end):
        points.append(end)
        current = end
      case .quadCurve(let end, let control):
        let from = current
        add(end) { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return Point(
            x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y)
        }
      case .curve(let end, let control1, let control2):
        let from = current
        add(end) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          return Point(
            x: a * from.x + b * control1.x + c * control2.x + d * end.x,
            y: a * from.y + b * control1.y + c * control2.y + d * end.y)
        }
      case .close:
        if let start {
          if current != start { points.append(start) }
          current = start
        }
      }
    }
    close()
    return points
  }
}

extension Outline.Corners {
  var cssValue: String {
    [topLeading, topTrailing, bottomTrailing, bottomLeading].map(CSS.points)
      .joined(separator: " ")
  }
}
