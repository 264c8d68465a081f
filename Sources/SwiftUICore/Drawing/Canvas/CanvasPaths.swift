import CoreGraphics
import Foundation

extension GraphicsContext {
  /// Fills a path.
  /// - Parameters:
  ///   - path: in the coordinates of the context, whose transform applies to it.
  ///   - shading: the color, gradient or style.
  ///   - style: the rule by which the path encloses an area.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path.drawn(in: transform), with: shading, fillStyle: style)
  }

  /// Draws a line along a path.
  /// - Parameters:
  ///   - path: in the coordinates of the context, whose transform applies to it and to the line's width.
  ///   - shading: the color, gradient or style.
  ///   - style: the width and look of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if let scale = transform.uniformScale {
      let line = ShapeLine(style: style.scaled(by: scale))
      draw(path.drawn(in: transform), with: shading, line: line)
    } else {
      // The line is wider in one direction than in another.
      draw(path.strokedPath(style).applying(transform), with: shading)
    }
  }

  /// Draws a line along a path.
  /// - Parameter lineWidth: in the coordinates of the context.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// - Parameter path: in the coordinates of the canvas.
  private func draw(
    _ path: Path, with shading: Shading, fillStyle: FillStyle = FillStyle(),
    line: ShapeLine? = nil
  ) {
    if path.isEmpty { return }
    switch shading.kind {
    case .plain(let style):
      add(painted(path, with: style, fillStyle, line), isFaded: isFoldingOpacity)
    case .gradient(let gradient):
      let side = recording.side
      let style = gradient.style(in: transform, side: side)
      let view = modified(
        painted(path, with: style, fillStyle, line),
        by: _FrameModifier(width: side, height: side, alignment: .topLeading))
      add(view, isFaded: isFoldingOpacity)
    case .framed(let style):
      // Such a style has its points in a frame, which is that of the path.
      let frame = path.boundingRect
      if frame.isNull { return }
      let outline = path.offsetBy(dx: -frame.minX, dy: -frame.minY)
      let view = _ShapeView(outline, style, fillStyle, line)
      add(placed(view, in: frame))
    case .palette(let shadings):
      if let first = shadings.first {
        draw(path, with: first, fillStyle: fillStyle, line: line)
      }
    }
  }

  /// A color with less opacity needs no box around it. Filters apply before the opacity does.
  private var isFoldingOpacity: Bool { filters.isEmpty }

  private func painted(
    _ path: Path, with style: AnyShapeStyle, _ fillStyle: FillStyle, _ line: ShapeLine?
  ) -> any View {
    guard opacity != 1, isFoldingOpacity else { return _ShapeView(path, style, fillStyle, line) }
    let faded = OpacityShapeStyle(
      style: style, opacity: opacity.isNaN ? 1 : max(0, min(1, opacity)))
    return _ShapeView(path, AnyShapeStyle(faded), fillStyle, line)
  }
}

extension _ShapeView where Content == Path, Style == AnyShapeStyle {
  nonisolated fileprivate init(
    _ path: Path, _ style: AnyShapeStyle, _ fillStyle: FillStyle, _ line: ShapeLine?
  ) {
    if let line {
      self.init(shape: path, style: style, line: line)
    } else {
      self.init(shape: path, style: style, fillStyle: fillStyle)
    }
  }
}

extension Path {
  fileprivate func drawn(in transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : applying(transform)
  }
}

extension StrokeStyle {
  fileprivate func scaled(by scale: CGFloat) -> StrokeStyle {
    if scale == 1 { return self }
    var style = self
    style.lineWidth *= scale
    style.dash = dash.map { $0 * scale }
    style.dashPhase *= scale
    return style
  }
}

extension CGAffineTransform {
  /// The factor by which the transform makes lengths larger in every direction; nil if the directions differ.
  fileprivate var uniformScale: CGFloat? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    let tolerance = 1e-9 * max(first, second)
    guard abs(first - second) <= tolerance, abs(a * c + b * d) <= tolerance else { return nil }
    return first == 1 ? 1 : first.squareRoot()
  }
}
