/// The paint of an area, a line or text. Lengths are in points, positions in the fractions of
/// `RelativePoint`.
public enum Paint: Hashable, Sendable {
  case color(ColorDescription)
  indirect case linearGradient([GradientStop], from: RelativePoint, to: RelativePoint)
  /// Circles around a point.
  indirect case radialGradient(
    [GradientStop], center: RelativePoint, startRadius: Double, endRadius: Double)
  /// Ellipses of the proportions of the area; the radii are fractions of its size.
  indirect case ellipticalGradient(
    [GradientStop], center: RelativePoint, startRadius: Double, endRadius: Double)
  /// Around a point, from an angle to a larger one. Angles are in degrees, clockwise from the start
  /// of the x axis.
  indirect case angularGradient(
    [GradientStop], center: RelativePoint, startAngle: Double, endAngle: Double)
  /// A translucent material that blurs the content behind it.
  case material(Thickness)
  indirect case picture(PicturePaint)

  /// The degree to which a material hides the content behind it.
  public enum Thickness: UInt8, CaseIterable, Sendable {
    case ultraThin = 1, thin, regular, thick, ultraThick, bar
  }
}

/// A picture that an area is painted with.
public struct PicturePaint: Hashable, Sendable {
  /// The size in which a picture is repeated, from the left upper corner of the area, in points.
  public struct Tile: Hashable, Sendable {
    public var width, height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The picture as a URL that has its bytes: `data:image/png;base64,` and so on.
  public var source: String
  /// Nil to stretch the picture over the area.
  public var tile: Tile?
  public var opacity: Double

  public init(_ source: String, tile: Tile? = nil, opacity: Double = 1) {
    self.source = source
    self.tile = tile
    self.opacity = opacity
  }
}

/// A color at a position of a gradient.
public struct GradientStop: Hashable, Sendable {
  public var color: ColorDescription
  /// From 0, where the gradient begins, to 1.
  public var location: Double

  public init(_ color: ColorDescription, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// A position in an area: fractions of its width and height, from its leading top corner.
public struct RelativePoint: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = RelativePoint(x: 0.5, y: 0.5)
}
