import BanyanKits
import SafariServices
import UIKit

/// Views that wrap controllers of UIKit.
@MainActor
@Suite struct ViewControllers {
  final class Coordinator {
    var updates = 0
  }

  struct Hosted: UIViewControllerRepresentable {
    let name: String
    let trace: Trace<String>
    @Binding var count: Int

    func makeCoordinator() -> Coordinator {
      trace("coordinator")
      return Coordinator()
    }

    func makeUIViewController(context: Context) -> UIHostingController<Button<Text>> {
      trace("make")
      return UIHostingController(rootView: button)
    }

    func updateUIViewController(
      _ controller: UIHostingController<Button<Text>>, context: Context
    ) {
      context.coordinator.updates += 1
      trace("update \(context.coordinator.updates) \(context.environment.isEnabled)")
      controller.rootView = button
    }

    static func dismantleUIViewController(
      _ controller: UIHostingController<Button<Text>>, coordinator: Coordinator
    ) {
      controller.rootView = Button("gone") {}
    }

    private var button: Button<Text> { Button("\(name) \(count)") { count += 1 } }
  }

  struct Screen: View {
    let trace: Trace<String>
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      if isShown { Hosted(name: "hosted", trace: trace, count: $count).disabled(false) }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `a controller is made once, and updated with each value`() {
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    #expect(trace.events == ["coordinator", "make", "update 1 true"])
    app.window.button("hosted 0").tap()
    #expect(app.window.texts == ["hosted 1", "Hide"])
    #expect(trace.events.dropFirst(3) == ["update 2 true"])
    app.window.button("Hide").tap()
    #expect(app.window.texts == ["Hide"])
    #expect(trace.events.count == 4)
  }

  struct WebPage: UIViewControllerRepresentable {
    let url: String

    func makeUIViewController(
      context: UIViewControllerRepresentableContext<WebPage>
    ) -> SFSafariViewController {
      SFSafariViewController(url: URL(string: url)!)
    }

    func updateUIViewController(
      _ controller: SFSafariViewController,
      context: UIViewControllerRepresentableContext<WebPage>
    ) {}
  }

  @Test func `a page is opened beside the app, and stays a link`() {
    let app = TestApp(WebPage(url: "https://swift.org/install"))
    #expect(app.window.openedURLs == ["https://swift.org/install"])
    #expect(app.window.texts == ["swift.org", "Open in another tab"])
    let other = TestApp(WebPage(url: "file:///etc/hosts"))
    #expect(other.window.openedURLs == [])
    #expect(other.window.texts == ["file:///etc/hosts"])
  }
}
