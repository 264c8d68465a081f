import Foundation
import Synchronization

/// The grammatical category of a number in a language.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Creates the category of a number, by the rules that Unicode publishes (CLDR).
  ///
  /// - Parameter language: An identifier such as `ru` or `pt-PT`. In a language without rules every number is `other`.
  package init(of number: Double, language: String) {
    if let rules = PluralRules.of(language) {
      self = rules.category(of: number)
    } else {
      self = number == 1 ? .one : .other
    }
  }
}

/// ICU's plural rules of one language.
private struct PluralRules: @unchecked Sendable {
  private typealias Open =
    @Sendable @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<ICU.ErrorCode>) ->
    OpaquePointer?
  private typealias Select =
    @Sendable @convention(c) (
      OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32,
      UnsafeMutablePointer<ICU.ErrorCode>
    ) -> Int32

  private static let openRules = ICU.function("uplrules_open", as: Open.self)
  private static let selectKeyword = ICU.function("uplrules_select", as: Select.self)

  /// The rules that have been opened. An app has few languages, so they are kept.
  private static let known = Mutex<[String: PluralRules]>([:])

  /// ICU's object, which any thread may read.
  private let rules: OpaquePointer

  /// Returns the rules of a language; nil if there is no ICU.
  static func of(_ language: String) -> PluralRules? {
    known.withLock { known in
      if let rules = known[language] { return rules }
      var code: ICU.ErrorCode = 0
      guard let opened = openRules?(language, &code), code <= 0 else { return nil }
      let rules = PluralRules(rules: opened)
      known[language] = rules
      return rules
    }
  }

  func category(of number: Double) -> PluralCategory {
    let keyword = ICU.text { Self.selectKeyword?(rules, number, $0, $1, $2) ?? 0 }
    return keyword.flatMap(PluralCategory.init(rawValue:)) ?? .other
  }
}
