import Foundation

/// An app of Swift Playgrounds: a package whose manifest only Apple's tools can read, since it refers to a
/// product that only they have. The few required values are found by their labels.
struct PlaygroundApp {
  private let folder: URL
  private let manifest: String

  /// - Returns: nil if the folder is not such an app.
  init?(in folder: URL) {
    let file = folder.appendingPathComponent("Package.swift")
    guard let manifest = try? String(contentsOf: file, encoding: .utf8),
      manifest.contains("AppleProductTypes")
    else { return nil }
    self.folder = folder
    self.manifest = manifest
  }

  func appTarget() throws -> AppTarget {
    let targets = manifest.firstRange(of: ".executableTarget(").map { manifest[$0.upperBound...] }
    let path =
      targets.flatMap { Self.value("path", in: $0) }
      ?? targets.flatMap { Self.value("name", in: $0) }.map { "Sources/\($0)" } ?? "."
    let sources = folder.appendingPathComponent(path).standardizedFileURL
    var target = try AppTarget(folder: sources.path)
    let package = folder.appendingPathComponent("Package.swift").path
    target.sources.removeAll { $0 == package }
    target.platform = .iOS
    if let name = Self.value("name", in: manifest[...]) { target.name = name }
    for (word, key) in [
      "bundleIdentifier": "CFBundleIdentifier", "displayVersion": "CFBundleShortVersionString",
      "bundleVersion": "CFBundleVersion",
    ] {
      if let value = Self.value(word, in: manifest[...]) { target.information[key] = value }
    }
    if manifest.contains(/swiftLanguage(Modes|Versions):\s*\[[^\]]*6/) { target.languageMode = "6" }
    return target
  }

  /// Returns the string after a label.
  private static func value(_ label: String, in text: Substring) -> String? {
    let pattern = try? Regex("\\b\(label):\\s*\"([^\"]*)\"", as: (Substring, Substring).self)
    return pattern.flatMap { text.firstMatch(of: $0) }.map { String($0.1) }
  }
}
