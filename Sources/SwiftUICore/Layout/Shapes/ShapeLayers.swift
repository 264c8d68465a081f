// Views that paint a shape in front of what has been painted of it.

/// A shape that is filled, in front of other layers.
///
/// See Apple's documentation of `FillShapeView`.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeLayer
{
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  /// The layers behind.
  public var background: Background

  /// Creates a view that fills a shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  var layer: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}

/// A line along a shape's outline, in front of other layers.
///
/// See Apple's documentation of `StrokeShapeView`.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeLayer
{
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether to smooth edges. It has no effect on a host that smooths every edge.
  public var isAntialiased: Bool
  /// The layers behind.
  public var background: Background

  /// Creates a view that strokes a shape, with half of the line outside.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  var layer: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, line: ShapeLine(style: strokeStyle))
  }
}

/// A line inside a shape's outline, in front of other layers.
///
/// See Apple's documentation of `StrokeBorderShapeView`.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeLayer {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether to smooth edges. It has no effect on a host that smooths every edge.
  public var isAntialiased: Bool
  /// The layers behind.
  public var background: Background

  /// Creates a view that strokes a shape, with the line inside.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  var layer: _ShapeView<Content, Style> {
    _ShapeView(
      shape: shape, style: style,
      line: ShapeLine(style: strokeStyle, inset: strokeStyle.lineWidth / 2))
  }
}

/// A layer of a shape, which is one element if there is nothing behind it.
nonisolated protocol ShapeLayer: ShapeView where Body == Never {
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  var background: Background { get }
  var layer: _ShapeView<Content, Style> { get }
}

extension ShapeLayer {
  @MainActor
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    if Background.self == EmptyView.self {
      return _ShapeView._make(view.layer, under: parent, in: context)
    }
    return make(view.background.overlay { view.layer }, under: parent, in: context)
  }

  @MainActor
  public static func _update(_ node: _Node, to view: Self) {
    if Background.self == EmptyView.self { return _ShapeView._update(node, to: view.layer) }
    update(node, to: view.background.overlay { view.layer })
  }

  @MainActor
  private static func make<Layers: View>(
    _ layers: Layers, under parent: _Node, in context: _Context
  ) -> _Node {
    Layers._make(layers, under: parent, in: context)
  }

  @MainActor
  private static func update<Layers: View>(_ node: _Node, to layers: Layers) {
    Layers._update(node, to: layers)
  }
}
