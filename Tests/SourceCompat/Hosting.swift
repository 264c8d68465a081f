// Delegates and hosting, as people write them. It compiles without warnings in both language modes.
import SwiftUI
import UIKit

// MARK: Delegates

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print(application.applicationState == .active)
    return true
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

@Observable
final class ObservableDelegate: NSObject, UIApplicationDelegate {
  var token = ""
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
func host() {
  let phone = UIHostingController(rootView: HostedView())
  phone.rootView = HostedView(title: "other")
  let mac: NSHostingController<AnyView> = NSHostingController(rootView: AnyView(HostedView()))
  mac.rootView = AnyView(Text(""))
  let derived: UIHostingController<HostedView> = HostedController()
  derived.rootView.title = "changed"
  let plain = HostingController(rootView: HostedView().environmentObject(PublishingDelegate()))
  _ = plain.rootView
}
