/// A file with the faces of a family: the widths of their characters, and nothing of their shapes.
///
/// `Scripts/typefaces/typeface_file.py` writes it and documents the format. A file is read completely or not at
/// all.
package enum TypefaceFile {
  package static let version = 1
  package static let mostBytes = 4 << 20

  private static let mostFaces = 64
  private static let mostStrings = 65_536

  /// - Throws: the error, with its position in the file.
  package static func faces(in bytes: [UInt8]) throws(TypefaceFileError) -> [TypefaceTable] {
    guard bytes.count <= mostBytes else { throw .tooLarge(byteCount: bytes.count) }
    guard bytes.starts(with: Array("BTYP".utf8)) else { throw .notTypefaces }
    guard bytes.count >= 9 else { throw .tooShort(offset: 4) }
    let end = bytes.count - 4
    var reader = ByteReader(bytes, in: 4..<end)
    let version = try reader.number()
    guard version == Self.version else { throw .otherVersion(version) }
    guard
      checksum(of: bytes[..<end]) == bytes[end...].reversed().reduce(0, { $0 << 8 | UInt32($1) })
    else { throw .wrongChecksum }
    let count = try reader.number(atMost: mostFaces)
    var faces: [TypefaceTable] = []
    for _ in 0..<count { faces.append(try face(in: &reader, after: faces)) }
    guard reader.isAtEnd else { throw .tooLong(offset: reader.offset) }
    return faces
  }

  private static func face(
    in reader: inout ByteReader, after earlier: [TypefaceTable]
  ) throws(TypefaceFileError) -> TypefaceTable {
    let family = try reader.text(atMost: 200)
    let weight = try reader.number(atMost: 1000)
    let flags = try reader.number(atMost: 3)
    let start = reader.offset
    let units = try reader.number(atMost: TypefaceMetrics.mostUnits)
    guard units >= TypefaceMetrics.fewestUnits else { throw .outOfRange(offset: start) }
    let most = units * TypefaceMetrics.mostEms
    var metrics = TypefaceMetrics(
      unitsPerEm: units, ascent: try reader.number(atMost: most),
      descent: try reader.number(atMost: most), lineGap: try reader.number(atMost: most),
      capHeight: try reader.number(atMost: most))
    metrics.tabularDigit = try reader.number(atMost: most)
    metrics.isFreeType = flags & 2 != 0
    let base = try reader.number(atMost: earlier.count)
    let advances = try advances(in: &reader, most: most, base: base == 0 ? nil : earlier[base - 1])
    return TypefaceTable(
      TypefaceFace(family: family, weight: weight, isItalic: flags & 1 != 0), metrics: metrics,
      advances: advances, clusters: try strings(in: &reader, most: most),
      words: try strings(in: &reader, most: most))
  }

  private static func advances(
    in reader: inout ByteReader, most: Int, base: TypefaceTable?
  ) throws(TypefaceFileError) -> [(UInt32, Int32)] {
    let runCount = try reader.number(atMost: 65_536)
    var characters: [UInt32] = []
    var end = 0
    for _ in 0..<runCount {
      let start = reader.offset
      let first = end + (try reader.number(atMost: 0x10FFFF))
      let count = try reader.number(atMost: 0x110000)
      end = first + count
      guard count > 0, end <= 0x110000 else { throw .notInOrder(offset: start) }
      characters += UInt32(first)..<UInt32(end)
    }
    var result: [(UInt32, Int32)] = []
    result.reserveCapacity(characters.count)
    var step = 0
    while result.count < characters.count {
      let start = reader.offset
      let code = try reader.number()
      var repeats = 1
      if code & 1 == 1 {
        repeats = code >> 1
      } else {
        let zigzag = code >> 1
        step += zigzag & 1 == 1 ? -(zigzag + 1) / 2 : zigzag / 2
      }
      guard repeats >= 1, repeats <= characters.count - result.count else {
        throw .outOfRange(offset: start)
      }
      for _ in 0..<repeats {
        let character = characters[result.count]
        let advance = step + (base?.ownUnits(of: character) ?? 0)
        guard 0...most ~= advance else { throw .outOfRange(offset: start) }
        result.append((character, Int32(advance)))
      }
    }
    return result
  }

  private static func strings(
    in reader: inout ByteReader, most: Int
  ) throws(TypefaceFileError) -> [String: Int32] {
    let count = try reader.number(atMost: mostStrings)
    var result: [String: Int32] = [:]
    for _ in 0..<count {
      let string = try reader.text(atMost: TypefaceTable.mostBytesOfString)
      // A word has many letters, each as wide as the limit for one.
      result[string] = Int32(
        try reader.number(atMost: min(most * max(1, string.utf8.count), Int(Int32.max))))
    }
    return result
  }

  /// Returns the FNV-1a checksum.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
