import Foundation

/// Localized text whose arguments still stand in their places.
///
/// Marks of Markdown, and phrases that agree with their number, are what the author and the translator
/// wrote. An argument is text, whatever is in it.
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

  /// An argument with how it is to be written.
  package struct Argument: Sendable {
    package let value: FormatArgument
    let specifier: String
    let locale: Locale

    package var string: String { value.string(as: specifier, in: locale) }
  }

  /// A part of the text that is of one kind.
  package struct Run: Sendable {
    package let parts: [Part]
    package let marks: InlineMarkdown.Marks
  }

  // Scalars that Unicode leaves to programs for their own use stand around the number of an argument.
  private static let opening = Unicode.Scalar(0xFDD0 as UInt16)!
  private static let closing = Unicode.Scalar(0xFDD1 as UInt16)!

  private var text = ""
  /// What stands in the text by its number: arguments, and phrases that have been made to agree.
  private var insertions: [Part] = []

  /// - Parameters:
  ///   - defaultFormat: what the text reads where there is no translation; nil for its key.
  ///   - locale: asked for only if the text depends on it.
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

  /// Makes phrases agree with their numbers. What comes of a phrase is text as it stands.
  private mutating func agree() {
    text = GrammarAgreement.replacingPhrases(in: text) { phrase in
      standIn(for: .literal(GrammarAgreement.agreed(string(of: String(phrase)))))
    }
  }

  /// The text in words, with marks of Markdown as they stand.
  package var string: String { string(of: text) }

  /// The text in runs, with marks of Markdown taken for what they mean.
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
