import BanyanHost
import Foundation
import FoundationComplement

/// Text for a person to read, written as a literal in the source.
///
/// It is looked up in the app's tables, in the language of its surroundings (``EnvironmentValues/locale``):
/// `Localizable.xcstrings`, or `Localizable.strings` and `.stringsdict` in folders such as `de.lproj`.
/// What has no translation is shown as it is written.
///
/// Interpolated numbers are formatted for the reader: `"\(1000)"` reads "1,000", and `"\(0.5)"`
/// reads "0.500000" unless a `specifier` says otherwise. A noun can agree with its number:
/// `"^[\(count) apple](inflect: true)"` reads "1 apple" or "2 apples" (S09). The marks of Markdown
/// count that stand within a line: `**bold**`, `*italic*`, `` `code` ``, `~~struck through~~`,
/// `[links](https://...)`. See Apple's documentation of `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let format: LocalizedFormat

  /// Creates a key from a string that is not a literal.
  public init(_ value: String) {
    format = LocalizedFormat(value)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format.finished()
  }

  /// The text without styles.
  var string: String { Text(self).string }

  /// What a literal with interpolations consists of.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var format = LocalizedFormat()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      format.append(literal: literal)
    }

    /// A string, as it is.
    public mutating func appendInterpolation(_ string: String) {
      format.append(.string(string), as: "%@")
    }

    /// A substring, as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      appendInterpolation(String(string))
    }

    /// A number, formatted for the reader.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      format.append(value._argument, as: T._specifier)
    }

    /// A number, formatted as a C format says.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      format.append(value._argument, as: specifier)
    }

    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format style: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      format.append(.other(FormattedValue(input, style)), as: "%@")
    }

    /// A value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(subject, formatter, else: "\(subject)")
    }

    /// Inserts a date as a formatter writes it.
    public mutating func appendInterpolation(
      _ subject: Date, formatter: Formatter? = nil
    ) {
      append(subject, formatter, else: "\(subject)")
    }

    /// An object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(subject, formatter, else: subject.description)
    }

    private mutating func append(
      _ subject: Any, _ formatter: Formatter?, else description: @autoclosure () -> String
    ) {
      guard let formatter else { return appendInterpolation(description()) }
      format.append(.other(FormatterValue(subject, formatter)), as: "%@")
    }

    /// A text, with its style.
    public mutating func appendInterpolation(_ text: Text) {
      format.append(.other(TextArgument(text: text)), as: "%@")
    }

    /// A text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// A symbol or picture, as high as a line.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// A text that is localized by itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// A date, or how far away it is.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// A time from one date to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// A time from one date to another.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// A time that is counted.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Whatever it is, as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation(String(describing: value))
    }
  }
}

/// A text within another.
struct TextArgument: FormatValue {
  let text: Text

  func isEqual(to other: any FormatValue) -> Bool { (other as? TextArgument)?.text == text }

  func string(in locale: Locale) -> String {
    var values = EnvironmentValues()
    values.locale = locale
    return text.string(reading: values)
  }
}
