import Foundation

extension LocalizedFormat {
  /// The text in words, where that takes no more than putting strings and integers in their places:
  /// nil if it has other arguments or positions, marks of Markdown, or phrases that are to agree.
  ///
  /// That is how nearly all texts are. One with a number takes 900 instructions here; to find pieces,
  /// put them together and look for marks in what comes of it takes 30,000.
  /// - Parameter locale: asked for only if a number is to be written.
  package func plainString(in locale: () -> Locale) -> String? {
    if arguments.isEmpty {
      return key.utf8.allSatisfy({ !Self.isMark($0) }) && !hasAddress ? key : nil
    }
    if hasAddress { return nil }
    var key = key
    return key.withUTF8 { plainString(of: $0, in: locale) }
  }

  private func plainString(
    of format: UnsafeBufferPointer<UInt8>, in locale: () -> Locale
  ) -> String? {
    var text = ""
    var next = 0
    var start = 0
    var place = 0
    while place < format.count {
      if Self.isMark(format[place]) { return nil }
      guard format[place] == UInt8(ascii: "%") else {
        place += 1
        continue
      }
      text.append(format[start..<place])
      place += 1
      if place < format.count, format[place] == UInt8(ascii: "%") {
        start = place
        place += 1
        continue
      }
      while place < format.count, format[place] == UInt8(ascii: "l") { place += 1 }
      guard place < format.count, next < arguments.count else { return nil }
      switch (arguments[next], format[place]) {
      case (.string(let string), UInt8(ascii: "@")): text += string
      case (.integer(let value), UInt8(ascii: "d")):
        text += LocaleFacts.of(locale()).string(of: value)
      default: return nil
      }
      next += 1
      place += 1
      start = place
    }
    text.append(format[start...])
    return text
  }

  /// Whether a byte may belong to a mark; see `InlineMarkdown` and `GrammarAgreement`.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "^"):
      true
    default: false
    }
  }

  /// Whether there are two slashes, as in an address.
  private var hasAddress: Bool {
    var last: UInt8 = 0
    for byte in key.utf8 {
      if byte == UInt8(ascii: "/"), last == byte { return true }
      last = byte
    }
    return false
  }
}

extension String {
  fileprivate mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    if !bytes.isEmpty { self += String(decoding: bytes, as: UTF8.self) }
  }
}
