import Foundation
import FoundationComplement

/// A value formatted by a formatter, in the locale of the reader.
struct FormatterValue: FormatValue, @unchecked Sendable {
  private let subject: Any
  private let formatter: Formatter
  /// The text at the time the value was made; a formatter can be changed later.
  private let text: String

  init(_ subject: Any, _ formatter: Formatter) {
    self.subject = subject
    self.formatter = formatter
    text = formatter.string(for: subject) ?? ""
  }

  func isEqual(to other: any FormatValue) -> Bool {
    guard let other = other as? FormatterValue else { return false }
    return formatter === other.formatter && text == other.text
  }

  func string(in locale: Locale) -> String {
    let localized = formatter.localized(locale)
    return localized === formatter ? text : localized.string(for: subject) ?? ""
  }
}

extension Formatter {
  /// Returns the formatter for a locale. Only a formatter without a locale of its own follows
  /// the person's.
  func localized(_ locale: Locale) -> Formatter {
    switch self {
    case let formatter as NumberFormatter where follows(locale, insteadOf: formatter.locale):
      guard let copy = formatter.copy() as? NumberFormatter else { return self }
      copy.locale = locale
      return copy
    case let formatter as DateFormatter where follows(locale, insteadOf: formatter.locale):
      guard let copy = formatter.copy() as? DateFormatter else { return self }
      copy.locale = locale
      return copy
    default: return self
    }
  }

  private func follows(_ locale: Locale, insteadOf own: Locale?) -> Bool {
    own != locale && (own == nil || own == .current || own == .autoupdatingCurrent)
  }
}
