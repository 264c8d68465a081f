import BanyanHost
import CoreGraphics
import Foundation

extension Shape {
  /// Fills this shape's area with a style.
  ///
  /// An area may be larger than the view's frame. In a page, only an area of one color is: a gradient, a material or a picture ends at
  /// the frame, and so does a `Path` of fixed points.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills this shape's area with the current foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Strokes this shape's outline, with half of the line outside.
  /// - Parameter antialiased: has no effect on a host that smooths every edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes this shape's outline, with half of the line outside.
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - antialiased: has no effect on a host that smooths every edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the line along this shape's outline as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// Returns the line along this shape's outline as a shape.
  /// - Parameter lineWidth: in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Strokes this shape's outline, with the line inside.
  /// - Parameter antialiased: has no effect on a host that smooths every edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes this shape's outline, with the line inside.
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - antialiased: has no effect on a host that smooths every edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes this shape's outline with the current foreground style, with the line inside.
  /// - Parameter antialiased: has no effect on a host that smooths every edge.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Strokes this shape's outline with the current foreground style, with the line inside.
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - antialiased: has no effect on a host that smooths every edge.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension ShapeView {
  /// Adds a fill of the shape in front of the existing layers.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Adds a stroke of the shape in front of the existing layers.
  /// - Parameter antialiased: has no effect on a host that smooths every edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Adds a stroke of the shape in front of the existing layers.
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - antialiased: has no effect on a host that smooths every edge.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Adds a stroke inside the shape's outline in front of the existing layers.
  /// - Parameter antialiased: has no effect on a host that smooths every edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Adds a stroke inside the shape's outline in front of the existing layers.
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - antialiased: has no effect on a host that smooths every edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The line along a shape's outline.
nonisolated struct StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  // Hosts draw lines better than the core does.
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

/// A shape that is the line along the outline of another.
protocol StrokedShapeProtocol {
  nonisolated var base: any Shape { get }
  nonisolated var style: StrokeStyle { get }
}

extension StrokedShape: StrokedShapeProtocol {
  var base: any Shape { shape }
}
