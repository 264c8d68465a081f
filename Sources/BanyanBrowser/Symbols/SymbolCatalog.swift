import Logging
import Synchronization

/// The symbols there are: drawings from files, and what is composed of them.
final class SymbolCatalog: Sendable {
  private let drawings: [String: String]
  private let logger: Logger
  private let symbols = Mutex<[String: Symbol]>([:])

  /// - Parameter files: The text of SVG files by name, without extension.
  init(files: [String: String], logger: Logger) {
    drawings = files.compactMapValues(Self.content)
    self.logger = logger
  }

  /// The symbol of that name, or a dashed square if there is none, which is logged once a name.
  func symbol(named name: String) -> Symbol {
    symbols.withLock { symbols in
      if let symbol = symbols[name] { return symbol }
      let symbol = make(name)
      // An app can ask for any number of names, so they are not kept without bound.
      if symbols.count < 4096 { symbols[name] = symbol }
      return symbol
    }
  }

  private func make(_ name: String) -> Symbol {
    if let composition = SymbolName(name, isDrawing: { drawings[$0] != nil }),
      let drawing = drawings[composition.base]
    {
      return Symbol(name: name, composition: composition, drawing: drawing)
    }
    logger.warning("There is no symbol named '\(name)'; a placeholder is shown.")
    return Self.placeholder
  }

  static let placeholder: Symbol = {
    let square =
      #"<rect x="3.5" y="3.5" width="17" height="17" rx="3" stroke-dasharray="2.5 3"/>"#
    let composition = SymbolName("placeholder") { _ in true }
    return Symbol(name: "placeholder", composition: composition!, drawing: square)
  }()

  /// What stands between the tags of a file's `svg` element.
  private static func content(of file: String) -> String? {
    guard let start = file.range(of: "<svg"), let end = file.range(of: "</svg>", from: start.upperBound),
      let open = file[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    return String(file[file.index(after: open)..<end.lowerBound])
      .split(whereSeparator: \.isNewline)
      .map { line in String(line.drop(while: \.isWhitespace)) }
      .joined()
  }
}

extension String {
  /// The first place where `other` stands, at or after `start`.
  fileprivate func range(of other: String, from start: Index? = nil) -> Range<Index>? {
    self[(start ?? startIndex)...].firstRange(of: other)
  }
}
