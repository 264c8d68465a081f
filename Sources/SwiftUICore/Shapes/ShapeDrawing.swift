import BanyanHost
import CoreGraphics
import Foundation

extension Shape {
  /// Fills this shape's area with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills this shape's area with the style of what is around it.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws a line along this shape's outline, half of it outside.
  /// - Parameter antialiased: has no meaning on a host that smooths every edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, line: ShapeLine(style: style))
  }

  /// Draws a line along this shape's outline, half of it outside.
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - antialiased: has no meaning on a host that smooths every edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along this shape's outline as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// The line along this shape's outline as a shape.
  /// - Parameter lineWidth: in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line inside this shape's outline.
  /// - Parameter antialiased: has no meaning on a host that smooths every edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(
      shape: self, style: content, line: ShapeLine(style: style, inset: style.lineWidth / 2))
  }

  /// Draws a line inside this shape's outline.
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - antialiased: has no meaning on a host that smooths every edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside this shape's outline, in the style of what is around it.
  /// - Parameter antialiased: has no meaning on a host that smooths every edge.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// Draws a line inside this shape's outline, in the style of what is around it.
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - antialiased: has no meaning on a host that smooths every edge.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension ShapeView {
  /// Fills the shape's area too, before what is there.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    _LayeredShapeView(base: self, layer: shape.fill(content, style: style))
  }

  /// Draws a line along the shape's outline too, before what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _LayeredShapeView(base: self, layer: shape.stroke(content, style: style))
  }

  /// Draws a line along the shape's outline too, before what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _LayeredShapeView(base: self, layer: shape.stroke(content, lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the shape's outline too, before what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _LayeredShapeView(base: self, layer: shape.strokeBorder(content, style: style))
  }

  /// Draws a line inside the shape's outline too, before what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _LayeredShapeView(base: self, layer: shape.strokeBorder(content, lineWidth: lineWidth))
  }
}

/// The line along a shape's outline.
nonisolated struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle

  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  // A host draws lines better than the core does.
  @MainActor
  static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    ShapeNode(view.fill, under: parent, in: context)
  }

  @MainActor
  static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: ShapeNode.self).update(to: view.fill)
  }

  private var fill: ShapeFill {
    ShapeFill(shape, ForegroundStyle(), line: ShapeLine(style: style))
  }
}

/// A shape that is the line along another's outline.
protocol StrokedShapeProtocol {
  nonisolated var base: any Shape { get }
  nonisolated var style: StrokeStyle { get }
}

extension StrokedShape: StrokedShapeProtocol {
  var base: any Shape { shape }
}
