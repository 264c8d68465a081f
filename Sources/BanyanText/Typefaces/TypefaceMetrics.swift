/// One face of a family.
package struct TypefaceFace: Hashable, Sendable {
  package var family: String
  /// As in style sheets: 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool

  package init(family: String, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// What is the same for all characters of a face, in units of which an em has so many.
package struct TypefaceMetrics: Hashable, Sendable {
  package static let fewestUnits = 16
  package static let mostUnits = 65_536
  /// Nothing in a face is larger.
  package static let mostEms = 16

  package var unitsPerEm: Int
  package var ascent, descent, lineGap, capHeight: Int
  /// How wide digits are that are all alike; 0 if there are none.
  package var tabularDigit = 0
  /// Whether a browser scales the face with FreeType, which knows sizes of 64ths of a pixel.
  package var isFreeType = false

  package init(unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int = 0, capHeight: Int) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
  }
}
