import BanyanHost
import Foundation

/// A color that adapts to its surroundings.
///
/// A color is also a view: an area filled with it. See Apple's documentation of `Color`.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  let resolved: ColorDescription

  init(_ description: ColorDescription) {
    resolved = description
  }

  /// The space in which the components of a color are given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color from components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.standard(red, green, blue)
    self.init(
      ColorDescription(.components(red: red, green: green, blue: blue), opacity: opacity))
  }

  /// Creates a gray from its lightness, from 0 to 1.
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

  /// Creates a color that is found by its name in the app's resources.
  /// - Parameter bundle: has no meaning: an app's resources are found wherever they are.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(ColorDescription(.resource(name)))
  }

  private init(_ name: NamedColor) {
    self.init(ColorDescription(.named(name)))
  }

  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  public static let accentColor = Color(.accent)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let black = Color(.black)
  public static let clear = Color(.clear)

  static let tertiary = Color(.tertiary)
  static let quaternary = Color(.quaternary)
  static let background = Color(.background)

  /// This color, less opaque by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var description = resolved
    description.opacity *= opacity
    return Color(description)
  }

  /// The color in words.
  public var description: String {
    switch resolved.base {
    case .named(let name): "\(name)"
    case .components(let red, let green, let blue):
      "(\(red), \(green), \(blue), \(resolved.opacity))"
    case .mixed(let first, let second, let share, _):
      "\(Color(first)) mixed with \(share) \(Color(second))"
    case .resource(let name): "NamedColor(name: \"\(name)\")"
    }
  }
}

extension Color: View {
  public typealias Body = Never

  public static func _make(_ view: Color, under parent: _Node, in context: _Context) -> _Node {
    ShapeNode(ShapeFill(Rectangle(), view), under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Color) {
    unsafeDowncast(node, to: ShapeNode.self).update(to: ShapeFill(Rectangle(), view))
  }
}
