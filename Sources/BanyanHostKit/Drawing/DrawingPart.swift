import BanyanHost
import BanyanLayout

/// One thing to paint: an area, a line, a text, a symbol or a picture.
package enum DrawingPart: Hashable, Sendable {
  /// Fills an outline that is in a rectangle of the element.
  case fill(Outline, in: LayoutRect, DrawnPaint)
  /// Draws along an outline.
  case stroke(DrawnStroke, in: LayoutRect)
  /// Draws a shadow of an outline, alone: behind it, or inside of it.
  case shadow(
    Outline, in: LayoutRect, ColorComponents, radius: Double, x: Double, y: Double, isInner: Bool)
  case text(DrawnText, in: LayoutRect)
  case symbol(DrawnSymbol, in: LayoutRect)
  case picture(DrawnPicture, in: LayoutRect)
}

/// A paint, with its colors resolved. Points and radii are as in ``Paint``.
package enum DrawnPaint: Hashable, Sendable {
  case color(ColorComponents)
  indirect case linearGradient([DrawnStop], from: RelativePoint, to: RelativePoint)
  indirect case radialGradient(
    [DrawnStop], center: RelativePoint, startRadius: Double, endRadius: Double)
  indirect case ellipticalGradient(
    [DrawnStop], center: RelativePoint, startRadius: Double, endRadius: Double)
  indirect case angularGradient(
    [DrawnStop], center: RelativePoint, startAngle: Double, endAngle: Double)
  /// The content behind, blurred by a radius in points, under a color.
  indirect case backdrop(radius: Double, ColorComponents)
  indirect case picture(PicturePaint)
}

package struct DrawnStop: Hashable, Sendable {
  package var color: ColorComponents
  package var location: Double

  package init(_ color: ColorComponents, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// A line along an outline, with the rules of ``Line``.
package struct DrawnStroke: Hashable, Sendable {
  package var line: Line
  /// The paint in place of the line's own.
  package var paint: DrawnPaint

  package init(_ line: Line, paint: DrawnPaint) {
    self.line = line
    self.paint = paint
  }
}

/// A text that is broken into lines in the width of its rectangle, as the measurer of the layout breaks it.
package struct DrawnText: Hashable, Sendable {
  package var runs: [Run]
  /// The maximum number of lines; 0 for no limit. The last line ends in an ellipsis if there would be more.
  package var lineLimit = 0
  /// The factor on the fonts' sizes to which the text has shrunk to fit.
  package var scale = 1.0
  /// The share of the free space of a line that is before it: 0 at the left, 1 at the right.
  package var alignment = 0.0
  package var truncation = Truncation.tail
  /// A Boolean value that indicates whether the paragraph runs from right to left.
  package var isRightToLeft = false

  package struct Run: Hashable, Sendable {
    package var string: String
    package var font: DrawnFont
    package var color: ColorComponents
    /// A paint instead of the color.
    package var paint: DrawnPaint?
    package var background: ColorComponents?
    package var underline: DrawnTextLine?
    package var strikethrough: DrawnTextLine?
    package var shadows: [DrawnFilter] = []
    /// A symbol that is in the text instead of the string.
    package var symbol: String?

    package init(_ string: String, font: DrawnFont, color: ColorComponents) {
      self.string = string
      self.font = font
      self.color = color
    }
  }

  package init(_ runs: [Run]) {
    self.runs = runs
  }
}

package struct DrawnTextLine: Hashable, Sendable {
  package var pattern: LinePattern
  package var color: ColorComponents

  package init(_ pattern: LinePattern, color: ColorComponents) {
    self.pattern = pattern
    self.color = color
  }
}

/// A font, with everything that affects the size of text.
package struct DrawnFont: Hashable, Sendable {
  /// The name of a font that the app asks for; nil for the system's.
  package var name: String?
  package var design = FontDescription.Design.standard
  /// From 100 to 900.
  package var weight = 400
  package var isItalic = false
  /// In points, with the person's text size applied.
  package var size = FontStyle.body.points
  /// The height of a line, as a multiple of the size.
  package var leading = FontStyle.body.leading
  /// Points between lines beside the leading.
  package var lineSpacing = 0.0
  /// Points after each letter.
  package var letterSpacing = 0.0
  /// Points by which the text is above the line.
  package var baselineOffset = 0.0
  package var hasTabularDigits = false
  package var smallCaps: FontDescription.SmallCaps?

  package init() {}
}

/// A symbol of the system, by Apple's name. It fills its rectangle as a box of 24 by 24.
package struct DrawnSymbol: Hashable, Sendable {
  package var name: String
  /// From 100 to 900: the width of its lines.
  package var weight = 400
  /// One color for all of it. A symbol in several colors has seven: that of text, and those of the parts that are white, red,
  /// yellow, green, cyan and blue.
  package var colors: [ColorComponents]
  /// A paint instead of the colors.
  package var paint: DrawnPaint?

  package init(_ name: String, color: ColorComponents) {
    self.name = name
    colors = [color]
  }
}

/// A picture of the app or of the web, by the name or URL under which the host finds its data.
package struct DrawnPicture: Hashable, Sendable {
  package var source: String
  package var sizing: ImageSizing
  /// The color of a picture of which only the opacity counts; nil for its own colors.
  package var templateColor: ColorComponents?
  package var isPixelated = false

  package init(_ source: String, sizing: ImageSizing) {
    self.source = source
    self.sizing = sizing
  }
}
