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
      return LocalizedText(key.format, locale: { values.locale }).runs(in: style, reading: values)
    case .tableKey(let key, let table, let bundle):
      return LocalizedText(
        key.format, table: table, bundle: bundle?.bundle, locale: { values.locale }
      ).runs(in: style, reading: values)
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

extension LocalizedText {
  fileprivate func runs(in style: TextStyle, reading values: EnvironmentValues) -> [TextRun] {
    runs.flatMap { $0.textRuns(in: $0.marks.textStyle.merged(over: style), reading: values) }
  }
}

extension LocalizedText.Run {
  /// The run in one style, and texts in it with styles of their own.
  fileprivate func textRuns(in style: TextStyle, reading values: EnvironmentValues) -> [TextRun] {
    var runs: [TextRun] = []
    var string = ""
    for part in parts {
      if case .argument(let argument) = part, case .other(let value) = argument.value,
        let inner = value as? TextArgument
      {
        if !string.isEmpty { runs.append(TextRun(string, style: style)) }
        string = ""
        runs += inner.text.styledRuns(in: style, reading: values)
      } else {
        string += part.string
      }
    }
    if !string.isEmpty || runs.isEmpty { runs.append(TextRun(string, style: style)) }
    return runs
  }
}

extension InlineMarkdown.Marks {
  fileprivate var textStyle: TextStyle {
    var style = TextStyle()
    if isStrong { style.weight = .bold }
    if isEmphasized { style.isItalic = true }
    if isCode { style.isMonospaced = true }
    if isStruckThrough { style.isStruckThrough = true }
    if let link { style.destination = link }
    return style
  }
}
