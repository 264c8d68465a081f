import BanyanHost
import CoreGraphics
import Foundation
import SwiftUICore

extension UIColor {
  /// Creates a color from its name in the app's asset catalogs.
  /// - Returns: nil if there is no color of that name.
  public convenience init?(named name: String) {
    guard let color = CatalogColors.color(named: name) else { return nil }
    self.init(AdaptiveColor(color, named: name))
  }

  /// Creates a color from its name in the app's asset catalogs.
  /// - Parameters:
  ///   - bundle: Has no effect: an app's resources are found wherever they are.
  ///   - traitCollection: Has no effect: the color adapts to its surroundings.
  /// - Returns: nil if there is no color of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a color from the app's resources.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

extension UIColor {
  /// The light variant of the color in numbers: red, green, blue and opacity.
  public var cgColor: CGColor { adaptive.light.cgColor }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor: cgColor))
  }
}

extension UIImage {
  /// Creates an image from the app's resources.
  public convenience init(resource: ImageResource) {
    self.init(Image(decorative: resource.name))
  }
}
