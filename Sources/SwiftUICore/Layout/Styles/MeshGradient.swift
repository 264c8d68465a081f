import BanyanHost
import CoreGraphics
import Foundation

/// A gradient between the colors of a grid of points.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 0.8], [1, 1]],
///   colors: [.red, .purple, .indigo, .orange, .white, .mint])
/// ```
///
/// The gradient is drawn here, as a picture of 48 by 48 pixels that hosts stretch. A change of its points or colors is shown at once, also
/// in an animated update. See Apple's documentation of `MeshGradient`, and statement MH15.
public nonisolated struct MeshGradient: PaintView {
  public typealias Body = Never

  /// A point of the grid, with the points that the lines to its neighbors leave toward.
  public struct BezierPoint: Equatable, Sendable {
    /// The position, as shares of the width and the height of the area.
    public var position: SIMD2<Float>
    /// The control point of the line to the left neighbor.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the line to the neighbor above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the line to the right neighbor.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the line to the neighbor below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its control points, all as shares of the width and the height of the area.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of a grid, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points that are connected by smooth lines.
    case points([SIMD2<Float>])
    /// Points with the control points of the lines between them.
    case bezierPoints([BezierPoint])
  }

  /// The colors of a grid, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    /// Colors that are the same in every environment.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points: as many as the width times the height.
  public var locations: Locations
  /// The colors: as many as the width times the height.
  public var colors: Colors
  /// The color outside of the grid.
  public var background: Color
  /// A Boolean value that indicates whether colors change smoothly from one row or column to the next.
  public var smoothsColors: Bool
  /// The color space in which colors are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient between the colors of a grid.
  /// - Parameters:
  ///   - width: the number of points in a row.
  ///   - height: the number of rows.
  ///   - locations: the points, row by row. If their number is not the width times the height, only the background is painted, which is
  ///     reported.
  ///   - colors: the colors of the points.
  ///   - background: the color outside of the grid.
  ///   - smoothsColors: whether colors change smoothly from one row or column to the next.
  ///   - colorSpace: the color space in which colors are mixed.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient between colors at points that are connected by smooth lines.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient between resolved colors at points that are connected by smooth lines.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient between colors at points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a gradient between resolved colors at points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let resolved: [Color.Resolved] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    let mesh = ColorMesh(
      width: width, height: height, locations: locations, colors: resolved,
      isSmooth: smoothsColors, isPerceptual: colorSpace.isPerceptual)
    guard let mesh else {
      Issue.report(
        "A MeshGradient of \(width) by \(height) points has another number of points or of colors, so only its background is painted."
      )
      return background._paint(in: environment)
    }
    let pixels = mesh.pixels(on: background.resolve(in: environment))
    return _Paint(
      .picture(PicturePaint("data:image/png;base64,\(Data(pixels.png).base64EncodedString())")))
  }
}
