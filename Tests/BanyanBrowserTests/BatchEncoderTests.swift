import BanyanHost
import Logging
import NIOCore
import Testing

@testable import BanyanBrowser

@Suite struct BatchEncoderTests {
  private func bytes(_ batch: [Mutation], files: [String: String] = [:]) -> [UInt8] {
    let catalog = SymbolCatalog(files: files, logger: Logger(label: "test"))
    var encoder = BatchEncoder(number: 3, acknowledged: 7, catalog: catalog)
    encoder.encode(batch)
    return Array(encoder.finish().0.readableBytesView)
  }

  private func id(_ number: UInt32) -> ElementID { ElementID(rawValue: number) }

  @Test func aChangeOfTextIsAFewBytes() {
    let batch: [Mutation] = [.set(id(5), .text([TextRun("42")]))]
    #expect(bytes(batch) == [3, 7, 3, 5, 2] + Array("42".utf8))
  }

  @Test func anElementPutIntoTheOneBeforeNeedsNoNumbers() {
    let batch: [Mutation] = [
      .create(id(9), .horizontalStack, []), .insert(id(9), into: .window, before: nil),
      .create(id(10), .text, [.text([TextRun("a")])]), .insert(id(10), into: id(9), before: nil),
      .create(id(11), .text, [.text([TextRun("b")])]), .insert(id(11), into: id(9), before: nil),
    ]
    let expected: [UInt8] = [
      3, 7, /* next ID */ 7, 9, /* parent */ 6, 0, /* stack */
      0x80 | ElementKind.horizontalStack.rawValue, 0,
      /* first child */ 0xC0, 1, UInt8(ascii: "a"), /* its sibling */ 0x80, 1, UInt8(ascii: "b"),
    ]
    #expect(bytes(batch) == expected)
  }

  @Test func aTemplateOfMoreThanSixBitsFollowsInAByteOfItsOwn() {
    let heading: [Property] = [.text([TextRun("a")]), .headingLevel(2)]
    let number = Template.Index.heading(2).rawValue
    #expect(number > 0x3F)
    let made = bytes([.create(id(9), .text, heading), .insert(id(9), into: .window, before: nil)])
    #expect(made.prefix(8) == [3, 7, /* next ID */ 7, 9, /* parent */ 6, 0, 0xBF, number])
  }

  @Test func otherMutations() {
    #expect(bytes([.remove(id(300))]) == [3, 7, 5, 0xAC, 0x02])
    #expect(bytes([.insert(id(4), into: id(1), before: id(2))]) == [3, 7, 4, 4, 1, 2])
    #expect(bytes([.insert(id(4), into: .window, before: nil)]) == [3, 7, 4, 4, 0, 0])
    #expect(bytes([.focus(id(4))]) == [3, 7, 11, 4])
    #expect(bytes([.focus(nil)]) == [3, 7, 11, 0])
    #expect(bytes([.reset(id(4), .label)]) == [3, 7, 2, 4, PropertyKey.label.rawValue])
    #expect(
      bytes([.create(id(4), .spacer, [])]) == [3, 7, 7, 4, 8, ElementKind.spacer.rawValue, 0])
  }

  @Test func valuesOfManyFacetsReplaceWhatWasThere() {
    var style = TextStyle()
    style.weight = .bold
    let batch: [Mutation] = [.set(id(4), .style(style))]
    let weight = UInt8(Vocabulary.atomNumbers["700"]! << 1 | 1)
    #expect(
      bytes(batch)
        == [3, 7, 24, 4, PropertyKey.style.rawValue, 1, Facet.fontWeight.rawValue, weight])
  }

  @Test func aSymbolTravelsOnce() {
    let catalog = SymbolCatalog(
      files: ["star": "<svg><path/></svg>"], logger: Logger(label: "test"))
    var encoder = BatchEncoder(number: 1, acknowledged: 0, catalog: catalog)
    encoder.encode([.set(id(1), .symbol("star")), .set(id(2), .symbol("star"))])
    let (first, symbols, _) = encoder.finish()
    #expect(String(buffer: first).components(of: "<symbol ") == 2)
    encoder = BatchEncoder(number: 2, acknowledged: 0, catalog: catalog, symbols: symbols)
    encoder.encode([.set(id(3), .symbol("star"))])
    #expect(String(buffer: encoder.finish().0).components(of: "<symbol ") == 1)
  }
}

extension String {
  fileprivate func components(of separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
