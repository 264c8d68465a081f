import BanyanHost
import Foundation

/// A smooth transition between colors.
///
/// See Apple's documentation of `Gradient`.
public struct Gradient: ShapeStyle, Hashable {
  /// A color at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The location, from 0 at the start of the gradient to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors and their locations, in order.
  public var stops: [Stop]

  /// Creates a gradient from colors at locations.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  var resolved: [GradientStop] {
    stops.map { stop in
      GradientStop(stop.color.resolved, at: stop.location.isFinite ? Double(stop.location) : 0)
    }
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    AnyGradient(self)._paint(in: environment)
  }
}

/// A gradient without a direction. By default it goes from top to bottom.
///
/// See Apple's documentation of `AnyGradient`.
public struct AnyGradient: Hashable, ShapeStyle {
  /// The gradient as hosts mix it, by the components of the screen.
  let gradient: Gradient

  /// Creates a gradient without a direction from another.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns this gradient with its colors mixed in a color space.
  ///
  /// As hosts mix by the components of the screen, there are seven mixed colors more between two for another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard space.isPerceptual, let first = gradient.stops.first else { return self }
    let mixed = zip(gradient.stops, gradient.stops.dropFirst()).flatMap { start, end in
      (1...8).map { step in
        let share = Double(step) / 8
        return Gradient.Stop(
          color: step == 8 ? end.color : start.color.mix(with: end.color, by: share, in: space),
          location: start.location + (end.location - start.location) * CGFloat(share))
      }
    }
    return AnyGradient(Gradient(stops: [first] + mixed))
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .linearGradient(
        gradient.resolved, from: UnitPoint.top.resolved, to: UnitPoint.bottom.resolved))
  }
}

extension Gradient {
  /// Returns a gradient without a direction, with its colors mixed in a color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Color {
  /// The standard gradient of this color, slightly lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// An area filled with the style, for a style that is also a view.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

/// A style that is also a view: an area filled with it.
protocol PaintView: ShapeStyle, View where Body == Never {}

extension PaintView {
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    ShapeNode(ShapeFill(Rectangle(), view), under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: ShapeNode.self).update(to: ShapeFill(Rectangle(), view))
  }
}

/// A gradient along a line. See Apple's documentation of `LinearGradient`.
///
/// A line that is neither along an edge nor from corner to corner is shown at the angle that it
/// has in a square.
public nonisolated struct LinearGradient: PaintView {
  public typealias Body = Never

  private let gradient: Gradient
  private let startPoint, endPoint: UnitPoint

  /// Creates a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors at locations.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .linearGradient(gradient.resolved, from: startPoint.resolved, to: endPoint.resolved))
  }
}

/// A gradient of circles around a point. See Apple's documentation of `RadialGradient`.
public nonisolated struct RadialGradient: PaintView {
  public typealias Body = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius, endRadius: CGFloat

  /// Creates a gradient from one radius to another, in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of colors at locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .radialGradient(
        gradient.resolved, center: center.resolved, startRadius: Double(startRadius),
        endRadius: Double(endRadius)))
  }
}

/// A gradient of ellipses with the aspect ratio of its frame.
///
/// See Apple's documentation of `EllipticalGradient`.
public nonisolated struct EllipticalGradient: PaintView {
  public typealias Body = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius, endRadius: CGFloat

  /// Creates a gradient from one radius to another, in shares of the frame's size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colors at locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      .ellipticalGradient(
        gradient.resolved, center: center.resolved, startRadius: Double(startRadius),
        endRadius: Double(endRadius)))
  }
}

extension Gradient {
  /// The color space in which the colors of a gradient are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// Mixes colors by their components on a screen.
    public static let device = ColorSpace(isPerceptual: false)
    /// Mixes colors according to human perception.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Color {
  /// Returns a mix of this color and another.
  /// - Parameter fraction: from 0, this color, to 1, the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      ColorDescription(
        .mixed(
          resolved, rhs.resolved, share: fraction, isPerceptual: colorSpace.isPerceptual)))
  }
}
