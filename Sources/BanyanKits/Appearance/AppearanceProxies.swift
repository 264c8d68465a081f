import BanyanHost
import Foundation
import SwiftUICore

/// The appearance proxies of an app, for the counterparts of UIKit's views.
@MainActor
final class AppearanceProxies: AppService {
  private weak var app: RunningApp?
  private var proxies: [ObjectIdentifier: UIView] = [:]

  init(of app: RunningApp) {
    self.app = app
  }

  private init() {}

  /// The proxies of the app for which code is running.
  static var current: AppearanceProxies {
    RunningApp.current?.service(AppearanceProxies.self) ?? nobodys
  }

  private static let nobodys = AppearanceProxies()

  /// Returns the appearance proxy of a class.
  func proxy<View: UIView>(of type: View.Type) -> View {
    if let known = proxies[ObjectIdentifier(type)] as? View { return known }
    let made = _ConstructibleObject.make(type)
    made.proxies = self
    proxies[ObjectIdentifier(type)] = made
    return made
  }

  /// The buttons in navigation bars.
  private(set) lazy var barButtons = UIBarButtonItem(of: self)
  /// The contents of dialogs.
  private(set) lazy var dialogContents: UIView = {
    let view = UIView()
    view.proxies = self
    return view
  }()

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
    if let control = known(UISegmentedControl.self) { values.segments = control.look }
    if values.navigationBar.tint == nil {
      values.navigationBar.tint = barButtons.tintColor?.adaptive.description
    }
    values.dialogTint = dialogContents.tintColor?.adaptive.description
    if let control = known(UIPageControl.self) { values.pageIndicators = control.look }
    app.rootNode.context.provide(values, for: AppearanceKey.self)
  }
}
