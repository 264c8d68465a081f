// Delegates and hosting, in common forms. It compiles without warnings in both language modes.
import AppKit
import BanyanBrowser
import SwiftUI
import UIKit

// MARK: Delegates

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print(application.applicationState == .active, application.delegate === self)
    if application.supportsAlternateIcons, application.alternateIconName == nil {
      application.setAlternateIconName("Night") { error in print(error ?? "changed") }
    }
    return launchOptions?[UIApplication.LaunchOptionsKey(rawValue: "url")] == nil
  }

  func applicationWillTerminate(_ application: UIApplication) {}
}

final class PublishingDelegate: UIResponder, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
  var observer: AnyObject?

  override init() {
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in }
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launchOptions == nil
  }

  func applicationDidFinishLaunching(_ application: UIApplication) { token = "launched" }
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
}

@MainActor
final class MacDelegate: NSObject, NSApplicationDelegate, ObservableObject {
  @Published var isReady = false

  func applicationWillFinishLaunching(_ notification: Notification) {}
  func applicationDidFinishLaunching(_ notification: Notification) { isReady = true }
  func applicationWillBecomeActive(_ notification: Notification) {}
  func applicationDidBecomeActive(_ notification: Notification) {}
  func applicationWillResignActive(_ notification: Notification) {}
  func applicationDidResignActive(_ notification: Notification) {}
  func applicationWillTerminate(_ notification: Notification) {}
}

final class MacResponder: NSResponder, NSApplicationDelegate {
  private weak var delegate: (any NSApplicationDelegate)?

  override init() {
    super.init()
  }

  func applicationDidBecomeActive(_ notification: Notification) {
    guard let application = notification.object as? NSApplication else { return }
    if application.isActive { delegate = application.delegate }
  }
}

// A delegate may implement none of the methods.
final class QuietDelegate: NSObject, UIApplicationDelegate, NSApplicationDelegate {}

@Observable
final class ObservableDelegate: NSObject, UIApplicationDelegate {
  var token = ""
}

let phoneNotifications = [
  UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
  UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
  UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
]

let macNotifications = [
  NSApplication.willFinishLaunchingNotification, NSApplication.didFinishLaunchingNotification,
  NSApplication.willBecomeActiveNotification, NSApplication.didBecomeActiveNotification,
  NSApplication.willResignActiveNotification, NSApplication.didResignActiveNotification,
  NSApplication.willTerminateNotification,
]

extension UIApplication.LaunchOptionsKey {
  static let invitation = UIApplication.LaunchOptionsKey(rawValue: "invitation")
  var isInvitation: Bool { rawValue == Self.invitation.rawValue }
}

func describe(_ state: UIApplication.State) -> String {
  if state == .background { return "in the background" }
  if state == .inactive { return "about to be something else" }
  return UIApplication.State(rawValue: state.rawValue) == .active ? "active" : "unknown"
}

struct PhoneApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

  var body: some Scene {
    WindowGroup { Text(appDelegate.description) }
  }
}

struct PublishingApp: App {
  @UIApplicationDelegateAdaptor private var delegate: PublishingDelegate

  var body: some Scene {
    WindowGroup {
      DelegateView()
      TextField("Token", text: _delegate.projectedValue.token)
    }
  }
}

struct DelegateView: View {
  @EnvironmentObject private var delegate: PublishingDelegate
  @Environment(ObservableDelegate.self) private var observable: ObservableDelegate?

  var body: some View {
    TextField("Token", text: $delegate.token)
    Text(observable?.token ?? "")
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      ) { _ in }
      .onReceive(
        NotificationCenter.default.publisher(for: NSApplication.didBecomeActiveNotification)
      ) { _ in }
  }
}

struct MacApp: App {
  @NSApplicationDelegateAdaptor(MacDelegate.self) var delegate: MacDelegate

  var body: some Scene {
    WindowGroup { Toggle("Ready", isOn: _delegate.projectedValue.isReady) }
  }
}

@main
struct ObservableApp: App {
  @UIApplicationDelegateAdaptor(ObservableDelegate.self) var delegate

  init() {
    delegate.token = "from the app"
  }

  var body: some Scene {
    WindowGroup { Text(delegate.token) }
  }
}

// MARK: Hosting

struct HostedView: View {
  var title = "hosted"

  var body: some View { Text(title) }
}

final class HostedController: UIHostingController<HostedView> {
  init() {
    super.init(rootView: HostedView())
  }

  override init(rootView: HostedView) {
    super.init(rootView: rootView)
  }
}

@MainActor
func host() throws {
  let phone = UIHostingController(rootView: HostedView())
  phone.rootView = HostedView(title: "other")
  let mac: NSHostingController<AnyView> = NSHostingController(rootView: AnyView(HostedView()))
  mac.rootView = AnyView(Text(""))
  let derived: UIHostingController<HostedView> = HostedController()
  derived.rootView.title = "changed"
  let route = try BrowserRoute("/hosted", hosting: phone)
  let other = try BrowserRoute("/other", configuration: .init(), hosting: mac)
  print(route.windowCount + other.windowCount)
  let plain = HostingController(rootView: HostedView().environmentObject(PublishingDelegate()))
  _ = plain.rootView
}
