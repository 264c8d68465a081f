/// Generates random strings that cannot be guessed, and that are valid in URLs, cookies, and HTML.
enum RandomToken {
  static let byteCount = 22

  /// Returns 128 random bits as 22 characters.
  static func make() -> String {
    // On Linux this is the kernel's generator.
    var generator = SystemRandomNumberGenerator()
    return URLBase64.encode([generator.next() as UInt64, generator.next()])
  }

  /// Compares in constant time, wherever the two differ.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Base 64 with the alphabet for URLs and without padding.
enum URLBase64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Encodes the numbers one after the other, the highest bits first.
  static func encode(_ numbers: [UInt64]) -> String {
    var result: [UInt8] = []
    var (bits, bitCount): (UInt32, UInt32) = (0, 0)
    for byte in numbers.flatMap({ number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }) {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 6 {
        bitCount -= 6
        result.append(alphabet[Int(bits >> bitCount & 63)])
      }
    }
    if bitCount > 0 { result.append(alphabet[Int(bits << (6 - bitCount) & 63)]) }
    return String(decoding: result, as: UTF8.self)
  }
}
