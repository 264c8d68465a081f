import BanyanGraph
import BanyanHost
import Foundation
import UniformTypeIdentifiers

/// A picture that an app has as bytes: PNG, JPEG, GIF or WebP, which browsers show.
package final class PictureData: Sendable {
  package enum Format: String {
    case png, jpeg, gif, webp

    /// The format according to the first bytes.
    init?(_ bytes: Data) {
      let start = Array(bytes.prefix(12))
      if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        self = .png
      } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if start.starts(with: Array("GIF8".utf8)) {
        self = .gif
      } else if start.starts(with: Array("RIFF".utf8)),
        start.dropFirst(8) == Array("WEBP".utf8)[...]
      {
        self = .webp
      } else {
        return nil
      }
    }

    package var type: String { "image/\(rawValue)" }

    package static let types: [UTType] = [.png, .jpeg, .gif, .webP]
  }

  /// The largest picture.
  static let mostBytes = 16 << 20
  /// Larger ones are not part of the page, which fetches them.
  private static let mostBytesInPage = 16 << 10

  package let bytes: Data
  package let format: Format
  /// The size in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: Double

  /// - Parameter scale: the number of pixels per point.
  /// - Returns: nil if the bytes are of another format, too many, which is reported, or so damaged that they have no size.
  package init?(_ bytes: Data, scale: Double = 1) {
    guard let format = Format(bytes) else { return nil }
    guard bytes.count <= Self.mostBytes else {
      Self.reportSize(of: bytes, format)
      return nil
    }
    guard let size = Self.size(bytes, format) else { return nil }
    self.bytes = bytes
    self.format = format
    self.size = CGSize(width: size.width / scale, height: size.height / scale)
    self.scale = scale
  }

  private static func reportSize(of bytes: Data, _ format: Format) {
    let message =
      "A picture (\(format.rawValue.uppercased())) of \(bytes.count) bytes is not shown, because a picture made from data may have \(mostBytes) at most: make it smaller, or give AsyncImage its address."
    // A body may make its picture again each time it runs.
    if MainThread.isCurrent {
      assumingMainActor { Issue.reportOnce(message) }
    } else {
      Issue.report(message)
    }
  }

  private static func size(_ bytes: Data, _ format: Format) -> CGSize? {
    // A camera writes whole pictures before the frame of a JPEG; elsewhere the size comes first.
    let start = format == .jpeg ? bytes : bytes.prefix(64)
    return PictureSize(Array(start)).map { CGSize(width: $0.width, height: $0.height) }
  }

  /// Returns the property by which an element of a window shows the picture.
  @MainActor func source(in window: WindowNode?) -> Property? {
    // A part of the page is as large as its pixels.
    guard bytes.count > Self.mostBytesInPage || scale != 1 else {
      return .remoteSource("data:\(format.type);base64,\(bytes.base64EncodedString())")
    }
    return window?.files.show(self).map(Property.source)
  }

  /// The size of a picture that is part of the page.
  static func size(inPage source: String) -> CGSize? {
    // An app may show an address that a visitor wrote: longer ones are not decoded.
    guard source.hasPrefix("data:"), source.utf8.count <= mostBytesInPage * 4 / 3 + 64,
      let comma = source.firstIndex(of: ","),
      let bytes = Data(base64Encoded: String(source[source.index(after: comma)...])),
      let format = Format(bytes)
    else { return nil }
    return size(bytes, format)
  }
}

extension PictureData: Equatable {
  package static func == (left: PictureData, right: PictureData) -> Bool {
    left === right || (left.scale == right.scale && left.bytes == right.bytes)
  }
}
