import Crypto
import Foundation
import NIOCore

/// The client's files. Their paths hold a hash of what is in them, so browsers keep them for good.
struct Assets: Sendable {
  struct Asset: Sendable {
    var path: String
    var type: String
    var body: ByteBuffer
    var compressedBody: ByteBuffer

    /// - Parameter isCompressed: Whether the client takes gzip.
    func response(isCompressed: Bool) -> Response {
      var response = Response(
        .ok, type: type, body: isCompressed ? compressedBody : body,
        cacheControl: "public, max-age=31536000, immutable")
      response.headers.add(name: "vary", value: "accept-encoding")
      if isCompressed { response.headers.add(name: "content-encoding", value: "gzip") }
      return response
    }
  }

  let script: Asset
  let styleSheet: Asset
  let icon: Asset
  /// The drawings of symbols by name.
  let symbols: [String: String]
  /// Names of symbols that stand for others.
  let symbolAliases: [String: String]

  /// Reads the files from the module's resources.
  ///
  /// - Throws: If one is missing.
  init() throws {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Resources")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let client = try Self.clientFiles.map { try text("Client/\($0).js") }.joined()
    script = Self.asset(
      "client", "js", "text/javascript; charset=utf-8", Vocabulary.script + client)
    styleSheet = try Self.asset(
      "style", "css", "text/css; charset=utf-8", Self.styleSheets.map(text).joined())
    icon = try Self.asset("icon", "svg", "image/svg+xml", text("icon.svg"))
    symbols = Self.symbols(in: folder.appendingPathComponent("Symbols"))
    symbolAliases = Self.aliases(in: (try? text("Symbols/aliases.txt")) ?? "")
  }

  private static let styleSheets = [
    "style.css",
    "controls.css",
    "presentations.css",
    "menus.css",
    "tabs.css",
    "lists.css",
  ]

  private static let clientFiles = [
    "vocabulary",
    "elements",
    "flexibility",
    "motion",
    "facets",
    "roles",
    "fitting",
    "tabs",
    "controls",
    "events",
    "values",
    "busy",
    "pickers",
    "sharing",
    "pointer",
    "rows",
    "focus",
    "presentations",
    "placing",
    "menus",
    "detents",
    "system",
    "places",
    "windows",
    "lazy",
    "scroll",
    "geometry",
    "shapes",
    "afresh",
    "fields",
    "batches", "preferences", "socket", "main",
  ]

  subscript(path: String) -> Asset? {
    [script, styleSheet, icon].first { $0.path == path }
  }

  private static func asset(_ name: String, _ kind: String, _ type: String, _ text: String) -> Asset
  {
    let text = withoutCommentsAndIndentation(text)
    let hash = URLBase64.encode(SHA256.hash(data: Data(text.utf8)).prefix(9))
    return Asset(
      path: "/banyan/\(name)-\(hash).\(kind)", type: type, body: ByteBuffer(string: text),
      compressedBody: ByteBuffer(bytes: Gzip.compress(Array(text.utf8))))
  }

  /// Leaves out lines that are comments. Our files have no other comments, and no string of more
  /// than one line.
  private static func withoutCommentsAndIndentation(_ text: String) -> String {
    text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
  }

  private static func symbols(in folder: URL) -> [String: String] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    var symbols: [String: String] = [:]
    for file in files where file.pathExtension == "svg" {
      symbols[file.deletingPathExtension().lastPathComponent] = try? String(
        contentsOf: file, encoding: .utf8)
    }
    return symbols
  }

  /// Reads lines of a name and the name that it stands for.
  private static func aliases(in text: String) -> [String: String] {
    var aliases: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let names = line.split(whereSeparator: \.isWhitespace)
      if names.count == 2 { aliases[String(names[0])] = String(names[1]) }
    }
    return aliases
  }
}
