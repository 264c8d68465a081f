import BanyanHost
import CoreGraphics
import Foundation

/// An area that knows its outline in any place.
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
/// A shape is also a view: its area, filled with the style that `foregroundStyle` has set. See
/// Apple's documentation of `Shape`.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a place. It is called with several sizes, and must depend on nothing but the
  /// shape and the place.
  func path(in rect: CGRect) -> Path

  /// Whether the shape is an area or a line.
  static var role: ShapeRole { get }

  /// The outline by the name that hosts know it by; nil if it is only known by its path. Not for
  /// use outside the framework.
  var _outline: _ShapeOutline? { get }
}

/// Whether a shape is an area or a line.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// A shape of which a smaller one can be made.
///
/// See Apple's documentation of `InsettableShape`.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// This shape, with each side moved inside by a distance.
  func inset(by amount: CGFloat) -> InsetShape
}

/// The outline of a shape, as hosts know it.
public struct _ShapeOutline: Hashable, Sendable {
  var outline: Outline
  /// The part of the outline that is there, in shares of its length.
  var start = 0.0
  var end = 1.0

  init(_ outline: Outline) {
    self.outline = outline
  }

  var isWhole: Bool { start == 0 && end == 1 }

  /// Whether hosts can draw a line along it without being told its points.
  var canBeDrawn: Bool {
    if case .unevenRectangle = outline { false } else { true }
  }
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public var _outline: _ShapeOutline? { nil }

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

/// A view that is a shape, filled or drawn, to which more can be added.
///
/// See Apple's documentation of `ShapeView`.
public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  /// The shape that is filled or drawn.
  var shape: Content { get }
}

/// The area of a shape, filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  var line: ShapeLine?

  /// Fills a shape with a style.
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
  /// How far inside the outline its middle is.
  var inset: CGFloat = 0

  var isDashed: Bool { !style.dashes.isEmpty }
}

/// A shape with a layer of its own before what it had already.
public nonisolated struct _LayeredShapeView<Base: View, Layer: ShapeView>: ShapeView {
  let base: Base
  let layer: Layer

  public var shape: Layer.Content { layer.shape }

  @MainActor
  public var body: some View { base.overlay { layer } }
}
