import Foundation

/// A message for a log: a text with values in it, some of which are private. See Apple's documentation of
/// `OSLogMessage`.
///
/// Values are evaluated when the message is written, and not at all if it is not.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let interpolation: OSLogInterpolation

  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(value)
  }

  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  /// Creates a public text, followed by other messages.
  init(joining text: String, _ messages: [OSLogMessage]) {
    var interpolation = OSLogInterpolation(text)
    for message in messages {
      interpolation.appendLiteral(" ")
      interpolation.parts += message.interpolation.parts
    }
    self.interpolation = interpolation
  }

  func text(showsPrivate: Bool) -> String {
    interpolation.parts.map { $0(showsPrivate) }.joined()
  }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Closures that return the parts, given whether private values are shown.
  var parts: [(Bool) -> String] = []

  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  init(_ literal: String) {
    appendLiteral(literal)
  }

  public mutating func appendLiteral(_ literal: String) {
    parts.append { _ in literal }
  }

  /// Adds a text, which is private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(argumentString(), $0)) }
  }

  /// Adds a description, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(value().description, $0)) }
  }

  /// Adds the description of an object, which is private by default.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(argumentObject().description, $0) }
  }

  /// Adds the description of an error, which is private by default.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown("\(error())", $0) }
  }

  /// Adds the name of a type, which is private by default.
  public mutating func appendInterpolation(
    _ type: @autoclosure @escaping () -> Any.Type, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown("\(type())", $0) }
  }

  /// Adds a whole number, which is public by default.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(number()), isPublic: true, $0)) }
  }

  /// Adds a number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(number()), isPublic: true, $0)) }
  }

  /// Adds a number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(Double(number())), isPublic: true, $0)) }
  }

  /// Adds a Boolean value, which is public by default.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(format.text(boolean()), isPublic: true, $0) }
  }
}

/// The visibility of a value in a message. See Apple's documentation of `OSLogPrivacy`.
///
/// By default, numbers are public, and texts are private: they are written as `<private>`. A program that `banyan run`
/// has started writes all of them, except for `sensitive` ones.
public struct OSLogPrivacy: Sendable {
  /// The text that replaces a private value.
  public enum Mask: Sendable {
    /// The text `<private>`.
    case none
    /// A number that is the same for equal values, as long as the program runs.
    case hash
  }

  private enum Kind {
    case automatic, forAll, secret, sensitive
  }

  private var kind: Kind
  private var mask = Mask.none

  /// The default for the value's type.
  public static let auto = OSLogPrivacy(kind: .automatic)
  /// Visible to all readers of the log.
  public static let `public` = OSLogPrivacy(kind: .forAll)
  /// Visible during development.
  public static let `private` = OSLogPrivacy(kind: .secret)
  /// Never visible.
  public static let sensitive = OSLogPrivacy(kind: .sensitive)

  /// Visible during development, and masked otherwise.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .secret, mask: mask)
  }

  /// Never visible, and masked.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  /// Returns the default for the value's type, masked if that is private.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .automatic, mask: mask)
  }

  /// - Parameter isPublic: whether values of the type are public by default.
  func shown(_ text: String, isPublic: Bool = false, _ showsPrivate: Bool) -> String {
    switch kind {
    case .forAll: return text
    case .automatic where isPublic || showsPrivate: return text
    case .secret where showsPrivate: return text
    case .automatic, .secret, .sensitive: break
    }
    switch mask {
    case .none: return "<private>"
    case .hash: return "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>"
    }
  }
}
