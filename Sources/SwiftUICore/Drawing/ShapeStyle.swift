/// What text, symbols and areas can be painted with.
///
/// See Apple's documentation of `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The color to paint with. Not for use outside the framework.
  var _color: Color { get }
}

extension Color: ShapeStyle {
  public var _color: Color { self }
}

/// A style by its importance: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _color: Color
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_color: .primary) }
  public static var secondary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(_color: .secondary)
  }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_color: .tertiary) }
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(_color: .quaternary)
  }
}

/// The style of content before the background.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _color: Color { .primary }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _color: Color { .background }
}

/// The style of what stands out.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public var _color: Color { .accentColor }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
