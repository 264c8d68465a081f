import BanyanHost
import Foundation

/// What an app has said of how things of UIKit's look, for the views that stand for them here.
@MainActor
final class AppearanceProxies {
  private weak var app: RunningApp?
  private var proxies: [ObjectIdentifier: UIView] = [:]

  init(of app: RunningApp?) {
    self.app = app
  }

  /// Those of the visitor's app on whose behalf the code runs.
  static var current: AppearanceProxies { RunningApp.current?.appearanceProxies ?? nobodys }

  private static let nobodys = AppearanceProxies(of: nil)

  /// The object that stands for how all of a class look.
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

  /// Tells the views of the app.
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

/// How things look for which an app has said it once for all.
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

  /// Says of a row's lines what the row does not.
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
