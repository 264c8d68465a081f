import Foundation

/// Writes a message into a log. See Apple's documentation of `os_log`.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(message, OSLogType.default.level)
}

/// Writes a message into a log.
/// - Parameter type: the importance of the message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, type.level)
}

/// Writes a message into a log, with values for the placeholders of its format, such as `%d` or `%{public}@`.
/// - Parameters:
///   - type: the importance of the message.
///   - arguments: the values. A text or an object is private unless its placeholder contains `{public}`; see
///     ``OSLogPrivacy``.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  log.write(OSLogMessage(format: "\(message)", arguments), type.level)
}

/// Writes a message into a log, with values for the placeholders of its format.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {
  log.write(OSLogMessage(format: "\(message)", arguments), type.level)
}

extension OSLogMessage {
  /// Creates a message with values for the placeholders of a format.
  init(format: String, _ arguments: [Any]) {
    var interpolation = OSLogInterpolation(literalCapacity: format.count, interpolationCount: 0)
    var arguments = arguments[...]
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      interpolation.appendLiteral(String(rest[..<sign]))
      rest = rest[rest.index(after: sign)...]
      var place = FormatPlace()
      rest = place.read(rest)
      if place.conversion == "%" {
        interpolation.appendLiteral("%")
      } else if let argument = arguments.popFirst() {
        interpolation.append(place.text(argument), place.privacy, isPublic: !place.isObject)
      } else {
        interpolation.appendLiteral("<decode: missing data>")
      }
    }
    interpolation.appendLiteral(String(rest))
    self.init(stringInterpolation: interpolation)
  }
}

extension OSLogInterpolation {
  fileprivate mutating func append(_ text: String, _ privacy: OSLogPrivacy, isPublic: Bool) {
    parts.append { privacy.shown(text, isPublic: isPublic, $0) }
  }
}

/// A placeholder in a format, such as `{public}.2f`.
private struct FormatPlace {
  private(set) var privacy = OSLogPrivacy.auto
  private(set) var conversion: Character = "%"
  private var flags = ""

  /// True if the value is a text or an object.
  var isObject: Bool { conversion == "@" || conversion == "s" }

  /// - Returns: the text after the placeholder.
  mutating func read(_ text: Substring) -> Substring {
    var rest = text
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      let words = rest[..<end].dropFirst().split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if words.contains("public") { privacy = .public }
      if words.contains("private") { privacy = .private }
      if words.contains("sensitive") { privacy = .sensitive }
      rest = rest[rest.index(after: end)...]
    }
    while let character = rest.popFirst() {
      if character == "@" || character == "%" || "diouxXfFeEgGaAcsp".contains(character) {
        conversion = character
        return rest
      }
      // The length of a number is determined by its type.
      if !"hlqzjt".contains(character) { flags.append(character) }
    }
    return rest
  }

  func text(_ argument: Any) -> String {
    switch conversion {
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = argument as? any BinaryFloatingPoint else { return "\(argument)" }
      return String(format: "%\(flags)\(conversion)", Double(number))
    case "d", "i", "o", "u", "x", "X":
      guard let number = argument as? any BinaryInteger else { return "\(argument)" }
      return Self.text(number, flags, conversion)
    default: return "\(argument)"
    }
  }

  private static func text(
    _ number: some BinaryInteger, _ flags: String, _ conversion: Character
  ) -> String {
    if "di".contains(conversion) || number < 0 {
      return String(format: "%\(flags)lld", Int64(clamping: number))
    }
    return String(format: "%\(flags)ll\(conversion)", UInt64(clamping: number))
  }
}
