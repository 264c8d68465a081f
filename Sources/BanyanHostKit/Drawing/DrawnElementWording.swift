import BanyanHost
import BanyanLayout

// Drawings in words, a line for each painted part, for tests and for pictures in a form that can be reviewed.

extension DrawnElement {
  /// A description of everything that is painted, from the back to the front.
  ///
  /// Each line has the place of a part in the element around it that has effects, or in the window. An element that paints
  /// nothing and has no effects is not mentioned.
  package var wording: String {
    var lines: [String] = []
    add(to: &lines, indent: "", offset: .zero)
    return lines.joined(separator: "\n")
  }

  private func add(to lines: inout [String], indent: String, offset: LayoutPoint) {
    if background.isEmpty, foreground.isEmpty, content.allSatisfy(\.paintsNothing) { return }
    var (indent, start) = (indent, LayoutPoint(offset.x + frame.x, offset.y + frame.y))
    if let effects {
      let area = LayoutRect(start, frame.size)
      lines.append("\(indent)\(area.wording) \(effects.wording):")
      indent += "  "
      start = .zero
      if case .elements(let mask) = effects.mask {
        for element in mask { element.add(to: &lines, indent: indent + "| ", offset: .zero) }
      }
    }
    for part in background { lines.append(indent + part.wording(at: start)) }
    let scrolled = effects?.scrolled ?? .zero
    for element in content {
      element.add(
        to: &lines, indent: indent, offset: LayoutPoint(start.x + scrolled.x, start.y + scrolled.y))
    }
    for part in foreground { lines.append(indent + part.wording(at: start)) }
  }

  private var paintsNothing: Bool {
    background.isEmpty && foreground.isEmpty && content.allSatisfy(\.paintsNothing)
  }
}

extension DrawnEffects {
  fileprivate var wording: String {
    var words: [String] = []
    if offset != .zero { words.append("moved by \(offset.wording)") }
    words += transforms.map(\.wording)
    if isIsolated { words.append("isolated") }
    if blendMode != .normal { words.append("\(blendMode)") }
    if opacity != 1 { words.append("opacity \(opacity.wording)") }
    words += filters.map(\.wording)
    if let clip { words.append("clipped to a \(clip.wording)") }
    switch mask {
    case .paint(let paint)?: words.append("masked by \(paint.wording)")
    case .elements?: words.append("masked")
    case nil: break
    }
    if scrolled != .zero { words.append("scrolled by \(scrolled.wording)") }
    return words.joined(separator: ", ")
  }
}

extension Transform {
  fileprivate var wording: String {
    switch self {
    case .rotation(let degrees, let anchor):
      "turned by \(degrees.wording)°\(anchor.wording)"
    case .scale(let x, let y, let anchor): "scaled by \(x.wording) \(y.wording)\(anchor.wording)"
    case .spatialRotation(let degrees, let axis, let anchor, _, _):
      "turned by \(degrees.wording)° around \([axis.x, axis.y, axis.z].wording)\(anchor.wording)"
    case .affine(let a, let b, let c, let d, let tx, let ty):
      "transformed by \([a, b, c, d, tx, ty].wording)"
    case .projection(let numbers): "projected by \(numbers.wording)"
    }
  }
}

extension RelativePoint {
  fileprivate var wording: String { self == .center ? "" : " at \([x, y].wording)" }
}

extension DrawnFilter {
  fileprivate var wording: String {
    switch self {
    case .blur(let radius): "blur \(radius.wording)"
    case .shadow(let color, let radius, let x, let y):
      "shadow \(color.wording) \(radius.wording)pt at \([x, y].wording)"
    case .colorMatrix(let numbers): "colors times [\(numbers.wording)]"
    case .opacityThreshold(let low, let high, let color):
      "opacity from \(low.wording) to \(high.wording) as \(color.wording)"
    }
  }
}

extension DrawingPart {
  fileprivate func wording(at start: LayoutPoint) -> String {
    func words(_ area: LayoutRect) -> String {
      LayoutRect(area.x + start.x, area.y + start.y, area.width, area.height).wording
    }
    switch self {
    case .fill(let outline, let area, let paint):
      return "\(words(area)) \(outline.wording) \(paint.wording)"
    case .stroke(let stroke, let area):
      let line = stroke.line
      var text = "\(words(area)) line \(line.outline.wording) \(line.width.wording)pt"
      if line.start > 0 || line.end < 1 {
        text += " from \(line.start.wording) to \(line.end.wording)"
      }
      if !line.dash.isEmpty { text += " dashed \(line.dash.wording)" }
      return "\(text) \(stroke.paint.wording)"
    case .shadow(let outline, let area, let color, let radius, let x, let y, let isInner):
      return "\(words(area)) \(isInner ? "inner " : "")shadow of \(outline.wording) "
        + "\(color.wording) \(radius.wording)pt at \([x, y].wording)"
    case .text(let text, let area): return "\(words(area)) \(text.wording)"
    case .symbol(let symbol, let area):
      let weight = symbol.weight == 400 ? "" : " \(symbol.weight)"
      let paint = symbol.paint?.wording ?? symbol.colors.map(\.wording).joined(separator: " ")
      return "\(words(area)) symbol \(symbol.name)\(weight) \(paint)"
    case .picture(let picture, let area):
      let color = picture.templateColor.map { " \($0.wording)" } ?? ""
      return "\(words(area)) picture \"\(picture.source)\" \(picture.sizing)\(color)"
        + (picture.isPixelated ? " pixelated" : "")
    }
  }
}

extension DrawnText {
  fileprivate var wording: String {
    var words = ["text", runs.map(\.wording).joined(separator: " ")]
    if alignment == 0.5 { words.append("centered") }
    if alignment == 1 { words.append("at the right") }
    if lineLimit > 0 { words.append(lineLimit == 1 ? "1 line" : "\(lineLimit) lines") }
    if truncation != .tail { words.append("cut at its \(truncation)") }
    if scale != 1 { words.append("scaled by \(scale.wording)") }
    return words.joined(separator: " ")
  }
}

extension DrawnText.Run {
  fileprivate var wording: String {
    var words = [symbol.map { "symbol \($0)" } ?? "\"\(string)\"", font.wording]
    words.append(paint?.wording ?? color.wording)
    if let background { words.append("on \(background.wording)") }
    if let underline { words.append("underlined \(underline.pattern) \(underline.color.wording)") }
    if let strikethrough {
      words.append("struck \(strikethrough.pattern) \(strikethrough.color.wording)")
    }
    words += shadows.map(\.wording)
    return words.joined(separator: " ")
  }
}

extension DrawnFont {
  fileprivate var wording: String {
    var words = ["\(size.wording)pt"]
    if weight != 400 { words.append("\(weight)") }
    if isItalic { words.append("italic") }
    if design != .standard { words.append("\(design)") }
    if let name { words.append("\"\(name)\"") }
    return words.joined(separator: " ")
  }
}

extension DrawnPaint {
  fileprivate var wording: String {
    func colors(_ stops: [DrawnStop]) -> String {
      stops.map { "\($0.color.wording) at \($0.location.wording)" }.joined(separator: ", ")
    }
    return switch self {
    case .color(let color): color.wording
    case .linearGradient(let stops, let start, let end):
      "linear gradient from \([start.x, start.y].wording) to \([end.x, end.y].wording): \(colors(stops))"
    case .radialGradient(let stops, let center, let start, let end):
      "radial gradient\(center.wording) from \(start.wording) to \(end.wording): \(colors(stops))"
    case .ellipticalGradient(let stops, let center, let start, let end):
      "elliptical gradient\(center.wording) from \(start.wording) to \(end.wording): \(colors(stops))"
    case .angularGradient(let stops, let center, let start, let end):
      "angular gradient\(center.wording) from \(start.wording)° to \(end.wording)°: \(colors(stops))"
    case .backdrop(let radius, let color): "\(color.wording) on a blur of \(radius.wording)"
    case .picture(let picture):
      "picture" + (picture.tile.map { " in tiles of \([$0.width, $0.height].wording)" } ?? "")
    }
  }
}

extension Outline {
  fileprivate var wording: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius): "rounded \(radius.wording)"
    case .unevenRectangle(let corners):
      "rounded "
        + [
          corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading,
        ].wording
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .path(let path):
      "path " + path.elements.map(\.wording).joined(separator: " ")
    }
  }
}

extension PathDescription.Element {
  fileprivate var wording: String {
    switch self {
    case .move(let point): "M\(point.wording)"
    case .line(let point): "L\(point.wording)"
    case .quadCurve(let point, let control): "Q\(control.wording) \(point.wording)"
    case .curve(let point, let control1, let control2):
      "C\(control1.wording) \(control2.wording) \(point.wording)"
    case .close: "Z"
    }
  }
}

extension Point {
  fileprivate var wording: String { [x, y].wording }
}

extension LayoutPoint {
  fileprivate var wording: String { [x, y].wording }
}

extension LayoutRect {
  fileprivate var wording: String {
    "(\([x, y, width, height].map(\.wording).joined(separator: ", ")))"
  }
}

extension [Double] {
  fileprivate var wording: String { map(\.wording).joined(separator: " ") }
}

extension Double {
  /// The number with at most two decimals.
  fileprivate var wording: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension ColorComponents {
  /// The color in the form of style sheets, with its opacity in percent if it is not opaque.
  fileprivate var wording: String {
    let digits = [red, green, blue].map { component in
      let value = Int((min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + digits.joined() + (opacity == 1 ? "" : " \((opacity * 100).wording)%")
  }
}
