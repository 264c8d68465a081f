/// Characters that can also be written as a letter and accents.
enum ComposedCharacters {
  /// The characters, by the hashes of their letters: two spellings of a letter have the same one.
  static let scalars: [Int: UInt32] = {
    var scalars: [Int: UInt32] = [:]
    for block in [0xC0..<0x250, 0x370..<0x530, 0x1E00..<0x2000] as [Range<UInt32>] {
      for value in block {
        if let scalar = Unicode.Scalar(value) { scalars[String(scalar)[...].hashValue] = value }
      }
    }
    return scalars
  }()

  /// Returns false if a letter is none of these characters, whatever its spelling: all of them begin with a letter of the Latin, Greek
  /// or Cyrillic script. The signs for Ohm, Kelvin and Angstrom are other spellings of such letters.
  static func mayCompose(_ cluster: Substring) -> Bool {
    guard let first = cluster.unicodeScalars.first?.value else { return false }
    return first < 0x530 || 0x1E00..<0x2000 ~= first || 0x2126..<0x212C ~= first
  }
}
