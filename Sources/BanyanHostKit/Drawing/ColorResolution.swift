import BanyanHost
import Foundation

/// The colors of one place in a window: those of the look in its surroundings, with the accent color that applies there.
struct Palette {
  let look: Look
  var appearance: Appearance {
    didSet { if appearance != oldValue { setTint(tintDescription) } }
  }
  let hasIncreasedContrast: Bool
  /// Returns a color of the app's resources.
  let resource: (String) -> LookColor?
  /// The accent color that an element around sets, as it describes it; nil for the look's own.
  private(set) var tintDescription: ColorDescription?
  /// The accent color in place of the look's own.
  var tint: ColorComponents?
  /// A Boolean value that indicates whether the place is in a sheet, whose backgrounds are others.
  var isInPresentation = false

  init(
    look: Look, appearance: Appearance, hasIncreasedContrast: Bool,
    resource: @escaping (String) -> LookColor?
  ) {
    self.look = look
    self.appearance = appearance
    self.hasIncreasedContrast = hasIncreasedContrast
    self.resource = resource
  }

  /// Returns a color of the look.
  subscript(_ color: KeyPath<LookColors, LookColor>) -> ColorComponents {
    let colors = look.colors
    if isInPresentation {
      switch color {
      case \.background: return resolve(colors.sheet)
      case \.grouped: return resolve(colors.groupedSheet)
      case \.card: return resolve(colors.sheetCard)
      default: break
      }
    }
    return resolve(colors[keyPath: color])
  }

  subscript(_ name: NamedColor) -> ColorComponents {
    switch name {
    case .accent: tint ?? resolve(look.color(.accent))
    case .background: self[\.background]
    default: resolve(look.color(name))
    }
  }

  var accent: ColorComponents { self[.accent] }

  mutating func setTint(_ color: ColorDescription?) {
    tintDescription = color
    // In a tint the accent color is the look's own.
    tint = nil
    tint = color.map(resolve)
  }
  var isDark: Bool { appearance == .dark }

  func resolve(_ color: LookColor) -> ColorComponents {
    if hasIncreasedContrast, let shades = color.contrasting {
      return isDark ? shades.dark : shades.light
    }
    return isDark ? color.dark : color.light
  }

  func resolve(_ color: ColorDescription) -> ColorComponents {
    let base: ColorComponents =
      switch color.base {
      case .named(let name): self[name]
      case .components(let red, let green, let blue):
        ColorComponents(red: red, green: green, blue: blue)
      case .mixed(let first, let second, let share, let isPerceptual):
        resolve(first).mixed(
          with: resolve(second), share: share.isNaN ? 0 : min(max(share, 0), 1),
          isPerceptual: isPerceptual)
      case .adaptive(let light, let dark): isDark ? dark : light
      // A color that the app's asset catalogs lack is plain gray.
      case .resource(let name): resource(name).map(resolve) ?? self[.gray]
      }
    return base.faded(color.opacity)
  }

  func resolve(_ paint: Paint) -> DrawnPaint {
    func stops(_ stops: [GradientStop]) -> [DrawnStop] {
      stops.map { DrawnStop(resolve($0.color), at: $0.location.isFinite ? $0.location : 0) }
    }
    return switch paint {
    case .color(let color): .color(resolve(color))
    case .linearGradient(let list, let start, let end):
      .linearGradient(stops(list), from: start, to: end)
    case .radialGradient(let list, let center, let start, let end):
      .radialGradient(stops(list), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let list, let center, let start, let end):
      .ellipticalGradient(stops(list), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let list, let center, let start, let end):
      .angularGradient(stops(list), center: center, startAngle: start, endAngle: end)
    case .material(let thickness):
      .backdrop(radius: 20, self[\.card].faded(thickness.coverage))
    case .picture(let picture): .picture(picture)
    }
  }
}

extension Paint.Thickness {
  /// The opacity of the color that covers the content behind the material.
  fileprivate var coverage: Double {
    switch self {
    case .ultraThin: 0.35
    case .thin: 0.5
    case .regular: 0.65
    case .thick: 0.78
    case .ultraThick: 0.88
    case .bar: 0.8
    }
  }
}

extension ColorComponents {
  static let clear = ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)
  static let black = ColorComponents(red: 0, green: 0, blue: 0)
  static let white = ColorComponents(red: 1, green: 1, blue: 1)

  /// Returns the color with its opacity multiplied by a factor.
  func faded(_ factor: Double) -> ColorComponents {
    var color = self
    color.opacity *= factor.isNaN ? 1 : min(max(factor, 0), 1)
    return color
  }

  /// Returns a mixture with another color. Colors count by their opacity, as in style sheets.
  func mixed(
    with other: ColorComponents, share: Double, isPerceptual: Bool = false
  ) -> ColorComponents {
    let opacity = opacity + (other.opacity - opacity) * share
    guard opacity > 0 else { return faded(0) }
    func mix(_ first: Double, _ second: Double) -> Double {
      (first * self.opacity * (1 - share) + second * other.opacity * share) / opacity
    }
    if !isPerceptual {
      return ColorComponents(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        opacity: opacity)
    }
    let (first, second) = (PerceptualColor(self), PerceptualColor(other))
    return PerceptualColor(
      lightness: mix(first.lightness, second.lightness), a: mix(first.a, second.a),
      b: mix(first.b, second.b)
    ).components(opacity: opacity)
  }
}

/// A color in the space Oklab, in which equal distances look equal.
///
/// The numbers are those of the CSS Color Module Level 4.
private struct PerceptualColor {
  var lightness, a, b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: ColorComponents) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  func components(opacity: Double) -> ColorComponents {
    func cube(_ value: Double) -> Double { value * value * value }
    func encoded(_ value: Double) -> Double {
      let value = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      return min(max(value, 0), 1)
    }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return ColorComponents(
      red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity: opacity)
  }
}
