/// A short name for a text: Swift's own hashes differ from run to run.
enum StableHash {
  /// Returns the FNV-1a hash of the text's UTF-8, in hexadecimal.
  static func of(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
