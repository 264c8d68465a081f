import BanyanHost
import CoreGraphics
import Foundation

extension View {
  /// Fills the area behind this view with a style.
  ///
  /// In a browser, the fill behind the whole content of a page continues beneath its navigation bar.
  /// - Parameter edges: has no effect where a window has no safe area, nor on what is beneath a bar.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_BackgroundStyleModifier(style: style))
  }

  /// Fills the area behind this view with the background style.
  /// - Parameter edges: has no effect where a window has no safe area.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind this view with the background style.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills the area in front of this view with a style.
  /// - Parameter edges: has no effect where a window has no safe area.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Fills a shape in front of this view with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Adds a border inside the bounds of this view.
  /// - Parameter width: in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderModifier(style: content, width: width))
  }
}

/// Fills the area behind a view.
public nonisolated struct _BackgroundStyleModifier: StyledBoxModifier {
  let style: any ShapeStyle

  @MainActor func properties(in environment: EnvironmentValues) -> [Property] {
    let paint = style._paint(in: environment)
    return [.background(paint.resolved)] + paint.shadows(around: .rectangle)
  }
}

/// Adds a border inside the bounds of a view.
public nonisolated struct _BorderModifier: StyledBoxModifier {
  let style: any ShapeStyle
  let width: CGFloat

  @MainActor func properties(in environment: EnvironmentValues) -> [Property] {
    guard width.isFinite, width > 0 else { return [] }
    return [.border(Border(style.paint(in: environment).color, width: Double(width)))]
  }
}
