import Logging
import Synchronization

/// The available symbols: drawings from files, and compositions of them. It also provides the app's pictures, which are
/// looked up by name too.
final class SymbolCatalog: Sendable {
  private let drawings: SymbolDrawings
  private let aliases: [String: String]
  let pictures: Pictures
  private let logger: Logger
  private let symbols = Mutex<[String: Symbol]>([:])

  /// - Parameters:
  ///   - files: The text of SVG files by name, without extension.
  ///   - aliases: Names that are aliases of others.
  init(
    files: [String: String], aliases: [String: String] = [:],
    pictures: Pictures = Pictures(directories: []), logger: Logger
  ) {
    self.pictures = pictures
    drawings = SymbolDrawings(files: files)
    self.aliases = aliases
    self.logger = logger
  }

  /// Returns the symbol of that name, or a dashed square if there is none, which is logged once a name. The empty name
  /// is a symbol without a drawing.
  func symbol(named name: String) -> Symbol {
    symbols.withLock { symbols in
      if let symbol = symbols[name] { return symbol }
      let symbol = make(name)
      // An app can ask for any number of names, so the table is bounded.
      if symbols.count < 4096 { symbols[name] = symbol }
      return symbol
    }
  }

  private func make(_ name: String) -> Symbol {
    // Apps that wait for a name use this one until it comes.
    if name.isEmpty { return Self.nothing }
    // Names of our files and their compositions have only such characters.
    let isPlain =
      name.utf8.count < 100
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
      }
    if isPlain,
      let glyph = Glyph(named: name[...], aliases: aliases, isDrawing: { drawings[$0] != nil })
    {
      let markup = GlyphMarkup(drawings: drawings)
      return Symbol(name: name, content: markup.markup(of: glyph, id: Symbol.pageName(of: name)))
    }
    logger.warning("There is no symbol named '\(name)'; a placeholder is shown.")
    return Self.placeholder
  }

  private static let nothing = Symbol(name: "without-name", content: "")

  private static let placeholder = Symbol(
    name: "placeholder",
    content: #"<rect x="3.5" y="3.5" width="17" height="17" rx="3" fill="none" "#
      + #"stroke="currentColor" stroke-width="1.75" stroke-dasharray="2.5 3"/>"#)
}
