import BanyanHost
import CoreGraphics
import Foundation

// Conversions from and to Core Graphics' colors.

extension Color {
  /// Creates a color from a Core Graphics color.
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    let parts = (cgColor.components ?? [0, 0]).map { Double($0) }
    if parts.count == 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    } else {
      self.init(white: parts[0], opacity: parts[1])
    }
  }

  /// The color in numbers; nil if it depends on its surroundings.
  public var cgColor: CGColor? {
    guard case .components = resolved.base else { return nil }
    return AdaptiveColor(resolved).light.cgColor
  }
}

extension ColorComponents {
  /// The components in Core Graphics' terms.
  package var cgColor: CGColor {
    CGColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
