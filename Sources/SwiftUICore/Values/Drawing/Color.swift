import BanyanHost
import Foundation

/// A color that adapts to its environment.
///
/// A color is also a view: an area filled with it. See Apple's documentation of `Color`.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  package let resolved: ColorDescription

  package init(_ description: ColorDescription) {
    resolved = description
  }

  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color from components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    let (red, green, blue) = colorSpace.standard(finite(red), finite(green), finite(blue))
    self.init(
      ColorDescription(.components(red: red, green: green, blue: blue), opacity: opacity))
  }

  /// Creates a gray from its brightness, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a color from its name in the app's resources.
  /// - Parameter bundle: has no effect: an app's resources are found wherever they are.
  public init(_ name: String, bundle: Bundle? = nil) {
    NamedResource.color.note(name)
    self.init(ColorDescription(.resource(name)))
  }

  private init(named name: NamedColor) {
    self.init(ColorDescription(.named(name)))
  }

  public static let primary = Color(named: .primary)
  public static let secondary = Color(named: .secondary)
  public static let accentColor = Color(named: .accent)
  public static let red = Color(named: .red)
  public static let orange = Color(named: .orange)
  public static let yellow = Color(named: .yellow)
  public static let green = Color(named: .green)
  public static let mint = Color(named: .mint)
  public static let teal = Color(named: .teal)
  public static let cyan = Color(named: .cyan)
  public static let blue = Color(named: .blue)
  public static let indigo = Color(named: .indigo)
  public static let purple = Color(named: .purple)
  public static let pink = Color(named: .pink)
  public static let brown = Color(named: .brown)
  public static let white = Color(named: .white)
  public static let gray = Color(named: .gray)
  public static let black = Color(named: .black)
  public static let clear = Color(named: .clear)

  static let tertiary = Color(named: .tertiary)
  static let quaternary = Color(named: .quaternary)
  static let background = Color(named: .background)

  /// Returns this color with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var description = resolved
    description.opacity *= opacity
    return Color(description)
  }

  /// A description of the color.
  public var description: String {
    switch resolved.base {
    case .named(let name): "\(name)"
    case .components(let red, let green, let blue):
      "(\(red), \(green), \(blue), \(resolved.opacity))"
    case .mixed(let first, let second, let share, _):
      "\(Color(first)) mixed with \(share) \(Color(second))"
    case .adaptive(let light, let dark):
      "(light: \(light.wording), dark: \(dark.wording), \(resolved.opacity))"
    case .resource(let name): "NamedColor(name: \"\(name)\")"
    }
  }
}

extension ColorComponents {
  fileprivate var wording: String { "(\(red), \(green), \(blue), \(opacity))" }
}
