import Foundation
import FoundationComplement

/// A value as a formatter writes it, in the locale of where it is read.
struct FormatterValue: FormatValue, @unchecked Sendable {
  private let subject: Any
  private let formatter: Formatter
  /// What the formatter wrote when the value was made; a formatter can be changed.
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
  /// The formatter as it writes for a person. Only a formatter that has been given no locale follows
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
