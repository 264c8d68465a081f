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
