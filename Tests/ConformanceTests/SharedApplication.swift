import BanyanTesting
import SwiftUI
import Testing
import UIKit

/// UIKit's global objects, for code without a context: they always belong to the current visitor.
@MainActor
@Suite struct SharedApplication {
  struct Buttons: View {
    let trace: Trace<String>
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    @State private var text = ""

    private var window: UIWindow? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows).first { $0.isKeyWindow }
    }

    var body: some View {
      let _ = trace("in the body \(UIApplication.shared.connectedScenes.count)")
      Button("Count") { trace("\(UIApplication.shared.connectedScenes.count)") }
      Button("Size") { trace("\(window?.bounds.width ?? 0)") }
      Button("Web") { UIApplication.shared.open(URL(string: "https://swift.org")!) }
      Button("Strange") {
        UIApplication.shared.open(URL(string: "strange:thing")!) { trace("\($0)") }
      }
      Button("Copy") { UIPasteboard.general.string = "copied" }
      Button("Paste") { trace(UIPasteboard.general.string ?? "nothing") }
      Button("Later") {
        Task { trace("in a task \(UIApplication.shared.connectedScenes.count)") }
      }
      Button("Sheet") { isShown = true }
      TextField("Name", text: $text).focused($isFocused)
      Text(isFocused ? "focused" : "not focused")
      Button("Resign") {
        let application = UIApplication.shared
        let action = Selector("resignFirstResponder")
        trace("\(application.sendAction(action, to: nil, from: nil, for: nil))")
        trace("\(application.sendAction("other", to: nil, from: nil, for: nil))")
        trace("\(application.sendAction(action, to: application, from: nil, for: nil))")
      }
      Button("End") { window?.endEditing(true) }
        .sheet(isPresented: $isShown) {
          Button("Close") { window?.rootViewController?.dismiss(animated: true) }
        }
    }
  }

  @Test func `the application is that of the visitor whose action runs`() {
    let (one, other) = (Trace<String>(), Trace<String>())
    let app = TestApp(Buttons(trace: one))
    let second = TestApp(Buttons(trace: other))
    second.openWindow()
    app.window.button("Count").tap()
    second.window.button("Count").tap()
    #expect(one.events == ["in the body 1", "1"])
    #expect(other.events == ["in the body 1", "in the body 2", "2"])
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.applicationState == .background)
    var failures: [CocoaError.Code?] = []
    UIApplication.shared.setAlternateIconName("Night") {
      failures.append(($0 as? CocoaError)?.code)
    }
    #expect(failures == [.featureUnsupported])
  }

  @Test func `a task goes on for whoever has started it`() async {
    let trace = Trace<String>()
    let app = TestApp(Buttons(trace: trace))
    _ = TestApp(Buttons(trace: Trace<String>()))
    app.window.button("Later").tap()
    await app.settle()
    #expect(trace.events.last == "in a task 1")
  }

  @Test func `the key window is the one used last, and has its size`() {
    let trace = Trace<String>()
    let app = TestApp(Buttons(trace: trace))
    app.openWindow()
    app.windows[1].resize(width: 800, height: 600)
    app.windows[0].button("Size").tap()
    app.windows[1].button("Size").tap()
    #expect(trace.events.suffix(2) == ["390.0", "800.0"])
  }

  @Test func `URLs are opened if hosts know them`() {
    let trace = Trace<String>()
    let app = TestApp(Buttons(trace: trace))
    app.window.button("Web").tap()
    app.window.button("Strange").tap()
    #expect(app.window.openedURLs == ["https://swift.org"])
    #expect(trace.events.last == "false")
    #expect(UIApplication.shared.canOpenURL(URL(string: "tel:1")!))
  }

  @Test func `text that an app copies goes to its visitor, and nobody else can read it`() {
    let (one, other) = (Trace<String>(), Trace<String>())
    let app = TestApp(Buttons(trace: one))
    let second = TestApp(Buttons(trace: other))
    app.reset()
    app.window.button("Copy").tap()
    #expect(app.window.changes == [#"copies "copied""#])
    app.window.button("Paste").tap()
    second.window.button("Paste").tap()
    #expect(one.events.last == "copied")
    #expect(other.events.last == "nothing")
  }

  @Test func `the root view controller closes what is presented`() {
    let app = TestApp(Buttons(trace: Trace<String>()))
    app.window.button("Sheet").tap()
    #expect(app.window.presentations.count == 1)
    app.window.button("Close").tap()
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `a request to resign without a target takes the focus away`() {
    let trace = Trace<String>()
    let app = TestApp(Buttons(trace: trace))
    app.window.textField("Name").focus()
    app.window.button("Resign").tap()
    #expect(app.window.texts.contains("not focused"))
    #expect(trace.events.filter { $0 != "in the body 1" } == ["true", "false", "false"])
  }

  @Test func `ending to edit takes the focus away`() {
    let app = TestApp(Buttons(trace: Trace<String>()))
    app.window.textField("Name").focus()
    #expect(app.window.texts.contains("focused"))
    app.window.button("End").tap()
    #expect(app.window.texts.contains("not focused"))
  }

  struct MacButtons: View {
    let trace: Trace<String>
    var body: some View {
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("text", forType: .string)
      }
      Button("Read") { trace(NSPasteboard.general.string(forType: .string) ?? "nothing") }
      Button("Addresses") {
        UIPasteboard.general.url = URL(string: "https://swift.org")
        trace("\(UIPasteboard.general.hasURLs) \(UIPasteboard.general.strings ?? [])")
      }
    }
  }

  @Test func `the Mac's pasteboard is the same`() {
    let trace = Trace<String>()
    let app = TestApp(MacButtons(trace: trace))
    app.reset()
    app.window.button("Read").tap()
    app.window.button("Copy").tap()
    app.window.button("Read").tap()
    app.window.button("Addresses").tap()
    #expect(trace.events == ["nothing", "text", #"true ["https://swift.org"]"#])
    #expect(app.window.changes == [#"copies "text""#, #"copies "https://swift.org""#])
  }
}
