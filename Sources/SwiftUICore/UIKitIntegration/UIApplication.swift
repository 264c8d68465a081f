import Foundation

/// One visitor's running app, as its delegate is told of it.
///
/// Apple's systems run an app for one person, in a process of its own. A server runs one for each
/// visitor: `shared` is that of the visitor on whose behalf the code runs. See
/// ``UIApplicationDelegate`` for what its phases mean.
///
/// The notifications are posted by `NotificationCenter.default` with the visitor's application as
/// their object, right after the delegate has been told.
@MainActor
@preconcurrency
open class UIApplication: UIResponder {
  /// What an app is told about how it was launched. A browser says nothing, so there is no key.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether anybody has the app before them.
  public enum State: Int, Sendable {
    /// A window is open.
    case active
    /// Launched, and no window has been opened yet; or about to lose the last one.
    case inactive
    /// No window is open any more.
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

  /// Who is told what happens to the app.
  open var delegate: (any UIApplicationDelegate)?

  /// Whether anybody has the app before them.
  open var applicationState: State {
    if delegate != nil { return phase }
    return runningApp?.allWindows.isEmpty == false ? .active : .background
  }

  /// What the delegate has been told.
  private var phase = State.inactive
  weak var runningApp: RunningApp?
  /// Whether windows are told of to the delegates of their scenes and not to the app's.
  var hasSceneDelegates = false
  private var phaseDelegate: (any UIApplicationDelegate)? { hasSceneDelegates ? nil : delegate }

  init(delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// An app without a delegate.
  init(of app: RunningApp?) {
    runningApp = app
    super.init()
  }

  func launch() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
  }

  func becomeActive() {
    if phase == .background {
      phase = .inactive
      phaseDelegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    phase = .active
    phaseDelegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  func resignActive() {
    phaseDelegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    phase = .background
    phaseDelegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  func terminate() {
    if phase == .active { resignActive() }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
