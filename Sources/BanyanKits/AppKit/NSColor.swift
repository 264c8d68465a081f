import BanyanHost
import Foundation
import SwiftUICore

/// An AppKit color.
///
/// It has the parts of AppKit's class that SwiftUI needs: `Color(nsColor:)`,
/// `Color(.windowBackgroundColor)`, and access to components. The system colors are those of
/// ``UIColor``. See Apple's documentation of `NSColor`.
public final class NSColor: NSObject, @unchecked Sendable {
  let adaptive: AdaptiveColor

  init(_ adaptive: AdaptiveColor) {
    self.adaptive = adaptive
  }

  /// Creates a color from components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      AdaptiveColor(
        ColorComponents(
          red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))))
  }

  /// Creates a color from components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components from 0 to 1, which are interpreted as sRGB.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from its brightness, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(AdaptiveColor(ColorComponents(white: Double(white), opacity: Double(alpha))))
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      AdaptiveColor(
        ColorComponents(
          hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
          opacity: Double(alpha))))
  }

  /// Creates an AppKit color from a SwiftUI color.
  public convenience init(_ color: Color) {
    self.init(AdaptiveColor(color.resolved))
  }

  /// Returns this color with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(adaptive.withOpacity(Double(alpha)))
  }

  // The components of the color's light variant.
  public var redComponent: CGFloat { CGFloat(adaptive.light.red) }
  public var greenComponent: CGFloat { CGFloat(adaptive.light.green) }
  public var blueComponent: CGFloat { CGFloat(adaptive.light.blue) }
  public var alphaComponent: CGFloat { CGFloat(adaptive.light.opacity) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?.adaptive == adaptive
  }

  public override var hash: Int { adaptive.hashValue }
}

extension Color {
  /// Creates a color from an AppKit color.
  public init(nsColor: NSColor) {
    self.init(nsColor.adaptive.description)
  }

  /// Creates a color from an AppKit color.
  // UIKit's and AppKit's types are both available, and `Color(.red)` must resolve to one of them.
  @_disfavoredOverload
  public init(_ color: NSColor) {
    self.init(nsColor: color)
  }
}
