import BanyanHost
import BanyanHostKit
import BanyanLayout
import BanyanSymbols
import Testing

@testable import BanyanDrawing

/// Symbols, as areas and lines in a box of 24 by 24.
@MainActor
@Suite(.drawing) struct SymbolPaintingTests {
  private let box = LayoutRect(0, 0, 48, 48)

  private func painted(_ name: String, _ change: (inout DrawnSymbol) -> Void = { _ in }) throws
    -> PaintedPicture
  {
    var symbol = DrawnSymbol(name, color: .red)
    change(&symbol)
    return try PaintedPicture(.symbol(symbol, in: box), width: 48, height: 48)
  }

  @Test func `outlines are drawn, and filled where the name says so`() throws {
    let places = [(24, 24), (5, 24), (24, 5), (1, 1)]
    func ink(_ name: String) throws -> String {
      let picture = try painted(name)
      return places.map { picture[$0.0, $0.1] == "#ff0000" ? "x" : "-" }.joined()
    }
    #expect(try ["circle", "circle.fill", ""].map(ink) == ["-xx-", "xxx-", "----"])
  }

  @Test func `cuts remove ink from what is behind them`() throws {
    // The line and the gap beside it.
    let picture = try painted("circle.slash.fill")
    let diagonal = (8..<40).map { picture[$0, $0] }
    let beside = (14..<34).map { picture[$0 + 4, $0] }
    #expect(Set(diagonal) == ["#ff0000"])
    #expect(Set(beside) == ["clear"])
    // A number is cut out of a filled shape, and drawn in one that is not.
    let centers = try ["1.circle.fill", "1.circle"].map { try painted($0)[24, 24] }
    #expect(centers == ["clear", "#ff0000"])
  }

  @Test func `the width of lines follows the weight`() throws {
    let columns = try [100, 400, 900].map { weight in
      let picture = try painted("circle") { $0.weight = weight }
      return (0..<24).count { picture[$0, 24] != "clear" }
    }
    #expect(columns == columns.sorted())
    #expect(Set(columns).count == 3)
  }

  @Test func `a symbol is painted with a paint, or in several colors`() throws {
    let green = try painted("circle.fill") { $0.paint = .color(.green) }
    #expect(green[24, 24] == "#00ff00")
    let hues: [ColorComponents] = [.black, .white, .red, .blue, .green, .green, .green]
    let star = try painted("star") { $0.colors = hues }
    // Its hue is yellow, the third after that of text.
    #expect(try #require(star.ink).count == 4)
    let colors = Set((0..<48).flatMap { y in (0..<48).map { star[$0, y] } })
    #expect(colors.contains("#0000ff"))
    #expect(!colors.contains("#000000"))
    // A cut in an area with a color is white.
    let plus = try painted("plus.circle.fill") { $0.colors = hues }
    #expect(plus.coarse((24, 24), (24, 6)) == ["#fff", "#0f0"])
  }

  @Test func `a name that is no symbol is shown as a square`() throws {
    #expect(try painted("no.such.symbol").ink != nil)
  }

  @Test func `each drawing has ink within its box`() throws {
    let names = SystemSymbols.shared.drawings.files.keys.sorted()
    let outside = names.filter { name in
      let parts = SymbolParts(named: name, in: .shared, weight: 400).parts
      return parts.isEmpty
        || parts.contains { part in
          guard let bounds = part.path.bounds else { return true }
          return bounds.x < 1 || bounds.y < 1 || bounds.maxX > 23 || bounds.maxY > 23
        }
    }
    #expect(outside == [])
  }

  @Test func `paths have all of SVG's commands, and end at the first mistake`() {
    func elements(_ path: String) -> [String] {
      var reader = SVGPathReader(path)
      return reader.elements().map { element in
        let points = element.points.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }
        let name =
          switch element {
          case .move: "M"
          case .line: "L"
          case .quadCurve: "Q"
          case .curve: "C"
          case .close: "Z"
          }
        return ([name] + points).joined(separator: " ")
      }
    }
    #expect(
      elements("M1 2L3-4h5v-1H0V9z") == [
        "M 1,2", "L 3,-4", "L 8,-4", "L 8,-5", "L 0,-5", "L 0,9", "Z",
      ])
    #expect(elements("m1,2 3,4zm1 1") == ["M 1,2", "L 4,6", "Z", "M 2,3"])
    #expect(elements("M0 0c1 2 3 4 5 6s2 2 4 4") == ["M 0,0", "C 1,2 3,4 5,6", "C 7,8 7,8 9,10"])
    #expect(elements("M0 0q1 2 4 0t4 0") == ["M 0,0", "Q 1,2 4,0", "Q 7,-2 8,0"])
    #expect(elements("M0 0a10 10 0 0110 10") == ["M 0,0", "C 6,0 10,4 10,10"])
    #expect(elements("M0 0L1 1X5") == ["M 0,0", "L 1,1"])
  }
}
