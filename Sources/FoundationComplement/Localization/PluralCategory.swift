import Foundation

/// The grammatical category of a number in a language.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Creates the category of a number, by the rules that Unicode publishes (CLDR), for the most
  /// common languages. For others a number is `one` if it is 1.
  package init(of number: Double, language: String) {
    self = .other
    guard number.isFinite else { return }
    let whole = abs(number) == abs(number).rounded() && abs(number) < 1e15
    let n = whole ? Int(abs(number)) : -1
    switch language {
    case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my", "km", "bo":
      break
    case "fr", "hy", "kab":
      if abs(number) < 2 { self = .one }
    case "pt", "hi", "bn", "fa", "gu", "kn", "mr", "zu", "am", "as":
      if n == 0 || n == 1 || abs(number) < 1 { self = .one }
    case "ru", "uk", "be", "sr", "hr", "bs", "sh": self = Self.eastSlavic(n)
    case "pl": self = Self.polish(n)
    case "cs", "sk": self = n < 0 ? .many : n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "lt": self = Self.lithuanian(n)
    case "lv": self = Self.latvian(n)
    case "ro", "mo":
      self = n == 1 ? .one : n < 0 || n == 0 || (1...19).contains(n % 100) ? .few : .other
    case "sl": self = Self.slovenian(n)
    case "ar", "ars": self = Self.arabic(n)
    case "he", "iw": self = n == 1 ? .one : n == 2 ? .two : .other
    case "ga": self = Self.irish(n)
    case "cy": self = Self.welsh(n)
    case "mt": self = Self.maltese(n)
    default:
      if n == 1 { self = .one }
    }
  }

  private static func eastSlavic(_ n: Int) -> PluralCategory {
    if n < 0 { return .other }
    let (last, lastTwo) = (n % 10, n % 100)
    if last == 1, lastTwo != 11 { return .one }
    if (2...4).contains(last), !(12...14).contains(lastTwo) { return .few }
    return .many
  }

  private static func polish(_ n: Int) -> PluralCategory {
    if n < 0 { return .other }
    if n == 1 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }

  private static func lithuanian(_ n: Int) -> PluralCategory {
    if n < 0 { return .many }
    if (11...19).contains(n % 100) { return .other }
    return n % 10 == 1 ? .one : n % 10 >= 2 ? .few : .other
  }

  private static func latvian(_ n: Int) -> PluralCategory {
    if n < 0 { return .other }
    if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
    return n % 10 == 1 ? .one : .other
  }

  private static func slovenian(_ n: Int) -> PluralCategory {
    if n < 0 { return .few }
    switch n % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func arabic(_ n: Int) -> PluralCategory {
    switch n {
    case ..<0: return .other
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      return (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
    }
  }

  private static func irish(_ n: Int) -> PluralCategory {
    switch n {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func welsh(_ n: Int) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func maltese(_ n: Int) -> PluralCategory {
    if n < 0 { return .other }
    if n == 1 { return .one }
    if n == 2 { return .two }
    return n == 0 || (3...10).contains(n % 100)
      ? .few : (11...19).contains(n % 100) ? .many : .other
  }
}
