import Foundation
import SwiftUICore

// Xcode writes these literals for an image or color dragged into source code: `#imageLiteral(resourceName:)`,
// `#colorLiteral(red:green:blue:alpha:)`. Foundation has `#fileLiteral(resourceName:)`, which makes a `URL`.

/// The default type of an image literal, which is the one it has on iOS.
public typealias _ImageLiteralType = UIImage

/// The default type of a color literal, which is the one it has on iOS.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image from the app's resources, by the name in an image literal. A missing image is shown as
  /// a placeholder.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Image(decorative: name))
  }
}

extension NSImage: _ExpressibleByImageLiteral {
  /// Creates an image from the app's resources, by the name in an image literal. A missing image is shown as
  /// a placeholder.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Image(decorative: name))
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from the components of a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension NSColor: _ExpressibleByColorLiteral {
  /// Creates a color from the components of a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// Creates a color from the components of a color literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
