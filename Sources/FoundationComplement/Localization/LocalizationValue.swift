import Foundation

extension String {
  /// Text for a person to read, written as a literal in the source.
  ///
  /// See Apple's documentation of `String.LocalizationValue`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    package let format: LocalizedFormat

    public init(_ value: String) {
      format = LocalizedFormat(value)
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      format = stringInterpolation.format.finished()
    }

    /// The content of a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var format = LocalizedFormat()

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        format.append(literal: literal)
      }

      /// Appends a string without changes.
      public mutating func appendInterpolation(_ string: String) {
        format.append(.string(string), as: "%@")
      }

      /// Appends a substring without changes.
      public mutating func appendInterpolation(_ substring: Substring) {
        appendInterpolation(String(substring))
      }

      /// Appends a text that is localized separately.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
      }

      /// Appends a number, formatted for the reader.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        format.append(value._argument, as: T._specifier)
      }

      /// Appends a number, formatted by a C format.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {
        format.append(value._argument, as: specifier)
      }

      /// Appends a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format style: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        format.append(.other(FormattedValue(value, style)), as: "%@")
      }

      /// Appends the description of any value.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        appendInterpolation(String(describing: value))
      }
    }
  }
}

/// A number that can be part of localized text.
public protocol _FormatSpecifiable {
  var _argument: _FormatArgument { get }
  static var _specifier: String { get }
}

/// A number in localized text. This type is an implementation detail of ``_FormatSpecifiable``.
public struct _FormatArgument: Sendable {
  package let argument: FormatArgument
}

extension LocalizedFormat {
  package mutating func append(_ argument: _FormatArgument, as specifier: String) {
    append(argument.argument, as: specifier)
  }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _argument: _FormatArgument {
    _FormatArgument(argument: .integer(Int64(truncatingIfNeeded: self)))
  }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _argument: _FormatArgument {
    _FormatArgument(argument: .unsigned(UInt64(truncatingIfNeeded: self)))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}

extension Int: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
