import BanyanHost
import Foundation
import SwiftUICore

/// A UIKit color.
///
/// It has the parts of UIKit's class that SwiftUI needs: `Color(uiColor:)`, `Color(.systemGray6)`, and
/// access to components. See Apple's documentation of `UIColor`.
public final class UIColor: NSObject, @unchecked Sendable {
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

  /// Creates a color from components from 0 to 1, which are interpreted as sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
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

  /// Creates a color that depends on whether the appearance is light or dark.
  /// - Parameter dynamicProvider: Called immediately, once for each appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      AdaptiveColor(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).adaptive.light,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).adaptive.dark))
  }

  /// Creates a UIKit color from a SwiftUI color.
  public convenience init(_ color: Color) {
    self.init(AdaptiveColor(color.resolved))
  }

  /// Returns this color with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(adaptive.withOpacity(Double(alpha)))
  }

  /// Returns the variant of this color for a trait collection.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(
      AdaptiveColor(
        traitCollection.userInterfaceStyle == .dark ? adaptive.dark : adaptive.light))
  }

  /// Gets the components of the color's light variant.
  /// - Returns: true: every color here has such components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(adaptive.light.red)
    green?.pointee = CGFloat(adaptive.light.green)
    blue?.pointee = CGFloat(adaptive.light.blue)
    alpha?.pointee = CGFloat(adaptive.light.opacity)
    return true
  }

  /// Gets the hue, saturation and brightness of the color's light variant.
  /// - Returns: true: every color here has such components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = adaptive.light.hueSaturationBrightness
    hue?.pointee = CGFloat(components.hue)
    saturation?.pointee = CGFloat(components.saturation)
    brightness?.pointee = CGFloat(components.brightness)
    alpha?.pointee = CGFloat(adaptive.light.opacity)
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.adaptive == adaptive
  }

  public override var hash: Int { adaptive.hashValue }
}

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) {
    self.init(uiColor.adaptive.description)
  }

  /// Creates a color from a UIKit color.
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }
}
