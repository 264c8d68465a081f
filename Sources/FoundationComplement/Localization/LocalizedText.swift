import Foundation

/// Localized text that keeps track of its arguments.
///
/// Markdown marks, and phrases that agree with their number, are those of the author and the
/// translator. An argument is plain text, whatever it contains.
package struct LocalizedText {
  /// A part of a run.
  package enum Part: Sendable {
    case literal(String)
    case argument(Argument)

    package var string: String {
      switch self {
      case .literal(let string): string
      case .argument(let argument): argument.string
      }
    }
  }

  /// An argument with its format.
  package struct Argument: Sendable {
    package let value: FormatArgument
    let specifier: String
    let locale: Locale

    package var string: String { value.string(as: specifier, in: locale) }
  }

  /// A part of the text with uniform marks.
  package struct Run: Sendable {
    package let parts: [Part]
    package let marks: InlineMarkdown.Marks
  }

  // Scalars that Unicode reserves for internal use surround the number of an argument.
  private static let opening = Unicode.Scalar(0xFDD0 as UInt16)!
  private static let closing = Unicode.Scalar(0xFDD1 as UInt16)!

  private var text = ""
  /// The insertions in the text by number: arguments, and phrases that agree with their number.
  private var insertions: [Part] = []

  /// - Parameters:
  ///   - defaultFormat: the text to use if there is no translation; nil for its key.
  ///   - locale: called only if the text depends on it.
  package init(
    _ format: LocalizedFormat, table: String? = nil, bundle: Bundle? = nil,
    default defaultFormat: String? = nil, locale: () -> Locale
  ) {
    if format.dependsOnLocale(in: bundle) {
      let locale = locale()
      let pieces = format.pieces(
        table: table, bundle: bundle, locale: locale, default: defaultFormat)
      for piece in pieces { append(piece, of: format, in: locale) }
    } else {
      text = defaultFormat ?? format.key
    }
    if GrammarAgreement.mayApply(to: text) { agree() }
  }

  private mutating func append(_ piece: FormatPiece, of format: LocalizedFormat, in locale: Locale)
  {
    switch piece {
    case .literal(let string): text += string
    case .argument(let index, let specifier):
      guard format.arguments.indices.contains(index) else { return }
      let argument = Argument(
        value: format.arguments[index], specifier: specifier, locale: locale)
      text += standIn(for: .argument(argument))
    }
  }

  private mutating func standIn(for part: Part) -> String {
    insertions.append(part)
    return "\(Self.opening)\(insertions.count - 1)\(Self.closing)"
  }

  /// Makes phrases agree with their numbers. The results are plain text.
  private mutating func agree() {
    text = GrammarAgreement.replacingPhrases(in: text) { phrase in
      standIn(for: .literal(GrammarAgreement.agreed(string(of: String(phrase)))))
    }
  }

  /// The text as a string, with Markdown marks unchanged.
  package var string: String { string(of: text) }

  /// The text in runs, with Markdown marks interpreted.
  package var runs: [Run] {
    InlineMarkdown.runs(of: text).map { run in
      var marks = run.marks
      marks.link = marks.link.map { string(of: $0) }
      return Run(parts: parts(of: run.text), marks: marks)
    }
  }

  private func string(of text: String) -> String {
    insertions.isEmpty ? text : parts(of: text).map(\.string).joined()
  }

  private func parts(of text: String) -> [Part] {
    if insertions.isEmpty { return [.literal(text)] }
    var parts: [Part] = []
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: Self.opening),
      let end = rest[start...].firstIndex(of: Self.closing)
    {
      if start > rest.startIndex { parts.append(.literal(String(rest[..<start]))) }
      let index = Int(String(rest[start..<end].dropFirst()))
      if let index, insertions.indices.contains(index) { parts.append(insertions[index]) }
      rest = rest[end...].dropFirst()
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    return parts
  }
}
