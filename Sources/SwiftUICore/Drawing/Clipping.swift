import BanyanHost
import CoreGraphics
import Foundation

extension View {
  /// Cuts this view to a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts this view to its own bounds.
  /// - Parameter antialiased: has no meaning on a host that smooths every edge.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Cuts this view to a rectangle with round corners. Apple prefers `clipShape(_:style:)`.
  /// - Parameters:
  ///   - radius: in points.
  ///   - antialiased: has no meaning on a host that smooths every edge.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// Cuts a view to a shape.
public nonisolated struct _ClipEffect<ClipShape: Shape>: BoxModifier {
  public var shape: ClipShape
  public var style: FillStyle

  /// Cuts a view to a shape.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  @MainActor var properties: [Property] {
    if let known = shape._outline, known.isWhole { return [.clip(known.outline)] }
    let path = shape.description(in: nil, inset: 0, isEvenOdd: style.isEOFilled)
    return path.elements.isEmpty ? [] : [.clip(.path(path))]
  }
}
