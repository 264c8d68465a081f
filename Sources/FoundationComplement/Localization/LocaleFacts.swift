import Foundation

/// Cached facts about a locale: reading its digits takes 14,000 instructions, and formatting an
/// integer with Foundation 20,000.
final class LocaleFacts: Sendable {
  /// The locale's format of integers, if it consists of digits in groups of three.
  private let integers: GroupedIntegers?
  fileprivate let locale: Locale

  private init(of locale: Locale) {
    self.locale = locale
    integers = GroupedIntegers(in: locale)
  }

  /// Returns an integer as a person reads it.
  func string(of value: Int64) -> String {
    integers?.string(of: value) ?? value.formatted(.number.locale(locale))
  }

  static func of(_ locale: Locale) -> LocaleFacts { known.facts(of: locale) }

  private static let known = Known()

  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var last: LocaleFacts?
    private var all: [Locale: LocaleFacts] = [:]

    func facts(of locale: Locale) -> LocaleFacts {
      lock.lock()
      defer { lock.unlock() }
      if let last, last.locale.isIdentical(to: locale) { return last }
      // The person's preferences may change.
      if locale == .autoupdatingCurrent { return LocaleFacts(of: .current) }
      let facts = all[locale] ?? LocaleFacts(of: locale)
      if all.count > 100 { all = [:] }
      all[locale] = facts
      last = facts.locale.isIdentical(to: locale) ? facts : LocaleFacts(facts, as: locale)
      return facts
    }
  }

  /// Copies the facts for an equal locale, to be recognized by its identity.
  private init(_ other: LocaleFacts, as locale: Locale) {
    self.locale = locale
    integers = other.integers
  }
}

extension Locale {
  /// Returns true if two locales are the same object.
  fileprivate func isIdentical(to other: Locale) -> Bool {
    withUnsafeBytes(of: self) { left in
      withUnsafeBytes(of: other) { memcmp(left.baseAddress!, $0.baseAddress!, left.count) == 0 }
    }
  }
}

/// The digits 0 to 9 in groups of three.
private struct GroupedIntegers: Sendable {
  private let separator: String
  /// The least number of digits that are grouped: 4 in English, 5 in Spanish.
  private let leastDigits: Int

  /// Nil if samples show that integers are written in another way.
  init?(in locale: Locale) {
    func written(_ value: Int64) -> String { value.formatted(.number.locale(locale)) }
    let separator = written(12_345).filter { !"12345".contains($0) }
    self.separator = separator
    leastDigits = written(1234).count == 4 ? 5 : 4
    for sample: Int64 in [0, 7, -5, 890, 1234, -6789, 12_345, 678_901, -1_234_567, 2_345_678_901]
    where string(of: sample) != written(sample) {
      return nil
    }
  }

  func string(of value: Int64) -> String {
    let plain = String(value)
    let digits = plain.utf8.count - (value < 0 ? 1 : 0)
    if digits < leastDigits || separator.isEmpty { return plain }
    var grouped = ""
    var left = plain.utf8.count
    for digit in plain {
      grouped.append(digit)
      left -= 1
      if left > 0, left % 3 == 0, digit != "-" { grouped += separator }
    }
    return grouped
  }
}
