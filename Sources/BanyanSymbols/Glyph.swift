/// A drawing, or a composition of drawings.
///
/// Resources/README.md has the rules of composition; each case is one of them.
package indirect enum Glyph: Equatable, Sendable {
  /// A drawing by its name.
  case drawing(String, isFilled: Bool)
  /// A number of up to two digits.
  case digits(String)
  /// A glyph with a line across.
  case struckThrough(Glyph)
  /// A glyph with a dot in the upper corner.
  case dotted(Glyph)
  /// A small glyph inside the drawing of a shape.
  case enclosed(Glyph, shape: String, isFilled: Bool)
  /// A glyph with a small one in the lower corner.
  case badged(Glyph, with: Glyph)

  private static let shapes: Set<Substring> = [
    "app", "bubble", "capsule", "circle", "diamond", "hexagon", "octagon", "rectangle", "seal",
    "shield", "square",
  ]

  /// Finds the composition rule for a name.
  ///
  /// - Returns: nil if no rule applies.
  package init?(
    named name: Substring, isFilled: Bool = false, aliases: [String: String],
    isDrawing: (String) -> Bool
  ) {
    func glyph(_ name: Substring, isFilled: Bool) -> Glyph? {
      Glyph(named: name, isFilled: isFilled, aliases: aliases, isDrawing: isDrawing)
    }
    if isDrawing(String(name)) {
      self = .drawing(String(name), isFilled: isFilled || name.hasSuffix(".fill"))
      return
    }
    if let alias = aliases[String(name)] {
      // An alias refers to a name of the rules, so it is not looked up among the aliases again.
      let target = Glyph(
        named: Substring(alias), isFilled: isFilled, aliases: [:], isDrawing: isDrawing)
      guard let target else { return nil }
      self = target
      return
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let base = name[..<dot]
    let suffix = name[name.index(after: dot)...]
    switch suffix {
    case "fill":
      guard let filled = glyph(base, isFilled: true) else { return nil }
      self = filled
      return
    case "slash":
      guard let base = glyph(base, isFilled: isFilled) else { break }
      self = .struckThrough(base)
      return
    case "badge":
      guard let base = glyph(base, isFilled: isFilled) else { break }
      self = .dotted(base)
      return
    default:
      guard Self.shapes.contains(suffix), isDrawing(String(suffix)),
        let base = Self.number(base) ?? glyph(base, isFilled: true)
      else { break }
      self = .enclosed(base, shape: String(suffix), isFilled: isFilled)
      return
    }
    guard let badge = name.ranges(of: ".badge.").last,
      let base = glyph(name[..<badge.lowerBound], isFilled: isFilled),
      let small = glyph(name[badge.upperBound...], isFilled: isFilled)
    else { return nil }
    self = .badged(base, with: small)
  }

  /// Returns a number from 0 to 50, for use in a shape.
  private static func number(_ name: Substring) -> Glyph? {
    guard name.utf8.count <= 2, let number = UInt8(name), number <= 50 else { return nil }
    return .digits(String(name))
  }
}
