import BanyanHost

/// The light and dark variants of a color, for `UIColor` and `NSColor`, whose
/// components an app may read.
package struct AdaptiveColor: Hashable, Sendable {
  package var light: ColorComponents
  package var dark: ColorComponents
  /// The name by which hosts know the color, if it has one.
  private var name: NamedColor?
  /// Its name in the app's asset catalogs, if it is one of theirs.
  private var resource: String?
  private var opacity = 1.0

  package init(light: ColorComponents, dark: ColorComponents) {
    self.light = light
    self.dark = dark
  }

  package init(_ components: ColorComponents) {
    self.init(light: components, dark: components)
  }

  package init(_ name: NamedColor) {
    (light, dark) = (name.published.light, name.published.dark)
    self.name = name
  }

  package init(_ color: ColorSet, named resource: String) {
    self.init(light: color.light, dark: color.dark ?? color.light)
    self.resource = resource
  }

  package init(_ description: ColorDescription) {
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

  package func withOpacity(_ opacity: Double) -> AdaptiveColor {
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
    if let name { return (name.published.light, name.published.dark) }
    return resource.flatMap(CatalogColors.color).map { ($0.light, $0.dark ?? $0.light) }
  }

  package var description: ColorDescription {
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
  /// Returns a mix of this color and another, in device space.
  fileprivate func mixed(with other: ColorComponents, _ share: Double) -> ColorComponents {
    let share = share.isNaN ? 0 : max(0, min(1, share))
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    return ColorComponents(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), opacity: between(opacity, other.opacity))
  }

  package init(white: Double, opacity: Double) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  package init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The hue, saturation and brightness, each from 0 to 1. The hue of a gray is 0.
  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
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
