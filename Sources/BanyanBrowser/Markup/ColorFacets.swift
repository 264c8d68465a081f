import BanyanHost

extension ColorDescription {
  /// Writes a plain named color as an attribute, so that the page need not repeat a style for each use.
  func putAsTextColor<Sink: FacetSink>(into sink: inout Sink) {
    if case .named(let color) = base, opacity == 1 {
      sink.put(.color, color.cssName)
    } else {
      sink.put(.textColor, cssValue)
    }
  }

  /// The color as a CSS value.
  var cssValue: String {
    let share = CSS.number(min(max(opacity.isNaN ? 1 : opacity, 0), 1))
    switch base {
    case .named(let color):
      let value = "var(--\(color.cssName))"
      return opacity == 1
        ? value : "color-mix(in srgb, \(value) calc(\(share) * 100%), transparent)"
    case .components(let red, let green, let blue):
      let parts = [red, green, blue].map { CSS.number(($0 * 255).rounded()) }
      return "rgb(\(parts.joined(separator: " ")) / \(share))"
    case .mixed(let first, let second, let part, let isPerceptual):
      // The second color's share, of 100.
      let percent = CSS.number(min(max(part.isNaN ? 0 : part, 0), 1) * 100)
      let mixture =
        "color-mix(in \(isPerceptual ? "oklab" : "srgb"), \(first.cssValue), "
        + "\(second.cssValue) \(percent)%)"
      return opacity == 1
        ? mixture : "color-mix(in srgb, \(mixture) calc(\(share) * 100%), transparent)"
    case .adaptive(let light, let dark):
      let values = [light, dark].map { color in
        ColorDescription(
          .components(red: color.red, green: color.green, blue: color.blue),
          opacity: color.opacity * opacity
        ).cssValue
      }
      return "light-dark(\(values.joined(separator: ", ")))"
    case .resource(let name):
      // A color that the app's asset catalogs lack is plain gray.
      let value = "var(\(CSS.resourceColor(name)), var(--gray))"
      return opacity == 1
        ? value : "color-mix(in srgb, \(value) calc(\(share) * 100%), transparent)"
    }
  }
}

extension NamedColor {
  var cssName: String {
    switch self {
    case .primary: "primary"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .quaternary: "quaternary"
    case .accent: "accent"
    case .quinary: "quinary"
    case .background: "background"
    case .separator: "separator"
    case .placeholder: "placeholder"
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .white: "white"
    case .gray: "gray"
    case .black: "black"
    case .clear: "clear"
    }
  }
}
