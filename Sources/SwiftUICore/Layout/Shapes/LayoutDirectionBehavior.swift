import CoreGraphics

/// The behavior of a shape in languages that run from right to left.
///
/// See Apple's documentation of `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is the same in every language.
  case fixed
  /// The shape is mirrored, from left to right, in languages of a direction.
  case mirrors(in: LayoutDirection)

  /// The shape is mirrored in languages that run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// Mirrors the shape in languages that run from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns whether the shape is drawn mirrored. Shapes that hosts know by name do it by themselves, if at all.
  func isMirrored(in direction: LayoutDirection) -> Bool {
    layoutDirectionBehavior == .mirrors(in: direction)
  }
}

extension Path {
  /// Returns this path with left and right exchanged in an area of a width that begins at 0.
  func mirrored(in width: CGFloat) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
  }
}

extension Rectangle {
  /// A rectangle is the same in every language.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension RoundedRectangle {
  /// The shape is the same in every language.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Capsule {
  /// A capsule is the same in every language.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Circle {
  /// A circle is the same in every language.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Ellipse {
  /// An ellipse is the same in every language.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension RotatedShape {
  /// The behavior of the shape that is rotated.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension ScaledShape {
  /// The behavior of the shape that is scaled.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension OffsetShape {
  /// The behavior of the shape that is moved.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension TransformedShape {
  /// The behavior of the shape that is transformed.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
