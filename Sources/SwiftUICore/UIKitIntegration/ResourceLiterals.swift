import Foundation

// What Xcode writes for a picture or color that is dragged into source code: `#imageLiteral(resourceName:)`,
// `#colorLiteral(red:green:blue:alpha:)`. Foundation has `#fileLiteral(resourceName:)`, which makes a `URL`.

/// What an image literal makes where nothing else says it: what it makes on iOS.
public typealias _ImageLiteralType = UIImage

/// What a color literal makes where nothing else says it: what it makes on iOS.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
  /// A picture of the app's resources, by the name that is written in an image literal. A picture
  /// that is not there has a placeholder where it is shown.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Image(decorative: name))
  }
}

extension NSImage: _ExpressibleByImageLiteral {
  /// A picture of the app's resources, by the name that is written in an image literal. A picture
  /// that is not there has a placeholder where it is shown.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Image(decorative: name))
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// A color from the components of a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension NSColor: _ExpressibleByColorLiteral {
  /// A color from the components of a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// A color from the components of a color literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
