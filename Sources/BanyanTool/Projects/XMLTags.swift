import Foundation

/// Reads the tags of an XML file that a program has written, such as a data model, without the texts between them.
///
/// Foundation's own parser needs libxml2 on every machine, and this tool, which is linked statically, needs no library.
struct XMLTags {
  struct Tag: Equatable {
    enum Kind {
      case start
      case end
      /// The start and the end of an empty element.
      case both
    }

    let kind: Kind
    let name: String
    let attributes: [String: String]
    /// The line in which it begins, from 1.
    let line: Int
  }

  /// The file is not XML.
  struct Malformed: Error {
    let line: Int
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ data: Data) {
    bytes = Array(data)
  }

  /// Returns the next tag; nil at the end of the file.
  ///
  /// - Throws: ``Malformed``.
  mutating func next() throws -> Tag? {
    while let byte = peek() {
      if byte != UInt8(ascii: "<") {
        advance()
      } else if starts(with: "<!--") {
        try skip(to: "-->")
      } else if starts(with: "<?") {
        try skip(to: "?>")
      } else if starts(with: "<!") {
        try skip(to: ">")
      } else {
        return try readTag()
      }
    }
    return nil
  }

  private mutating func readTag() throws -> Tag {
    let line = line
    advance()
    let isEnd = take("/")
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take(">") {
        return Tag(kind: isEnd ? .end : .start, name: name, attributes: attributes, line: line)
      }
      if take("/>") { return Tag(kind: .both, name: name, attributes: attributes, line: line) }
      let key = try readName()
      skipSpace()
      guard take("=") else { throw Malformed(line: self.line) }
      skipSpace()
      attributes[key] = try readValue()
    }
  }

  private mutating func readName() throws -> String {
    let start = place
    while let byte = peek(), !isSpace(byte), !Self.marks.contains(byte) { advance() }
    guard place > start else { throw Malformed(line: line) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static let marks = Array("<>/=\"'".utf8)

  private mutating func readValue() throws -> String {
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw Malformed(line: line)
    }
    advance()
    let start = place
    while let byte = peek(), byte != quote { advance() }
    guard peek() != nil else { throw Malformed(line: line) }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    advance()
    return Self.unescaped(text)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    // The ampersand comes last: what follows one that was escaped is text.
    let names = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return names.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  // MARK: Bytes

  private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func advance() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    place += text.utf8.count
    return true
  }

  private mutating func skip(to text: String) throws {
    while !take(text) {
      guard peek() != nil else { throw Malformed(line: line) }
      advance()
    }
  }

  private mutating func skipSpace() {
    while let byte = peek(), isSpace(byte) { advance() }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
