/// A typeface in which a person's system draws text, as far as a host measures it.
public struct SystemTypeface: Hashable, Codable, Sendable {
  /// One face of it. Lengths are in `unitsPerEm`.
  public struct Face: Hashable, Codable, Sendable {
    public var weight: Int
    public var isItalic: Bool
    public var ascent, descent, capHeight: Int
    /// Of the characters that the host and the page have agreed on, in their order.
    public var advances: [Int]

    public init(
      weight: Int, isItalic: Bool, ascent: Int, descent: Int, capHeight: Int, advances: [Int]
    ) {
      self.weight = weight
      self.isItalic = isItalic
      self.ascent = ascent
      self.descent = descent
      self.capHeight = capHeight
      self.advances = advances
    }
  }

  /// Which of the system's typefaces it is.
  public var design = FontDescription.Design.standard
  /// The name by which an app asks for it, if it is what a system has under that name.
  public var name: String?
  /// A number made of the widths of some letters, by which the typeface may be known.
  public var fingerprint: UInt64
  /// Empty if the typeface is known.
  public var faces: [Face]

  public init(fingerprint: UInt64, faces: [Face] = []) {
    self.fingerprint = fingerprint
    self.faces = faces
  }
}
