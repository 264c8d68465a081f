/// The beginnings of files of pictures, as far as a size needs them, for tests.
package enum PictureFile {
  package static func png(width: Int, height: Int, byteCount: Int = 33) -> [UInt8] {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let bytes = head + Array("IHDR".utf8) + number(width, 4) + number(height, 4)
    return bytes + [UInt8](repeating: 0, count: max(byteCount - bytes.count, 0))
  }

  /// - Parameter orientation: How the camera was held, as Exif says it; nil for no Exif.
  package static func jpeg(width: Int, height: Int, orientation: Int? = nil, isLittle: Bool = false)
    -> [UInt8]
  {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      func value(_ value: Int, _ count: Int) -> [UInt8] {
        isLittle ? number(value, count).reversed() : number(value, count)
      }
      let table = Array((isLittle ? "II" : "MM").utf8) + value(42, 2) + value(8, 4)
      let entries = value(2, 2) + value(0x10F, 2) + value(2, 2) + value(4, 4) + value(0, 4)
      let entry = value(0x112, 2) + value(3, 2) + value(1, 4) + value(orientation, 2) + [0, 0]
      let exif = Array("Exif".utf8) + [0, 0] + table + entries + entry
      bytes += [0xFF, 0xE1] + number(exif.count + 2, 2) + exif
    }
    bytes += [0xFF, 0xC4] + number(4, 2) + [0, 0]
    return bytes + [0xFF, 0xC0] + number(17, 2) + [8] + number(height, 2) + number(width, 2) + [3]
  }

  package static func webp(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + [0, 0, 0, 0] + rest
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
  }
}
