/// Removes comments and spaces that no browser needs from our own scripts and style sheets, once,
/// when the server starts.
///
/// It supports only as much of the languages as those files use: comments are lines of their own, no
/// string spans several lines, and an expression in a template has no quotes of the same kind.
enum Compaction {
  /// Removes comment lines and indentation.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
  }

  /// Returns a script without spaces and line breaks that separate nothing. Quoted text is unchanged.
  static func script(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(lines(text).utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "):
        index += 1
        if let before = result.last, index < bytes.count, isNeeded(between: before, bytes[index]) {
          result.append(byte)
        }
      case UInt8(ascii: "\n"):
        index += 1
        // Elsewhere it may end a statement.
        if let before = result.last, !"{;,(".utf8.contains(before), index < bytes.count,
          bytes[index] != UInt8(ascii: "}")
        {
          result.append(byte)
        }
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        index = copy(bytes, from: index, through: byte, into: &result)
      case UInt8(ascii: "/") where beginsExpression(result.last):
        index = copyExpression(bytes, from: index, into: &result)
      default:
        result.append(byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isNeeded(between before: UInt8, _ after: UInt8) -> Bool {
    let signs: [UInt8] = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/")]
    return isWord(before) && isWord(after) || signs.contains(before) && signs.contains(after)
      // After a word, a slash could begin an expression as well as divide.
      || isWord(before) && after == UInt8(ascii: "/") || before == UInt8(ascii: " ")
  }

  /// Returns true if a slash after a byte begins a regular expression, as it does where a value is expected.
  private static func beginsExpression(_ byte: UInt8?) -> Bool {
    byte.map { "(,=:[!&|?{};\n".utf8.contains($0) } ?? true
  }

  /// - Returns: The index after the copied part.
  private static func copy(
    _ bytes: [UInt8], from start: Int, through end: UInt8, into result: inout [UInt8]
  ) -> Int {
    var index = start + 1
    while bytes[index] != end { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    result += bytes[start...index]
    return index + 1
  }

  private static func copyExpression(
    _ bytes: [UInt8], from start: Int, into result: inout [UInt8]
  ) -> Int {
    var index = start + 1
    var isInSet = false
    while isInSet || bytes[index] != UInt8(ascii: "/") {
      if bytes[index] == UInt8(ascii: "[") { isInSet = true }
      if bytes[index] == UInt8(ascii: "]") { isInSet = false }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    result += bytes[start...index]
    return index + 1
  }
}
