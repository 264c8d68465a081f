import BanyanKits
import BanyanTesting
import SwiftUICore
import Testing

/// View controllers of AppKit, and the views that represent them.
@MainActor
@Suite struct NSViewControllerTests {
  private final class LabelController: NSViewController {
    let label = NSTextField(labelWithString: "label")
    var events: [String] = []

    override func loadView() {
      events.append("load")
      view = label
    }

    override func viewDidLoad() { events.append("loaded \(isViewLoaded)") }
    override func viewWillAppear() { events.append("will appear") }
    override func viewDidAppear() { events.append("did appear") }
    override func viewWillDisappear() { events.append("will disappear") }
    override func viewDidDisappear() { events.append("did disappear") }
  }

  private struct Badge: NSViewControllerRepresentable {
    let controller: LabelController
    let text: String

    func makeNSViewController(context: Context) -> LabelController {
      controller.events.append("make")
      return controller
    }

    func updateNSViewController(_ controller: LabelController, context: Context) {
      controller.events.append("update")
      controller.label.stringValue = text
    }

    static func dismantleNSViewController(_ controller: LabelController, coordinator: ()) {
      controller.events.append("dismantle")
    }
  }

  private struct Screen: View {
    let controller: LabelController
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      if isShown { Badge(controller: controller, text: "label \(count)") }
      Button("Count") { count += 1 }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `a controller loads its view once, and is notified when that appears and disappears`()
  {
    let controller = LabelController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let app = TestApp(Screen(controller: controller))
    #expect(app.window.texts == ["label 0", "Count", "Hide"])
    #expect(
      controller.events
        == ["make", "load", "loaded true", "update", "will appear", "did appear"])
    controller.events = []
    app.window.button("Count").tap()
    #expect(app.window.texts == ["label 1", "Count", "Hide"])
    #expect(controller.events == ["update"])
    controller.events = []
    app.window.button("Hide").tap()
    #expect(app.window.texts == ["Count", "Hide"])
    #expect(
      controller.events.sorted() == ["did disappear", "dismantle", "will disappear"])
  }

  private struct Shown<Controller: _PlatformViewController>: NSViewControllerRepresentable {
    let controller: Controller

    func makeNSViewController(context: Context) -> Controller { controller }
    func updateNSViewController(_ controller: Controller, context: Context) {}
  }

  @Test func `another view of a controller takes the place of the former`() {
    let controller = NSViewController(nibName: nil, bundle: nil)
    let app = TestApp(Shown(controller: controller))
    #expect(app.window.texts == [])
    controller.view = NSTextField(labelWithString: "first")
    app.flush()
    #expect(app.window.texts == ["first"])
    controller.view = NSHostingView(rootView: Text("second"))
    app.flush()
    #expect(app.window.texts == ["second"])
  }

  @Test func `a hosting controller is one for AppKit as well, and follows its root view`() {
    let controller = NSHostingController(rootView: Text("first"))
    let app = TestApp(Shown(controller: controller))
    #expect(app.window.texts == ["first"])
    controller.rootView = Text("second")
    app.flush()
    #expect(app.window.texts == ["second"])
  }
}
