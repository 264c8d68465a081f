import BanyanHost

/// The appearance that an app has set with appearance proxies.
struct AppearanceValues: Equatable {
  struct Bar: Equatable {
    var background: ColorDescription?
    var titleColor: ColorDescription?
    var titleFont: FontDescription?
    var tint: ColorDescription?
  }

  struct Segments: Equatable {
    var background: ColorDescription?
    var chosenBackground: ColorDescription?
    var titleColor: ColorDescription?
    var chosenTitleColor: ColorDescription?
    var titleFont: FontDescription?
    var chosenTitleFont: FontDescription?
  }

  struct PageIndicators: Equatable {
    var color: ColorDescription?
    var currentColor: ColorDescription?
  }

  var tableBackground: ColorDescription?
  var hidesSeparators = false
  var separatorColor: ColorDescription?
  var editorBackground: ColorDescription?
  var navigationBar = Bar()
  var tabBar = Bar()
  var segments = Segments()
  var pageIndicators = PageIndicators()
  /// The color of the buttons in alerts and confirmation dialogs.
  var dialogTint: ColorDescription?
}

struct AppearanceKey: EnvironmentKey {
  static let defaultValue = AppearanceValues()
}

extension EnvironmentValues {
  var appearance: AppearanceValues { self[AppearanceKey.self] }
}
