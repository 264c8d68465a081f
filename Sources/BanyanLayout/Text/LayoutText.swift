/// A style of text, by the number under which the measurer knows it.
package struct TextStyleNumber: Hashable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A text with its limits.
package struct LayoutText: Hashable, Sendable {
  // The order of the properties leaves no gaps between them.
  package var string: String
  /// The parts in other styles, in order and without overlaps.
  package var spans: [Span] = []
  package var style: TextStyleNumber
  /// The maximum number of lines; 0 for no limit.
  package var lineLimit: UInt16 = 0
  /// The number of lines to reserve room for, even if there are fewer.
  package var reservedLines: UInt16 = 0
  /// The least fraction of its size to which the font may shrink for the text to fit.
  package var minimumScale: Float = 1

  package struct Span: Hashable, Sendable {
    /// The range in the UTF-8 of the string.
    package var range: Range<Int>
    package var style: TextStyleNumber

    package init(_ range: Range<Int>, _ style: TextStyleNumber) {
      self.range = range
      self.style = style
    }
  }

  package init(
    _ string: String, style: TextStyleNumber = TextStyleNumber(0), lineLimit: Int = 0,
    reservedLines: Int = 0, minimumScale: Double = 1
  ) {
    self.string = string
    self.style = style
    self.lineLimit = UInt16(clamping: lineLimit)
    self.reservedLines = UInt16(clamping: reservedLines)
    self.minimumScale = Float(minimumScale)
  }

  /// The least fraction of the font's size that the text can shrink to: an invalid one is 1.
  var leastScale: Double {
    minimumScale > 0 && minimumScale < 1 ? Double(minimumScale) : 1
  }
}
