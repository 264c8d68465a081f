/// A shadow of what is painted. Lengths are in points.
public struct PaintShadow: Hashable, Sendable {
  public var color: ColorDescription
  public var radius, x, y: Double
  /// True if the shadow falls on the painted area from its edges, and not from it on what is behind.
  public var isInner: Bool

  public init(_ color: ColorDescription, radius: Double, x: Double, y: Double, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.isInner = isInner
  }
}

/// The shadows of the area or line that an element paints.
public struct PaintShadows: Hashable, Sendable {
  public var shadows: [PaintShadow]
  /// The outline of the area that `background` fills; nil if the element draws a `line`.
  public var outline: Outline?

  public init(_ shadows: [PaintShadow], outline: Outline?) {
    self.shadows = shadows
    self.outline = outline
  }
}
