import AppKit
import BanyanKits
import UIKit

/// The delegates that an app declares, and the calls they receive.
///
/// Apple's systems run an app once; here each visitor has a running app, and what Apple says of the
/// process holds for that. A window that is open is what "active" means.
@MainActor
@Suite struct S_Delegates {
  /// The events, in order. Each test clears them and then does not suspend, so no other test
  /// writes in between.
  static let log = Trace<String>()

  final class PhoneDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var token = "none"

    override init() {
      super.init()
      S_Delegates.log("init")
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      S_Delegates.log("launched \(application.applicationState) \(launchOptions == nil)")
      token = "launched"
      return true
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
      S_Delegates.log("never called beside the method above")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      S_Delegates.log("active \(application.applicationState)")
    }

    func applicationWillResignActive(_ application: UIApplication) {
      S_Delegates.log("resigns \(application.applicationState)")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      S_Delegates.log("background \(application.applicationState)")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
      S_Delegates.log("foreground \(application.applicationState)")
    }

    func applicationWillTerminate(_ application: UIApplication) {
      S_Delegates.log("terminates \(application.delegate === self)")
    }
  }

  struct TokenView: View {
    @EnvironmentObject private var delegate: PhoneDelegate

    var body: some View {
      let _ = S_Delegates.log("body \(delegate.token)")
      Text(delegate.token)
      TextField("Token", text: $delegate.token)
    }
  }

  struct PhoneApp: App {
    @UIApplicationDelegateAdaptor(PhoneDelegate.self) private var delegate

    var body: some Scene {
      WindowGroup("token \(delegate.token)") { TokenView() }
    }
  }

  @Test func `S28 a delegate is made once and launched before a window is there`() {
    Self.log.reset()
    let app = TestApp(app: PhoneApp.self)
    #expect(
      Self.log.events == ["init", "launched inactive true", "body launched", "active active"])
    app.openWindow()
    #expect(Self.log.events.dropFirst(4) == ["body launched"])
  }

  @Test func `S28 an app is active as long as a window of it is open`() {
    Self.log.reset()
    let app = TestApp(app: PhoneApp.self)
    let second = app.openWindow()
    Self.log.reset()
    app.window.close()
    #expect(Self.log.events == [])
    second.close()
    #expect(Self.log.events == ["resigns active", "background background"])
    second.close()
    app.openWindow()
    #expect(
      Self.log.events.dropFirst(2) == ["body launched", "foreground inactive", "active active"])
  }

  @Test func `S28 a delegate is notified once that its app ends`() {
    Self.log.reset()
    let app = TestApp(app: PhoneApp.self)
    Self.log.reset()
    app.terminate()
    app.window.close()
    app.terminate()
    #expect(Self.log.events == ["resigns active", "background background", "terminates true"])
  }

  @Test func `S28 a delegate that is an ObservableObject is an environment object`() {
    Self.log.reset()
    let app = TestApp(app: PhoneApp.self)
    let second = app.openWindow()
    #expect(app.window.title == "token launched")
    app.window.textField("Token").enter("abc")
    #expect(app.window.shows("abc"))
    #expect(second.shows("abc"))
  }

  struct ProjectingApp: App {
    @UIApplicationDelegateAdaptor private var delegate: PhoneDelegate

    var body: some Scene {
      // Not $delegate: a projection that depends on the delegate's type has none, on Apple's systems
      // as well.
      WindowGroup {
        TextField("Token \(delegate.token)", text: _delegate.projectedValue.token)
      }
    }
  }

  @Test func `S28 the projection makes bindings, and the app follows its delegate`() {
    Self.log.reset()
    let app = TestApp(app: ProjectingApp.self)
    app.reset()
    app.window.textField("Token launched").enter("x")
    #expect(app.bodies == ["ProjectingApp"])
    #expect(app.window.find(.textField, "Token x") != nil)
  }

  @Test func `S28 each running app has a delegate of its own`() {
    Self.log.reset()
    let first = TestApp(app: PhoneApp.self)
    let second = TestApp(app: PhoneApp.self)
    first.window.textField("Token").enter("first")
    #expect(first.window.shows("first"))
    #expect(second.window.shows("launched"))
    Self.log.reset()
    second.terminate()
    #expect(Self.log.events.count == 3)
    first.window.textField("Token").enter("still here")
    #expect(first.window.shows("still here"))
  }

  @Observable final class MacDelegate: NSObject, NSApplicationDelegate {
    var phase = "none"
    @ObservationIgnored var phases: [String] = []

    private func note(_ notification: Notification, _ phase: String) {
      let application = notification.object as? NSApplication
      S_Delegates.log("\(phase) \(application?.isActive == true)")
      self.phase = phase
    }

    func applicationWillFinishLaunching(_ notification: Notification) {
      note(notification, "launching")
    }
    func applicationDidFinishLaunching(_ notification: Notification) {
      note(notification, "launched")
    }
    func applicationWillBecomeActive(_ notification: Notification) {
      note(notification, "becoming active")
    }
    func applicationDidBecomeActive(_ notification: Notification) { note(notification, "active") }
    func applicationWillResignActive(_ notification: Notification) {
      note(notification, "resigning")
    }
    func applicationDidResignActive(_ notification: Notification) {
      note(notification, "resigned")
    }
    func applicationWillTerminate(_ notification: Notification) {
      note(notification, "terminating")
    }
  }

  struct PhaseView: View {
    @Environment(MacDelegate.self) private var delegate

    var body: some View { Text(delegate.phase) }
  }

  struct MacApp: App {
    @NSApplicationDelegateAdaptor(MacDelegate.self) private var delegate

    var body: some Scene {
      WindowGroup { PhaseView() }
    }
  }

  @Test
  func `S28 an observable delegate of AppKit's kind is notified of launch, windows and the end`() {
    Self.log.reset()
    let app = TestApp(app: MacApp.self)
    #expect(app.window.texts == ["active"])
    #expect(
      Self.log.events == [
        "launching false", "launched false", "becoming active false", "active true",
      ])
    Self.log.reset()
    app.window.close()
    app.openWindow()
    app.terminate()
    #expect(
      Self.log.events == [
        "resigning true", "resigned false", "becoming active false", "active true",
        "terminating true",
      ])
  }

  /// From Apple's templates: a responder, with one method in the old way.
  class TemplateDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
      S_Delegates.log("\(type(of: self)) launched")
    }
  }

  final class DerivedDelegate: TemplateDelegate {
    let number: Int

    override init() {
      number = 7
      super.init()
    }

    func applicationWillTerminate(_ application: UIApplication) {
      S_Delegates.log("the class above has the conformance, without this method")
    }
  }

  struct DerivedApp: App {
    @UIApplicationDelegateAdaptor private var delegate: DerivedDelegate

    init() {
      S_Delegates.log("app has \(delegate.number)")
    }

    var body: some Scene {
      WindowGroup { Text("\(delegate.number)") }
    }
  }

  @Test func `S28 a delegate of a derived class is made by its own initializer before the app's`() {
    Self.log.reset()
    let app = TestApp(app: DerivedApp.self)
    #expect(app.window.texts == ["7"])
    #expect(Self.log.events == ["app has 7", "DerivedDelegate launched"])
  }

  @Test func `S28 each call of a delegate is also posted as a notification, with its application`()
  {
    Self.log.reset()
    nonisolated(unsafe) var posted: [String] = []
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        guard $0.object is UIApplication else { return }
        posted.append(name.rawValue)
      }
    }
    let app = TestApp(app: DerivedApp.self)
    app.window.close()
    app.openWindow()
    app.terminate()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      posted == [
        "UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification",
        "UIApplicationWillResignActiveNotification",
        "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification",
        "UIApplicationDidBecomeActiveNotification", "UIApplicationWillResignActiveNotification",
        "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillTerminateNotification",
      ])
  }

  struct AmbitiousApp: App {
    @UIApplicationDelegateAdaptor private var first: DerivedDelegate
    @NSApplicationDelegateAdaptor private var second: MacDelegate

    var body: some Scene {
      WindowGroup { Text("\(first.number) \(second.phase)") }
    }
  }

  @Test func `S28 a second delegate is reported and not called`() {
    Self.log.reset()
    let app = TestApp(app: AmbitiousApp.self)
    #expect(app.reports == ["An app can have only one delegate. The second one is not called."])
    #expect(app.window.texts == ["7 none"])
  }

  struct MisplacedView: View {
    @UIApplicationDelegateAdaptor private var delegate: PhoneDelegate

    var body: some View { Text(delegate.token) }
  }

  @Test func `S28 a delegate that is declared in a view is an error in the view's place`() {
    Self.log.reset()
    let message = "The delegate of an app must be declared in the app."
    let app = expectingError(message) { TestApp(MisplacedView()) }
    #expect(app.window.errors.map(\.text) == [message])
    #expect(Self.log.events == ["init"])
  }
}
