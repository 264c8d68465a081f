import BanyanHost
import Foundation

extension Color.RGBColorSpace {
  /// Converts components of this space to sRGB, where they may be outside of 0 to 1.
  func standard(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
    case .displayP3:
      let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      return (
        Self.encoded(1.22494 * red - 0.22494 * green),
        Self.encoded(-0.04206 * red + 1.04206 * green),
        Self.encoded(-0.01964 * red - 0.07864 * green + 1.09828 * blue)
      )
    }
  }

  static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }
}
