import BanyanHost
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// A file that a player plays, or a web view shows.
package enum MediaFile: Hashable, Sendable {
  case url(URL)
  /// The contents of a file, and its MIME type.
  case contents(Data, type: String)

  /// Reports a file that does not exist, once for each.
  package func noteIfMissing() {
    if case .url(let url) = self { MissingFiles.noteIfMissing(url) }
  }
}

/// The files that the players and web views of an app offer to its hosts. Players that have data get a file in a folder that
/// nobody else on the machine can look into.
@MainActor
final class MediaFiles {
  private(set) var offers: [String: FileOffer] = [:]
  private var folder: URL?
  private var byteCount = 0
  /// The limits of the app's hosts.
  private let limits: () -> FileLimits

  init(limits: @escaping () -> FileLimits) { self.limits = limits }

  /// Returns where a host finds a file; nil if there is no room for its contents.
  func source(of file: MediaFile, isPage: Bool = false) -> MediaSource? {
    switch file {
    case .url(let url) where url.isFileURL:
      let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
      return offer(url, type: type ?? "application/octet-stream", isPage: isPage)
    case .url(let url): return .remote(url.absoluteString)
    case .contents(let data, let type):
      guard let url = try? write(data) else {
        Issue.reportOnce(
          "Data of \(data.count) bytes cannot be played or shown: there is no room for it.")
        return nil
      }
      return offer(url, type: type, isPage: isPage)
    }
  }

  private func offer(_ url: URL, type: String, isPage: Bool) -> MediaSource {
    // Of 122 bits that nobody can guess.
    let key = UUID().uuidString.lowercased()
    offers[key] = FileOffer(
      key: key, name: url.lastPathComponent, type: type, path: url.path, isPage: isPage)
    return .offered(key)
  }

  private func write(_ data: Data) throws -> URL {
    let limits = limits()
    let room = FileLimits.room(for: data.count)
    guard data.count <= limits.offeredByteCount, byteCount + room <= limits.windowByteCount,
      WindowFiles.totalByteCount + room <= limits.totalByteCount
    else { throw CocoaError(.fileWriteOutOfSpace) }
    let folder = try self.folder ?? ProcessFolder.make(for: .media)
    self.folder = folder
    let file = folder.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    count(room)
    return file
  }

  /// Offers a file no longer.
  func withdraw(_ source: MediaSource?) {
    guard case .offered(let key)? = source, let offer = offers.removeValue(forKey: key),
      let folder, offer.path.hasPrefix(folder.path + "/")
    else { return }
    let size = try? FileManager.default.attributesOfItem(atPath: offer.path)[.size] as? Int
    count(-FileLimits.room(for: size ?? 0))
    try? FileManager.default.removeItem(atPath: offer.path)
  }

  private func count(_ count: Int) {
    byteCount += count
    WindowFiles.countElsewhere(count)
  }

  isolated deinit {
    count(-byteCount)
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}
