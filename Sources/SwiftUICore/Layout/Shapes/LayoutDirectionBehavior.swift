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

extension View {
  /// Mirrors what this view shows, from left to right, in languages of a direction.
  ///
  /// ```swift
  /// Image(systemName: "paperplane").layoutDirectionBehavior(.mirrors)
  /// ```
  ///
  /// The view keeps its place and its size. See Apple's documentation of `layoutDirectionBehavior(_:)`.
  /// - Parameter behavior: the direction in which the view is mirrored, or that it never is.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    modifier(LayoutDirectionBehaviorModifier(behavior: behavior))
  }
}

private nonisolated struct LayoutDirectionBehaviorModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}
