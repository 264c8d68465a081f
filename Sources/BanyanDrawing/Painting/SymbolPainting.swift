import BanyanHost
import BanyanLayout
import BanyanSymbols
import Foundation

/// The parts of a symbol, in a box of 24 by 24.
struct SymbolParts {
  /// The lines and areas from back to front. A cut removes what is behind it.
  private(set) var parts: [Part] = []

  struct Part {
    var path: OutlinePath
    var isFilled: Bool
    /// The width of the line along the path; nil for none.
    var lineWidth: Double?
    /// The lengths of lines and gaps; empty for no gaps.
    var dash: [Double] = []
    var isCut = false
    /// The number of its color, of those of symbols in several colors.
    var hue = 0
  }

  /// Creates the parts of a symbol, or of a dashed square if there is none of that name. The empty name has no parts.
  init(named name: String, in symbols: SystemSymbols, weight: Int) {
    if name.isEmpty { return }
    guard let glyph = symbols.glyph(named: name) else {
      let square = OutlinePath(
        .roundedRectangle(cornerRadius: 3), in: LayoutRect(3.5, 3.5, 17, 17))
      parts = [Part(path: square, isFilled: false, lineWidth: 1.75, dash: [2.5, 3])]
      return
    }
    let factor =
      weight < 400
      ? 0.5 + 0.5 * Double(weight - 100) / 300 : 1 + 0.6 * Double(weight - 400) / 500
    var composition = Composition(drawings: symbols.drawings, lineWidth: 1.75 * factor)
    composition.add(glyph)
    parts = composition.parts
    if case .drawing = glyph, !parts.contains(where: \.isCut) { return }
    // A symbol with cuts is in one color: that of its drawing, if all of its parts agree.
    let hues = Set(hue(of: glyph, symbols))
    for number in parts.indices { parts[number].hue = hues.count == 1 ? hues.first! : 0 }
  }

  private func hue(of glyph: Glyph, _ symbols: SystemSymbols) -> [Int] {
    switch glyph {
    case .drawing(let name, _):
      SVGElement.all(in: symbols.drawings[name, default: ""]).compactMap {
        $0.hue(isFilled: false)
      }
    case .struckThrough(let base), .enclosed(let base, _, _): hue(of: base, symbols)
    case .digits, .dotted, .badged: []
    }
  }

  /// The colors in use, from the back to the front.
  var hues: [Int] {
    parts.reduce(into: []) { hues, part in
      if !part.isCut, !hues.contains(part.hue) { hues.append(part.hue) }
    }
  }
}

/// Draws a glyph as `GlyphMarkup` of the browser does. The README of the symbols has the rules.
private struct Composition {
  let drawings: SymbolDrawings
  var parts: [SymbolParts.Part] = []
  var lineWidth: Double
  /// Whether ink cuts, and cuts are ink.
  var isInverted = false
  private var scale = 1.0
  private var offset = (x: 0.0, y: 0.0)

  init(drawings: SymbolDrawings, lineWidth: Double) {
    self.drawings = drawings
    self.lineWidth = lineWidth
  }

  mutating func add(_ glyph: Glyph) {
    switch glyph {
    case .drawing(let name, let isFilled): addDrawing(name, isFilled: isFilled)
    case .digits(let digits):
      let shift = 5.2 * Double(digits.count - 1)
      for (place, digit) in digits.enumerated() {
        var copy = self
        copy.move(Double(place) * 10.4 - shift, 0)
        copy.addDrawing("digit.\(digit)", isFilled: false)
        parts = copy.parts
      }
    case .struckThrough(let base):
      add(base)
      var wide = self
      wide.lineWidth = lineWidth / 1.75 * 4
      wide.isInverted.toggle()
      wide.addDrawing("slash", isFilled: false)
      parts = wide.parts
      addDrawing("slash", isFilled: false)
    case .dotted(let base):
      add(base)
      addDisc(at: 18, 6, radius: 5, isCut: true)
      addDisc(at: 18, 6, radius: 3.5, isCut: false)
    case .enclosed(let base, let shape, let isFilled):
      addDrawing(shape, isFilled: isFilled)
      addScaled(base, 0.55, at: 12, lineWidth: 2.9, isInverted: isFilled)
    case .badged(let base, let badge):
      add(base)
      addDisc(at: 17.5, 17.5, radius: 6, isCut: true)
      addScaled(badge, 0.42, at: 17.5, lineWidth: 3.6, isInverted: false)
    }
  }

  private mutating func addScaled(
    _ glyph: Glyph, _ scale: Double, at center: Double, lineWidth: Double, isInverted: Bool
  ) {
    var copy = self
    copy.move(center - 12 * scale, center - 12 * scale)
    copy.scale *= scale
    copy.lineWidth = self.lineWidth / 1.75 * lineWidth
    if isInverted { copy.isInverted.toggle() }
    copy.add(glyph)
    parts = copy.parts
  }

  private mutating func move(_ x: Double, _ y: Double) {
    offset.x += x * scale
    offset.y += y * scale
  }

  private mutating func addDisc(at x: Double, _ y: Double, radius: Double, isCut: Bool) {
    let rect = LayoutRect(x - radius, y - radius, 2 * radius, 2 * radius)
    add(OutlinePath(.circle, in: rect), isFilled: true, isStroked: false, isCut: isCut)
  }

  private mutating func addDrawing(_ name: String, isFilled: Bool) {
    for element in SVGElement.all(in: drawings[name, default: ""]) {
      let kind = element.attributes["class"]
      let isInside = kind == "detail"
      add(
        element.path, isFilled: isFilled && kind == nil, isStroked: true,
        isCut: isInside && isFilled, hue: element.hue(isFilled: isFilled) ?? 0)
    }
  }

  private mutating func add(
    _ path: OutlinePath, isFilled: Bool, isStroked: Bool, isCut: Bool, hue: Int = 0
  ) {
    let (scale, offset) = (scale, offset)
    let moved = path.elements.map { element in
      element.moved { Point(x: $0.x * scale + offset.x, y: $0.y * scale + offset.y) }
    }
    parts.append(
      SymbolParts.Part(
        path: OutlinePath(moved), isFilled: isFilled,
        lineWidth: isStroked ? lineWidth * scale : nil, isCut: isCut != isInverted, hue: hue))
  }
}

/// An element of the symbols' drawings.
private struct SVGElement {
  let name: String
  let attributes: [String: String]

  static func all(in markup: String) -> [SVGElement] {
    markup.split(separator: "<").compactMap { text in
      let name = text.prefix { $0.isLetter }
      guard !name.isEmpty else { return nil }
      var attributes: [String: String] = [:]
      for match in text.matches(of: /([a-z0-9-]+)="([^"]*)"/) {
        attributes[String(match.output.1)] = String(match.output.2)
      }
      return SVGElement(name: String(name), attributes: attributes)
    }
  }

  /// The number of the color where symbols have several; nil for that of text.
  func hue(isFilled: Bool) -> Int? {
    let name = attributes["data-hue"] ?? (isFilled ? attributes["data-fill-hue"] : nil)
    return name.flatMap { Self.hues.firstIndex(of: $0) }.map { $0 + 1 }
  }

  private static let hues = ["white", "red", "yellow", "green", "cyan", "blue"]

  var path: OutlinePath {
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    func points() -> [Point] {
      let numbers = SVGPathReader.numbers(in: attributes["points"] ?? "")
      return stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
    switch name {
    case "path":
      var reader = SVGPathReader(attributes["d"] ?? "")
      return OutlinePath(reader.elements())
    case "circle":
      let r = number("r")
      return OutlinePath(.circle, in: LayoutRect(number("cx") - r, number("cy") - r, 2 * r, 2 * r))
    case "ellipse":
      let (a, b) = (number("rx"), number("ry"))
      return OutlinePath(.ellipse, in: LayoutRect(number("cx") - a, number("cy") - b, 2 * a, 2 * b))
    case "rect":
      return OutlinePath(
        .roundedRectangle(cornerRadius: number("rx")),
        in: LayoutRect(number("x"), number("y"), number("width"), number("height")))
    case "line":
      return OutlinePath([
        .move(Point(x: number("x1"), y: number("y1"))),
        .line(Point(x: number("x2"), y: number("y2"))),
      ])
    case "polyline", "polygon":
      let lines = points().enumerated().map {
        $0 == 0 ? PathDescription.Element.move($1) : .line($1)
      }
      return OutlinePath(name == "polygon" ? lines + [.close] : lines)
    default: return OutlinePath([])
    }
  }
}
