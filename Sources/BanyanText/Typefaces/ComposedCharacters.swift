/// Characters that can also be written as a letter and accents.
enum ComposedCharacters {
  /// Two spellings of a letter are the same `Character`, so one finds the other.
  private static let scalars: [Character: UInt32] = {
    var scalars: [Character: UInt32] = [:]
    for block in [0xC0..<0x250, 0x370..<0x530, 0x1E00..<0x2000] as [Range<UInt32>] {
      for value in block {
        if let scalar = Unicode.Scalar(value) { scalars[Character(scalar)] = value }
      }
    }
    return scalars
  }()

  /// Returns the equivalent single character, if there is one.
  static func scalar(of cluster: Character) -> UInt32? {
    scalars[cluster]
  }
}
