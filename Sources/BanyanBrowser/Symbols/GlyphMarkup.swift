import BanyanSymbols

/// Writes a glyph as SVG in two paints: ink, and cuts that remove ink.
struct GlyphMarkup {
  let drawings: SymbolDrawings

  /// Returns the glyph in `currentColor`, with the hues of its parts for elements that show several colors. A glyph with
  /// cuts is painted at once, in the hue of its drawing.
  ///
  /// - Parameter id: A name for the mask, if the glyph needs one, that is unique in a page.
  func markup(of glyph: Glyph, id: String) -> String {
    if case .drawing(let name, let isFilled) = glyph,
      !isFilled || !drawings[name, default: ""].contains(Self.detail)
    {
      return Self.strokes + layers(of: glyph, ink: Self.textColor, cut: "none") + "</g>"
    }
    let hue = hue(of: glyph)
    return
      ##"<mask id="\##(id)-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">"##
      + Self.strokes + layers(of: glyph, ink: "#fff", cut: "#000") + "</g></mask>"
      + (hue == nil ? "" : ground(of: glyph))
      + ##"<rect\##(hue ?? "") width="24" height="24" fill="currentColor" mask="url(#\##(id)-mask)"/>"##
  }

  /// Returns the attribute for the hue of a glyph as a whole; nil if its drawing has none, or several.
  private func hue(of glyph: Glyph) -> String? {
    switch glyph {
    case .drawing(let name, _):
      let found = drawings[name, default: ""].matches(of: /\ data-hue="[a-z]+"/)
      let hues = Set(found.map { String($0.output) })
      return hues.count == 1 ? hues.first : nil
    case .struckThrough(let base), .enclosed(let base, _, _): return hue(of: base)
    case .digits, .dotted, .badged: return nil
    }
  }

  /// Returns what can be seen through the cuts of a filled shape that has a hue, in the hue `ground`: white where several
  /// colors are shown, and otherwise nothing.
  private func ground(of glyph: Glyph) -> String {
    let name: String
    switch glyph {
    case .enclosed(_, let shape, let isFilled) where isFilled: name = shape
    case .drawing(let drawing, let isFilled)
    where isFilled && drawings[drawing, default: ""].contains(Self.whiteDetail):
      name = drawing
    default: return ""
    }
    let content = Self.withoutHues(parts(of: name, detail: "none"))
    return #"<g fill="none" data-hue="ground">\#(content)</g>"#
  }

  private static let strokes =
    #"<g stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">"#
  private static let detail = #"class="detail""#
  private static let whiteDetail = #"class="detail" data-fill-hue="white""#
  private static let textColor = "currentColor"

  /// Returns the layers of the glyph from back to front.
  private func layers(of glyph: Glyph, ink: String, cut: String) -> String {
    switch glyph {
    case .drawing(let name, let isFilled):
      return layer(name, isFilled: isFilled, ink: ink, cut: cut)
    case .digits(let digits):
      let shift = 5.2 * Double(digits.count - 1)
      return digits.enumerated().map { place, digit in
        #"<g transform="translate(\#(CSS.number(Double(place) * 10.4 - shift)) 0)">"#
          + layer("digit.\(digit)", isFilled: false, ink: ink, cut: cut) + "</g>"
      }.joined()
    case .struckThrough(let base):
      return layers(of: base, ink: ink, cut: cut)
        + #"<g stroke-width="4">"# + layer("slash", ink: cut, cut: cut) + "</g>"
        + layer("slash", ink: ink, cut: cut)
    case .dotted(let base):
      return layers(of: base, ink: ink, cut: cut)
        + #"<circle cx="18" cy="6" r="5" fill="\#(cut)"/>"#
        + #"<circle cx="18" cy="6" r="3.5" fill="\#(ink)"/>"#
    case .enclosed(let base, let shape, let isFilled):
      return layer(shape, isFilled: isFilled, ink: ink, cut: cut)
        + Self.scaled(
          0.55, at: 12, strokeWidth: 2.9,
          isFilled ? layers(of: base, ink: cut, cut: ink) : layers(of: base, ink: ink, cut: cut))
    case .badged(let base, let badge):
      return layers(of: base, ink: ink, cut: cut)
        + #"<circle cx="17.5" cy="17.5" r="6" fill="\#(cut)"/>"#
        + Self.scaled(0.42, at: 17.5, strokeWidth: 3.6, layers(of: badge, ink: ink, cut: cut))
    }
  }

  private func layer(_ name: String, isFilled: Bool = false, ink: String, cut: String) -> String {
    var content = parts(of: name, detail: isFilled ? cut : ink)
    // A mask has ink and cuts only.
    if ink != Self.textColor {
      content = Self.withoutHues(content)
    } else if isFilled {
      content.replace("data-fill-hue=", with: "data-hue=")
    } else {
      content.replace(/\ data-fill-hue="[a-z]+"/, with: "")
    }
    return #"<g fill="\#(isFilled ? ink : "none")" stroke="\#(ink)">\#(content)</g>"#
  }

  /// Returns the elements of a drawing.
  ///
  /// - Parameter detail: The paint of strokes inside an outline.
  private func parts(of name: String, detail: String) -> String {
    drawings[name, default: ""]
      .replacing(#"class="line""#, with: #"fill="none""#)
      .replacing(Self.detail, with: #"fill="none" stroke="\#(detail)""#)
  }

  private static func withoutHues(_ content: String) -> String {
    content.replacing(/\ data-(?:fill-)?hue="[a-z]+"/, with: "")
  }

  private static func scaled(
    _ scale: Double, at center: Double, strokeWidth: Double, _ content: String
  ) -> String {
    let offset = CSS.number(center - 12 * scale)
    return #"<g transform="translate(\#(offset) \#(offset)) scale(\#(CSS.number(scale)))" "#
      + #"stroke-width="\#(CSS.number(strokeWidth))">\#(content)</g>"#
  }
}
