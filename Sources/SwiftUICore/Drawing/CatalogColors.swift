import BanyanHost
import Foundation
import FoundationComplement

/// The colors of the app's asset catalogs, in numbers.
enum CatalogColors {
  private static let all: [String: ColorSet] = {
    var colors: [String: ColorSet] = [:]
    for file in AppResources.directories.flatMap({ AppResources.files(in: $0) })
    where file.pathExtension == "colorset" {
      let name = file.deletingPathExtension().lastPathComponent
      colors[name] = colors[name] ?? ColorSet(in: file)
    }
    return colors
  }()

  static func color(named name: String) -> ColorSet? { all[name] }
}

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
