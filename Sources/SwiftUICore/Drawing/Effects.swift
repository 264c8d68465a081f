import BanyanHost
import Foundation

extension View {
  /// Fills the area behind this view.
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_BackgroundModifier(color: style._color, outline: nil))
  }

  /// Fills a shape behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View
  {
    modifier(_BackgroundModifier(color: style._color, outline: shape._outline))
  }

  /// Cuts this view to a rectangle with round corners.
  /// - Parameter radius: in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Cuts this view to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
    modifier(_ClipModifier(outline: shape._outline))
  }

  /// Cuts this view to its own bounds.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Lets what is behind this view shine through.
  /// - Parameter opacity: from 0, invisible, to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityModifier(opacity: opacity))
  }
}

/// Fills the area behind a view.
public nonisolated struct _BackgroundModifier: BoxModifier {
  let color: Color
  let outline: _ShapeOutline?

  nonisolated init(color: Color, outline: _ShapeOutline?) {
    self.color = color
    self.outline = outline
  }

  @MainActor var properties: [Property] {
    [.background(.color(color.resolved))] + (outline.map { [.clip($0.resolved)] } ?? [])
  }
}

/// Cuts a view to a shape.
public nonisolated struct _ClipModifier: BoxModifier {
  let outline: _ShapeOutline

  nonisolated init(outline: _ShapeOutline) {
    self.outline = outline
  }

  @MainActor var properties: [Property] { [.clip(outline.resolved)] }
}

/// Makes a view less opaque.
public nonisolated struct _OpacityModifier: BoxModifier {
  let opacity: Double

  nonisolated init(opacity: Double) {
    self.opacity = opacity
  }

  @MainActor var properties: [Property] { [.opacity(opacity)] }
}
