import Foundation

/// The folder of a model: one of several versions, or one version itself.
struct ModelFolder {
  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// Returns the models in a bundle, by their names.
  static func all(in bundle: Bundle) -> [URL] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "momd" }.sorted { $0.path < $1.path }
  }

  /// The XML of the current version; nil if there is none.
  var contents: Data? {
    if let data = try? Data(contentsOf: url.appendingPathComponent("contents")) { return data }
    guard let version else { return nil }
    return try? Data(
      contentsOf: url.appendingPathComponent(version).appendingPathComponent("contents"))
  }

  /// The name of the module that has the classes; nil if the folder does not name it.
  var module: String? {
    let file = url.appendingPathComponent("Module")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? nil : name
  }

  /// The current version: the one that Xcode notes, or the only one.
  private var version: String? {
    let note = url.appendingPathComponent(".xccurrentversion")
    if let data = try? Data(contentsOf: note),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    {
      return name
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return names?.filter { $0.hasSuffix(".xcdatamodel") }.sorted().first
  }
}
