/// Characters that can also be written as a letter and accents.
enum ComposedCharacters {
  /// Two ways to write a letter are the same `Character`, so one finds the other.
  private static let scalars: [Character: UInt32] = {
    var scalars: [Character: UInt32] = [:]
    for block in [0xC0..<0x250, 0x370..<0x530, 0x1E00..<0x2000] as [Range<UInt32>] {
      for value in block {
        if let scalar = Unicode.Scalar(value) { scalars[Character(scalar)] = value }
      }
    }
    return scalars
  }()

  /// The one character that says the same, where there is one.
  static func scalar(of cluster: Character) -> UInt32? {
    scalars[cluster]
  }
}
