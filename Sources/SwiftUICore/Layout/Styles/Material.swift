import BanyanHost

/// A translucent background that blurs the content behind it.
///
/// See Apple's documentation of `Material`.
public struct Material: ShapeStyle {
  fileprivate let thickness: Paint.Thickness

  /// Mostly translucent.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// Somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// More opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of the system's bars.
  public static let bar = Material(thickness: .bar)

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.material(thickness)) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
