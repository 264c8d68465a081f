import BanyanGraph
import BanyanHost

/// How a page's bars are to look, as far as it is said.
struct BarSettings: Equatable {
  struct Setting: Equatable {
    var visibility: Visibility?
    var backgroundVisibility: Visibility?
    var background: BarStyle?
    var colorScheme: ColorScheme?
  }

  /// What a bar is painted with, which the bar's own environment says more of.
  struct BarStyle: Equatable {
    let style: AnyShapeStyle

    static func == (left: BarStyle, right: BarStyle) -> Bool {
      Comparison.of(AnyShapeStyle.self).isUnchanged(left.style, right.style)
    }
  }

  private var settings: [ToolbarPlacement.Place: Setting] = [:]

  init() {}

  /// Settings for some bars; those of the page if none are named.
  init(for bars: [ToolbarPlacement], _ change: (inout Setting) -> Void) {
    for place in bars.isEmpty ? [.automatic] : bars.map(\.place) {
      change(&settings[place, default: Setting()])
    }
  }

  /// Takes what others say where these say nothing.
  mutating func merge(_ other: BarSettings) {
    settings.merge(other.settings) { own, other in
      Setting(
        visibility: own.visibility ?? other.visibility,
        backgroundVisibility: own.backgroundVisibility ?? other.backgroundVisibility,
        background: own.background ?? other.background,
        colorScheme: own.colorScheme ?? other.colorScheme)
    }
  }

  /// What is said of one bar.
  subscript(place: ToolbarPlacement.Place) -> Setting {
    let all = settings[.automatic] ?? Setting()
    guard let own = settings[place] else { return all }
    return Setting(
      visibility: own.visibility ?? all.visibility,
      backgroundVisibility: own.backgroundVisibility ?? all.backgroundVisibility,
      background: own.background ?? all.background,
      colorScheme: own.colorScheme ?? all.colorScheme)
  }
}

extension BarSettings.Setting {
  var isAbsent: Bool { visibility == .hidden }

  /// What an element of a bar says of this.
  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = []
    if backgroundVisibility == .hidden {
      properties.append(.background(.color(ColorDescription(.named(.clear)))))
    } else if let background {
      properties.append(.background(background.style.paint(in: environment.values)))
    }
    if let colorScheme { properties.append(.appearance(colorScheme.appearance)) }
    return properties
  }
}
