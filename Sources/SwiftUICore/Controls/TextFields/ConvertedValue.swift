import Foundation
import FoundationComplement

/// A value that is shown and edited as text, in the locale and the time zone of a person.
struct ConvertedValue {
  /// Returns the text of the current value.
  let text: (Reader) -> String
  /// Writes the value of a text, if the text has one.
  let write: (String, Reader) -> Void
  /// The longest text that is parsed, in characters. Foundation's time for a number grows with the square of its digits: a
  /// megabyte of them takes a quarter of a minute, in which no other window is served.
  private static let longestParsed = 1_000

  /// True if the value is written with each keystroke, and not only at the end of editing.
  let isWrittenWhileTyping: Bool

  /// The person who reads and types the text.
  struct Reader {
    let locale: Locale
    /// Called only for dates, so that other fields do not depend on them.
    let surroundings: () -> DateSurroundings

    func localized<F: FormatStyle>(_ format: F) -> F {
      format.locale(locale).following(surroundings)
    }

    /// Returns the value of a text; nil if it has none, or is too long for one.
    fileprivate func value<F: ParseableFormatStyle>(of text: String, in format: F)
      -> F.FormatInput? where F.FormatOutput == String
    {
      guard ConvertedValue.isParsed(text) else { return nil }
      return try? localized(format).parseStrategy.parse(text)
    }
  }
}

extension ConvertedValue {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    text = { $0.localized(format).format(value.wrappedValue) }
    write = { text, reader in
      if let new = reader.value(of: text, in: format) { value.wrappedValue = new }
    }
    isWrittenWhileTyping = true
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    text = { reader in value.wrappedValue.map { reader.localized(format).format($0) } ?? "" }
    write = { value.wrappedValue = $1.value(of: $0, in: format) }
    isWrittenWhileTyping = true
  }

  /// Returns true if a text is short enough to be parsed.
  fileprivate static func isParsed(_ text: String) -> Bool {
    // A character may consist of any number of others.
    text.utf8.count <= longestParsed || text.unicodeScalars.count <= longestParsed
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    text = { formatter.localized($0.locale).string(for: value.wrappedValue as Any) ?? "" }
    write = { text, reader in
      if Self.isParsed(text), let new: V = formatter.localized(reader.locale).value(of: text) {
        value.wrappedValue = new
      }
    }
    isWrittenWhileTyping = false
  }
}

extension Formatter {
  /// Returns the value of a text. Foundation on Linux has no common method for it: only number and date
  /// formatters can parse text.
  fileprivate func value<V>(of text: String) -> V? {
    if text.isEmpty, let optional = V.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? V
    }
    switch self {
    case let formatter as NumberFormatter:
      return formatter.number(from: text).flatMap { $0.converted(to: V.self) }
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
    default:
      Issue.report(
        "\(type(of: self)) cannot read what was typed: only formatters of numbers and dates can")
      return text as? V
    }
  }
}

extension NSNumber {
  /// Returns the number as a Swift type, or nil if the type has no such number, as a cast does on Apple's systems. On
  /// Linux, a cast cannot convert it.
  fileprivate func converted<V>(to type: V.Type) -> V? {
    let readings: [() -> Any?] = [
      { Int(exactly: self) }, { self.doubleValue }, { self.floatValue },
      // An infinite `Decimal` ends the program, and a person can type one: "∞".
      { self.doubleValue.isFinite ? self.decimalValue : nil },
      { Int8(exactly: self) }, { Int16(exactly: self) }, { Int32(exactly: self) },
      { Int64(exactly: self) }, { UInt(exactly: self) }, { UInt8(exactly: self) },
      { UInt16(exactly: self) }, { UInt32(exactly: self) }, { UInt64(exactly: self) },
      { CGFloat(self.doubleValue) }, { self },
    ]
    for read in readings {
      if let reading = read(), let value = reading as? V { return value }
    }
    return nil
  }
}
