import Foundation

/// A color as numbers, for code that reads or stores components. All colors are in the sRGB color space.
///
/// ```swift
/// let components = UIColor(color).cgColor.components ?? [0, 0, 0, 0]
/// ```
///
/// See Apple's documentation of `CGColor`.
public final class CGColor: Hashable, Sendable {
  /// The components, from 0 to 1: red, green, blue and opacity, or brightness and opacity of a color that was created as a gray.
  public let components: [CGFloat]?

  private init(_ components: [CGFloat]) {
    self.components = components
  }

  /// Creates a color from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// Creates a color from red, green, blue and opacity, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// Creates a gray from brightness and opacity, each from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, alpha])
  }

  /// The number of components, with the opacity.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map { CGColor($0.dropLast() + [alpha]) }
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
