import Foundation
import Synchronization

/// The asset catalogs of Xcode in an app's folders: which file an image set stands for.
///
/// They are looked for once, when a picture is asked for that is no file of its own. Of the files of a
/// set the largest for light surroundings is taken.
final class AssetCatalogs: Sendable {
  private let directories: [String]
  private let state = Mutex(State())

  private struct State {
    var imageSets: [String: URL]?
    var misses: Set<String> = []
  }

  init(directories: [String]) {
    self.directories = directories
  }

  func imageSet(named name: String) -> URL? {
    state.withLock { state in
      if state.imageSets == nil { state.imageSets = find() }
      return state.imageSets?[name]
    }
  }

  /// Whether nobody has asked for that name before in vain.
  func isFirstMiss(of name: String) -> Bool {
    state.withLock { $0.misses.count < 1000 && $0.misses.insert(name).inserted }
  }

  private func find() -> [String: URL] {
    var found: [String: URL] = [:]
    // A folder may be anything, such as the root of a disk.
    var budget = 20_000
    func look(in folder: URL, depth: Int) {
      guard depth > 0, budget > 0 else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      budget -= names.count
      for name in names.sorted() where !name.hasPrefix(".") && name != "node_modules" {
        let item = folder.appendingPathComponent(name)
        if name.hasSuffix(".imageset") {
          let file = Self.file(of: item)
          found[String(name.dropLast(9))] = found[String(name.dropLast(9))] ?? file
        } else if item.pathExtension.isEmpty || name.hasSuffix(".xcassets") {
          look(in: item, depth: depth - 1)
        }
      }
    }
    for directory in directories { look(in: URL(fileURLWithPath: directory), depth: 6) }
    return found
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }
    var images: [Image]?
  }

  private static func file(of imageSet: URL) -> URL? {
    let contents = imageSet.appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: contents.path),
      let images = try? JSONDecoder().decode(Contents.self, from: data).images
    else { return nil }
    let known = images.filter { $0.filename != nil && $0.appearances == nil }
    let best = known.max { ($0.scale ?? "") < ($1.scale ?? "") }
    guard let name = best?.filename, !name.contains("/") else { return nil }
    return imageSet.appendingPathComponent(name)
  }
}
