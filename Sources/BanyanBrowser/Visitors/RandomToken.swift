import Crypto

/// Random bytes that cannot be guessed, spelled so that they may stand in URLs, cookies and HTML.
enum RandomToken {
  /// 128 random bits as 22 characters.
  static func make() -> String {
    SymmetricKey(size: .bits128).withUnsafeBytes { URLBase64.encode($0) }
  }
}

/// Base 64 with the alphabet for URLs and without padding.
enum URLBase64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 6 {
        bitCount -= 6
        result.append(alphabet[Int(bits >> UInt32(bitCount) & 63)])
      }
    }
    if bitCount > 0 { result.append(alphabet[Int(bits << UInt32(6 - bitCount) & 63)]) }
    return String(decoding: result, as: UTF8.self)
  }

  /// - Returns: nil if a character is not of the alphabet or the length cannot be.
  static func decode(_ string: String) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    for character in string.utf8 {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    return bitCount < 6 ? result : nil
  }
}
