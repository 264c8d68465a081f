/// A style of text, by the number under which the measurer knows it.
package struct TextStyleNumber: Hashable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A text, and what limits it.
package struct LayoutText: Hashable, Sendable {
  // In an order that leaves no room between them.
  package var string: String
  /// Parts in other styles, in order; they do not overlap.
  package var spans: [Span] = []
  package var style: TextStyleNumber
  /// How many lines there may be; 0 for any number.
  package var lineLimit: UInt16 = 0
  /// How many lines there is room for, even if there are fewer.
  package var reservedLines: UInt16 = 0
  /// How small the font may become for the text to fit, as a share of its size.
  package var minimumScale: Float = 1

  package struct Span: Hashable, Sendable {
    /// In UTF-8, of the string.
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

  /// The share of the font's size that the text can come down to: one that makes no sense is 1.
  var leastScale: Double {
    minimumScale > 0 && minimumScale < 1 ? Double(minimumScale) : 1
  }
}
