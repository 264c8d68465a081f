import BanyanHost
import Foundation

/// An outline that a view can be cut to, or an area in that outline.
///
/// See Apple's documentation of `Shape`. Only the shapes that hosts know by name are there so far.
public protocol Shape: View, Sendable {
  /// The outline. Not for use outside the framework.
  nonisolated var _outline: _ShapeOutline { get }
}

/// The outline of a shape, as hosts know it.
public struct _ShapeOutline: Hashable, Sendable {
  let resolved: Outline
}

extension Shape {
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    ShapeFill._make(ShapeFill(view), under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Self) {
    ShapeFill._update(node, to: ShapeFill(view))
  }

  /// The area of this shape, filled with a style.
  nonisolated public func fill<S: ShapeStyle>(_ style: S) -> some View {
    ShapeFill(self, color: style._color)
  }
}

/// A rectangle.
public nonisolated struct Rectangle: Shape {
  public typealias Body = Never
  /// Creates a rectangle.
  nonisolated public init() {}
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(resolved: .rectangle) }
}

/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape {
  public typealias Body = Never
  private let cornerRadius: CGFloat
  /// Creates a rectangle with round corners.
  /// - Parameter cornerRadius: in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  nonisolated public var _outline: _ShapeOutline {
    _ShapeOutline(resolved: .roundedRectangle(cornerRadius: cornerRadius))
  }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: Shape {
  public typealias Body = Never
  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(resolved: .capsule) }
}

/// A circle in the middle of its place.
public nonisolated struct Circle: Shape {
  public typealias Body = Never
  /// Creates a circle.
  nonisolated public init() {}
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(resolved: .circle) }
}

/// An ellipse that fills its place.
public nonisolated struct Ellipse: Shape {
  public typealias Body = Never
  /// Creates an ellipse.
  nonisolated public init() {}
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(resolved: .ellipse) }
}

/// The area of a shape.
nonisolated struct ShapeFill: ElementView {
  typealias Content = EmptyView

  let outline: Outline
  let color: ColorDescription?

  nonisolated init(_ shape: some Shape, color: Color? = nil) {
    outline = shape._outline.resolved
    self.color = color?.resolved
  }

  @MainActor static var kind: ElementKind { .fill }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let around = environment.textStyle.color
    let color = color ?? around ?? Color.primary.resolved
    return [.background(.color(color)), .clip(outline)]
  }
}
