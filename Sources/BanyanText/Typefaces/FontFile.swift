/// The names and widths in a font file of an app: OpenType with either kind of outlines.
///
/// Files are untrusted, so offsets and lengths that lead out of the file are rejected.
package struct FontFile: Sendable {
  /// The name of the family, as people see it.
  package let family: String
  /// The names by which a program may ask for this face alone: its PostScript name and its full name.
  package let ownNames: [String]
  package let table: TypefaceTable

  /// The most characters that are read.
  private static let mostCharacters = 70_000

  /// - Returns: nil if it is not such a file, or lacks data needed for measuring.
  package init?(_ bytes: [UInt8]) {
    let file = Slice(bytes, in: 0..<bytes.count)
    guard let tag = file.number32(at: 0), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(tag),
      let count = file.number16(at: 4)
    else { return nil }
    var tables: [String: Slice] = [:]
    for place in stride(from: 12, to: 12 + 16 * count, by: 16) {
      guard let name = file.text(at: place, count: 4), let start = file.number32(at: place + 8),
        let length = file.number32(at: place + 12), let table = file.slice(start, length)
      else { return nil }
      tables[name] = table
    }
    guard let head = tables["head"], let unitsPerEm = head.number16(at: 18),
      TypefaceMetrics.fewestUnits...TypefaceMetrics.mostUnits ~= unitsPerEm,
      let heights = tables["hhea"], let ascent = heights.signed16(at: 4),
      let descent = heights.signed16(at: 6), let lineGap = heights.signed16(at: 8),
      let widthCount = heights.number16(at: 34), widthCount > 0, let widths = tables["hmtx"],
      let characters = tables["cmap"], let naming = tables["name"]
    else { return nil }
    let names = Self.names(in: naming)
    guard let family = names[16] ?? names[1] else { return nil }
    self.family = family
    ownNames = [names[6], names[4]].compactMap(\.self)

    let system = tables["OS/2"]
    let weight = system?.number16(at: 4) ?? 400
    let isItalic = (system?.number16(at: 62) ?? 0) & 1 != 0
    var metrics = TypefaceMetrics(
      unitsPerEm: unitsPerEm, ascent: max(ascent, 0), descent: max(-descent, 0),
      lineGap: max(lineGap, 0), capHeight: unitsPerEm * 7 / 10)
    // A face may ask to use the heights in this table.
    if let system, (system.number16(at: 62) ?? 0) & 0x80 != 0, let ascent = system.signed16(at: 68),
      let descent = system.signed16(at: 70), let gap = system.signed16(at: 72)
    {
      (metrics.ascent, metrics.descent) = (max(ascent, 0), max(-descent, 0))
      metrics.lineGap = max(gap, 0)
    }
    if let system, system.number16(at: 0) ?? 0 >= 2, let height = system.signed16(at: 88),
      height > 0
    {
      metrics.capHeight = height
    }
    let most = unitsPerEm * TypefaceMetrics.mostEms
    var advances: [(UInt32, Int32)] = []
    for (character, glyph) in Self.glyphs(in: characters).prefix(Self.mostCharacters) {
      // The last width applies to all glyphs after it.
      guard let width = widths.number16(at: 4 * min(glyph, widthCount - 1)), width <= most else {
        continue
      }
      advances.append((character, Int32(width)))
    }
    guard !advances.isEmpty else { return nil }
    advances.sort { $0.0 < $1.0 }
    table = TypefaceTable(
      TypefaceFace(
        family: family, weight: min(max(weight, 1), 1000), isItalic: isItalic),
      metrics: metrics, advances: advances)
  }

  /// Returns the names of a font by their numbers: the English ones for Windows, or those for a Mac.
  private static func names(in table: Slice) -> [Int: String] {
    guard let count = table.number16(at: 2), let texts = table.number16(at: 4) else { return [:] }
    var names: [Int: String] = [:]
    for place in stride(from: 6, to: 6 + 12 * count, by: 12) {
      guard let platform = table.number16(at: place), let language = table.number16(at: place + 4),
        let name = table.number16(at: place + 6), let length = table.number16(at: place + 8),
        let offset = table.number16(at: place + 10), let bytes = table.bytes(texts + offset, length)
      else { continue }
      if platform == 3, language == 0x409 {
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
          UInt16(bytes[bytes.startIndex + $0]) << 8 | UInt16(bytes[bytes.startIndex + $0 + 1])
        }
        names[name] = String(decoding: units, as: UTF16.self)
      } else if platform == 1, names[name] == nil, bytes.allSatisfy({ $0 < 0x80 }) {
        names[name] = String(decoding: bytes, as: UTF8.self)
      }
    }
    return names
  }

  /// Returns characters with the numbers of their glyphs, each once.
  private static func glyphs(in table: Slice) -> [(UInt32, Int)] {
    guard let count = table.number16(at: 2) else { return [] }
    var subtables: [Int: Slice] = [:]
    for place in stride(from: 4, to: 4 + 8 * count, by: 8) {
      guard let platform = table.number16(at: place), [0, 3].contains(platform),
        let encoding = table.number16(at: place + 2), platform == 0 || [1, 10].contains(encoding),
        let offset = table.number32(at: place + 4), let rest = table.rest(from: offset),
        let format = rest.number16(at: 0)
      else { continue }
      subtables[format] = rest
    }
    if let all = subtables[12] { return segments(in: all) }
    return subtables[4].map(shortSegments) ?? []
  }

  /// Format 12: runs of characters with runs of glyphs.
  private static func segments(in table: Slice) -> [(UInt32, Int)] {
    var glyphs: [(UInt32, Int)] = []
    for place in stride(from: 16, to: 16 + 12 * min(table.number32(at: 12) ?? 0, 100_000), by: 12) {
      guard let first = table.number32(at: place), let last = table.number32(at: place + 4),
        let glyph = table.number32(at: place + 8), first <= last, last <= 0x10_FFFF
      else { break }
      for character in first...last {
        guard glyphs.count < mostCharacters else { return glyphs }
        glyphs.append((UInt32(character), glyph + character - first))
      }
    }
    return glyphs
  }

  /// Format 4: the same for characters of 16 bits, in four lists.
  private static func shortSegments(in table: Slice) -> [(UInt32, Int)] {
    guard let bytes = table.number16(at: 6) else { return [] }
    var glyphs: [(UInt32, Int)] = []
    for index in 0..<bytes / 2 {
      let (ends, starts) = (14 + 2 * index, 16 + bytes + 2 * index)
      let (deltas, offsets) = (starts + bytes, starts + 2 * bytes)
      guard let last = table.number16(at: ends), let first = table.number16(at: starts),
        let delta = table.number16(at: deltas), let offset = table.number16(at: offsets),
        first <= last
      else { continue }
      for character in first...last where character != 0xFFFF {
        var glyph = character
        if offset != 0 {
          guard let found = table.number16(at: offsets + offset + 2 * (character - first)),
            found != 0
          else { continue }
          glyph = found
        }
        glyph = (glyph + delta) & 0xFFFF
        if glyph != 0 { glyphs.append((UInt32(character), glyph)) }
        guard glyphs.count < mostCharacters else { return glyphs }
      }
    }
    return glyphs
  }
}

/// A part of a file. Reading beyond its end returns nil.
private struct Slice {
  private let all: [UInt8]
  private let range: Range<Int>

  init(_ bytes: [UInt8], in range: Range<Int>) {
    all = bytes
    self.range = range
  }

  func bytes(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= range.count, count <= range.count - offset else {
      return nil
    }
    return all[range.lowerBound + offset..<range.lowerBound + offset + count]
  }

  func slice(_ offset: Int, _ count: Int) -> Slice? {
    bytes(offset, count).map { Slice(all, in: $0.indices) }
  }

  func rest(from offset: Int) -> Slice? { slice(offset, range.count - offset) }

  func number16(at offset: Int) -> Int? {
    bytes(offset, 2).map { Int($0[$0.startIndex]) << 8 | Int($0[$0.startIndex + 1]) }
  }

  func signed16(at offset: Int) -> Int? {
    number16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func number32(at offset: Int) -> Int? {
    bytes(offset, 4).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  func text(at offset: Int, count: Int) -> String? {
    bytes(offset, count).map { String(decoding: $0, as: UTF8.self) }
  }
}
