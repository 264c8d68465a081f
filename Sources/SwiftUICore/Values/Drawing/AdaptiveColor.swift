import BanyanHost

/// The light and dark variants of a color, for `UIColor` and `NSColor`, whose
/// components an app may read.
struct AdaptiveColor: Hashable, Sendable {
  var light: ColorComponents
  var dark: ColorComponents
  /// The name by which hosts know the color, if it has one.
  private var name: NamedColor?
  /// Its name in the app's asset catalogs, if it is one of theirs.
  private var resource: String?
  private var opacity = 1.0

  init(light: ColorComponents, dark: ColorComponents) {
    self.light = light
    self.dark = dark
  }

  init(_ components: ColorComponents) {
    self.init(light: components, dark: components)
  }

  init(_ name: NamedColor) {
    (light, dark) = name.components
    self.name = name
  }

  init(_ color: ColorSet, named resource: String) {
    self.init(light: color.light, dark: color.dark ?? color.light)
    self.resource = resource
  }

  init(_ description: ColorDescription) {
    switch description.base {
    case .named(let name): self.init(name)
    case .components(let red, let green, let blue):
      self.init(ColorComponents(red: red, green: green, blue: blue))
    case .adaptive(let light, let dark): self.init(light: light, dark: dark)
    case .mixed(let first, let second, let share, _):
      let (first, second) = (AdaptiveColor(first), AdaptiveColor(second))
      self.init(
        light: first.light.mixed(with: second.light, share),
        dark: first.dark.mixed(with: second.dark, share))
    case .resource(let name):
      if let color = CatalogColors.color(named: name) {
        self.init(color, named: name)
      } else {
        // A color that is missing in the app's resources is gray.
        self.init(.gray)
      }
    }
    self = withOpacity(times: description.opacity)
  }

  func withOpacity(times factor: Double) -> AdaptiveColor {
    var color = self
    color.light.opacity *= factor
    color.dark.opacity *= factor
    color.opacity *= factor
    return color
  }

  func withOpacity(_ opacity: Double) -> AdaptiveColor {
    var color = self
    color.light.opacity = opacity
    color.dark.opacity = opacity
    // A named color may have its own opacity, which this color no longer has.
    if namedComponents?.light.opacity == 1, namedComponents?.dark.opacity == 1 {
      color.opacity = opacity
    } else {
      color.name = nil
      color.resource = nil
    }
    return color
  }

  /// The components that its name stands for.
  private var namedComponents: (light: ColorComponents, dark: ColorComponents)? {
    if let name { return name.components }
    return resource.flatMap(CatalogColors.color).map { ($0.light, $0.dark ?? $0.light) }
  }

  var description: ColorDescription {
    if let name { return ColorDescription(.named(name), opacity: opacity) }
    if let resource { return ColorDescription(.resource(resource), opacity: opacity) }
    if light == dark {
      return ColorDescription(
        .components(red: light.red, green: light.green, blue: light.blue), opacity: light.opacity)
    }
    return ColorDescription(.adaptive(light: light, dark: dark))
  }
}

extension ColorComponents {
  /// Creates components from values from 0 to 255, as colors are published.
  init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  /// Returns a mix of this color and another, in device space.
  fileprivate func mixed(with other: ColorComponents, _ share: Double) -> ColorComponents {
    let share = share.isNaN ? 0 : max(0, min(1, share))
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    return ColorComponents(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), opacity: between(opacity, other.opacity))
  }

  init(white: Double, opacity: Double) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The hue, saturation and brightness, each from 0 to 1. The hue of a gray is 0.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    var hue =
      switch most {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    if hue < 0 { hue += 6 }
    return (hue / 6, range / most, most)
  }
}

extension NamedColor {
  /// The components that Apple publishes for iOS.
  var components: (light: ColorComponents, dark: ColorComponents) {
    typealias C = ColorComponents
    return switch self {
    case .primary: (C(0, 0, 0), C(255, 255, 255))
    case .secondary: (C(60, 60, 67, 0.6), C(235, 235, 245, 0.6))
    case .tertiary: (C(60, 60, 67, 0.3), C(235, 235, 245, 0.3))
    case .quaternary: (C(60, 60, 67, 0.18), C(235, 235, 245, 0.16))
    case .quinary: (C(60, 60, 67, 0.1), C(235, 235, 245, 0.1))
    case .separator: (C(60, 60, 67, 0.29), C(84, 84, 88, 0.6))
    case .placeholder: (C(60, 60, 67, 0.3), C(235, 235, 245, 0.3))
    case .background: (C(255, 255, 255), C(0, 0, 0))
    case .red: (C(255, 59, 48), C(255, 69, 58))
    case .orange: (C(255, 149, 0), C(255, 159, 10))
    case .yellow: (C(255, 204, 0), C(255, 214, 10))
    case .green: (C(52, 199, 89), C(48, 209, 88))
    case .mint: (C(0, 199, 190), C(99, 230, 226))
    case .teal: (C(48, 176, 199), C(64, 200, 224))
    case .cyan: (C(50, 173, 230), C(100, 210, 255))
    case .accent, .blue: (C(0, 122, 255), C(10, 132, 255))
    case .indigo: (C(88, 86, 214), C(94, 92, 230))
    case .purple: (C(175, 82, 222), C(191, 90, 242))
    case .pink: (C(255, 45, 85), C(255, 55, 95))
    case .brown: (C(162, 132, 94), C(172, 142, 104))
    case .white: (C(255, 255, 255), C(255, 255, 255))
    case .gray: (C(142, 142, 147), C(142, 142, 147))
    case .black: (C(0, 0, 0), C(0, 0, 0))
    case .clear: (C(0, 0, 0, 0), C(0, 0, 0, 0))
    }
  }
}
