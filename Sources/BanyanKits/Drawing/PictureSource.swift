import BanyanHost
import Foundation
import SwiftUICore

/// Finds the pictures and colors of an app, by the names that drawings have for them.
@MainActor
package struct PictureSource {
  /// Returns the contents of a picture's file.
  package var bytes: (_ name: String) -> [UInt8]?
  /// Returns the size of a picture in points.
  package var size: (_ name: String) -> CGSize?
  /// Returns the name of the dark variant of a picture; nil if it has none.
  package var darkName: (_ name: String) -> String?
  /// Returns a color of the app's resources.
  package var color: (_ name: String) -> LookColor?

  package init(
    bytes: @escaping (String) -> [UInt8]?, size: @escaping (String) -> CGSize?,
    darkName: @escaping (String) -> String? = { _ in nil },
    color: @escaping (String) -> LookColor? = { _ in nil }
  ) {
    self.bytes = bytes
    self.size = size
    self.darkName = darkName
    self.color = color
  }

  /// Finds the pictures in the app's resources. A launcher sets it.
  package static var findOfApp: () -> PictureSource = {
    PictureSource(bytes: { _ in nil }, size: { _ in nil })
  }

  /// The pictures in the app's resources, which are looked for when they are first needed.
  static let ofApp = findOfApp()

  /// Returns the same with the pictures that are in URLs, and those that a window has made from data.
  package func adding(_ offeredFile: @escaping (_ key: String) -> FileOffer?) -> PictureSource {
    var source = self
    source.bytes = { [bytes] name in
      if name.hasPrefix("data:") {
        guard let comma = name.firstIndex(of: ","), name[..<comma].hasSuffix(";base64") else {
          return nil
        }
        return Data(base64Encoded: String(name[name.index(after: comma)...])).map { [UInt8]($0) }
      }
      if name.hasPrefix(FileOffer.pictureNameStart) {
        let file = offeredFile(String(name.dropFirst(FileOffer.pictureNameStart.count)))
        return file.flatMap { FileManager.default.contents(atPath: $0.path) }.map { [UInt8]($0) }
      }
      return bytes(name)
    }
    return source
  }
}
