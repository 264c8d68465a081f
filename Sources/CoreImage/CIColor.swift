import BanyanKits
import CoreGraphics
import Foundation
import SwiftUICore

/// A color of Core Image: red, green, blue and opacity, from 0 to 1, in the sRGB color space. See Apple's documentation of `CIColor`.
public final class CIColor: NSObject, Sendable {
  public let red, green, blue, alpha: CGFloat

  /// Creates a color from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque color from its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    if parts.count == 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      let gray = parts.first ?? 0
      self.init(red: gray, green: gray, blue: gray, alpha: parts.last ?? 0)
    }
  }

  /// Creates a color from the light variant of one of UIKit.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.parts == parts
  }

  public override var hash: Int { parts.hashValue }

  private var parts: [CGFloat] { [red, green, blue, alpha] }

  /// The color as bytes that are multiplied with the opacity.
  var pixel: [UInt8] {
    [red * alpha, green * alpha, blue * alpha, alpha].map {
      $0.isFinite ? UInt8((min(max($0, 0), 1) * 255).rounded()) : 0
    }
  }
}

/// Several numbers, such as a point for `kCIInputCenterKey`. See Apple's documentation of `CIVector`.
public final class CIVector: NSObject, Sendable {
  public let x, y: CGFloat

  /// Creates a vector of two numbers.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates a vector of a point.
  public convenience init(cgPoint: CGPoint) {
    self.init(x: cgPoint.x, y: cgPoint.y)
  }

  /// The numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.cgPointValue == cgPointValue
  }

  public override var hash: Int { [x, y].hashValue }
}
