import BanyanGraph
import BanyanHost

/// The settings for the appearance of a page's bars, where they are specified.
struct BarSettings: Equatable {
  struct Setting: Equatable {
    var visibility: Visibility?
    var backgroundVisibility: Visibility?
    var background: BarStyle?
    var colorScheme: ColorScheme?
  }

  /// The style of a bar's background, which is resolved in the bar's own environment.
  struct BarStyle: Equatable {
    let style: AnyShapeStyle

    static func == (left: BarStyle, right: BarStyle) -> Bool {
      Comparison.of(AnyShapeStyle.self).isUnchanged(left.style, right.style)
    }
  }

  private var settings: [ToolbarPlacement.Place: Setting] = [:]

  init() {}

  /// Creates settings for some bars, or for all bars of the page if none are named.
  init(for bars: [ToolbarPlacement], _ change: (inout Setting) -> Void) {
    for place in bars.isEmpty ? [.automatic] : bars.map(\.place) {
      change(&settings[place, default: Setting()])
    }
  }

  /// Fills in missing settings from others.
  mutating func merge(_ other: BarSettings) {
    settings.merge(other.settings) { own, other in
      Setting(
        visibility: own.visibility ?? other.visibility,
        backgroundVisibility: own.backgroundVisibility ?? other.backgroundVisibility,
        background: own.background ?? other.background,
        colorScheme: own.colorScheme ?? other.colorScheme)
    }
  }

  /// The settings of one bar.
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

  /// Returns the properties of a bar's element.
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
