import Foundation

extension UIApplication {
  /// A key of what is asked for when a URL is opened. No host is asked for anything.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The app of the visitor on whose behalf the code runs: in a body, in an action, in a view's task and
  /// whatever these start. Elsewhere there is nobody, and an application without windows.
  public static var shared: UIApplication {
    RunningApp.current?.uiApplication ?? nobody
  }

  private static let nobody = UIApplication(of: nil)

  /// The windows that the visitor has open.
  public var connectedScenes: Set<UIScene> { Set(runningApp?.allWindows.map(\.uiScene) ?? []) }

  /// The windows that the visitor has open.
  @available(
    *, deprecated, message: "Use UIWindowScene.windows on a relevant window scene instead"
  )
  public var windows: [UIWindow] {
    runningApp?.allWindows.flatMap(\.uiScene.windows) ?? []
  }

  /// The window that the person has used last.
  @available(
    *, deprecated,
    message:
      "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes"
  )
  public var keyWindow: UIWindow? { runningApp?.keyWindow?.uiScene.windows.first }

  /// Has somebody do something. There are no responders of UIKit's, so one action is answered: `resignFirstResponder`,
  /// which takes the focus from the field that has it, if it is sent to nobody in particular.
  /// - Returns: whether somebody did it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard target == nil, action == "resignFirstResponder" else { return false }
    return runningApp?.keyWindow?.uiScene.windows.first?.endEditing(true) ?? false
  }

  /// Whether hosts open such URLs: web pages, mail and calls.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased())
  }

  /// Has the host open a URL outside of the app.
  /// - Parameters:
  ///   - options: have no meaning: a browser asks for nothing.
  ///   - completion: is told whether the host was asked to.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let window = canOpenURL(url) ? runningApp?.keyWindow : nil
    window?.node.open(url)
    completion?(window != nil)
  }
}
