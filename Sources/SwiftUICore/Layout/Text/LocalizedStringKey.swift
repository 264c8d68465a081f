import BanyanHost
import Foundation
import FoundationComplement

/// A key for localized text, written as a literal in the source.
///
/// It is looked up in the app's tables, in the language of its environment (``EnvironmentValues/locale``):
/// `Localizable.xcstrings`, or `Localizable.strings` and `.stringsdict` in folders such as `de.lproj`.
/// Without a translation, the key itself is shown.
///
/// Interpolated numbers are formatted for the reader: `"\(1000)"` results in "1,000", and `"\(0.5)"`
/// in "0.500000" unless there is a `specifier`. A noun can agree with its number:
/// `"^[\(count) apple](inflect: true)"` results in "1 apple" or "2 apples" (S09). Inline Markdown is
/// supported: `**bold**`, `*italic*`, code between backticks, `~~struck through~~`,
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

  /// The content of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var format = LocalizedFormat()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      format.append(literal: literal)
    }

    /// Appends a string unchanged.
    public mutating func appendInterpolation(_ string: String) {
      format.append(.string(string), as: "%@")
    }

    /// Appends a substring unchanged.
    public mutating func appendInterpolation(_ string: Substring) {
      appendInterpolation(String(string))
    }

    /// Appends a number, formatted for the reader.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      format.append(value._argument, as: T._specifier)
    }

    /// Appends a number, formatted with a C format.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      format.append(value._argument, as: specifier)
    }

    /// Appends a value with a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format style: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      format.append(.other(FormattedValue(input, style)), as: "%@")
    }

    /// Appends a value with a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(subject, formatter, else: "\(subject)")
    }

    /// Appends a date with a formatter.
    public mutating func appendInterpolation(
      _ subject: Date, formatter: Formatter? = nil
    ) {
      append(subject, formatter, else: "\(subject)")
    }

    /// Appends an object with a formatter.
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

    /// Appends a text with its style.
    public mutating func appendInterpolation(_ text: Text) {
      format.append(.other(TextArgument(text: text)), as: "%@")
    }

    /// Appends a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Appends a symbol or image with the height of a line.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Appends a localized string resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Appends a date, or its distance from now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Appends a time range between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Appends a time range between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Appends a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Appends the description of any value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation(String(describing: value))
    }
  }
}

/// A text inside another.
struct TextArgument: FormatValue {
  let text: Text

  func isEqual(to other: any FormatValue) -> Bool { (other as? TextArgument)?.text == text }

  func string(in locale: Locale) -> String {
    var values = EnvironmentValues()
    values.locale = locale
    return text.string(reading: values)
  }
}
