import BanyanHost
import CoreGraphics

/// A shadow of what a style paints: behind it, or inside its edges.
///
/// Unlike `shadow(color:radius:x:y:)` of a view, it belongs to one shape, text or symbol, and not to all that is in the view:
///
/// ```swift
/// Circle().fill(.blue.shadow(.inner(radius: 6)))
/// Text("Total").padding().background(.white.shadow(.drop(radius: 3, y: 1)))
/// Image(systemName: "star.fill").foregroundStyle(.yellow.shadow(.drop(radius: 2)))
/// ```
///
/// Where only a color is possible, such as the line of `border(_:width:)` or a tint, a style has no shadows.
/// See Apple's documentation of `ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius, x, y: CGFloat
  let isInner: Bool

  /// A shadow that is cast on what is behind.
  /// - Parameters:
  ///   - radius: the blur radius, in points.
  ///   - x: the distance to the right, in points.
  ///   - y: the distance down, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that the edges cast on what is painted, as if it lay lower than its surroundings.
  /// - Parameters:
  ///   - radius: the blur radius, in points.
  ///   - x: the distance to the right, in points.
  ///   - y: the distance down, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  var resolved: PaintShadow {
    func length(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return PaintShadow(
      color.resolved, radius: max(0, length(radius)), x: length(x), y: length(y), isInner: isInner)
  }
}

/// A style with a shadow.
struct ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  func _paint(in environment: EnvironmentValues) -> _Paint {
    let paint = style._paint(in: environment)
    return _Paint(paint.resolved, shadows: paint.shadows + [shadow.resolved])
  }
}

extension ShapeStyle {
  /// Returns this style with a shadow, in addition to those that it has.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }
}

extension _Paint {
  /// Returns the property for the shadows of an area with an outline, or of a line; none without shadows.
  func shadows(around outline: Outline?) -> [Property] {
    shadows.isEmpty ? [] : [.shadows(PaintShadows(shadows, outline: outline))]
  }
}

extension Outline {
  /// True if the outline is that of a box with straight or round corners, whatever its size.
  var isOfBox: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .unevenRectangle, .capsule, .ellipse: true
    case .circle, .path: false
    }
  }
}

extension [Property] {
  /// The properties of a picture, which shows its own colors and not those of a style.
  var withoutShadows: [Property] {
    compactMap { property in
      guard case .style(var style) = property, style.shadows != nil else { return property }
      style.shadows = nil
      return style.isEmpty ? nil : .style(style)
    }
  }
}
