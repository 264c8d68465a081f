import BanyanSymbols
import Logging
import Testing

@testable import BanyanBrowser

@Suite struct SymbolTests {
  private let drawings: Set = [
    "star", "circle", "square", "person.2", "square.and.arrow.up", "slash", "key", "half.fill",
  ]

  private func glyph(_ name: String) -> Glyph? {
    Glyph(named: name[...], aliases: ["favorite": "star.fill"]) { drawings.contains($0) }
  }

  @Test func drawingsByTheirWholeName() {
    let share = "square.and.arrow.up"
    #expect(glyph(share) == .drawing(share, isFilled: false))
    #expect(glyph("circle") == .drawing("circle", isFilled: false))
    #expect(glyph("half.fill") == .drawing("half.fill", isFilled: true))
    #expect(glyph("favorite") == .drawing("star", isFilled: true))
  }

  @Test func variants() {
    let (star, filledStar) = (
      Glyph.drawing("star", isFilled: false), Glyph.drawing("star", isFilled: true)
    )
    #expect(glyph("star.fill") == filledStar)
    #expect(glyph("star.slash.fill") == .struckThrough(filledStar))
    #expect(glyph("star.slash") == .struckThrough(star))
    #expect(glyph("star.badge") == .dotted(star))
    #expect(glyph("star.circle") == .enclosed(filledStar, shape: "circle", isFilled: false))
    #expect(glyph("star.square.fill") == .enclosed(filledStar, shape: "square", isFilled: true))
    #expect(
      glyph("person.2.badge.key.fill")
        == .badged(.drawing("person.2", isFilled: true), with: .drawing("key", isFilled: true)))
  }

  /// Drawings with hues.
  private let weather = SymbolCatalog(
    files: [
      "cloud.sun": #"<svg><path data-fill-hue="white" d="M0"/>"#
        + #"<path class="line" data-fill-hue="yellow" d="M1"/></svg>"#,
      "plus": #"<svg><path class="line" data-hue="green" d="M2"/></svg>"#,
      "circle": #"<svg><circle r="9"/></svg>"#,
      "leaf": #"<svg><path data-hue="green" d="M3"/>"#
        + #"<path class="detail" data-hue="green" d="M4"/></svg>"#,
      "sign": #"<svg><path data-hue="yellow" d="M5"/>"#
        + #"<path class="detail" data-fill-hue="white" d="M6"/></svg>"#,
      "both": #"<svg><path data-hue="yellow" d="M7"/>"#
        + #"<path class="detail" data-hue="red" d="M8"/></svg>"#,
      "slash": #"<svg><path class="line" d="M9"/></svg>"#,
    ], logger: Logger(label: "test"))

  /// The content of a symbol, without the mask that it has if it has cuts.
  private func paint(of name: String) -> String {
    var markup = weather.symbol(named: name).markup[...]
    if let mask = markup.firstRange(of: "</mask>") { markup = markup[mask.upperBound...] }
    return String(markup)
      .replacing(#"<symbol id="symbol-\#(name)" viewBox="0 0 24 24">"#, with: "")
      .replacing(
        #"<g stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">"#, with: ""
      )
      .replacing(
        ##"width="24" height="24" fill="currentColor" mask="url(#symbol-\##(name)-mask)""##,
        with: "m"
      )
      .replacing("</symbol>", with: "")
  }

  @Test func `the parts of a drawing have their hues, some in the filled form only`() {
    #expect(
      paint(of: "cloud.sun")
        == #"<g fill="none" stroke="currentColor"><path d="M0"/><path fill="none" d="M1"/></g></g>"#
    )
    #expect(
      paint(of: "cloud.sun.fill")
        == #"<g fill="currentColor" stroke="currentColor"><path data-hue="white" d="M0"/>"#
        + #"<path fill="none" data-hue="yellow" d="M1"/></g></g>"#)
    #expect(
      paint(of: "sign")
        == #"<g fill="none" stroke="currentColor"><path data-hue="yellow" d="M5"/>"#
        + #"<path fill="none" stroke="currentColor" d="M6"/></g></g>"#)
  }

  @Test func `what is painted through a mask has the hue of its drawing, and a shape a ground`() {
    #expect(paint(of: "leaf.fill") == #"<rect data-hue="green" m/>"#)
    #expect(paint(of: "plus.circle") == #"<rect data-hue="green" m/>"#)
    #expect(paint(of: "plus.slash") == #"<rect data-hue="green" m/>"#)
    #expect(
      paint(of: "plus.circle.fill")
        == #"<g fill="none" data-hue="ground"><circle r="9"/></g><rect data-hue="green" m/>"#)
    #expect(
      paint(of: "sign.fill")
        == #"<g fill="none" data-hue="ground"><path d="M5"/>"#
        + #"<path fill="none" stroke="none" d="M6"/></g><rect data-hue="yellow" m/>"#)
    // Several hues, or those of a part alone, are none of the whole.
    for name in ["both.fill", "cloud.sun.circle.fill", "circle.slash", "circle.badge.plus"] {
      #expect(paint(of: name) == "<rect m/>")
    }
    #expect(!weather.symbol(named: "sign.fill").markup.contains("data-fill-hue"))
  }

  @Test(arguments: [
    "", ".", "moon", "star.moon", "star..fill", "person", "fill", ".fill", "Star", "star.shield",
  ])
  func whatIsNotThere(name: String) {
    #expect(glyph(name) == nil)
  }

  @Test func markup() {
    let star =
      #"<svg xmlns="x"><path d="M0 0"/>"# + "\n" + #"<path class="detail" d="M1 1"/></svg>"#
    let catalog = SymbolCatalog(
      files: ["star": star, "circle": #"<svg><circle r="9"/></svg>"#], logger: Logger(label: "test")
    )
    #expect(catalog.symbol(named: "star").markup.hasSuffix(#" d="M1 1"/></g></g></symbol>"#))
    #expect(!catalog.symbol(named: "circle.fill").markup.contains("<mask"))
    let filled = catalog.symbol(named: "star.fill").markup
    #expect(filled.contains(##"<g fill="#fff" stroke="#fff"><path d="M0 0"/>"##))
    #expect(filled.contains(##"<path fill="none" stroke="#000" d="M1 1"/>"##))
    // In a filled shape, the glyph is cut out and its details are drawn.
    let disc = catalog.symbol(named: "star.circle.fill").markup
    #expect(disc.contains(##"<g fill="#000" stroke="#000"><path d="M0 0"/>"##))
    #expect(disc.contains(##"<path fill="none" stroke="#fff" d="M1 1"/>"##))
    for name in ["\"><script>", "nothing"] {
      let unknown = catalog.symbol(named: name)
      #expect(unknown.name == "placeholder" && unknown.markup.contains("stroke-dasharray"))
    }
    #expect(
      catalog.symbol(named: "").markup
        == #"<symbol id="symbol-without-name" viewBox="0 0 24 24"></symbol>"#)
  }
}
