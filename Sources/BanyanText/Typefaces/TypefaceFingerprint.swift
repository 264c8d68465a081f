/// A fingerprint that distinguishes typefaces by a few of their widths, and not by their names.
///
/// A page measures `samples` in the font of its system, selected like the page's own fonts, and reports the widths.
package struct TypefaceFingerprint: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The measured texts, in regular, bold, and italic: letters that differ much between faces, digits, punctuation
  /// marks, and a script that few faces have.
  package static let samples = ["mmmmmlli", "WAGQRagy", "0123456789", ".,:;!?@&%", "ЖщЮ", "αβΩ"]

  /// The number of samples, from the first, that are in any Latin font.
  private static let latinSampleCount = 4

  /// The precision of widths: browsers that draw the same face differ by less.
  package static let unitsPerEm = 1024

  /// - Parameter widths: the widths of the samples, all in regular, then all in bold, then all in italic, in units. The
  ///   result is nil if their number is wrong, or no typeface has them.
  package init?(widths: [Int]) {
    guard widths.count == Self.samples.count * 3,
      widths.allSatisfy({ 0...Self.unitsPerEm * TypefaceMetrics.mostEms * 16 ~= $0 }),
      widths.contains(where: { $0 > 0 })
    else { return nil }
    self.init(hashing: widths)
  }

  private init(hashing widths: [Int]) {
    // FNV-1a, in 64 bits.
    rawValue = widths.reduce(0xCBF2_9CE4_8422_2325) { hash, width in
      (0..<4).reduce(hash) { ($0 ^ UInt64(width >> ($1 * 8) & 0xFF)) &* 0x100_0000_01B3 }
    }
  }

  /// Creates the fingerprint of a family whose tables are known.
  package init?(_ family: TypefaceFamily) {
    guard let widths = Self.widths(in: family) else { return nil }
    self.init(widths: widths)
  }

  /// Creates the fingerprint of the Latin samples in regular and bold, which a page can measure without loading more of a
  /// typeface than it shows.
  package init?(latinOf family: TypefaceFamily) {
    guard let widths = Self.widths(in: family) else { return nil }
    let count = Self.samples.count
    self.init(
      hashing: Array(
        widths[..<Self.latinSampleCount] + widths[count...].prefix(Self.latinSampleCount)))
  }

  /// Returns the widths that a page would report of a family; nil if the family lacks some.
  package static func widths(in family: TypefaceFamily) -> [Int]? {
    let faces = [
      family.face(weight: 400), family.face(weight: 700), family.face(weight: 400, isItalic: true),
    ]
    var widths: [Int] = []
    for face in faces {
      for sample in samples {
        guard let face, let units = face.units(ofLetters: sample) else { return nil }
        let em = face.metrics.unitsPerEm
        widths.append((units * unitsPerEm * 2 + em) / (em * 2))
      }
    }
    return widths
  }

  package var description: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension TypefaceTable {
  /// Returns the sum of the units of single characters; nil if the face lacks one.
  fileprivate func units(ofLetters letters: String) -> Int? {
    var sum = 0
    for scalar in letters.unicodeScalars {
      guard let units = ownUnits(of: scalar.value) else { return nil }
      sum += units
    }
    return sum
  }
}
