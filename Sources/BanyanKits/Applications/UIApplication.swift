import Foundation
import SwiftUICore

/// One visitor's running app, as its delegate sees it.
///
/// Apple's systems run an app for one person, in its own process. A server runs one for each
/// visitor: `shared` is that of the visitor for whom the code runs. See
/// ``UIApplicationDelegate`` for the meaning of its states.
///
/// `NotificationCenter.default` posts the notifications with the visitor's application as
/// their object, right after the delegate method.
/// `onReceive` and observers with a block run for those of their own visitor; others look at the object.
@MainActor
@preconcurrency
open class UIApplication: UIResponder {
  /// A key for launch information. A browser provides none, so there are no keys.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The states of an app.
  public enum State: Int, Sendable {
    /// A window is open.
    case active
    /// The app has been launched and no window has been opened yet, or it is about to lose its last one.
    case inactive
    /// All windows have been closed.
    case background
  }

  /// Posted when the app has been launched.
  nonisolated public static let didFinishLaunchingNotification =
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when a window opens while none was open, except for the first.
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when a window has opened while none was open.
  nonisolated public static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the last window has closed.
  nonisolated public static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted right after `willResignActiveNotification`.
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the visitor's app ends.
  nonisolated public static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")

  /// The object that receives the app's events.
  open var delegate: (any UIApplicationDelegate)?

  /// The current state of the app.
  open var applicationState: State {
    if delegate != nil { return phase }
    return runningApp?.allWindows.isEmpty == false ? .active : .background
  }

  /// The last state reported to the delegate.
  private var phase = State.inactive
  weak var runningApp: RunningApp?
  /// True if window events go to the delegates of the scenes, not to that of the app.
  var hasSceneDelegates = false
  private var phaseDelegate: (any UIApplicationDelegate)? { hasSceneDelegates ? nil : delegate }

  init(delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an application without a delegate.
  init(of app: RunningApp?) {
    runningApp = app
    super.init()
  }

  /// A Boolean value that indicates whether the app may have another icon: false, because a host shows the one it started with.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon that is shown in place of the app's own: always nil.
  open var alternateIconName: String? { nil }

  /// Fails, because hosts support no alternate icons.
  /// - Parameter completionHandler: called at once, with Cocoa's error for a feature that is not supported.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(
      CocoaError(
        .featureUnsupported,
        userInfo: [NSLocalizedDescriptionKey: "This host supports no alternate icons."]))
  }

  package func launch() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
  }

  package func becomeActive() {
    if phase == .background {
      phase = .inactive
      phaseDelegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    phase = .active
    phaseDelegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  package func resignActive() {
    phaseDelegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    phase = .background
    phaseDelegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  package func terminate() {
    if phase == .active { resignActive() }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication: VisitorObject {}
