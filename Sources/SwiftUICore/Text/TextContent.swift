import BanyanHost
import Foundation
import FoundationComplement

/// What a text says, as it was written.
enum TextContent: Equatable, Sendable {
  case verbatim(String)
  case key(LocalizedStringKey)
  indirect case tableKey(LocalizedStringKey, table: String?, bundle: BundleReference?)
  indirect case resource(LocalizedStringResource)
  case attributed(AttributedString)
  indirect case formatted(FormatArgument)
  indirect case time(TimeText)
  indirect case image(Image)
  indirect case concatenated(Text, Text)
}

/// A bundle, which is nobody's to change.
struct BundleReference: Equatable, @unchecked Sendable {
  let bundle: Bundle
}

extension Text {
  /// The text without its style, for a person of whom nothing is known.
  var string: String { string(reading: EnvironmentValues()) }

  /// The text without its style, as it reads at a place.
  @MainActor func string(in environment: ElementEnvironment) -> String {
    string(reading: environment.values)
  }

  func string(reading values: EnvironmentValues) -> String {
    if case .verbatim(let string) = content { return string }
    return runs(reading: values).map(\.string).joined()
  }

  /// The text in runs of one style; the outermost style is left to the element. What it reads of
  /// the values is only what it needs.
  func runs(reading values: EnvironmentValues) -> TextRuns {
    switch content {
    case .verbatim(let string):
      return TextRuns(string)
    case .key(let key):
      if let string = plainText(of: key, reading: values) { return TextRuns(string) }
    default: break
    }
    return TextRuns(runs(in: TextStyle(), reading: values))
  }

  /// What a key reads, if it is text without marks that nobody translates.
  private func plainText(
    of key: LocalizedStringKey, reading values: EnvironmentValues
  ) -> String? {
    key.format.mayBeTranslated ? nil : key.format.plainString(in: { values.locale })
  }

  fileprivate func styledRuns(in style: TextStyle, reading values: EnvironmentValues) -> [TextRun] {
    runs(in: self.style.merged(over: style), reading: values)
  }

  private func runs(in style: TextStyle, reading values: EnvironmentValues) -> [TextRun] {
    switch content {
    case .verbatim(let string):
      return [TextRun(string, style: style)]
    case .key(let key):
      if let string = plainText(of: key, reading: values) {
        return [TextRun(string, style: style)]
      }
      return LocalizedRuns(key.format, table: nil, bundle: nil, values).runs(in: style)
    case .tableKey(let key, let table, let bundle):
      return LocalizedRuns(key.format, table: table, bundle: bundle?.bundle, values).runs(in: style)
    case .resource(let resource):
      // What a resource says of a language itself counts more than where it stands.
      let locale = resource.locale == .current ? values.locale : resource.locale
      return [TextRun(resource.string(in: locale), style: style)]
    case .attributed(let string):
      return string.textRuns(in: style)
    case .formatted(let argument):
      return [TextRun(argument.string(as: "@", in: values.locale), style: style)]
    case .time(let time):
      return [TextRun(time.string(reading: values), style: style)]
    case .image(let image):
      return image.textRuns(in: style)
    case .concatenated(let first, let second):
      return first.styledRuns(in: style, reading: values)
        + second.styledRuns(in: style, reading: values)
    }
  }
}

/// Localized text on its way to runs.
private struct LocalizedRuns {
  // Characters that Unicode leaves to programs for their own use stand around the number of an
  // argument.
  private static let opening = Character(Unicode.Scalar(0xFDD0 as UInt16)!)
  private static let closing = Character(Unicode.Scalar(0xFDD1 as UInt16)!)

  private let format: LocalizedFormat
  private let values: EnvironmentValues
  private var text: String
  /// Arguments by their number in the text.
  private var arguments: [(argument: FormatArgument, specifier: String)] = []

  init(
    _ format: LocalizedFormat, table: String?, bundle: Bundle?, _ values: EnvironmentValues
  ) {
    self.format = format
    self.values = values
    guard format.dependsOnLocale(in: bundle) else {
      text =
        GrammarAgreement.mayApply(to: format.key)
        ? GrammarAgreement.applied(to: format.key) : format.key
      return
    }
    text = ""
    for piece in format.pieces(table: table, bundle: bundle, locale: values.locale) {
      switch piece {
      case .literal(let string): text += string
      case .argument(let index, let specifier):
        guard format.arguments.indices.contains(index) else { continue }
        put(format.arguments[index], specifier)
      }
    }
    if GrammarAgreement.mayApply(to: text) { agree() }
  }

  private mutating func put(_ argument: FormatArgument, _ specifier: String) {
    text += "\(Self.opening)\(arguments.count)\(Self.closing)"
    arguments.append((argument, specifier))
  }

  /// Makes phrases agree with their numbers. What comes of it is text as it stands.
  private mutating func agree() {
    var rest = text[...]
    var before = ""
    while let start = rest.range(of: "^["),
      let end = rest.range(of: "](inflect: true)", range: start.upperBound..<rest.endIndex)
    {
      let phrase = string(of: rest[start.lowerBound..<end.upperBound])
      before += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
      text = before
      put(.string(GrammarAgreement.applied(to: phrase)), "@")
      before = text
    }
    text = before + rest
  }

  /// A part of the text with its arguments in words.
  private func string(of part: Substring) -> String {
    var result = ""
    forEachPart(of: part) { literal, argument in
      result += literal
      if let argument {
        result += argument.argument.string(as: argument.specifier, in: values.locale)
      }
    }
    return result
  }

  private func forEachPart(
    of part: Substring,
    _ body: (Substring, (argument: FormatArgument, specifier: String)?) -> Void
  ) {
    if arguments.isEmpty { return body(part, nil) }
    var rest = part
    while let start = rest.firstIndex(of: Self.opening),
      let end = rest[start...].firstIndex(of: Self.closing)
    {
      let index = Int(rest[rest.index(after: start)..<end]) ?? -1
      body(rest[..<start], arguments.indices.contains(index) ? arguments[index] : nil)
      rest = rest[rest.index(after: end)...]
    }
    body(rest, nil)
  }

  func runs(in style: TextStyle) -> [TextRun] {
    guard InlineMarkdown.mayApply(to: text) else { return runs(of: text[...], in: style) }
    return InlineMarkdown.runs(of: text).flatMap { run in
      var own = TextStyle()
      if run.isStrong { own.weight = .bold }
      if run.isEmphasized { own.isItalic = true }
      if run.isCode { own.isMonospaced = true }
      if run.isStruckThrough { own.isStruckThrough = true }
      if let link = run.link { own.destination = string(of: link[...]) }
      return runs(of: run.text[...], in: own.merged(over: style))
    }
  }

  /// The text in one style, and texts in it with styles of their own.
  private func runs(of part: Substring, in style: TextStyle) -> [TextRun] {
    var runs: [TextRun] = []
    var string = ""
    forEachPart(of: part) { literal, argument in
      string += literal
      guard let argument else { return }
      if case .other(let value) = argument.argument, let inner = value as? TextArgument {
        if !string.isEmpty { runs.append(TextRun(string, style: style)) }
        string = ""
        runs += inner.text.styledRuns(in: style, reading: values)
      } else {
        string += argument.argument.string(as: argument.specifier, in: values.locale)
      }
    }
    if !string.isEmpty || runs.isEmpty { runs.append(TextRun(string, style: style)) }
    return runs
  }
}
