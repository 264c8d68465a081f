import BanyanHost
import Foundation
import FoundationComplement

/// The content of a text, in its original form.
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

/// A bundle, which is never modified.
struct BundleReference: Equatable, @unchecked Sendable {
  let bundle: Bundle
}

extension Text {
  /// The text without its style, with default preferences.
  var string: String { string(reading: EnvironmentValues()) }

  /// Returns the text without its style, in an environment.
  @MainActor func string(in environment: ElementEnvironment) -> String {
    string(reading: environment.values)
  }

  func string(reading values: EnvironmentValues) -> String {
    if case .verbatim(let string) = content { return string }
    return runs(reading: values).map(\.string).joined()
  }

  /// Returns the text in runs of uniform style; the outermost style is left to the element. Only the needed
  /// environment values are read.
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

  /// Returns the text of a key without marks, if it is not translated.
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
      // An explicit locale of a resource takes precedence over that of the environment.
      let locale = resource.locale == .current ? values.locale : resource.locale
      return [TextRun(resource.string(in: locale), style: style)]
    case .attributed(let string):
      return string.textRuns(in: style)
    case .formatted(let argument):
      return [TextRun(argument.string(reading: values), style: style)]
    case .time(let time):
      return [TextRun(time.string(reading: values), style: style)]
    case .image(let image):
      return image.textRuns(in: style, reading: values)
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
  /// Returns the run in a style, and the texts in it with their own styles.
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
      } else if case .argument(let argument) = part, case .other = argument.value {
        string += argument.value.string(reading: values)
      } else {
        string += part.string
      }
    }
    if !string.isEmpty || runs.isEmpty { runs.append(TextRun(string, style: style)) }
    return runs
  }
}

extension FormatArgument {
  /// Returns the argument for the person whose environment the values are.
  fileprivate func string(reading values: EnvironmentValues) -> String {
    guard case .other(let value) = self else { return string(as: "@", in: values.locale) }
    return value.string(in: values.locale) { values.dateSurroundings }
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
