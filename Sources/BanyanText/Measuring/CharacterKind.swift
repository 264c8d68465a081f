/// The kinds of characters that matter for measuring.
enum CharacterKind {
  /// Returns true if a character is a cluster on its own, provided that the same holds for the next one. Only for
  /// frequent characters.
  static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x5D0..<0x5EB, 0x1E00..<0x2000,
      0x2010..<0x2028, 0x2030..<0x203C, 0x2190..<0x2194, 0x20A0..<0x20C1, 0x3000..<0x302A,
      0x3041..<0x3097, 0x309B..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4,
      0xFF01..<0xFF9E:
      scalar != 0xA9 && scalar != 0xAD && scalar != 0xAE
    default: false
    }
  }

  /// Returns true if the letters of a character's script join, so that only whole words have a width.
  static func joins(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x620...0x669, 0x66E...0x6D3, 0x6D5...0x6DC, 0x6DF...0x6E8, 0x6EA...0x6FF, 0x710...0x74A,
      0x74D...0x7B1, 0x7C0...0x7F5, 0x840...0x85B, 0x860...0x86A, 0x870...0x8FF, 0x1807,
      0x180A...0x18AA, 0xA840...0xA871, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x1E900...0x1E94B:
      true
    default: false
    }
  }

  /// Returns true if no space divides the words of a character's script, so that only a dictionary tells where a
  /// word ends: Thai and Lao, Myanmar, Khmer, Tai Le and New Tai Lue, Tai Tham, more of Myanmar, Tai Viet.
  static func isOfWordsWithoutSpaces(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE00..<0xF00, 0x1000..<0x10A0, 0x1780..<0x1800, 0x1950..<0x19E0, 0x1A20..<0x1AB0,
      0xA9E0..<0xAA00, 0xAA60..<0xAAE0:
      true
    default: false
    }
  }

  /// Returns true if a character is invisible.
  static func isUnseen(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Returns true if a character fills a square, like Chinese ones.
  static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD7A4,
      0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x16FE0..<0x18D09,
      0x1B000..<0x1B300, 0x20000..<0x3FFFE:
      true
    default: false
    }
  }

  /// Returns the likely width of a character, in ems, if nothing is known of its face. It is somewhat more than in most faces,
  /// since too wide does less harm than too narrow.
  ///
  /// Three quarters of the letters in Noto's faces are not wider than these numbers, which are a fifth larger for scripts whose words a browser keeps
  /// together although no space divides them: their lines are not filled to the end.
  static func likelyWidth(of scalar: UInt32) -> Double {
    let letter = likelyLetterWidth(of: scalar)
    // The vowels that are beside a letter of northern India are narrow.
    if 0x900..<0xB00 ~= scalar,
      Unicode.Scalar(scalar)?.properties.generalCategory == .spacingMark
    {
      return letter * 0.6
    }
    return letter
  }

  private static func likelyLetterWidth(of scalar: UInt32) -> Double {
    switch scalar {
    case 0x530..<0x590, 0x10A0..<0x1100: 0.75
    case 0x900..<0xB80, 0xF00..<0x1000: 0.75
    case 0xB80..<0xC00, 0xD00..<0xE00: 1.2
    case 0xC00..<0xD00: 0.85
    case 0xE00..<0xF00: 0.75
    case 0x1000..<0x10A0: 1.2
    case 0x1200..<0x1700, 0x1780..<0x1800: 0.9
    default: 0.65
    }
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // The first mark is the grave accent of 0x300. Looking a category up takes longer than all else that is asked of a letter.
    if scalar.value < 0x300 { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  static func isEmoji(_ cluster: Substring.UnicodeScalarView) -> Bool {
    guard let first = cluster.first else { return false }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && cluster.contains { $0.value == 0xFE0F || $0.value == 0x20E3 })
  }
}
