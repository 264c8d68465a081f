import BanyanHost

/// The appearance that an app has set with appearance proxies.
package struct AppearanceValues: Equatable {
  package struct Bar: Equatable {
    package var background: ColorDescription?
    package var titleColor: ColorDescription?
    package var titleFont: FontDescription?
    package var tint: ColorDescription?
    package var unselectedTint: ColorDescription?

    package init() {}
  }

  package struct Segments: Equatable {
    package var background: ColorDescription?
    package var chosenBackground: ColorDescription?
    package var titleColor: ColorDescription?
    package var chosenTitleColor: ColorDescription?
    package var titleFont: FontDescription?
    package var chosenTitleFont: FontDescription?

    package init() {}
  }

  package struct PageIndicators: Equatable {
    package var color: ColorDescription?
    package var currentColor: ColorDescription?

    package init() {}
  }

  package var tableBackground: ColorDescription?
  package var hidesSeparators = false
  package var separatorColor: ColorDescription?
  package var editorBackground: ColorDescription?
  package var navigationBar = Bar()
  package var tabBar = Bar()
  package var segments = Segments()
  package var pageIndicators = PageIndicators()
  /// The color of the buttons in alerts and confirmation dialogs.
  package var dialogTint: ColorDescription?

  package init() {}
}

package struct AppearanceKey: EnvironmentKey {
  package static let defaultValue = AppearanceValues()
}

extension EnvironmentValues {
  var appearance: AppearanceValues { self[AppearanceKey.self] }
}
