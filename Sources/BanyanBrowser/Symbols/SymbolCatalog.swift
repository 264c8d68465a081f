import BanyanSymbols
import Logging
import Synchronization

/// The available symbols: drawings from files, and compositions of them. It also provides the app's pictures, which are
/// looked up by name too.
final class SymbolCatalog: Sendable {
  private let system: SystemSymbols
  let pictures: Pictures
  private let logger: Logger
  private let symbols = Mutex<[String: Symbol]>([:])

  init(
    _ system: SystemSymbols, pictures: Pictures = Pictures(directories: []), logger: Logger
  ) {
    self.pictures = pictures
    self.system = system
    self.logger = logger
  }

  /// - Parameters:
  ///   - files: The text of SVG files by name, without extension.
  ///   - aliases: Names that are aliases of others.
  convenience init(
    files: [String: String], aliases: [String: String] = [:],
    pictures: Pictures = Pictures(directories: []), logger: Logger
  ) {
    self.init(
      SystemSymbols(files: files, aliases: aliases), pictures: pictures, logger: logger)
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
    if let glyph = system.glyph(named: name) {
      let markup = GlyphMarkup(drawings: system.drawings)
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
