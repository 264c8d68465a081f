/// A typeface in which the user's system draws text, as far as a host measures it.
public struct SystemTypeface: Hashable, Codable, Sendable {
  /// One face of the typeface. Lengths are in `unitsPerEm`.
  public struct Face: Hashable, Codable, Sendable {
    public var weight: Int
    public var isItalic: Bool
    public var ascent, descent, capHeight: Int
    /// The advances of the characters that the host and the page have agreed on, in their order.
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

  /// The design of the system's typeface.
  public var design = FontDescription.Design.standard
  /// The name by which an app asks for it, if it is what a system has under that name.
  public var name: String?
  /// A number computed from the widths of some letters, which may identify the typeface.
  public var fingerprint: UInt64
  /// The faces; empty if the typeface is known.
  public var faces: [Face]

  public init(fingerprint: UInt64, faces: [Face] = []) {
    self.fingerprint = fingerprint
    self.faces = faces
  }
}
