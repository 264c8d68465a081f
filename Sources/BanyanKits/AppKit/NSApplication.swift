import Foundation
import SwiftUICore

/// One visitor's running app, as its delegate sees it.
///
/// Apple's systems run an app for one person, in its own process. A server runs one for each
/// visitor, so there is no `shared` application and no `NSApp`: use the object
/// of a notification instead. See ``NSApplicationDelegate`` for the meaning of its events.
///
/// `NotificationCenter.default` also posts the notifications, right after the delegate
/// method. `onReceive` runs for those of its own visitor; other observers look at the object.
@MainActor
@preconcurrency
open class NSApplication: NSResponder {
  /// Posted when the app is about to be launched.
  nonisolated public static let willFinishLaunchingNotification =
    NSNotification.Name("NSApplicationWillFinishLaunchingNotification")
  /// Posted when the app has been launched.
  nonisolated public static let didFinishLaunchingNotification =
    NSNotification.Name("NSApplicationDidFinishLaunchingNotification")
  /// Posted when a window has opened while none was open, before `didBecomeActiveNotification`.
  nonisolated public static let willBecomeActiveNotification =
    NSNotification.Name("NSApplicationWillBecomeActiveNotification")
  /// Posted when a window has opened while none was open.
  nonisolated public static let didBecomeActiveNotification =
    NSNotification.Name("NSApplicationDidBecomeActiveNotification")
  /// Posted when the last window has closed, before `didResignActiveNotification`.
  nonisolated public static let willResignActiveNotification =
    NSNotification.Name("NSApplicationWillResignActiveNotification")
  /// Posted when the last window has closed.
  nonisolated public static let didResignActiveNotification =
    NSNotification.Name("NSApplicationDidResignActiveNotification")
  /// Posted when the visitor's app ends.
  nonisolated public static let willTerminateNotification =
    NSNotification.Name("NSApplicationWillTerminateNotification")

  /// The object that receives the app's events.
  open var delegate: (any NSApplicationDelegate)?

  /// A Boolean value that indicates whether a window is open.
  open private(set) var isActive = false

  init(delegate: any NSApplicationDelegate) {
    self.delegate = delegate
    super.init()
  }

  package func launch() {
    notify(Self.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
    notify(Self.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
  }

  package func becomeActive() {
    notify(Self.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
    isActive = true
    notify(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
  }

  package func resignActive() {
    notify(Self.willResignActiveNotification) { $0.applicationWillResignActive($1) }
    isActive = false
    notify(Self.didResignActiveNotification) { $0.applicationDidResignActive($1) }
  }

  package func terminate() {
    notify(Self.willTerminateNotification) { $0.applicationWillTerminate($1) }
  }

  private func notify(
    _ name: NSNotification.Name, _ call: (any NSApplicationDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
}

extension NSApplication: VisitorObject {}
