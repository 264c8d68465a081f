import BanyanHost
import CoreGraphics
import SwiftUICore

extension NSColor {
  /// The name of a color in an asset catalog.
  public typealias Name = String

  /// Creates a color from its name in the app's asset catalogs.
  /// - Returns: nil if there is no color of that name.
  public convenience init?(named name: NSColor.Name) {
    guard let color = CatalogColors.color(named: name) else { return nil }
    self.init(AdaptiveColor(color, named: name))
  }

  /// Creates a color from the app's resources.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

extension NSColor {
  /// The light variant of the color in numbers: red, green, blue and opacity.
  public var cgColor: CGColor { adaptive.light.cgColor }

  /// Creates a color from a Core Graphics color.
  public convenience init?(cgColor: CGColor) {
    self.init(Color(cgColor: cgColor))
  }
}
