import Foundation

/// Text for a person to read, written as a literal in the source.
///
/// Interpolated numbers are formatted for the reader: `"\(1000)"` reads "1,000", and `"\(0.5)"`
/// reads "0.500000" unless a `specifier` says otherwise. A noun can agree with its number:
/// `"^[\(count) apple](inflect: true)"` reads "1 apple" or "2 apples" (S09). See Apple's
/// documentation of `LocalizedStringKey`. Translations are not looked up yet: the text is shown as
/// it is written.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let content: Content

  enum Content: Equatable, Sendable {
    case string(String)
    /// Strings, and texts with a style of their own, in order.
    case parts([Part])
  }

  enum Part: Equatable, Sendable {
    case string(String)
    case text(Text)
  }

  /// Creates a key from a string that is not a literal.
  public init(_ value: String) {
    content = .string(
      GrammarAgreement.mayApply(to: value) ? GrammarAgreement.applied(to: value) : value)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    content = stringInterpolation.content
  }

  /// The text without styles.
  var string: String {
    switch content {
    case .string(let string): string
    case .parts(let parts):
      parts.map { part in
        switch part {
        case .string(let string): string
        case .text(let text): text.string
        }
      }.joined()
    }
  }

  /// What a literal with interpolations consists of.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var parts: [Part] = []
    /// What comes after the last part.
    private var string = ""
    private var mayAgree = false

    public init(literalCapacity: Int, interpolationCount: Int) {}

    fileprivate var content: Content {
      if parts.isEmpty { return .string(mayAgree ? GrammarAgreement.applied(to: string) : string) }
      return .parts(string.isEmpty ? parts : parts + [.string(string)])
    }

    public mutating func appendLiteral(_ literal: String) {
      if GrammarAgreement.mayApply(to: literal) { mayAgree = true }
      append(literal)
    }

    private mutating func append(_ string: String) {
      if self.string.isEmpty { self.string = string } else { self.string += string }
    }

    /// A string, as it is.
    public mutating func appendInterpolation(_ string: String) {
      append(string)
    }

    /// A number, formatted for the reader.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._formatted)
    }

    /// A number, formatted as a C format says.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      append(String(format: specifier, value._argument))
    }

    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append(format.format(input))
    }

    /// A text, with its style.
    public mutating func appendInterpolation(_ text: Text) {
      if !string.isEmpty { parts.append(.string(string)) }
      string = ""
      parts.append(.text(text))
    }

    /// A substring, as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      append(String(string))
    }

    /// Whatever it is, as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(String(describing: value))
    }
  }
}

/// A number that can stand in a ``LocalizedStringKey``.
public protocol _FormatSpecifiable {
  /// The number as a reader expects it.
  var _formatted: String { get }
  /// The number as an argument of a C format.
  var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _formatted: String {
    // Below a thousand there is nothing to group.
    magnitude < 1000 ? "\(self)" : Int64(truncatingIfNeeded: self).formatted()
  }
  public var _argument: any CVarArg { Int64(truncatingIfNeeded: self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _formatted: String { String(format: "%f", Double(self)) }
  public var _argument: any CVarArg { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
