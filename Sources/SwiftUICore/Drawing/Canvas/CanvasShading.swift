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
    /// - Parameter options: what is seen beyond the points; by default the colors at the ends.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let line = CanvasGradient.Geometry.linear(from: startPoint, to: endPoint)
      return Shading(.gradient(CanvasGradient(gradient, line, options)))
    }

    /// Returns a gradient of circles around a point.
    ///
    /// They stay circles where the context is stretched in one direction.
    /// - Parameter options: what is seen beyond the radii; by default the colors at the ends.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let circles = CanvasGradient.Geometry.radial(center, from: startRadius, to: endRadius)
      return Shading(.gradient(CanvasGradient(gradient, circles, options)))
    }

    /// Returns a gradient around a point, clockwise from an angle.
    /// - Parameter options: `mirror` to go back in the second half of the turn.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(CanvasGradient(gradient, .conic(center, angle), options)))
    }
  }

  /// Returns a shading as this context draws with it. Its dependencies are looked up when it is drawn, so nothing changes.
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
  private let options: GraphicsContext.GradientOptions

  init(_ gradient: Gradient, _ geometry: Geometry, _ options: GraphicsContext.GradientOptions) {
    self.gradient = gradient
    self.geometry = geometry
    self.options = options
  }

  var firstColor: Color { gradient.stops.first?.color ?? .clear }

  private var isRepeating: Bool { !options.isDisjoint(with: [.repeat, .mirror]) }

  /// Returns the gradient as a style in a square at the origin of the canvas.
  func style(in transform: CGAffineTransform, side: CGFloat) -> AnyShapeStyle {
    func unitPoint(_ point: CGPoint) -> UnitPoint {
      UnitPoint(x: point.x / side, y: point.y / side)
    }
    switch geometry {
    case .linear(let start, let end):
      var (start, end) = (start.applying(transform), end.applying(transform))
      var gradient = gradient
      if isRepeating {
        let vector = CGSize(width: end.x - start.x, height: end.y - start.y)
        let turns = turns(of: hypot(vector.width, vector.height), within: side * 2)
        gradient = repeated(turns, before: turns)
        start = CGPoint(
          x: start.x - vector.width * CGFloat(turns), y: start.y - vector.height * CGFloat(turns))
        end = CGPoint(
          x: end.x + vector.width * CGFloat(turns), y: end.y + vector.height * CGFloat(turns))
      }
      return AnyShapeStyle(
        LinearGradient(
          gradient: gradient, startPoint: unitPoint(start), endPoint: unitPoint(end)))
    case .radial(let center, let start, let end):
      let area = abs(transform.a * transform.d - transform.b * transform.c)
      let scale = area.squareRoot()
      var (start, end) = (start * scale, end * scale)
      var gradient = gradient
      if isRepeating, end > start {
        let (width, inside) = (end - start, Int((start / (end - start)).rounded(.down)))
        let outside = turns(of: width, within: side * 2)
        gradient = repeated(outside, before: min(inside, 64))
        start -= width * CGFloat(min(inside, 64))
        end += width * CGFloat(outside)
      }
      return AnyShapeStyle(
        RadialGradient(
          gradient: gradient, center: unitPoint(center.applying(transform)), startRadius: start,
          endRadius: end))
    case .conic(let center, let angle):
      let turn = Angle(radians: Double(atan2(transform.b, transform.a)))
      let gradient = options.contains(.mirror) ? repeated(1, before: 0) : gradient
      return AnyShapeStyle(
        AngularGradient(
          gradient: gradient, center: unitPoint(center.applying(transform)), angle: angle + turn))
    }
  }

  /// Returns how often a length fits into another, at most 64 times.
  private func turns(of length: CGFloat, within whole: CGFloat) -> Int {
    length > 0 && whole.isFinite ? Int(min(64, (whole / length).rounded(.up))) : 0
  }

  /// Returns the gradient several times in a row, each second time backward if it is mirrored.
  private func repeated(_ after: Int, before: Int) -> Gradient {
    let count = CGFloat(before + 1 + after)
    let stops = (-before...after).flatMap { turn in
      let isBackward = options.contains(.mirror) && turn % 2 != 0
      return (isBackward ? gradient.stops.reversed() : gradient.stops).map { stop in
        let location = isBackward ? 1 - stop.location : stop.location
        return Gradient.Stop(
          color: stop.color, location: (CGFloat(turn + before) + location) / count)
      }
    }
    return Gradient(stops: stops)
  }
}
