import BanyanText
import Testing

/// Font files of apps, generated here byte by byte.
@Suite struct FilesOfFonts {
  private struct Table {
    var bytes: [UInt8] = []

    mutating func add16(_ values: Int...) {
      for value in values { bytes += [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    }

    mutating func add32(_ values: Int...) {
      for value in values { add16(value >> 16, value) }
    }
  }

  /// A font with the letters A and B, 500 and 700 units wide, and its metadata.
  private func font(selection: Int = 0, cutTo count: Int? = nil) -> [UInt8] {
    var head = Table()
    head.add32(0x10000, 0, 0, 0x5F0F_3CF5)
    head.add16(0, 1000)
    var heights = Table()
    heights.add32(0x10000)
    heights.add16(900, -200, 50)
    heights.bytes += Array(repeating: 0, count: 24)
    heights.add16(3)
    var widths = Table()
    for width in [100, 500, 700] { widths.add16(width, 0) }
    var characters = Table()
    characters.add16(0, 1, 3, 1)
    characters.add32(12)
    characters.add16(4, 32, 0, 4, 4, 1, 0)
    // The letters, and the terminator of the list.
    characters.add16(0x42, 0xFFFF, 0, 0x41, 0xFFFF, 1 - 0x41, 1, 0, 0)
    var names = Table()
    let texts = [(1, "Lesson"), (4, "Lesson Bold"), (6, "Lesson-Bold")]
    names.add16(0, texts.count, 6 + 12 * texts.count)
    var units: [UInt8] = []
    for (number, text) in texts {
      names.add16(3, 1, 0x409, number, 2 * text.utf8.count, units.count)
      for byte in text.utf8 { units += [0, byte] }
    }
    names.bytes += units
    var system = Table()
    system.add16(2, 0, 700)
    system.bytes += Array(repeating: 0, count: 56)
    system.add16(selection, 0, 0, 800, -150, 30, 0, 0)
    system.bytes += Array(repeating: 0, count: 10)
    system.add16(650, 0)
    let tables = [
      ("OS/2", system), ("cmap", characters), ("head", head), ("hhea", heights), ("hmtx", widths),
      ("name", names),
    ]
    var file = Table()
    file.add32(0x10000)
    file.add16(tables.count, 0, 0, 0)
    var content: [UInt8] = []
    for (name, table) in tables {
      file.bytes += Array(name.utf8)
      file.add32(0, 12 + 16 * tables.count + content.count, table.bytes.count)
      content += table.bytes
    }
    let all = file.bytes + content
    return Array(all.prefix(count ?? all.count))
  }

  @Test func `A font has its names, and how wide and high its letters are`() throws {
    let font = try #require(FontFile(font()))
    #expect(font.family == "Lesson")
    #expect(font.ownNames == ["Lesson-Bold", "Lesson Bold"])
    #expect(font.table.face == TypefaceFace(family: "Lesson", weight: 700))
    #expect(font.table.ownUnits(of: 0x41) == 500)
    #expect(font.table.ownUnits(of: 0x42) == 700)
    #expect(font.table.ownUnits(of: 0x43) == nil)
    #expect(
      font.table.metrics
        == TypefaceMetrics(unitsPerEm: 1000, ascent: 900, descent: 200, lineGap: 50, capHeight: 650)
    )
  }

  @Test func `A font may slant, and may ask for its other heights`() throws {
    let table = try #require(FontFile(font(selection: 0x81))).table
    #expect(table.face.isItalic)
    #expect(
      [table.metrics.ascent, table.metrics.descent, table.metrics.lineGap] == [800, 150, 30])
  }

  @Test func `A file that is cut anywhere, or changed anywhere, is read or refused`() {
    let whole = font()
    for count in 0..<whole.count { _ = FontFile(font(cutTo: count)) }
    #expect(FontFile(font(cutTo: whole.count - 40)) == nil)
    #expect(FontFile([]) == nil)
    for place in whole.indices {
      var changed = whole
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        changed[place] = value
        _ = FontFile(changed)
      }
    }
  }
}
