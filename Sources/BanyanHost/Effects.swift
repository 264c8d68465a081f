/// How what an element shows is changed before it is seen.
public enum Filter: Hashable, Sendable {
  /// The radius is in points.
  case blur(radius: Double)
  /// Added to each component: 0 for none, 1 makes everything white, -1 black.
  case brightness(Double)
  /// 1 for none, 0 makes everything gray.
  case contrast(Double)
  /// 1 for none, 0 takes all color away.
  case saturation(Double)
  /// 0 for none, 1 takes all color away.
  case grayscale(Double)
  /// In degrees.
  case hueRotation(Double)
  case inversion
  /// Each component, opacity included, is multiplied by that of a color.
  case multiplication(ColorDescription)
  /// Black, and the more opaque the lighter it was.
  case luminanceToOpacity
  /// Behind what is seen, blurred; lengths are in points.
  case shadow(ColorDescription, radius: Double, x: Double, y: Double)
}

/// How an element is combined with what is behind it.
public enum BlendMode: UInt8, CaseIterable, Sendable {
  case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
}

/// How an element is turned and scaled where it stands. Angles are in degrees, clockwise.
public enum Transform: Hashable, Sendable {
  case rotation(Double, anchor: RelativePoint)
  case scale(x: Double, y: Double, anchor: RelativePoint)
  /// Around an axis in space; the depth of the anchor is in points.
  indirect case spatialRotation(
    Double, axis: Axis, anchor: RelativePoint, anchorDepth: Double, perspective: Double)
  /// The rows of a matrix by whose columns a row `[x y 1]` is multiplied, from the leading top
  /// corner: x' = a x + c y + tx, y' = b x + d y + ty.
  indirect case affine(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)

  public struct Axis: Hashable, Sendable {
    public var x, y, z: Double

    public init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }
  }
}
