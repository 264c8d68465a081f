import CoreGraphics
import Foundation

extension GraphicsContext {
  /// A color, gradient or style to draw with.
  ///
  /// Points and lengths of gradients are in the coordinates of the context that draws with them. See Apple's documentation
  /// of `GraphicsContext.Shading`.
  public struct Shading: Sendable {
    let kind: Kind

    enum Kind: Sendable {
      /// A style that looks the same in any frame.
      case plain(AnyShapeStyle)
      /// A style that is relative to the frame of what is drawn.
      case framed(AnyShapeStyle)
      case gradient(CanvasGradient)
      indirect case palette([Shading])
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(.plain(AnyShapeStyle(ForegroundStyle()))) }

    /// Returns a shading with several levels, of which paths and text use the first, and symbols the first three.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

    /// Returns a color.
    public static func color(_ color: Color) -> Shading { Shading(.plain(AnyShapeStyle(color))) }

    /// Returns a color by its components, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a gray, from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style. A gradient among them has its points in the smallest rectangle that contains the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      let isPlain =
        style is Color || style is ForegroundStyle || style is HierarchicalShapeStyle
        || style is TintShapeStyle
      return Shading(isPlain ? .plain(AnyShapeStyle(style)) : .framed(AnyShapeStyle(style)))
    }

    /// Returns a gradient from one point to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(.gradient(CanvasGradient(gradient, .linear(from: startPoint, to: endPoint))))
    }

    /// Returns a gradient of circles around a point.
    ///
    /// They stay circles where the context is stretched in one direction.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        .gradient(CanvasGradient(gradient, .radial(center, from: startRadius, to: endRadius))))
    }

    /// Returns a gradient around a point, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(.gradient(CanvasGradient(gradient, .conic(center, angle))))
    }
  }

  /// Returns a shading as this context draws with it. What it depends on is looked up when it is drawn, so nothing changes.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
  /// The levels as styles for text and symbols. A gradient is its first color there: its points are those of the canvas.
  var levels: [AnyShapeStyle] {
    switch kind {
    case .plain(let style), .framed(let style): [style]
    case .gradient(let gradient): [AnyShapeStyle(gradient.firstColor)]
    case .palette(let shadings): shadings.compactMap { $0.levels.first }
    }
  }
}

/// A gradient whose points are in the coordinates of a context.
struct CanvasGradient: Sendable {
  enum Geometry: Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(CGPoint, from: CGFloat, to: CGFloat)
    case conic(CGPoint, Angle)
  }

  private let gradient: Gradient
  private let geometry: Geometry

  init(_ gradient: Gradient, _ geometry: Geometry) {
    self.gradient = gradient
    self.geometry = geometry
  }

  var firstColor: Color { gradient.stops.first?.color ?? .clear }

  /// Returns the gradient as a style in a square at the origin of the canvas.
  func style(in transform: CGAffineTransform, side: CGFloat) -> AnyShapeStyle {
    func unitPoint(_ point: CGPoint) -> UnitPoint {
      let point = point.applying(transform)
      return UnitPoint(x: point.x / side, y: point.y / side)
    }
    switch geometry {
    case .linear(let start, let end):
      return AnyShapeStyle(
        LinearGradient(
          gradient: gradient, startPoint: unitPoint(start), endPoint: unitPoint(end)))
    case .radial(let center, let start, let end):
      let area = abs(transform.a * transform.d - transform.b * transform.c)
      let scale = area.squareRoot()
      return AnyShapeStyle(
        RadialGradient(
          gradient: gradient, center: unitPoint(center), startRadius: start * scale,
          endRadius: end * scale))
    case .conic(let center, let angle):
      let turn = Angle(radians: Double(atan2(transform.b, transform.a)))
      return AnyShapeStyle(
        AngularGradient(gradient: gradient, center: unitPoint(center), angle: angle + turn))
    }
  }
}
