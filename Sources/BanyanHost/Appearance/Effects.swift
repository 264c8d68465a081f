/// A change to an element's rendered content.
public enum Filter: Hashable, Sendable {
  /// The radius is in points.
  case blur(radius: Double)
  /// Added to each component: 0 for no change, 1 makes everything white, -1 black.
  case brightness(Double)
  /// 1 for no change, 0 makes everything gray.
  case contrast(Double)
  /// 1 for no change, 0 removes all color.
  case saturation(Double)
  /// 0 for no change, 1 removes all color.
  case grayscale(Double)
  /// The angle is in degrees.
  case hueRotation(Double)
  case inversion
  /// Multiplies each component, including opacity, by that of a color.
  case multiplication(ColorDescription)
  /// Turns everything black, more opaque where it was lighter.
  case luminanceToOpacity
  /// A blurred copy behind the content; lengths are in points.
  case shadow(ColorDescription, radius: Double, x: Double, y: Double)
  /// A shadow that is not simply behind the content.
  indirect case placedShadow(PlacedShadow)
  /// Multiplies a column `[red green blue opacity 1]` by a matrix of four rows of five numbers, given row by row.
  indirect case colorMatrix([Double])
  /// Replaces what has an opacity in a range by a color, and removes everything else.
  indirect case opacityThreshold(min: Double, max: Double, ColorDescription)
}

/// A blurred copy of content in one color. Lengths are in points.
public struct PlacedShadow: Hashable, Sendable {
  /// The place of the shadow in relation to the content.
  public enum Placement: UInt8, CaseIterable, Sendable {
    case behind = 0, above
    /// Only the shadow is seen.
    case alone
  }

  public var color: ColorDescription
  public var radius, x, y: Double
  public var placement: Placement
  /// True if what is transparent throws the shadow, which is then seen inside the content.
  public var isInverted: Bool
  /// The mode for blending a shadow above the content with it.
  public var blendMode: BlendMode

  public init(
    _ color: ColorDescription, radius: Double, x: Double, y: Double, placement: Placement,
    isInverted: Bool = false, blendMode: BlendMode = .normal
  ) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.placement = placement
    self.isInverted = isInverted
    self.blendMode = blendMode
  }
}

/// The blending of an element with the content behind it.
public enum BlendMode: UInt8, CaseIterable, Sendable {
  case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
  /// Removes what is behind, where the element is opaque, from the nearest isolated element or mask around it.
  case destinationOut
}

/// A rotation or scaling of an element in place. Angles are in degrees, clockwise.
public enum Transform: Hashable, Sendable {
  case rotation(Double, anchor: RelativePoint)
  case scale(x: Double, y: Double, anchor: RelativePoint)
  /// A rotation around an axis in space; the depth of the anchor is in points.
  indirect case spatialRotation(
    Double, axis: Axis, anchor: RelativePoint, anchorDepth: Double, perspective: Double)
  /// The elements of a matrix by which a row `[x y 1]` is multiplied, from the leading top corner:
  /// x' = a x + c y + tx, y' = b x + d y + ty.
  indirect case affine(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  /// The rows of a matrix of three by three by which a row `[x y 1]` is multiplied, from the leading top corner. The first
  /// two numbers of the result are divided by the third.
  indirect case projection([Double])

  public struct Axis: Hashable, Sendable {
    public var x, y, z: Double

    public init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }
  }
}
