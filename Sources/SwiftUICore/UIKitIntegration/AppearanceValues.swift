import BanyanHost

/// The appearance that an app has set with appearance proxies.
struct AppearanceValues: Equatable {
  struct Bar: Equatable {
    var background: ColorDescription?
    var titleColor: ColorDescription?
    var tint: ColorDescription?
  }

  var tableBackground: ColorDescription?
  var hidesSeparators = false
  var separatorColor: ColorDescription?
  var editorBackground: ColorDescription?
  var navigationBar = Bar()
  var tabBar = Bar()
}

struct AppearanceKey: EnvironmentKey {
  static let defaultValue = AppearanceValues()
}

extension EnvironmentValues {
  var appearance: AppearanceValues { self[AppearanceKey.self] }
}
