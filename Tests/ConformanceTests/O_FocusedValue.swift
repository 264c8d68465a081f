/// Values that the focused view and its ancestors publish.
@MainActor
@Suite struct O_FocusedValue {
  struct Reader: View {
    @FocusedValue(\.title) private var title

    var body: some View {
      let _ = Self._printChanges()
      Text("title: \(title ?? "nil")")
    }
  }

  struct Editors: View {
    @State private var title = "outer"

    var body: some View {
      Reader()
      VStack {
        TextField("A", text: .constant("")).focusedValue(\.title, "a")
        TextField("B", text: .constant("")).focusedValue(\.title, "b")
        TextField("C", text: .constant(""))
        TextField("D", text: .constant("")).focusedValue(\.title, nil)
      }
      .focusedValue(\.title, title)
      TextField("Elsewhere", text: .constant(""))
      Button("Rename") { title = "renamed" }
    }
  }

  @Test
  func `O12 a focused value is that of the publisher closest to the focus, and nil without one`() {
    let app = TestApp(Editors())
    #expect(app.window.texts[0] == "title: nil")
    app.reset()
    app.window.textField("A").focus()
    #expect(app.window.texts[0] == "title: a")
    #expect(app.bodies == ["Reader"])
    #expect(app.printed == ["O_FocusedValue.Reader: _title changed."])
    app.window.textField("B").focus()
    #expect(app.window.texts[0] == "title: b")
    app.window.textField("C").focus()
    #expect(app.window.texts[0] == "title: outer")
    app.window.textField("Elsewhere").focus()
    #expect(app.window.texts[0] == "title: nil")
    #expect(app.bodies == ["Reader", "Reader", "Reader", "Reader"])
  }

  @Test func `O12 a reader runs when the closest value changes, and not when another does`() {
    let app = TestApp(Editors())
    app.window.textField("A").focus()
    app.reset()
    app.window.button("Rename").tap()
    #expect(app.bodies == ["Editors"])
    app.window.textField("C").focus()
    #expect(app.window.texts[0] == "title: renamed")
    app.reset()
    app.window.textField("C").blur()
    #expect(app.bodies == ["Reader"])
    #expect(app.window.texts[0] == "title: nil")
  }

  // Apple: "nil if no value is currently available": the closest publisher takes precedence.
  @Test func `O12 a publisher of nil hides those further out`() {
    let app = TestApp(Editors())
    app.window.textField("D").focus()
    #expect(app.window.texts[0] == "title: nil")
  }

  @Test func `O12 a scene value counts wherever the focus is, until its view goes`() {
    struct Screen: View {
      @State private var title = "scene"
      @State private var isShown = true
      var body: some View {
        Reader()
        if isShown { Text("publisher").focusedSceneValue(\.title, title) }
        TextField("A", text: .constant("")).focusedValue(\.title, "a")
        TextField("B", text: .constant(""))
        Button("Rename") { title = "renamed" }
        Button("Hide") { isShown = false }
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.texts[0] == "title: scene")
    app.window.textField("A").focus()
    #expect(app.window.texts[0] == "title: a")
    app.window.textField("B").focus()
    #expect(app.window.texts[0] == "title: scene")
    app.reset()
    app.window.button("Rename").tap()
    #expect(app.bodies == ["Screen", "Reader"])
    #expect(app.window.texts[0] == "title: renamed")
    app.window.button("Hide").tap()
    #expect(app.window.texts[0] == "title: nil")
  }

  @Test func `O12 a value published in one window is not read in another`() {
    let app = TestApp(Editors())
    let other = app.openWindow()
    app.window.textField("A").focus()
    #expect(app.window.texts[0] == "title: a")
    #expect(other.texts[0] == "title: nil")
  }

  @Test func `O12 the value goes when the view with the focus does`() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Reader()
        VStack {
          if isShown { TextField("A", text: .constant("")) }
        }
        .focusedValue(\.title, "a")
        Button("Hide") { isShown = false }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("A").focus()
    #expect(app.window.texts[0] == "title: a")
    app.window.button("Hide").tap()
    #expect(app.window.texts[0] == "title: nil")
  }

  // MARK: Bindings

  struct Count: View {
    @FocusedBinding(\.count) private var count

    var body: some View {
      let _ = Self._printChanges()
      Text("count: \(count.map(String.init) ?? "nil")")
      Button("Add") { count? += 1 }
      Reset(count: $count)
    }
  }

  struct Reset: View {
    @Binding var count: Int?

    var body: some View { Button("Reset") { count = 0 } }
  }

  struct Counters: View {
    @State private var first = 1
    @State private var second = 2

    var body: some View {
      Count()
      Text("\(first) \(second)")
      TextField("First", text: .constant("")).focusedValue(\.count, $first)
      TextField("Second", text: .constant("")).focusedValue(\.count, $second)
      Button("Add to first") { first += 10 }
    }
  }

  @Test func `O12 a focused binding reads and writes what the view with the focus publishes`() {
    let app = TestApp(Counters())
    app.window.button("Add").tap()
    #expect(app.window.texts.prefix(1) == ["count: nil"])
    app.window.textField("First").focus()
    #expect(app.window.shows("count: 1"))
    app.reset()
    app.window.button("Add").tap()
    #expect(app.window.shows("count: 2"))
    #expect(app.window.shows("2 2"))
    #expect(app.bodies == ["Counters", "Count"])
    #expect(app.printed == ["O_FocusedValue.Count: _count changed."])
    app.window.textField("Second").focus()
    app.window.button("Reset").tap()
    #expect(app.window.shows("count: 0"))
    #expect(app.window.shows("2 0"))
    app.reset()
    app.window.button("Add to first").tap()
    #expect(app.bodies == ["Counters"])
  }

  // MARK: Objects

  final class Message: ObservableObject {
    @Published var text: String

    init(_ text: String) {
      self.text = text
    }
  }

  struct Preview: View {
    @FocusedObject private var message: Message?

    var body: some View {
      let _ = Self._printChanges()
      Text("message: \(message?.text ?? "nil")")
      Button("Quack") { message?.text.append("!") }
      if let $message { TextField("Text", text: $message.text) }
    }
  }

  struct Messages: View {
    let first: Message
    let second: Message

    var body: some View {
      Preview()
      TextField("First", text: .constant("")).focusedObject(first)
      TextField("Second", text: .constant("")).focusedObject(second)
    }
  }

  @Test func `O12 a focused object is followed while the focus is in its view`() {
    let first = Message("one")
    let second = Message("two")
    let app = TestApp(Messages(first: first, second: second))
    #expect(app.window.texts[0] == "message: nil")
    app.window.textField("First").focus()
    #expect(app.window.texts[0] == "message: one")
    app.reset()
    app.window.button("Quack").tap()
    #expect(app.window.texts[0] == "message: one!")
    #expect(app.printed == ["O_FocusedValue.Preview: _message changed."])
    app.window.textField("Second").focus()
    #expect(app.window.texts[0] == "message: two")
    app.reset()
    first.text = "three"
    app.flush()
    #expect(app.bodies == [])
    second.text = "four"
    app.flush()
    #expect(app.window.texts[0] == "message: four")
  }

  @Test func `O12 nothing published stays behind of a view that has gone`() {
    struct Screen: View {
      // Not made here: a state's first value is a part of the view.
      @State private var message: Message?
      let outlet: Outlet
      var body: some View {
        Preview()
        if let message {
          TextField("First", text: .constant(""))
            .focusedObject(message)
            .focusedSceneObject(message)
            .onAppear { outlet.message = message }
        }
        Button("Show") { message = Message("one") }
        Button("Hide") { message = nil }
      }
    }
    final class Outlet {
      weak var message: Message?
    }
    let outlet = Outlet()
    let app = TestApp(Screen(outlet: outlet))
    app.window.button("Show").tap()
    app.window.textField("First").focus()
    #expect(app.window.texts[0] == "message: one")
    #expect(outlet.message != nil)
    app.window.button("Hide").tap()
    #expect(app.window.texts[0] == "message: nil")
    #expect(outlet.message == nil)
  }

  @Observable
  final class Draft {
    var text = "draft"
  }

  struct DraftReader: View {
    @FocusedValue(Draft.self) private var draft

    var body: some View { Text("draft: \(draft?.text ?? "nil")") }
  }

  @Test func `O12 an observable object is found by its type`() {
    struct Screen: View {
      let draft: Draft
      let scene: Message
      var body: some View {
        DraftReader()
        Preview()
        TextField("Draft", text: .constant("")).focusedValue(draft)
        Text("scene").focusedSceneObject(scene)
      }
    }
    let draft = Draft()
    let app = TestApp(Screen(draft: draft, scene: Message("scene")))
    #expect(app.window.texts.prefix(2) == ["draft: nil", "message: scene"])
    app.window.textField("Draft").focus()
    #expect(app.window.texts[0] == "draft: draft")
    app.reset()
    draft.text = "edited"
    app.flush()
    #expect(app.bodies == ["DraftReader"])
    #expect(app.window.texts[0] == "draft: edited")
  }

  struct OneOfTwo: View {
    @FocusedValue private var title: String?
    @FocusedBinding private var text: String?

    init(
      _ title: KeyPath<FocusedValues, String?>,
      _ text: KeyPath<FocusedValues, Binding<String>?>
    ) {
      _title = FocusedValue(title)
      _text = FocusedBinding(text)
    }

    var body: some View { Text("\(title ?? "nil") \(text ?? "nil")") }
  }

  struct OtherKeys: View {
    @State private var isOther = false
    @State private var text = "a"
    @State private var otherText = "b"

    var body: some View {
      OneOfTwo(isOther ? \.otherTitle : \.title, isOther ? \.otherText : \.oneText)
        .focusedSceneValue(\.title, "title")
        .focusedSceneValue(\.otherTitle, "other title")
        .focusedSceneValue(\.oneText, $text)
        .focusedSceneValue(\.otherText, $otherText)
      Button("Switch") { isOther.toggle() }
    }
  }

  @Test func `a view may read another key of the focused values than before`() {
    let app = TestApp(OtherKeys())
    for texts in ["title a", "other title b", "title a"] {
      #expect(app.window.texts.first == texts)
      app.window.button("Switch").tap()
    }
  }
  struct Refreshing: View {
    @FocusedValue(\.refresh) private var refresh
    @State private var count = 0

    var body: some View {
      Button("Refresh \(count)") { refresh?() }
        .focusedSceneValue(\.refresh) { count += 1 }
    }
  }

  @Test
  func `O12 a view that reads what it publishes anew each time is notified eight times at most`() {
    let app = TestApp(Refreshing())
    let report = "FocusedValue update tried to update multiple times per frame."
    #expect(app.reports == [report])
    app.window.button("Refresh 0").tap()
    #expect(app.window.texts == ["Refresh 1"])
    #expect(app.reports == [report, report])
  }

}

private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  @Entry fileprivate var title: String?
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

extension FocusedValues {
  @Entry fileprivate var otherTitle: String?
  @Entry fileprivate var refresh: (() -> Void)?
  @Entry fileprivate var oneText: Binding<String>?
  @Entry fileprivate var otherText: Binding<String>?
}
