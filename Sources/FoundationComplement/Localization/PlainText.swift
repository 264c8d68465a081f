import Foundation

extension LocalizedFormat {
  /// Returns the text as a string, if it only requires inserting strings and integers: nil if it has
  /// other arguments or positions, Markdown marks, or phrases that must agree.
  ///
  /// This applies to nearly all texts. One with a number takes 900 instructions here; finding pieces,
  /// joining them, and looking for marks in the result takes 30,000.
  /// - Parameter locale: called only if the text contains a number.
  package func plainString(in locale: () -> Locale) -> String? {
    var key = key
    return key.withUTF8 { format in
      if Self.mayHaveMarks(format) { return nil }
      return arguments.isEmpty ? self.key : plainString(of: format, in: locale)
    }
  }

  private func plainString(
    of format: UnsafeBufferPointer<UInt8>, in locale: () -> Locale
  ) -> String? {
    var text = ""
    var next = 0
    var start = 0
    var place = 0
    while place < format.count {
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

  /// Returns true if a byte may belong to a mark (see `InlineMarkdown` and `GrammarAgreement`), or there
  /// are two slashes, as in an address.
  private static func mayHaveMarks(_ format: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in format {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "^"):
        return true
      case UInt8(ascii: "/") where last == byte: return true
      default: last = byte
      }
    }
    return false
  }
}

extension String {
  fileprivate mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    if !bytes.isEmpty { self += String(decoding: bytes, as: UTF8.self) }
  }
}
