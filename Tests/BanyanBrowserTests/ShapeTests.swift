import BanyanHost
import Logging
import NIOCore
import Testing

@testable import BanyanBrowser

/// Repeated structures are sent once.
@Suite struct ShapeTests {
  /// A page that remembers the shapes of earlier batches.
  private let shapes = ShapeTable()
  private let catalog = SymbolCatalog(files: [:], logger: Logger(label: "test"))

  private func bytes(_ batch: [Mutation]) -> [UInt8] {
    var encoder = BatchEncoder(number: 1, acknowledged: 2, catalog: catalog, shapes: shapes)
    encoder.encode(batch)
    return Array(encoder.finish().0.readableBytesView.dropFirst(2))
  }

  private func id(_ number: UInt32) -> ElementID { ElementID(rawValue: number) }

  private func text(_ id: ElementID, _ string: String, in parent: ElementID) -> [Mutation] {
    [.create(id, .text, [.text([TextRun(string)])]), .insert(id, into: parent, before: nil)]
  }

  /// Returns a row of two texts, with consecutive element numbers.
  private func row(
    _ number: UInt32, _ first: String, _ second: String, before sibling: ElementID? = nil
  ) -> [Mutation] {
    [
      .create(id(number), .horizontalStack, []),
      .insert(id(number), into: id(3), before: sibling),
    ] + text(id(number + 1), first, in: id(number)) + text(id(number + 2), second, in: id(number))
  }

  /// Returns rows with the given numbers of texts.
  private func rows(count: UInt32, of textCount: Int, from number: UInt32) -> [Mutation] {
    var made: [Mutation] = []
    for row in 0..<count {
      let first = number + 100 * row
      made.append(.create(id(first), .horizontalStack, []))
      made.append(.insert(id(first), into: id(3), before: nil))
      for place in 1...UInt32(textCount) { made += text(id(first + place), "a", in: id(first)) }
    }
    return made
  }

  private static let stack = ElementKind.horizontalStack.rawValue
  /// The shape of a row, whose texts were "a" and "b".
  private static let definition: [UInt8] =
    [21, 0, 3, 0, stack, 0, 1, 1, 1, 255, 1, UInt8(ascii: "a")]
    + [1, 1, 1, 255, 1, UInt8(ascii: "b")]

  @Test func `rows that are alike are of one shape`() {
    let batch = row(10, "a", "b") + row(13, "c", "b") + row(16, "d", "e") + row(19, "f", "b")
    let expected: [UInt8] =
      Self.definition + [
        /* parent */ 6, 3, /* as it was, and its numbers: 10 and one more each */ 0x40, 1, 20, 2, 2,
        /* another first text and other numbers */ 0x40, 0b011, 26, 2, 2, 1, UInt8(ascii: "c"),
        /* both texts, three further on */ 0x40, 0b110, 1, UInt8(ascii: "d"), 1, UInt8(ascii: "e"),
        /* the first text */ 0x40, 0b010, 1, UInt8(ascii: "f"),
      ]
    #expect(bytes(batch) == expected)
  }

  @Test func `a row is of a shape when it comes for the second time`() {
    let alone = [7, 10, 6, 3, 0x80 | Self.stack, 0, 0xC0, 1, 97, 0x80, 1, 98] as [UInt8]
    #expect(bytes(row(10, "a", "b")) == alone)
    #expect(
      bytes(row(20, "a", "b")) == Self.definition + [6, 3, 0x40, 1, 40, 2, 2])
    #expect(bytes(row(30, "a", "c")) == [6, 3, 0x40, 0b101, 60, 2, 2, 1, 99])
  }

  @Test func `a page that begins afresh knows no shape`() {
    _ = bytes(row(10, "a", "b") + row(13, "a", "b"))
    #expect(bytes(row(20, "a", "b")) == [6, 3, 0x40, 1, 40, 2, 2])
    shapes.removeAll()
    #expect(bytes(row(30, "a", "b")).prefix(2) == [7, 30])
  }

  @Test func `rows before another stand before it one after the other`() {
    _ = bytes(row(10, "a", "b") + row(13, "a", "b"))
    #expect(
      bytes(row(20, "a", "b", before: id(10)) + row(23, "c", "b", before: id(10)))
        == [22, 3, 10, 0x40, 1, 40, 2, 2, 0x40, 0b011, 46, 2, 2, 1, 99])
  }

  @Test func `an element that is placed later is made first`() {
    _ = bytes(row(10, "a", "b") + row(13, "a", "b"))
    let motion = Motion(.bezier(0, 0, 1, 1), duration: 1)
    func made(_ number: UInt32) -> [Mutation] {
      let made = row(number, "a", "b")
      return [made[0], .animated(motion, [made[1]])] + made[2...]
    }
    let name = motion.wireValue
    #expect(
      bytes(made(20) + made(23) + [.remove(id(5))])
        == [8, 0x80, 1, 40, 2, 2, 14, UInt8(name.utf8.count)] + Array(name.utf8)
        + [4, 20, 3, 0, 8, 0x80, 1, 46, 2, 2, 4, 23, 3, 0, 14, 0, 5, 5])
  }

  @Test func `a value of other facets is sent whole`() {
    func box(_ number: UInt32, _ background: Paint) -> [Mutation] {
      [
        .create(id(number), .box, [.background(background), .opacity(0.5)]),
        .insert(id(number), into: id(3), before: nil),
      ]
    }
    let red = ColorDescription(.named(.red))
    let batch =
      box(10, .color(red)) + box(11, .color(red)) + box(12, .color(ColorDescription(.named(.blue))))
    let blue = UInt8(truncatingIfNeeded: Vocabulary.atomNumbers["var(--blue)"]! << 1 | 1) | 0x80
    let all = bytes(batch)
    #expect(all.suffix(6) == [0x40, 0b010, 1, Facet.background.rawValue, blue, 1])
  }

  private func line(_ width: Double) -> Property {
    .placement(
      Placement(x: 0, y: 0, width: .points(width), height: .points(22.09375), lines: .one))
  }

  @Test func `only the width is sent of a place that differs in nothing else`() {
    func placed(_ number: UInt32, _ text: String, _ place: Property) -> [Mutation] {
      [
        .create(id(number), .text, [.text([TextRun(text)]), place]),
        .insert(id(number), into: id(3), before: nil),
      ]
    }
    let own = Property.placement(Placement(x: 0, y: 0, width: .own, height: .own))
    let batch =
      placed(10, "a", line(10)) + placed(11, "a", line(12)) + placed(12, "a", own)
      + placed(13, "a", line(20_000))
    var expected: [UInt8] = [21, 0, 1, 0, ElementKind.text.rawValue, 2, 255, 1, 97]
    expected += [1, Facet.placed.rawValue, 18]
    expected += "hs 13a =0".utf8
    expected += [6, 3, 0x40, 1, 20]
    // Twelve points and one part.
    expected += [0x40, 0b101, 22, 0x81, 6]
    expected += [0x40, 0b100, 0, 3]
    expected += "- -".utf8
    expected += [0x40, 0b100, 0x81, 0x90, 0x4E]
    #expect(bytes(batch) == expected)
  }

  @Test func `places that are sent one after the other are compared with the one before`() {
    let other = Property.placement(Placement(x: 0, y: 0, width: .points(12), height: .own))
    let batch: [Mutation] = [
      .set(id(40), line(10)), .set(id(46), line(12)), .set(id(41), other),
      .set(id(41), .text([TextRun("a")])), .set(id(40), other),
    ]
    var expected: [UInt8] = [27, 3, 80, 0, 9]
    expected += "hs 13a =0".utf8
    expected += [12, 0x81, 6, 9, 0, 4]
    expected += "lc -".utf8
    expected += [3, 41, 1, 97, 27, 1, 80, 0, 4]
    expected += "lc -".utf8
    #expect(bytes(batch) == expected)
  }

  @Test func `elements of other keys, kinds or depths are of other shapes`() {
    _ = bytes(row(10, "a", "b") + row(13, "a", "b"))
    var other = row(20, "a", "b")
    other[0] = .create(id(20), .horizontalStack, [.spacing(3)])
    #expect(bytes(other).first == 7)
    other[0] = .create(id(20), .verticalStack, [])
    #expect(bytes(other).first == 7)
    let deeper = Array(row(20, "a", "b").dropLast(2)) + text(id(22), "b", in: id(21))
    #expect(bytes(deeper).first == 7)
    #expect(bytes(row(20, "a", "b")).prefix(3) == [6, 3, 0x40])
  }

  @Test func `a page knows so many shapes only, and forgets the one that was not used for longest`()
  {
    for count in 1...ShapeTable.capacity {
      #expect(
        bytes(rows(count: 2, of: count, from: 1_000 * UInt32(count))).prefix(2) == [
          21, UInt8(count - 1),
        ])
    }
    // The shape with two texts is number 1.
    #expect(bytes(row(10, "a", "a")).prefix(3) == [6, 3, 0x41])
    let another: [Mutation] = [40, 41].map {
      .create(id($0), .spacer, [.opacity(1), .isHidden(true)])
    }
    #expect(bytes(another).prefix(2) == [21, 0])
  }

  @Test func `a tree that is too large for a shape is sent without one`() {
    #expect(bytes(rows(count: 2, of: 64, from: 1_000)).prefix(4) == [7, 0xE8, 0x07, 6])
  }

  @Test func `rows that go together are one operation`() {
    #expect(bytes((0..<1000).map { .remove(id(10 + 6 * $0)) }) == [23, 10, 0xE8, 0x07, 6])
    #expect(
      bytes([9, 5, 6, 7, 8, 20].map { .remove(id($0)) }) == [5, 9, 23, 5, 4, 1, 5, 20])
    #expect(bytes([5, 6].map { .remove(id($0)) }) == [5, 5, 5, 6])
  }
}

/// The bytes of the operations of js-framework-benchmark, with rows as the core makes them.
@Suite struct TableSizeTests {
  private let shapes = ShapeTable()
  private let catalog = SymbolCatalog(files: [:], logger: Logger(label: "test"))

  private func size(_ batch: [Mutation]) -> Int {
    var encoder = BatchEncoder(number: 100, acknowledged: 100, catalog: catalog, shapes: shapes)
    encoder.encode(batch)
    return encoder.finish().0.readableBytes
  }

  private static let clear: Property = .background(.color(ColorDescription(.named(.clear))))
  private static let red: Property = .background(.color(ColorDescription(.named(.red))))

  private static func box(_ row: UInt32) -> ElementID { ElementID(rawValue: 6_017 + row) }
  private static func label(_ row: UInt32) -> String { "pretty red table \(row % 10)" }

  /// The box of a row comes after everything in the rows.
  /// - Parameter arePlaced: Whether the core lays out the window.
  private static func rows(
    _ rows: ClosedRange<UInt32>, arePlaced: Bool = false
  ) -> [Mutation] {
    rows.flatMap { row -> [Mutation] in
      func id(_ number: UInt32) -> ElementID { ElementID(rawValue: 12 + 6 * row + number) }
      func put(
        _ id: ElementID, _ kind: ElementKind, _ text: String? = nil, in parent: ElementID,
        _ place: Property
      ) -> [Mutation] {
        let properties: [Property] = text.map { [.text([TextRun($0)])] } ?? []
        return [
          .create(id, kind, properties + (arePlaced ? [place] : [])),
          .insert(id, into: parent, before: nil),
        ]
      }
      var made: [Mutation] = [
        .create(box(row), .box, [clear] + (arePlaced ? [hugging(at: 0)] : [])),
        .insert(box(row), into: ElementID(rawValue: 17), before: nil),
      ]
      let text = "\(row)"
      made += put(id(0), .horizontalStack, in: box(row), hugging(at: 0))
      made += put(id(1), .text, text, in: id(0), line(9.75 * Double(text.utf8.count)))
      made += put(id(2), .button, in: id(0), hugging(at: 8))
      made += put(id(3), .text, label(row), in: id(2), line(150 + Double(row % 10)))
      made += put(id(4), .button, in: id(0), hugging(at: 8))
      made += put(id(5), .text, "x", in: id(4), line(8.5))
      return made
    }
  }

  /// The placement of an element that is as large as its content.
  private static func hugging(at x: Double) -> Property {
    .placement(Placement(x: x, y: 0, width: .own, height: .own))
  }

  /// The placement of a single-line text.
  private static func line(_ width: Double) -> Property {
    .placement(
      Placement(x: 0, y: 0, width: .points(width), height: .points(22.09375), lines: .one))
  }

  /// The size that a program made for these rows would send: a length and text for each, and a few bytes.
  private let leastCreated = 1_000 * (1 + label(0).utf8.count)

  @Test func operations() {
    #expect(leastCreated == 19_000)
    #expect(size(Self.rows(1...1_000)) == 23_067)
    #expect(
      size(
        stride(from: UInt32(1), through: 1_000, by: 10).map {
          .set(ElementID(rawValue: 15 + 6 * $0), .text([TextRun(Self.label($0) + " !!!")]))
        }) == 2_600)
    #expect(size([.set(Self.box(5), Self.red), .set(Self.box(4), Self.clear)]) == 18)
    #expect(
      size([
        .insert(Self.box(2), into: ElementID(rawValue: 17), before: Self.box(1_000)),
        .insert(Self.box(999), into: ElementID(rawValue: 17), before: Self.box(3)),
      ]) == 14)
    #expect(size([.remove(Self.box(7))]) == 5)
    #expect(size(Self.rows(1_001...2_000)) == 24_122)
    #expect(size((1...1_000).map { .remove(Self.box($0)) }) == 8)
    #expect(size([.set(ElementID(rawValue: 15), .text([TextRun("42")]))]) == 7)
  }

  /// At most 1.2 times the bytes without placements.
  @Test func `operations in a window that the core lays out`() {
    #expect(size(Self.rows(1...1_000, arePlaced: true)) == 26_920)
    let changed = stride(from: UInt32(1), through: 1_000, by: 10)
      .map { (ElementID(rawValue: 15 + 6 * $0), Self.label($0) + " !!!") }
    let texts = changed.map { id, label in Mutation.set(id, .text([TextRun(label)])) }
    let places = changed.map { id, _ in Mutation.set(id, Self.line(171)) }
    #expect(size(texts + places) == 2_912)
    #expect(size(Self.rows(1_001...2_000, arePlaced: true)) == 27_922)
  }

  @Test func `rows of one text are little more than their texts`() {
    var style = TextStyle()
    style.font = FontDescription(size: .style(.caption))
    let rows: [Mutation] = (1...1_000).flatMap { row -> [Mutation] in
      [
        .create(
          ElementID(rawValue: 10 + row), .text, [.text([TextRun(Self.label(row))]), .style(style)]),
        .insert(ElementID(rawValue: 10 + row), into: .window, before: nil),
      ]
    }
    #expect(size(rows) == 19_135)
  }
}
