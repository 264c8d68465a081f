/// One face of a family.
package struct TypefaceFace: Hashable, Sendable {
  package var family: String
  /// The weight as in style sheets: 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool

  package init(family: String, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// The metrics that are common to all characters of a face, in the face's units.
package struct TypefaceMetrics: Hashable, Sendable {
  package static let fewestUnits = 16
  package static let mostUnits = 65_536
  /// The maximum size of any part of a face.
  package static let mostEms = 16

  package var unitsPerEm: Int
  package var ascent, descent, lineGap, capHeight: Int
  /// The width of digits of equal width; 0 if there are none.
  package var tabularDigit = 0
  /// True if a browser scales the face with FreeType, which has sizes in 64ths of a pixel.
  package var isFreeType = false

  package init(unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int = 0, capHeight: Int) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
  }
}
