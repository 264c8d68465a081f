/// Writes a glyph as SVG in two paints: ink, and cuts that remove ink.
struct GlyphMarkup {
  /// The content of the `svg` element of each drawing.
  let drawings: [String: String]

  /// Returns the glyph in `currentColor`.
  ///
  /// - Parameter id: A name for the mask, if the glyph needs one, that is unique in a page.
  func markup(of glyph: Glyph, id: String) -> String {
    if case .drawing(let name, let isFilled) = glyph,
      !isFilled || !drawings[name, default: ""].contains(Self.detail)
    {
      return Self.strokes + layers(of: glyph, ink: "currentColor", cut: "none") + "</g>"
    }
    return
      ##"<mask id="\##(id)-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">"##
      + Self.strokes + layers(of: glyph, ink: "#fff", cut: "#000") + "</g></mask>"
      + ##"<rect width="24" height="24" fill="currentColor" mask="url(#\##(id)-mask)"/>"##
  }

  private static let strokes =
    #"<g stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">"#
  private static let detail = #"class="detail""#

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
    let content = drawings[name, default: ""]
      .replacing(#"class="line""#, with: #"fill="none""#)
      .replacing(Self.detail, with: #"fill="none" stroke="\#(isFilled ? cut : ink)""#)
    return #"<g fill="\#(isFilled ? ink : "none")" stroke="\#(ink)">\#(content)</g>"#
  }

  private static func scaled(
    _ scale: Double, at center: Double, strokeWidth: Double, _ content: String
  ) -> String {
    let offset = CSS.number(center - 12 * scale)
    return #"<g transform="translate(\#(offset) \#(offset)) scale(\#(CSS.number(scale)))" "#
      + #"stroke-width="\#(CSS.number(strokeWidth))">\#(content)</g>"#
  }
}
