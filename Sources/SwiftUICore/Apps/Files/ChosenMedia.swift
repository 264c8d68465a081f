import Foundation
import UniformTypeIdentifiers

/// A photo or movie of the person, as it came.
package nonisolated struct ChosenMedia: Hashable, Sendable {
  /// The copy, which is there until the window is closed.
  package let url: URL
  /// The type, by the file's extension, or else by its first bytes.
  package let type: UTType

  package init(_ url: URL) {
    self.url = url
    let named = UTType(filenameExtension: url.pathExtension).flatMap { $0.isDynamic ? nil : $0 }
    type = named ?? Self.recognized(url) ?? .data
  }

  private static func recognized(_ url: URL) -> UTType? {
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let start = try? file.read(upToCount: 12) else { return nil }
    return PictureData.Format(start).flatMap { UTType(mimeType: $0.type) }
  }

  /// The file's name, without its extension.
  package var name: String { url.deletingPathExtension().lastPathComponent }
}
