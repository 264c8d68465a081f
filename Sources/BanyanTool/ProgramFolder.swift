import Foundation

/// Where the program of one path is kept: the same folder each time, so that nothing piles up.
struct ProgramFolder {
  let url: URL

  init(of path: String) throws {
    let source = URL(fileURLWithPath: path).standardizedFileURL
    let name = "\(source.deletingPathExtension().lastPathComponent)-\(Self.hash(source.path))"
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    for parent in [caches, FileManager.default.temporaryDirectory] {
      let folder = parent.appendingPathComponent("banyan").appendingPathComponent(name)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if FileManager.default.isWritableFile(atPath: folder.path) {
        url = folder
        return
      }
    }
    throw Failure("no folder can be written to, neither in \(caches.path) nor in /tmp")
  }

  /// FNV-1a: Swift's own hashes differ from run to run.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
