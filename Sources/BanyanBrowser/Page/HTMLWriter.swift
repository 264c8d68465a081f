/// Writes HTML, escaping everything but markup.
struct HTMLWriter {
  private(set) var html: [UInt8] = []

  /// Writes our own markup without changes.
  mutating func write(markup: String) { html.append(contentsOf: markup.utf8) }

  /// Writes text between tags.
  mutating func write(text: String) { escape(text) }

  /// Writes an attribute with its value in double quotes.
  mutating func write(attribute name: String, _ value: String) {
    html.append(UInt8(ascii: " "))
    html.append(contentsOf: name.utf8)
    html.append(contentsOf: #"=""#.utf8)
    escape(value)
    html.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ string: String) {
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "&"): html.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): html.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): html.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): html.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): html.append(contentsOf: "&#39;".utf8)
      // The parser would turn a carriage return into a line feed, and drop a zero.
      case UInt8(ascii: "\r"): html.append(contentsOf: "&#13;".utf8)
      case 0: html.append(contentsOf: "\u{FFFD}".utf8)
      default: html.append(byte)
      }
    }
  }
}
