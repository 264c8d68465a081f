import Foundation

/// An argument in an interpolation of localized text.
package enum FormatArgument: Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case other(any FormatValue)
}

/// A value of another module in an interpolation.
package protocol FormatValue: Sendable {
  func isEqual(to other: any FormatValue) -> Bool
  func string(in locale: Locale) -> String
  /// Returns the text for a person whose calendar and time zone may differ from the process's.
  /// - Parameter surroundings: called only if the text depends on them.
  func string(in locale: Locale, _ surroundings: () -> DateSurroundings) -> String
}

extension FormatValue {
  package func string(in locale: Locale, _ surroundings: () -> DateSurroundings) -> String {
    string(in: locale)
  }
}

/// A value with its format, which takes the reader's locale.
package struct FormattedValue<Format: FormatStyle>: FormatValue, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  package init(_ input: Format.FormatInput, _ format: Format) {
    self.input = input
    self.format = format
  }

  package func isEqual(to other: any FormatValue) -> Bool {
    guard let other = other as? FormattedValue else { return false }
    return input == other.input && format == other.format
  }

  package func string(in locale: Locale) -> String { format.locale(locale).format(input) }

  package func string(in locale: Locale, _ surroundings: () -> DateSurroundings) -> String {
    format.locale(locale).following(surroundings).format(input)
  }
}

extension FormatArgument: Equatable {
  package static func == (left: FormatArgument, right: FormatArgument) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.double(let left), .double(let right)):
      left == right || left.isNaN && right.isNaN
    case (.other(let left), .other(let right)): left.isEqual(to: right)
    default: false
    }
  }
}

extension FormatArgument {
  /// The argument as a number, for grammar.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .string, .other: nil
    }
  }

  /// Returns the argument as a person reads it.
  /// - Parameter specifier: the specifier as in C, without the percent sign and the position.
  package func string(as specifier: String, in locale: Locale) -> String {
    switch self {
    case .string(let string): return string
    case .other(let value): return value.string(in: locale)
    case .integer(let value):
      if Self.integers.contains(specifier) || specifier == "@" {
        return LocaleFacts.of(locale).string(of: value)
      }
      if let last = specifier.last, "feEgG".contains(last) {
        return Self.written(Double(value), specifier, locale)
      }
      return Self.written(value, specifier, locale)
    case .unsigned(let value):
      if Self.integers.contains(specifier) || specifier == "@" {
        return value.formatted(.number.locale(locale))
      }
      return Self.written(value, specifier, locale)
    case .double(let value):
      if specifier == "@" { return value.formatted(.number.locale(locale)) }
      guard let last = specifier.last, "feEgGaA".contains(last) else {
        return value.formatted(.number.locale(locale))
      }
      return Self.written(value, specifier, locale)
    }
  }

  private static let integers: Set<String> = [
    "d", "i", "u", "ld", "li", "lu", "lld", "lli", "llu", "hd", "hu", "qd", "qu", "zd", "zu",
  ]

  private static func written(
    _ value: some CVarArg, _ specifier: String, _ locale: Locale
  ) -> String {
    // An invalid specifier would read invalid memory.
    guard let last = specifier.last, "diouxXfFeEgGaAc".contains(last),
      specifier.dropLast().allSatisfy({ "0123456789.+- #'lhqzjt".contains($0) })
    else { return "\(value)" }
    return String(format: "%" + specifier, locale: locale, value)
  }
}
