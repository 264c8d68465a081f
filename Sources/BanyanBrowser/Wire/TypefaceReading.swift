import BanyanHost
import BanyanText
import NIOCore

extension SystemTypeface {
  /// A use of a typeface. Of each page, the last use is kept.
  struct Use: Hashable, Sendable {
    var design: FontDescription.Design
    var name: String?
  }

  var use: Use { Use(design: design, name: name) }

  /// The number of typefaces that are kept for a page.
  static let most = 8

  /// The number of units of length in an em.
  static let unitsPerEm = 16_000
  /// The characters whose advances a page reports for each face: those of most languages with Latin, Greek, or
  /// Cyrillic letters, and marks.
  static let characters: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x17F, 0x391...0x3C9, 0x410...0x44F, 0x2010...0x2026, 0x20AC...0x20AC,
    0x2190...0x2193,
    0x2212...0x2212,
  ]
  static let characterCount = characters.reduce(0) { $0 + $1.count }

  /// Reads the fingerprint, and faces up to the end of the message.
  init?(reading message: inout ByteBuffer) {
    guard let fingerprint = message.readInteger(as: UInt64.self) else { return nil }
    self.init(fingerprint: fingerprint)
    while message.readableBytes > 0 {
      guard faces.count < MessageLimit.faceCount.most, let face = Face(reading: &message) else {
        return nil
      }
      faces.append(face)
    }
  }
}

extension SystemTypeface.Face {
  fileprivate init?(reading message: inout ByteBuffer) {
    func units() -> Int? {
      guard let number = message.readVarint() else { return nil }
      return number <= SystemTypeface.mostLength ? Int(number) : nil
    }
    guard let weight = message.readVarint(), 1...1000 ~= weight,
      let slant = message.readInteger(as: UInt8.self), slant <= 1,
      let ascent = units(), let descent = units(), let capHeight = units()
    else { return nil }
    var advances: [Int] = []
    advances.reserveCapacity(SystemTypeface.characterCount)
    for _ in 0..<SystemTypeface.characterCount {
      guard let advance = units() else { return nil }
      advances.append(advance)
    }
    self.init(
      weight: Int(weight), isItalic: slant == 1, ascent: ascent, descent: descent,
      capHeight: capHeight, advances: advances)
  }
}

extension SystemTypeface {
  fileprivate static var mostLength: UInt32 {
    UInt32(unitsPerEm * TypefaceMetrics.mostEms)
  }

  /// The family with the reported widths; nil if there are none.
  var family: TypefaceFamily? {
    if faces.isEmpty { return nil }
    return TypefaceFamily(
      faces.map { face in
        let characters = Self.characters.joined()
        return TypefaceTable(
          TypefaceFace(family: "system", weight: face.weight, isItalic: face.isItalic),
          metrics: TypefaceMetrics(
            unitsPerEm: Self.unitsPerEm, ascent: face.ascent, descent: face.descent,
            capHeight: face.capHeight),
          advances: zip(characters, face.advances).map { ($0, Int32($1)) })
      })
  }
}
