import Foundation

/// The alignment of a text in a message.
public struct OSLogStringAlignment: Sendable {
  private var width = 0
  private var isLeading = true

  /// No alignment.
  public static let none = OSLogStringAlignment()

  /// Aligned at the end of the given number of columns.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeading: false)
  }

  /// Aligned at the beginning of the given number of columns.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeading: true)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isLeading ? text + space : space + text
  }
}

/// The format of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasSign = false
  private var hasPrefix = false
  private var isUppercase = false

  /// The decimal format.
  public static let decimal = OSLogIntegerFormatting()
  /// The hexadecimal format.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// The octal format.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// Returns the decimal format.
  /// - Parameter explicitPositiveSign: whether positive numbers have a sign.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign)
  }

  /// Returns the hexadecimal format.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
  }

  /// Returns the octal format.
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

/// The format of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  private var specifier = "f"
  private var precision: Int?

  /// With six digits after the decimal point.
  public static let fixed = OSLogFloatFormatting()
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting(specifier: "e")
  /// With an exponent if that is shorter.
  public static let hybrid = OSLogFloatFormatting(specifier: "g")

  /// With the given number of digits after the decimal point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }

  /// With an exponent, and the given number of digits after the decimal point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "e", precision: precision)
  }

  /// With an exponent if that is shorter, and the given number of digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "g", precision: precision)
  }

  func text(_ number: Double) -> String {
    let precision = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(precision)\(specifier)", number)
  }
}

/// The format of a Boolean value in a message.
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
