import BanyanHost
import SwiftUICore

// The system colors, with the values that Apple publishes for iOS. Colors that the host has a name for are
// the host's own, whose values may differ slightly.
extension UIColor {
  public class var systemRed: UIColor { UIColor(AdaptiveColor(.red)) }
  public class var systemOrange: UIColor { UIColor(AdaptiveColor(.orange)) }
  public class var systemYellow: UIColor { UIColor(AdaptiveColor(.yellow)) }
  public class var systemGreen: UIColor { UIColor(AdaptiveColor(.green)) }
  public class var systemMint: UIColor { UIColor(AdaptiveColor(.mint)) }
  public class var systemTeal: UIColor { UIColor(AdaptiveColor(.teal)) }
  public class var systemCyan: UIColor { UIColor(AdaptiveColor(.cyan)) }
  public class var systemBlue: UIColor { UIColor(AdaptiveColor(.blue)) }
  public class var systemIndigo: UIColor { UIColor(AdaptiveColor(.indigo)) }
  public class var systemPurple: UIColor { UIColor(AdaptiveColor(.purple)) }
  public class var systemPink: UIColor { UIColor(AdaptiveColor(.pink)) }
  public class var systemBrown: UIColor { UIColor(AdaptiveColor(.brown)) }
  public class var systemGray: UIColor { UIColor(AdaptiveColor(.gray)) }
  public class var label: UIColor { UIColor(AdaptiveColor(.primary)) }
  public class var secondaryLabel: UIColor { UIColor(AdaptiveColor(.secondary)) }
  public class var tertiaryLabel: UIColor { UIColor(AdaptiveColor(.tertiary)) }
  public class var quaternaryLabel: UIColor { UIColor(AdaptiveColor(.quaternary)) }
  public class var systemBackground: UIColor { UIColor(AdaptiveColor(.background)) }
  public class var tintColor: UIColor { UIColor(AdaptiveColor(.accent)) }
  public class var clear: UIColor { UIColor(AdaptiveColor(.clear)) }
  public class var black: UIColor { UIColor(AdaptiveColor(.black)) }
  public class var white: UIColor { UIColor(AdaptiveColor(.white)) }
}

extension UIColor {
  public class var systemGray2: UIColor {
    adaptive(ColorComponents(174, 174, 178), ColorComponents(99, 99, 102))
  }
  public class var systemGray3: UIColor {
    adaptive(ColorComponents(199, 199, 204), ColorComponents(72, 72, 74))
  }
  public class var systemGray4: UIColor {
    adaptive(ColorComponents(209, 209, 214), ColorComponents(58, 58, 60))
  }
  public class var systemGray5: UIColor {
    adaptive(ColorComponents(229, 229, 234), ColorComponents(44, 44, 46))
  }
  public class var systemGray6: UIColor {
    adaptive(ColorComponents(242, 242, 247), ColorComponents(28, 28, 30))
  }
  public class var secondarySystemBackground: UIColor {
    adaptive(ColorComponents(242, 242, 247), ColorComponents(28, 28, 30))
  }
  public class var tertiarySystemBackground: UIColor {
    adaptive(ColorComponents(255, 255, 255), ColorComponents(44, 44, 46))
  }
  public class var systemGroupedBackground: UIColor {
    adaptive(ColorComponents(242, 242, 247), ColorComponents(0, 0, 0))
  }
  public class var secondarySystemGroupedBackground: UIColor {
    adaptive(ColorComponents(255, 255, 255), ColorComponents(28, 28, 30))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    adaptive(ColorComponents(242, 242, 247), ColorComponents(44, 44, 46))
  }
  public class var systemFill: UIColor {
    adaptive(ColorComponents(120, 120, 128, 0.2), ColorComponents(120, 120, 128, 0.36))
  }
  public class var secondarySystemFill: UIColor {
    adaptive(ColorComponents(120, 120, 128, 0.16), ColorComponents(120, 120, 128, 0.32))
  }
  public class var tertiarySystemFill: UIColor {
    adaptive(ColorComponents(118, 118, 128, 0.12), ColorComponents(118, 118, 128, 0.24))
  }
  public class var quaternarySystemFill: UIColor {
    adaptive(ColorComponents(116, 116, 128, 0.08), ColorComponents(118, 118, 128, 0.18))
  }
  public class var separator: UIColor {
    adaptive(ColorComponents(60, 60, 67, 0.29), ColorComponents(84, 84, 88, 0.6))
  }
  public class var opaqueSeparator: UIColor {
    adaptive(ColorComponents(198, 198, 200), ColorComponents(56, 56, 58))
  }
  public class var placeholderText: UIColor {
    adaptive(ColorComponents(60, 60, 67, 0.3), ColorComponents(235, 235, 245, 0.3))
  }
  public class var link: UIColor {
    adaptive(ColorComponents(0, 122, 255), ColorComponents(9, 132, 255))
  }

  private class func adaptive(_ light: ColorComponents, _ dark: ColorComponents) -> UIColor {
    UIColor(AdaptiveColor(light: light, dark: dark))
  }
}

// Colors that are the same in any appearance.
extension UIColor {
  public class var darkText: UIColor { UIColor(AdaptiveColor(ColorComponents(0, 0, 0))) }
  public class var lightText: UIColor {
    UIColor(AdaptiveColor(ColorComponents(255, 255, 255, 0.6)))
  }
  public class var darkGray: UIColor { UIColor(AdaptiveColor(ColorComponents(85, 85, 85))) }
  public class var lightGray: UIColor { UIColor(AdaptiveColor(ColorComponents(170, 170, 170))) }
  public class var gray: UIColor { UIColor(AdaptiveColor(ColorComponents(128, 128, 128))) }
  public class var red: UIColor { UIColor(AdaptiveColor(ColorComponents(255, 0, 0))) }
  public class var green: UIColor { UIColor(AdaptiveColor(ColorComponents(0, 255, 0))) }
  public class var blue: UIColor { UIColor(AdaptiveColor(ColorComponents(0, 0, 255))) }
  public class var cyan: UIColor { UIColor(AdaptiveColor(ColorComponents(0, 255, 255))) }
  public class var yellow: UIColor { UIColor(AdaptiveColor(ColorComponents(255, 255, 0))) }
  public class var magenta: UIColor { UIColor(AdaptiveColor(ColorComponents(255, 0, 255))) }
  public class var orange: UIColor { UIColor(AdaptiveColor(ColorComponents(255, 128, 0))) }
  public class var purple: UIColor { UIColor(AdaptiveColor(ColorComponents(128, 0, 128))) }
  public class var brown: UIColor { UIColor(AdaptiveColor(ColorComponents(153, 102, 51))) }
}
