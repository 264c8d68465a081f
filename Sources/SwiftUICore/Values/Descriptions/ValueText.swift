import Foundation

/// A description of a value that is the same in another process: no addresses, no hashes, and sets
/// and dictionaries in an order that follows from their content.
package struct ValueText {
  private var text = ""
  private let limit: Int
  /// True if the text contains all of the value.
  private var isWhole = true
  /// True if the text distinguishes the value from all others.
  private var isFaithful = true

  private init(limit: Int) {
    self.limit = limit
  }

  /// Returns a description of a value, cut to the limit.
  package static func summary(of value: Any, limit: Int = 80) -> String {
    var writer = ValueText(limit: limit)
    writer.write(value)
    return writer.isWhole ? writer.text : writer.text.prefix(limit - 1) + "…"
  }

  /// Returns a text that distinguishes a value from all others; nil if there is none, or it is too
  /// long.
  package static func wholeText(of value: Any) -> String? {
    var writer = ValueText(limit: 4_096)
    writer.write(value)
    return writer.isWhole && writer.isFaithful ? writer.text : nil
  }

  /// Returns a name for an identity; nil if no text distinguishes it from others, as for an object.
  static func name(of identity: some Hashable) -> String? {
    // Nearly all identities are one of these.
    if let number = identity as? Int { return "\(number)" }
    // A cast would find an `AnyHashable` in everything that has an identity.
    if type(of: identity) == AnyHashable.self,
      let base = AnyHashable(identity).base as? any Hashable
    {
      return name(of: base)
    }
    var writer = ValueText(limit: 512)
    if let string = identity as? String {
      writer.add(string)
    } else {
      writer.write(identity)
    }
    guard writer.isWhole, writer.isFaithful, !writer.text.isEmpty else { return nil }
    return writer.text.escapedInPath
  }

  private mutating func add(_ more: String) {
    if text.utf8.count > limit { return isWhole = false }
    text += more
    if text.utf8.count > limit {
      isWhole = false
      text = String(text.prefix(limit))
    }
  }

  private mutating func write(_ value: Any, depth: Int = 0) {
    guard isWhole else { return }
    guard depth < 16 else { return isWhole = false }
    switch value {
    case let value as String: add("\"\(value.prefix(limit + 1))\"")
    case let value as any BinaryInteger: add("\(value)")
    case let value as Bool: add("\(value)")
    case let value as any BinaryFloatingPoint: add("\(value)")
    case let value as Character: add("\"\(value)\"")
    case let value as UUID: add(value.uuidString)
    case let value as URL: add(value.absoluteString)
    case let value as Date: add("\(value.timeIntervalSinceReferenceDate) s")
    case let value as Data: writeData(value)
    case let value as Decimal: add("\(value)")
    case _ where type(of: value) == AnyHashable.self:
      writeErased((value as! AnyHashable).base, depth: depth)
    case let type as Any.Type: add("\(type)")
    case is ObjectIdentifier: writeReference(value)
    default: writeParts(of: value, depth: depth)
    }
  }

  private mutating func writeData(_ data: Data) {
    add("\(data.count) bytes")
    isFaithful = false
  }

  private mutating func writeErased(_ value: Any, depth: Int) {
    add("\(type(of: value)) ")
    write(value, depth: depth + 1)
  }

  private mutating func writeReference(_ value: Any) {
    add("\(type(of: value))")
    isFaithful = false
  }

  private mutating func writeParts(of value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else { return add("nil") }
      write(wrapped.value, depth: depth + 1)
    case .enum:
      guard let (label, payload) = mirror.children.first else {
        // A case without a payload is described by its name, unless it provides its own
        // description.
        if value is any CustomStringConvertible { isFaithful = false }
        return add("\(value)")
      }
      add(label ?? "")
      writePayload(payload, depth: depth)
    case .struct where mirror.children.isEmpty:
      // An empty struct, or one whose fields only C knows.
      isFaithful = false
      add("\(type(of: value))()")
    case .struct, .tuple:
      add(mirror.displayStyle == .tuple ? "(" : "\(type(of: value))(")
      writeList(mirror.children, depth: depth)
      add(")")
    case .collection:
      add("[")
      writeList(mirror.children, depth: depth)
      add("]")
    case .set, .dictionary:
      writeUnordered(mirror.children, depth: depth)
    default:
      writeReference(value)
    }
  }

  private mutating func writePayload(_ payload: Any, depth: Int) {
    let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
    if !isTuple { add("(") }
    write(payload, depth: depth + 1)
    if !isTuple { add(")") }
  }

  private mutating func writeList(_ children: Mirror.Children, depth: Int) {
    var isFirst = true
    for (label, value) in children {
      guard isWhole else { return }
      if !isFirst { add(", ") }
      isFirst = false
      if let label, !label.hasPrefix(".") { add("\(label): ") }
      write(value, depth: depth + 1)
    }
  }

  private mutating func writeUnordered(_ children: Mirror.Children, depth: Int) {
    // Sorting many values would take too long for the first few.
    guard children.count <= 1_000 else {
      isFaithful = false
      return add("\(children.count) values")
    }
    var parts: [String] = []
    for (_, value) in children {
      var part = ValueText(limit: limit)
      part.write(value, depth: depth + 1)
      if !part.isFaithful { isFaithful = false }
      if !part.isWhole { isWhole = false }
      parts.append(part.text)
    }
    add("[\(parts.sorted().joined(separator: ", "))]")
  }
}

extension String {
  /// The text, with the characters that have a meaning in a path escaped.
  var escapedInPath: String {
    guard utf8.contains(where: { [0x5B, 0x5C, 0x5D, 0x23, 0x0A].contains($0) }) else { return self }
    var escaped = ""
    for character in self {
      switch character {
      case "[", "]", "\\", "#": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
