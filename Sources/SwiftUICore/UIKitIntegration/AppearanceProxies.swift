import BanyanHost
import Foundation

/// The appearance proxies of an app, for the counterparts of UIKit's views.
@MainActor
final class AppearanceProxies {
  private weak var app: RunningApp?
  private var proxies: [ObjectIdentifier: UIView] = [:]

  init(of app: RunningApp?) {
    self.app = app
  }

  /// The proxies of the app for which code is running.
  static var current: AppearanceProxies { RunningApp.current?.appearanceProxies ?? nobodys }

  private static let nobodys = AppearanceProxies(of: nil)

  /// Returns the appearance proxy of a class.
  func proxy<View: UIView>(of type: View.Type) -> View {
    if let known = proxies[ObjectIdentifier(type)] as? View { return known }
    let made = _ConstructibleObject.make(type)
    made.proxies = self
    proxies[ObjectIdentifier(type)] = made
    return made
  }

  private func known<View: UIView>(_ type: View.Type) -> View? {
    proxies[ObjectIdentifier(type)] as? View
  }

  /// Sends the values of the proxies to the views of the app.
  func publish() {
    guard let app else { return }
    var values = AppearanceValues()
    if let table = known(UITableView.self) {
      values.tableBackground = table.backgroundColor?.adaptive.description
      values.hidesSeparators = table.separatorStyle == .none
      values.separatorColor = table.separatorColor?.adaptive.description
    }
    values.editorBackground = known(UITextView.self)?.backgroundColor?.adaptive.description
    if let bar = known(UINavigationBar.self) { values.navigationBar = bar.look }
    if let bar = known(UITabBar.self) { values.tabBar = bar.look }
    app.rootNode.context.provide(values, for: AppearanceKey.self)
  }
}

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

  var changesSeparators: Bool { hidesSeparators || separatorColor != nil }

  /// Fills in the separator settings that a row leaves open.
  func complete(_ separators: inout RowSeparators) {
    if hidesSeparators {
      separators.showsTop = separators.showsTop ?? false
      separators.showsBottom = separators.showsBottom ?? false
    }
    if let separatorColor {
      separators.topColor = separators.topColor ?? separatorColor
      separators.bottomColor = separators.bottomColor ?? separatorColor
    }
  }
}

struct AppearanceKey: EnvironmentKey {
  static let defaultValue = AppearanceValues()
}

extension EnvironmentValues {
  var appearance: AppearanceValues { self[AppearanceKey.self] }
}
