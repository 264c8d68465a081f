import Foundation
import SwiftUICore

extension UIApplication {
  /// A key for an option of opening a URL. No host supports options.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The app of the visitor for whom the code runs: in a body, in an action, in a view's task, and in any
  /// task started from these. Elsewhere it is an application without windows.
  public static var shared: UIApplication {
    RunningApp.current?.service(ApplicationHolder.self).application ?? nobody
  }

  private static let nobody = UIApplication(of: nil)

  /// The scenes of the windows that the visitor has open.
  public var connectedScenes: Set<UIScene> { Set(runningApp?.allWindows.map(\.uiScene) ?? []) }

  /// The windows that the visitor has open.
  @available(
    *, deprecated, message: "Use UIWindowScene.windows on a relevant window scene instead"
  )
  public var windows: [UIWindow] {
    runningApp?.allWindows.flatMap(\.uiScene.windows) ?? []
  }

  /// The window that the person used last.
  @available(
    *, deprecated,
    message:
      "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes"
  )
  public var keyWindow: UIWindow? { runningApp?.keyWindow?.uiScene.windows.first }

  /// Sends an action. A target is called with the sender and the event. As UIKit's responder chain does not exist here, only
  /// `resignFirstResponder` is handled without a target: it takes the focus from the field that has it.
  /// - Returns: whether the action was handled.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(on: target as AnyObject, with: sender, event) }
    guard action == "resignFirstResponder" else { return false }
    return runningApp?.keyWindow?.uiScene.windows.first?.endEditing(true) ?? false
  }

  /// Returns whether hosts open a URL: those of web pages, mail and calls.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased())
  }

  /// Asks the host to open a URL outside of the app.
  /// - Parameters:
  ///   - options: has no effect: a browser supports no options.
  ///   - completion: receives whether the host was asked.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let window = canOpenURL(url) ? runningApp?.keyWindow : nil
    window?.node.open(url)
    completion?(window != nil)
  }
}

/// The UIKit object of an app: that of the delegate, if there is one.
private final class ApplicationHolder: AppService {
  let application: UIApplication

  init(of app: RunningApp) {
    application = app.delegatingApplication as? UIApplication ?? UIApplication(of: app)
    application.runningApp = app
  }
}
