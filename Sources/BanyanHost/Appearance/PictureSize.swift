import Foundation

/// The width and height of a picture in pixels, as it is shown, read from the first bytes of its file.
package struct PictureSize: Hashable, Sendable {
  package var width, height: Int
  /// The orientation of the camera, from 1 to 8, as Exif numbers it: 1 is upright.
  package private(set) var orientation = 1

  /// - Returns: nil if the file is of another kind, or damaged.
  package init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes)
    var found: (width: Int?, height: Int?)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      found = (reader.number(16..<20), reader.number(20..<24))
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      found = (reader.littleNumber(6..<8), reader.littleNumber(8..<10))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      let photograph = Self.photograph(reader)
      orientation = photograph.orientation
      found =
        5...8 ~= orientation
        ? (photograph.height, photograph.width) : (photograph.width, photograph.height)
    } else if bytes.starts(with: Array("RIFF".utf8)), reader.word(8) == "WEBP" {
      found = Self.webPicture(reader)
    } else if let text = String(bytes: bytes.prefix(4096), encoding: .utf8), text.contains("<svg") {
      found = Self.drawing(text)
    }
    guard let width = found.width, let height = found.height, width > 0, height > 0 else {
      return nil
    }
    (self.width, self.height) = (width, height)
  }

  /// Numbers in a file that may end anywhere.
  private struct Reader {
    let bytes: [UInt8]

    func number(_ range: Range<Int>) -> Int? {
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
      return bytes[range].reduce(0) { $0 << 8 | Int($1) }
    }

    func littleNumber(_ range: Range<Int>) -> Int? {
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
      return bytes[range].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func word(_ start: Int) -> String? {
      guard start + 4 <= bytes.count else { return nil }
      return String(decoding: bytes[start..<start + 4], as: UTF8.self)
    }
  }

  /// The size of a JPEG as it is stored. It has segments, each with its length, up to the one that begins a frame.
  private static func photograph(
    _ reader: Reader
  ) -> (width: Int?, height: Int?, orientation: Int) {
    let bytes = reader.bytes
    var index = 2
    var orientation = 1
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let kind = bytes[index + 1]
      if 0xC0...0xCF ~= kind, kind != 0xC4, kind != 0xC8, kind != 0xCC {
        let height = reader.number(index + 5..<index + 7)
        let width = reader.number(index + 7..<index + 9)
        return (width, height, orientation)
      }
      guard let length = reader.number(index + 2..<index + 4) else { break }
      if kind == 0xE1, let held = self.orientation(reader, at: index + 4) { orientation = held }
      index += 2 + length
    }
    return (nil, nil, orientation)
  }

  /// Returns the orientation of the camera, from 1 to 8. Browsers turn the picture accordingly.
  private static func orientation(_ reader: Reader, at start: Int) -> Int? {
    guard reader.word(start) == "Exif" else { return nil }
    let table = start + 6
    let isLittle = reader.number(table..<table + 2) == 0x4949
    func number(_ start: Int, _ count: Int) -> Int? {
      let range = table + start..<table + start + count
      return isLittle ? reader.littleNumber(range) : reader.number(range)
    }
    guard let first = number(4, 4), first < 1 << 16, let entryCount = number(first, 2) else {
      return nil
    }
    for entry in 0..<min(entryCount, 100) {
      let place = first + 2 + entry * 12
      if number(place, 2) == 0x112 { return number(place + 8, 2) }
    }
    return nil
  }

  /// The size of a WebP, which comes in three kinds.
  private static func webPicture(_ reader: Reader) -> (Int?, Int?) {
    switch reader.word(12) {
    case "VP8X":
      return (
        reader.littleNumber(24..<27).map { $0 + 1 }, reader.littleNumber(27..<30).map { $0 + 1 }
      )
    case "VP8L":
      let both = reader.littleNumber(21..<25)
      return (both.map { $0 & 0x3FFF + 1 }, both.map { $0 >> 14 & 0x3FFF + 1 })
    case "VP8 ":
      return (
        reader.littleNumber(26..<28).map { $0 & 0x3FFF },
        reader.littleNumber(28..<30).map { $0 & 0x3FFF }
      )
    default: return (nil, nil)
    }
  }

  private static func drawing(_ text: String) -> (Int?, Int?) {
    guard let start = text.firstRange(of: "<svg"),
      let tag = text[start.upperBound...].split(separator: ">").first
    else { return (nil, nil) }
    func attribute(_ name: String) -> Substring? {
      guard let range = tag.firstRange(of: " \(name)=\"") else { return nil }
      return tag[range.upperBound...].prefix { $0 != "\"" }
    }
    func length(_ name: String) -> Int? {
      attribute(name).flatMap { Double($0.replacing("px", with: "")) }.flatMap {
        Int(exactly: $0.rounded())
      }
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    guard box.count == 4 else { return (nil, nil) }
    return (Int(exactly: box[2].rounded()), Int(exactly: box[3].rounded()))
  }
}
