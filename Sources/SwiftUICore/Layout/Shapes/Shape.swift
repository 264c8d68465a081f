import BanyanHost
import CoreGraphics
import Foundation

/// A two-dimensional shape that provides its outline for any rectangle.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// A shape is also a view: its area, filled with the current foreground style. See
/// Apple's documentation of `Shape`.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle. It is called with several sizes, and must depend only on the
  /// shape and the rectangle.
  func path(in rect: CGRect) -> Path

  /// The role of the shape: an area or a line.
  static var role: ShapeRole { get }

  /// True if the shape is mirrored in languages that run from right to left. By default it is where it is drawn: filled or
  /// stroked. A clip and the area for the pointer are not mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposed size: by default all of it, with 10 points for a dimension that is not proposed.
  /// It is for layouts that ask a shape directly; hosts lay out the frame of a shape by themselves.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline in the form for hosts; nil if it is only available as a path. Not for
  /// use outside the framework.
  var _outline: _ShapeOutline? { get }
}

/// The role of a shape: an area or a line.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// A shape that can be inset to make a smaller shape.
///
/// See Apple's documentation of `InsettableShape`.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// Returns this shape, inset on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// The outline of a shape in the form for hosts.
public struct _ShapeOutline: Hashable, Sendable {
  var outline: Outline
  /// The part of the outline to use, in shares of its length.
  var start = 0.0
  var end = 1.0
  /// True if the shape is trimmed, even to the whole.
  var isTrimmed = false

  init(_ outline: Outline) {
    self.outline = outline
  }

  var isWhole: Bool { start == 0 && end == 1 }

  /// True if hosts can draw a line along the outline without its points.
  var canBeDrawn: Bool {
    if case .unevenRectangle = outline { false } else { true }
  }
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public var _outline: _ShapeOutline? { nil }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    ShapeNode(ShapeFill(view), under: parent, in: context)
  }

  @MainActor
  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: ShapeNode.self).update(to: ShapeFill(view))
  }
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A view that fills or strokes a shape, and to which more layers can be added.
///
/// See Apple's documentation of `ShapeView`.
public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  /// The shape that is filled or stroked.
  var shape: Content { get }
}

/// The area of a shape, filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  var line: ShapeLine?

  /// Creates a view that fills a shape with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  init(shape: Content, style: Style, line: ShapeLine) {
    self.init(shape: shape, style: style)
    self.line = line
  }

  private var fill: ShapeFill { ShapeFill(shape, style, fillStyle, line: line) }

  @MainActor
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    ShapeNode(view.fill, under: parent, in: context)
  }

  @MainActor
  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: ShapeNode.self).update(to: view.fill)
  }
}

/// A line along the outline of a shape.
struct ShapeLine: Equatable, Sendable {
  var style: StrokeStyle
  /// The distance of the line's center inside the outline.
  var inset: CGFloat = 0

  var isDashed: Bool { !style.dashes.isEmpty }
}
