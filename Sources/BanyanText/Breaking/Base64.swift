/// Decodes data that scripts have embedded in the sources.
enum Base64 {
  static func bytes(of text: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    var (value, bitCount): (UInt32, UInt32) = (0, 0)
    text.withUTF8Buffer { digits in
      for digit in digits {
        let six: UInt8
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): six = digit - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): six = digit - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): six = digit + 4
        case UInt8(ascii: "+"): six = 62
        case UInt8(ascii: "/"): six = 63
        default: continue
        }
        value = value << 6 | UInt32(six)
        bitCount += 6
        if bitCount >= 8 {
          bitCount -= 8
          bytes.append(UInt8(truncatingIfNeeded: value >> bitCount))
        }
      }
    }
    return bytes
  }
}
