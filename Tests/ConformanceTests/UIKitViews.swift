import AppKit
import BanyanKits
import UIKit

/// Views that wrap views of UIKit and AppKit.
@MainActor
@Suite struct UIKitViews {
  struct Caption: UIViewRepresentable {
    let text: String
    let trace: Trace<String>

    func makeCoordinator() -> String { "coordinator" }

    func makeUIView(context: Context) -> UILabel {
      trace("make with a \(context.coordinator)")
      let label = UILabel()
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentHuggingPriority(.defaultHigh, for: .vertical)
      return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
      trace("update \(text) \(context.environment.isEnabled)")
      label.text = text
      label.textColor = .red
      label.numberOfLines = 0
    }

    static func dismantleUIView(_ label: UILabel, coordinator: String) {
      label.text = "gone"
    }
  }

  struct Captions: View {
    let trace: Trace<String>
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      if isShown { Caption(text: "caption \(count)", trace: trace) }
      Button("Next") { count += 1 }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `a view is made once, and shows what each update sets`() {
    let trace = Trace<String>()
    let app = TestApp(Captions(trace: trace))
    #expect(trace.events == ["make with a coordinator", "update caption 0 true"])
    #expect(app.window.texts == ["caption 0", "Next", "Hide"])
    app.window.button("Next").tap()
    #expect(trace.events.dropFirst(2) == ["update caption 1 true"])
    #expect(app.window.texts == ["caption 1", "Next", "Hide"])
    app.window.button("Hide").tap()
    #expect(app.window.texts == ["Next", "Hide"])
    #expect(trace.events.count == 3)
    #expect(app.reports == [])
  }

  @Test func `a property that is set later is shown, whatever sets it`() {
    struct Held: UIViewRepresentable {
      let label: UILabel
      func makeUIView(context: Context) -> UILabel { label }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    let label = UILabel(frame: .zero)
    label.text = "before"
    let app = TestApp(Held(label: label))
    #expect(app.window.texts == ["before"])
    label.text = "after"
    app.flush()
    #expect(app.window.texts == ["after"])
    label.alpha = 0.5
    label.backgroundColor = .blue
    app.flush()
    #expect(app.window.all.contains { $0.property(.opacity) == .opacity(0.5) })
  }

  final class NoteCoordinator: NSObject, UITextViewDelegate, UITextFieldDelegate,
    UISearchBarDelegate
  {
    @Binding var text: String
    let trace: Trace<String>

    init(text: Binding<String>, trace: Trace<String>) {
      _text = text
      self.trace = trace
    }

    func textViewDidChange(_ view: UITextView) { text = view.text }
    func textViewDidBeginEditing(_ view: UITextView) { trace("begin") }
    func textViewDidEndEditing(_ view: UITextView) { trace("end") }

    func textView(
      _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      trace("\(range.location)+\(range.length) \(text)")
      return text != "!"
    }

    func textFieldDidChangeSelection(_ field: UITextField) { text = field.text ?? "" }

    func textFieldShouldReturn(_ field: UITextField) -> Bool {
      trace("return")
      field.resignFirstResponder()
      return true
    }

    func searchBar(_ bar: UISearchBar, textDidChange searchText: String) { text = searchText }
    func searchBarSearchButtonClicked(_ bar: UISearchBar) { trace("search \(text)") }
    func searchBarCancelButtonClicked(_ bar: UISearchBar) { text = "" }
  }

  struct Note: UIViewRepresentable {
    @Binding var text: String
    let trace: Trace<String>

    func makeCoordinator() -> NoteCoordinator { NoteCoordinator(text: $text, trace: trace) }

    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.delegate = context.coordinator
      view.accessibilityLabel = "Note"
      return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
      if view.text != text { view.text = text }
    }
  }

  struct Notebook: View {
    let trace: Trace<String>
    @State private var text = "ab"

    var body: some View {
      Note(text: $text, trace: trace)
      Text("(\(text))")
      Button("Clear") { text = "" }
    }
  }

  @Test func `typed text reaches the delegate, which may refuse it`() throws {
    let trace = Trace<String>()
    let app = TestApp(Notebook(trace: trace))
    let editor = try #require(app.window.all.first { $0.kind == .textEditor })
    editor.focus()
    #expect(trace.events == ["begin"])
    editor.enter("axb")
    #expect(app.window.shows("(axb)"))
    editor.enter("axb!")
    #expect(trace.events.dropFirst() == ["1+0 x", "3+0 !"])
    #expect(app.window.shows("(axb)"))
    #expect(editor.value == "axb")
    app.window.button("Clear").tap()
    #expect(editor.value == "")
    editor.blur()
    #expect(trace.events.last == "end")
  }

  struct Line: UIViewRepresentable {
    @Binding var text: String
    let trace: Trace<String>

    func makeCoordinator() -> NoteCoordinator { NoteCoordinator(text: $text, trace: trace) }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField(frame: .zero)
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      field.keyboardType = .emailAddress
      field.delegate = context.coordinator
      field.becomeFirstResponder()
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = text }
  }

  struct Lines: View {
    let trace: Trace<String>
    @State private var text = ""

    var body: some View {
      Line(text: $text, trace: trace)
      Text("(\(text))")
    }
  }

  @Test func `a field takes the focus and gives it up when it is asked to`() {
    let trace = Trace<String>()
    let app = TestApp(Lines(trace: trace))
    let field = app.window.textField("Name")
    #expect(field.isFocused)
    field.enter("ann")
    #expect(app.window.shows("(ann)"))
    field.submit()
    #expect(trace.events == ["return"])
    #expect(!field.isFocused)
  }

  struct Search: UIViewRepresentable {
    @Binding var text: String
    let trace: Trace<String>

    func makeCoordinator() -> NoteCoordinator { NoteCoordinator(text: $text, trace: trace) }

    func makeUIView(context: UIViewRepresentableContext<Search>) -> UISearchBar {
      let bar = UISearchBar(frame: .zero)
      bar.delegate = context.coordinator
      bar.placeholder = "Trees"
      bar.showsCancelButton = true
      return bar
    }

    func updateUIView(_ bar: UISearchBar, context: UIViewRepresentableContext<Search>) {
      bar.text = text
    }
  }

  struct Searching: View {
    let trace: Trace<String>
    @State private var text = ""

    var body: some View {
      Search(text: $text, trace: trace)
      Text("(\(text))")
    }
  }

  @Test func `a search bar notifies its delegate of what is searched, and of its buttons`() {
    let trace = Trace<String>()
    let app = TestApp(Searching(trace: trace))
    let field = app.window.element(.searchField, "Trees")
    field.enter("oak")
    field.submit()
    #expect(trace.events == ["search oak"])
    app.window.button("Cancel").tap()
    #expect(app.window.shows("()"))
    #expect(field.value == "")
  }

  struct Spinner: UIViewRepresentable {
    let isRunning: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .large)
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
      isRunning ? view.startAnimating() : view.stopAnimating()
    }
  }

  struct Spinning: View {
    @State private var isRunning = true

    var body: some View {
      Spinner(isRunning: isRunning)
      Button("Stop") { isRunning = false }
    }
  }

  @Test func `an indicator is seen as long as it turns`() {
    let app = TestApp(Spinning())
    func opacities() -> [Property] { app.window.all.compactMap { $0.property(.opacity) } }
    #expect(app.window.all.filter { $0.kind == .progressView }.count == 1)
    #expect(opacities() == [.opacity(1)])
    app.window.button("Stop").tap()
    #expect(opacities() == [.opacity(0)])
  }

  struct Blur: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
  }

  struct Sidebar: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
    func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = .hudWindow }
  }

  @Test func `an effect view is a material`() {
    func paint<Content: View>(_ view: Content) -> Property? {
      TestApp(view).window.all.first { $0.kind == .fill }?.property(.background)
    }
    #expect(paint(Blur()) == .background(.material(.thin)))
    #expect(paint(Sidebar()) == .background(.material(.thin)))
  }

  final class DrawnView: UIView {}

  struct Drawn: UIViewRepresentable {
    func makeUIView(context: Context) -> DrawnView { DrawnView(frame: .zero) }
    func updateUIView(_ view: DrawnView, context: Context) {}
  }

  @Test(arguments: ["one visitor", "another"])
  func `a view that draws itself is a box with its name, which each app reports once`(_: String) {
    let app = TestApp(
      VStack {
        Drawn()
        Drawn()
      })
    #expect(app.window.texts == ["DrawnView", "DrawnView"])
    #expect(
      app.reports == [
        "A DrawnView cannot be shown: views cannot draw themselves here. A box is shown instead."
      ])
  }

  struct Sized: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .red }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: 120, height: (proposal.height ?? 40) / 2)
    }
  }

  @Test func `a view may specify how large it is`() {
    let app = TestApp(
      Sized().accessibilityIdentifier("sized"), layout: .size(400, 600))
    #expect(app.window.frame(of: "sized")?.size == CGSize(width: 120, height: 300))
  }

  // MARK: Appearance proxies

  struct Styled: App {
    init() {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorStyle = .none
      UITextView.appearance().backgroundColor = .red
      let bar = UINavigationBarAppearance()
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = .blue
      bar.titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().standardAppearance = bar
      UINavigationBar.appearance().scrollEdgeAppearance = bar
      UITabBar.appearance().barTintColor = .green
      UITabBar.appearance().unselectedItemTintColor = .gray
    }

    var body: some Scene {
      WindowGroup {
        TabView {
          NavigationStack {
            List { Text("Row") }.navigationTitle("Title")
            TextEditor(text: .constant("text"))
          }
          .tabItem { Text("First") }
          Text("Second page").tabItem { Text("Second") }
        }
      }
    }
  }

  @Test func `appearance proxies change the app that sets them, and no other`() throws {
    func properties(_ app: TestApp, _ kind: ElementKind) throws -> (PropertyKey) -> Property? {
      let element = try #require(app.window.all.first { $0.kind == kind })
      return { element.property($0) }
    }
    let app = TestApp(app: Styled())
    let list = try properties(app, .list)
    #expect(list(.hidesBackground) == .hidesBackground(true))
    var hidden = RowSeparators()
    hidden.showsTop = false
    hidden.showsBottom = false
    #expect(try properties(app, .row)(.rowSeparators) == .rowSeparators(hidden))
    #expect(try properties(app, .textEditor)(.hidesBackground) == .hidesBackground(true))
    let bar = try properties(app, .navigationBar)
    #expect(bar(.background) != nil)
    #expect(bar(.style) != nil)
    #expect(try properties(app, .tabBar)(.background) != nil)
    let tabs = app.window.all.filter { $0.kind == .tab }.map { $0.property(.style) != nil }
    #expect(tabs == [false, true])
    let other = TestApp(List { Text("Row") })
    #expect(try properties(other, .list)(.hidesBackground) == nil)
  }

  struct Hosting: NSViewRepresentable {
    let title: String
    let trace: Trace<String>

    func makeNSView(context: Context) -> NSHostingView<HostedCounter> {
      trace("make")
      return NSHostingView(rootView: HostedCounter(title: title))
    }

    func updateNSView(_ view: NSHostingView<HostedCounter>, context: Context) {
      trace("update \(title)")
      view.rootView = HostedCounter(title: title)
    }
  }

  struct HostedCounter: View {
    let title: String
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Button("\(title) \(count)") { count += 1 }
      Text(isEnabled ? "enabled" : "disabled")
      Footnote()
    }
  }

  struct Footnote: View {
    var body: some View { Text("footnote") }
  }

  @Test func `a hosting view shows its root view as if it stood there, and keeps its state`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var title = "a"
      @State private var isDisabled = false
      var body: some View {
        Hosting(title: title, trace: trace).disabled(isDisabled)
        Button("Rename") { title = "b" }
        Button("Disable") { isDisabled = true }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    #expect(trace.events == ["make", "update a"])
    app.reset()
    app.window.button("a 0").tap()
    #expect(app.bodies == ["HostedCounter"])
    app.window.button("Rename").tap()
    #expect(trace.events == ["make", "update a", "update b"])
    #expect(app.window.texts == ["b 1", "enabled", "footnote", "Rename", "Disable"])
    app.reset()
    app.window.button("Disable").tap()
    #expect(app.window.texts[1] == "disabled")
    #expect(!app.bodies.contains("Footnote"))
    #expect(app.reports == [])
  }

  @Test func `a root view that is set later is shown, and one that is equal runs nothing`() {
    struct Held: NSViewRepresentable {
      let view: NSHostingView<HostedCounter>
      func makeNSView(context: Context) -> NSHostingView<HostedCounter> { view }
      func updateNSView(_ view: NSHostingView<HostedCounter>, context: Context) {}
    }
    let view = NSHostingView(rootView: HostedCounter(title: "a"))
    let app = TestApp(Held(view: view))
    app.reset()
    view.rootView = HostedCounter(title: "b")
    app.flush()
    #expect(app.window.changes == [#"text "a 0" becomes "b 0""#])
    app.reset()
    view.rootView = HostedCounter(title: "b")
    app.flush()
    #expect(!app.bodies.contains("HostedCounter"))
    #expect(app.window.mutations == [])
  }

  /// A controller with a root view of its own, as is common in apps.
  final class CounterView: NSHostingView<HostedCounter> {
    init() { super.init(rootView: HostedCounter(title: "mine")) }
    required init(rootView: HostedCounter) { super.init(rootView: rootView) }
  }

  @Test func `a class derived from a hosting view shows its root view`() {
    struct Derived: NSViewRepresentable {
      func makeNSView(context: Context) -> CounterView { CounterView() }
      func updateNSView(_ view: CounterView, context: Context) { view.alphaValue = 0.5 }
    }
    let app = TestApp(Derived())
    #expect(app.window.texts == ["mine 0", "enabled", "footnote"])
    #expect(app.reports == [])
  }

  @Test func `the delegate of a text view receives the range that has changed`() {
    #expect(edit("ab", "axb") == "1+0 x")
    #expect(edit("ab", "") == "0+2 ")
    #expect(edit("aaa", "aa") == "2+1 ")
    #expect(edit("🌳b", "🌳c") == "2+1 c")
  }

  private func edit(_ old: String, _ new: String) -> String {
    let trace = Trace<String>()
    struct Screen: View {
      @State var text: String
      let trace: Trace<String>
      var body: some View { Note(text: $text, trace: trace) }
    }
    let app = TestApp(Screen(text: old, trace: trace))
    app.window.all.first { $0.kind == .textEditor }?.enter(new)
    return trace.events.first { $0 != "begin" } ?? ""
  }
}
