import Foundation

/// Text to be shown in the reader's language: a key with its arguments.
package struct LocalizedFormat: Equatable, Sendable {
  /// The text as written in the source, with specifiers in place of interpolations.
  package private(set) var key: String
  package private(set) var arguments: [FormatArgument] = []

  /// Creates text without interpolations, in which a percent sign has no special meaning.
  package init(_ key: String = "") {
    self.key = key
  }

  mutating func take(_ arguments: [FormatArgument]) { self.arguments = arguments }

  package mutating func append(literal: String) {
    // Empty literals come before, between, and after interpolations.
    if literal.isEmpty { return }
    key +=
      literal.utf8.contains(UInt8(ascii: "%"))
      ? literal.replacingOccurrences(of: "%", with: "%%") : literal
  }

  /// - Parameter specifier: the specifier, with the percent sign.
  package mutating func append(_ argument: FormatArgument, as specifier: String) {
    key += specifier
    arguments.append(argument)
  }

  /// Returns the completed format. Without any interpolation, it is plain text.
  package func finished() -> LocalizedFormat {
    guard arguments.isEmpty, key.utf8.contains(UInt8(ascii: "%")) else { return self }
    return LocalizedFormat(key.replacingOccurrences(of: "%%", with: "%"))
  }

  package var hasArguments: Bool { !arguments.isEmpty }

  /// Returns the text in pieces, translated if there is a translation.
  package func pieces(
    table: String? = nil, bundle: Bundle? = nil, locale: Locale,
    default defaultFormat: String? = nil
  ) -> [FormatPiece] {
    let strings = LocalizedStrings.of(bundle)
    let format = strings.format(for: self, table: table, locale: locale) ?? defaultFormat ?? key
    return arguments.isEmpty ? [.literal(format)] : FormatPiece.knownPieces(of: format)
  }

  /// Returns the text as a string.
  package func string(
    table: String? = nil, bundle: Bundle? = nil, locale: Locale,
    default defaultFormat: String? = nil
  ) -> String {
    LocalizedText(self, table: table, bundle: bundle, default: defaultFormat, locale: { locale })
      .string
  }
}

/// A part of a format.
package enum FormatPiece: Equatable, Sendable {
  case literal(String)
  /// An argument by its position, and its specifier without the percent sign and the position.
  case argument(Int, specifier: String)

  /// Returns the parts of a format, which are cached: formats are literals in the source or entries
  /// of a table, so their number is limited.
  static func knownPieces(of format: String) -> [FormatPiece] { known.pieces(of: format) }

  private static let known = Known()

  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var pieces: [String: [FormatPiece]] = [:]

    func pieces(of format: String) -> [FormatPiece] {
      lock.withLock {
        if let known = pieces[format] { return known }
        if pieces.count > 5_000 { pieces = [:] }
        let found = FormatPiece.pieces(of: format)
        pieces[format] = found
        return found
      }
    }
  }

  /// Returns the parts of a format. A percent sign without a specifier is literal.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var next = 0
    // Scalars, because an accent after a specifier would form one character with it.
    var rest = format.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += String(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = Specifier(rest) else {
        literal += "%"
        continue
      }
      rest = rest[specifier.end...]
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      let index = specifier.position.map { $0 - 1 } ?? next
      next = index + 1
      pieces.append(.argument(index, specifier: specifier.text))
    }
    literal += String(rest)
    if !literal.isEmpty || pieces.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// The text after a percent sign: a position, flags, a width, a length, a kind.
  private struct Specifier {
    var position: Int?
    var text = ""
    var end: String.Index

    init?(_ rest: Substring.UnicodeScalarView) {
      var rest = rest
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty, digits.count < 4, rest[digits.endIndex...].first == "$" {
        position = Int(String(digits)).map { max($0, 1) }
        rest = rest[digits.endIndex...].dropFirst()
      }
      let flags = rest.prefix { "0123456789.+- #'".unicodeScalars.contains($0) }
      let length = rest[flags.endIndex...].prefix { "lhqzjtL".unicodeScalars.contains($0) }
      guard flags.count <= 8, length.count <= 2, let kind = rest[length.endIndex...].first,
        "@diouxXfFeEgGaAc".unicodeScalars.contains(kind)
      else { return nil }
      text = String(flags) + String(length) + String(kind)
      end = rest.index(after: length.endIndex)
    }
  }
}
