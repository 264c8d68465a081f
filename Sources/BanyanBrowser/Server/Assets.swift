import BanyanTypefaces
import Foundation
import NIOCore

/// The client's files. Their paths contain a hash of their content, so browsers cache them permanently.
struct Assets: Sendable {
  struct Asset: Sendable {
    var path: String
    var type: String
    var body: ByteBuffer
    /// nil if the system has nothing to compress with, or the format has its own compression.
    var compressedBody: ByteBuffer?

    /// - Parameter acceptsGzip: Whether the client accepts gzip.
    func response(acceptsGzip: Bool) -> Response {
      let compressed = acceptsGzip ? compressedBody : nil
      var response = Response(
        .ok, type: type, body: compressed ?? body,
        cacheControl: "public, max-age=31536000, immutable")
      response.sharesBody = true
      response.headers.add(name: "vary", value: "accept-encoding")
      if compressed != nil { response.headers.add(name: "content-encoding", value: "gzip") }
      return response
    }
  }

  /// The files of every page.
  let script: Asset
  let styleSheet: Asset
  /// The files of the parts, which only some pages load.
  let parts: [ClientPart: (script: Asset?, sheet: Asset?)]
  let icon: Asset
  /// The file of the served typeface that nearly all pages need; nil if pages are in the system's typeface.
  let typeface: Asset?
  private let files: [String: Asset]

  /// Reads the files from the module's resources.
  ///
  /// - Parameters:
  ///   - isCompact: Whether comments and spaces are removed from them.
  ///   - servesTypeface: Whether text is in ``ServedTypeface``, except on Apple's machines.
  /// - Throws: An error if one is missing.
  init(isCompact: Bool = true, servesTypeface: Bool = true) throws {
    let folder = ResourceFolder.url
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    func script(_ files: [String], after tables: String = "") throws -> String {
      let code = try files.map { try text("Client/\($0).js") }.joined()
      let script = "'use strict';\n" + tables + code
      return isCompact ? Compaction.script(script) : script
    }
    func sheet(_ files: [String]) throws -> String {
      let sheet = try files.map { try text("\($0).css") }.joined()
      return isCompact ? Compaction.lines(sheet) : sheet
    }
    let coreSheet = try sheet(ClientPart.coreSheets)
    let texts = try ClientPart.allCases.map { part in
      let own = try sheet(part.sheets)
      return (
        part,
        part.scripts.isEmpty
          ? "" : try script(part.scripts, after: part == .placed ? Vocabulary.typefaces : ""),
        LookSheet.lengths(usedIn: own, notIn: coreSheet) + own
      )
    }
    // The core names the parts with one hash for all of them, so it changes whenever one of them does.
    let hash = Self.hash(texts.map { $0.1 + $0.2 }.joined())
    parts = texts.reduce(into: [:]) { parts, text in
      parts[text.0] = (
        text.1.isEmpty ? nil : Self.script("\(text.0)", text.1, hash: hash),
        text.2.isEmpty ? nil : Self.sheet("\(text.0)", text.2, hash: hash)
      )
    }
    self.script = try Self.script(
      "client", script(ClientPart.coreScripts, after: Vocabulary.script(partHash: hash)))
    let served =
      try servesTypeface ? ServedTypeface(fonts: InterFonts()) : nil
    let fonts = try served.map { served in
      try served.fonts.files.map { file in
        Asset(
          path: Self.prefix + served.name(of: file), type: "font/woff2",
          body: ByteBuffer(bytes: try Data(contentsOf: served.fonts.url(of: file))))
      }
    }
    typeface = fonts?.last
    styleSheet = Self.sheet(
      "style", LookSheet.text(usedIn: coreSheet) + (served?.rules ?? "") + coreSheet)
    icon = try Self.asset("icon.svg", "image/svg+xml", text("icon.svg"))
    let all =
      [self.script, styleSheet, icon] + (fonts ?? [])
      + parts.values.flatMap { [$0.script, $0.sheet] }.compactMap(\.self)
    files = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })
  }

  subscript(path: String) -> Asset? {
    files[path]
  }

  private static func script(_ name: String, _ text: String, hash: String? = nil) -> Asset {
    asset("\(name).js", "text/javascript; charset=utf-8", text, hash: hash)
  }

  private static func sheet(_ name: String, _ text: String, hash: String? = nil) -> Asset {
    asset("\(name).css", "text/css; charset=utf-8", text, hash: hash)
  }

  private static func asset(
    _ name: String, _ type: String, _ text: String, hash: String? = nil
  ) -> Asset {
    let hash = hash ?? Self.hash(text)
    return Asset(
      path: prefix + name.replacing(".", with: "-\(hash)."), type: type,
      body: ByteBuffer(string: text),
      compressedBody: Gzip.compress(Array(text.utf8)).map { ByteBuffer(bytes: $0) })
  }

  private static let prefix = "/banyan/"

  /// Returns the FNV-1a hash: a key for caches, without any security.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return URLBase64.encode([hash])
  }
}
