import Foundation

/// What is written into a log: a text with values in it, of which some are private. See Apple's documentation of `OSLogMessage`.
///
/// Values are asked for when the message is written, and not at all if it is not.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let interpolation: OSLogInterpolation

  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(value)
  }

  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  /// A text for everybody, with other messages after it.
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
  /// Each makes its text, given whether private values are shown.
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

  /// Adds a text, which is private if nothing else is said.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(argumentString(), $0)) }
  }

  /// Adds a description, which is private if nothing else is said.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(value().description, $0)) }
  }

  /// Adds the description of an object, which is private if nothing else is said.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(argumentObject().description, $0) }
  }

  /// Adds the description of an error, which is private if nothing else is said.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown("\(error())", $0) }
  }

  /// Adds the name of a type, which is private if nothing else is said.
  public mutating func appendInterpolation(
    _ type: @autoclosure @escaping () -> Any.Type, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown("\(type())", $0) }
  }

  /// Adds a whole number, which is shown if nothing else is said.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(number()), isPublic: true, $0)) }
  }

  /// Adds a number, which is shown if nothing else is said.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(number()), isPublic: true, $0)) }
  }

  /// Adds a number, which is shown if nothing else is said.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.shown(format.text(Double(number())), isPublic: true, $0)) }
  }

  /// Adds whether something is so, which is shown if nothing else is said.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.shown(format.text(boolean()), isPublic: true, $0) }
  }
}

/// Whether a value in a message is for everybody who may read the log. See Apple's documentation of `OSLogPrivacy`.
///
/// If nothing is said, numbers are, and texts are not: they are written as `<private>`. A program that `banyan run` has
/// started writes all of them, but what is `sensitive`.
public struct OSLogPrivacy: Sendable {
  /// What is written instead of a private value.
  public enum Mask: Sendable {
    /// That it is private.
    case none
    /// A number that is the same for equal values, for as long as the program runs.
    case hash
  }

  private enum Kind {
    case automatic, forAll, secret, sensitive
  }

  private var kind: Kind
  private var mask = Mask.none

  /// As it is usual for the value's type.
  public static let auto = OSLogPrivacy(kind: .automatic)
  /// For everybody.
  public static let `public` = OSLogPrivacy(kind: .forAll)
  /// For whoever runs the program during development.
  public static let `private` = OSLogPrivacy(kind: .secret)
  /// For nobody.
  public static let sensitive = OSLogPrivacy(kind: .sensitive)

  /// For whoever runs the program during development, with a mask for others.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .secret, mask: mask)
  }

  /// For nobody, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  /// As it is usual for the value's type, with a mask where that is private.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .automatic, mask: mask)
  }

  /// - Parameter isPublic: whether values of the type are for everybody if nothing is said.
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
