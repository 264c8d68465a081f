import Foundation

/// A value that is shown and edited as text, in the locale of a person.
struct ConvertedValue {
  /// Returns the text of the current value.
  let text: (Locale) -> String
  /// Writes the value of a text, if the text has one.
  let write: (String, Locale) -> Void
  /// True if the value is written with each keystroke, and not only at the end of editing.
  let isWrittenWhileTyping: Bool
}

extension ConvertedValue {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    text = { format.locale($0).format(value.wrappedValue) }
    write = { text, locale in
      let strategy = format.locale(locale).parseStrategy
      if let new = try? strategy.parse(text) { value.wrappedValue = new }
    }
    isWrittenWhileTyping = true
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    text = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
    write = { value.wrappedValue = try? format.locale($1).parseStrategy.parse($0) }
    isWrittenWhileTyping = true
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    text = { formatter.localized($0).string(for: value.wrappedValue as Any) ?? "" }
    write = { text, locale in
      if let new: V = formatter.localized(locale).value(of: text) { value.wrappedValue = new }
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
  /// Returns the number as a Swift type. On Linux, a cast cannot convert it.
  fileprivate func converted<V>(to type: V.Type) -> V? {
    let candidates: [Any] = [
      intValue, doubleValue, floatValue, decimalValue, int8Value, int16Value, int32Value,
      int64Value,
      uintValue, uint8Value, uint16Value, uint32Value, uint64Value, CGFloat(doubleValue), self,
    ]
    for candidate in candidates { if let value = candidate as? V { return value } }
    return nil
  }
}
