import Foundation

/// How a text stands among others in a message.
public struct OSLogStringAlignment: Sendable {
  private var width = 0
  private var isLeading = true

  /// Where it comes.
  public static let none = OSLogStringAlignment()

  /// At the end of so many columns.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeading: false)
  }

  /// At the beginning of so many columns.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeading: true)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isLeading ? text + space : space + text
  }
}

/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasSign = false
  private var hasPrefix = false
  private var isUppercase = false

  /// As people write numbers.
  public static let decimal = OSLogIntegerFormatting()
  /// With sixteen digits.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// With eight digits.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// As people write numbers.
  /// - Parameter explicitPositiveSign: whether there is a sign where there need not be one.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign)
  }

  /// With sixteen digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
  }

  /// With eight digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, hasSign: explicitPositiveSign, hasPrefix: includePrefix)
  }

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let prefix = !hasPrefix || radix == 10 ? "" : radix == 16 ? "0x" : "0o"
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + digits
  }
}

/// How a number is written in a message.
public struct OSLogFloatFormatting: Sendable {
  private var specifier = "f"
  private var precision: Int?

  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting()
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting(specifier: "e")
  /// With an exponent where that is shorter.
  public static let hybrid = OSLogFloatFormatting(specifier: "g")

  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }

  /// With an exponent, and so many digits after the point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "e", precision: precision)
  }

  /// With an exponent where that is shorter, and so many digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "g", precision: precision)
  }

  func text(_ number: Double) -> String {
    let precision = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(precision)\(specifier)", number)
  }
}

/// How it is written whether something is so.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
