/// A color in light and dark surroundings, with and without increased contrast.
package struct LookColor: Hashable, Sendable {
  package var light, dark: ColorComponents
  /// The color of a person who wants more contrast; nil for the same.
  package var contrasting: Shades?

  package struct Shades: Hashable, Sendable {
    package var light, dark: ColorComponents
  }

  package init(
    _ light: ColorComponents, _ dark: ColorComponents, contrasting: Shades? = nil
  ) {
    self.light = light
    self.dark = dark
    self.contrasting = contrasting
  }

  init(_ color: ColorComponents) { self.init(color, color) }
}

/// The colors that a look does not take from the table of the system's, by their names in style sheets.
package final class LookColors: Sendable {
  private typealias C = ColorComponents

  // Text of these colors has the contrast that accessibility guidelines require; the system's is less.
  package let secondary = LookColor(C(60, 60, 67, 0.75), C(235, 235, 245, 0.65))
  package let placeholder = LookColor(C(60, 60, 67, 0.6), C(235, 235, 245, 0.5))
  package let accent = LookColor(C(0, 105, 217), C(61, 155, 255))

  package let background: LookColor
  /// Behind the cards of a grouped list.
  package let grouped: LookColor
  package let card: LookColor
  package let sheet = LookColor(C(255, 255, 255), C(28, 28, 30))
  package let groupedSheet = LookColor(C(242, 242, 247), C(28, 28, 30))
  package let sheetCard = LookColor(C(255, 255, 255), C(44, 44, 46))
  package let groupBox = LookColor(C(242, 242, 247), C(44, 44, 46))
  /// Behind the knob of a slider or a switch, and behind fields of a control.
  package let track = LookColor(C(120, 120, 128, 0.18), C(120, 120, 128, 0.36))
  package let searchField = LookColor(C(118, 118, 128, 0.12), C(118, 118, 128, 0.24))
  package let hover = LookColor(C(0, 0, 0, 0.05), C(255, 255, 255, 0.08))
  package let chosenSegment = LookColor(C(255, 255, 255), C(99, 99, 102))
  package let knob = LookColor(C(255, 255, 255))
  package let destructive = LookColor(C(215, 0, 21), C(255, 69, 58))
  /// The color behind white text.
  package let destructiveFill = LookColor(C(215, 0, 21), C(211, 47, 34))
  package let deleteMark = LookColor(C(215, 0, 21), C(224, 48, 30))
  package let swipeAction = LookColor(C(102, 102, 107), C(90, 90, 95))
  package let onFill = LookColor(C(255, 255, 255))
  package let dimming = LookColor(C(0, 0, 0, 0.4))
  package let alertDimming = LookColor(C(0, 0, 0, 0.32))
  package let video = LookColor(C(0, 0, 0))
  package let glassEdge = LookColor(C(255, 255, 255, 0.9), C(255, 255, 255, 0.22))
  package let prominentGlassEdge = LookColor(C(255, 255, 255, 0.4))
  package let faintShadow = LookColor(C(0, 0, 0, 0.14))
  package let lightShadow = LookColor(C(0, 0, 0, 0.16))
  package let knobShadow = LookColor(C(0, 0, 0, 0.2))
  package let shadow = LookColor(C(0, 0, 0, 0.25))

  static let phone = LookColors(
    background: NamedColor.background.published,
    grouped: LookColor(C(242, 242, 247), C(0, 0, 0)),
    card: LookColor(C(255, 255, 255), C(28, 28, 30)))
  static let desktop = LookColors(
    background: LookColor(C(255, 255, 255), C(22, 22, 24)),
    grouped: LookColor(C(242, 242, 247), C(22, 22, 24)),
    card: LookColor(C(255, 255, 255), C(36, 36, 39)))

  private init(background: LookColor, grouped: LookColor, card: LookColor) {
    self.background = background
    self.grouped = grouped
    self.card = card
  }
}

extension Look {
  /// Returns the color that a name stands for where something is drawn.
  package func color(_ name: NamedColor) -> LookColor {
    switch name {
    case .secondary: colors.secondary
    case .placeholder: colors.placeholder
    case .accent: colors.accent
    case .background: colors.background
    default: name.published
    }
  }
}

extension NamedColor {
  /// The color that Apple publishes for iOS in its Human Interface Guidelines and as the components of `UIColor`.
  package var published: LookColor {
    typealias C = ColorComponents
    func color(
      _ light: C, _ dark: C, contrasting contrastingLight: C, _ contrastingDark: C
    ) -> LookColor {
      LookColor(
        light, dark, contrasting: LookColor.Shades(light: contrastingLight, dark: contrastingDark))
    }
    return switch self {
    case .primary: LookColor(C(0, 0, 0), C(255, 255, 255))
    case .secondary: LookColor(C(60, 60, 67, 0.6), C(235, 235, 245, 0.6))
    case .tertiary: LookColor(C(60, 60, 67, 0.3), C(235, 235, 245, 0.3))
    case .quaternary: LookColor(C(60, 60, 67, 0.18), C(235, 235, 245, 0.16))
    case .quinary: LookColor(C(60, 60, 67, 0.1), C(235, 235, 245, 0.1))
    case .separator: LookColor(C(60, 60, 67, 0.29), C(84, 84, 88, 0.6))
    case .placeholder: LookColor(C(60, 60, 67, 0.3), C(235, 235, 245, 0.3))
    case .background: LookColor(C(255, 255, 255), C(0, 0, 0))
    case .red:
      color(C(255, 59, 48), C(255, 69, 58), contrasting: C(215, 0, 21), C(255, 105, 97))
    case .orange:
      color(C(255, 149, 0), C(255, 159, 10), contrasting: C(201, 52, 0), C(255, 179, 64))
    case .yellow:
      color(C(255, 204, 0), C(255, 214, 10), contrasting: C(178, 80, 0), C(255, 212, 38))
    case .green:
      color(C(52, 199, 89), C(48, 209, 88), contrasting: C(36, 138, 61), C(48, 219, 91))
    case .mint:
      color(C(0, 199, 190), C(99, 230, 226), contrasting: C(12, 129, 123), C(102, 212, 207))
    case .teal:
      color(C(48, 176, 199), C(64, 200, 224), contrasting: C(0, 130, 153), C(93, 230, 255))
    case .cyan:
      color(C(50, 173, 230), C(100, 210, 255), contrasting: C(0, 113, 164), C(112, 215, 255))
    case .accent, .blue:
      color(C(0, 122, 255), C(10, 132, 255), contrasting: C(0, 64, 221), C(64, 156, 255))
    case .indigo:
      color(C(88, 86, 214), C(94, 92, 230), contrasting: C(54, 52, 163), C(125, 122, 255))
    case .purple:
      color(C(175, 82, 222), C(191, 90, 242), contrasting: C(137, 68, 171), C(218, 143, 255))
    case .pink:
      color(C(255, 45, 85), C(255, 55, 95), contrasting: C(211, 15, 69), C(255, 100, 130))
    case .brown:
      color(C(162, 132, 94), C(172, 142, 104), contrasting: C(127, 101, 69), C(181, 148, 105))
    case .gray:
      color(C(142, 142, 147), C(142, 142, 147), contrasting: C(108, 108, 112), C(174, 174, 178))
    case .white: LookColor(C(255, 255, 255))
    case .black: LookColor(C(0, 0, 0))
    case .clear: LookColor(C(0, 0, 0, 0))
    }
  }
}

extension ColorComponents {
  /// Creates components from values from 0 to 255, as colors are published.
  package init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}
