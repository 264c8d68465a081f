import Foundation

/// The width and height of a picture in pixels, read from the first bytes of its file.
struct PictureSize: Hashable, Sendable {
  var width, height: Int

  /// - Returns: nil if the file is of another kind, or damaged.
  init?(_ bytes: [UInt8]) {
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      return bytes[range].reduce(0) { $0 << 8 | Int($1) }
    }
    func littleNumber(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      return bytes[range].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var found: (width: Int?, height: Int?)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      found = (number(16..<20), number(20..<24))
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      found = (littleNumber(6..<8), littleNumber(8..<10))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      // Segments, each with its length, up to the one that begins a frame.
      var index = 2
      while index + 9 <= bytes.count, bytes[index] == 0xFF {
        let kind = bytes[index + 1]
        if 0xC0...0xCF ~= kind, kind != 0xC4, kind != 0xC8, kind != 0xCC {
          found = (number(index + 7..<index + 9), number(index + 5..<index + 7))
          break
        }
        guard let length = number(index + 2..<index + 4) else { break }
        index += 2 + length
      }
    } else if let text = String(bytes: bytes.prefix(4096), encoding: .utf8), text.contains("<svg") {
      found = Self.drawing(text)
    }
    guard let width = found.width, let height = found.height, width > 0, height > 0 else {
      return nil
    }
    (self.width, self.height) = (width, height)
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
      attribute(name).flatMap { Double($0.replacing("px", with: "")) }.map { Int($0.rounded()) }
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? (Int(box[2].rounded()), Int(box[3].rounded())) : (nil, nil)
  }
}
