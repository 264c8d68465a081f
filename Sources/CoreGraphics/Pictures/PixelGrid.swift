/// Pixels in rows from the top, each of four bytes: red, green, blue and opacity. The colors are not multiplied with the
/// opacity.
package struct PixelGrid: Hashable, Sendable {
  package let width, height: Int
  package let bytes: [UInt8]

  /// The pixels of the largest picture that is decoded: 128 MB, for as long as that takes.
  package static let mostPixels = 1 << 25

  /// - Returns: nil if there are no pixels, or if the bytes are not those of the size.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, width <= Self.mostPixels, height <= Self.mostPixels,
      bytes.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Reads a PNG or JPEG with the system's libraries.
  /// - Parameter limit: a larger picture becomes smaller by a half, a quarter or an eighth, until it has no more pixels than this.
  /// - Returns: nil if the file is damaged, of another format or too large, or if its library is not installed.
  package init?(decoding file: [UInt8], atMost limit: Int) {
    let decoded =
      file.starts(with: [0x89, 0x50])
      ? PNGLibrary.shared?.decode(file, atMost: limit)
      : JPEGLibrary.shared?.decode(file, atMost: limit)
    guard let decoded else { return nil }
    self = decoded
  }

  /// The contents of a PNG file. Without libpng they are as large as the pixels.
  package var png: [UInt8] { PNGLibrary.shared?.encode(self) ?? storedPNG }

  /// The contents of a JPEG file.
  /// - Parameter quality: from 0 to 1.
  /// - Returns: nil if libturbojpeg is not installed.
  package func jpeg(quality: Double) -> [UInt8]? {
    JPEGLibrary.shared?.encode(self, quality: quality)
  }

  /// Returns the factor by which a picture is made smaller; nil if no factor is enough.
  static func reduction(width: Int, height: Int, atMost limit: Int) -> Int? {
    guard 1...mostPixels ~= width, 1...mostPixels ~= height, width * height <= mostPixels else {
      return nil
    }
    return [1, 2, 4, 8].first { divisor in
      ((width + divisor - 1) / divisor) * ((height + divisor - 1) / divisor) <= limit
    }
  }
}
