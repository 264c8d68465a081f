/// The lines that `_printChanges()` prints.
@MainActor
@Suite struct G_PrintChanges {
  struct PlainView: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("plain")
    }
  }

  @Test func `G01 a view without dynamic properties prints itself`() {
    let app = TestApp(PlainView())
    #expect(app.printed == ["G_PrintChanges.PlainView: @self changed."])
  }

  struct NamedView: View {
    var name: String
    var body: some View {
      let _ = Self._printChanges()
      Text(name)
    }
  }

  @Test func `G02 plain stored properties are not listed`() {
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        NamedView(name: name)
        Button("Rename") { name = "b" }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Rename").tap()
    #expect(
      app.printed == [
        "G_PrintChanges.NamedView: @self changed.", "G_PrintChanges.NamedView: @self changed.",
      ])
  }

  struct StateView: View {
    @State private var name = "a"
    var body: some View {
      let _ = Self._printChanges()
      Button(name) { name = "b" }
    }
  }

  @Test func `G03 a view with a state prints itself, its identity and the state`() {
    let app = TestApp(StateView())
    #expect(app.printed == ["G_PrintChanges.StateView: @self, @identity, _name changed."])
  }

  struct Outer {
    struct Inner: View {
      var body: some View {
        let _ = Self._printChanges()
        Text("inner")
      }
    }
    struct Generic<Content>: View {
      var body: some View {
        let _ = Self._printChanges()
        Text("generic")
      }
    }
  }

  @Test func `G04 a type is printed with the types around it and without its module`() {
    #expect(TestApp(Outer.Inner()).printed == ["G_PrintChanges.Outer.Inner: @self changed."])
    #expect(TestApp(TopLevelView()).printed == ["TopLevelView: @self changed."])
  }

  @Test func `G05 after a write only the property is named`() {
    let app = TestApp(StateView())
    app.reset()
    app.window.button("a").tap()
    #expect(app.printed == ["G_PrintChanges.StateView: _name changed."])
  }

  struct ProjectionView: View {
    @State private var name = "a"
    var body: some View {
      let _ = Self._printChanges()
      Button($name.wrappedValue) { name = "b" }
    }
  }

  struct AlertView: View {
    @State private var isShown = false
    var body: some View {
      let _ = Self._printChanges()
      Button("Show") { isShown = true }
        .alert(isPresented: $isShown) { Alert(title: Text("Saved")) }
    }
  }

  @Test func `G05 a state that its owner reads through a binding is named as the property`() {
    let app = TestApp(ProjectionView())
    app.reset()
    app.window.button("a").tap()
    #expect(app.printed == ["G_PrintChanges.ProjectionView: _name changed."])
    #expect(app.window.texts == ["b"])
    let alert = TestApp(AlertView(), isTracing: true)
    alert.reset()
    alert.window.button("Show").tap()
    alert.window.button("OK").tap()
    #expect(
      alert.printed == [
        "G_PrintChanges.AlertView: _isShown changed.",
        "G_PrintChanges.AlertView: _isShown changed.",
      ])
    #expect(alert.trace.contains("AlertView ran for _isShown; reads _isShown"))
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct ManyView: View {
    @State private var first = 0
    @ObservedObject var model: Model
    @Environment(\.isEnabled) private var isEnabled
    var plain = 0
    @Binding var bound: Int
    @State private var last = 0

    var body: some View {
      let _ = Self._printChanges()
      Text("\(first) \(last) \(bound)")
      Button("All") {
        last += 1
        bound += 1
        model.count += 1
        first += 1
      }
    }
  }

  @Test func `G06 properties are named by their storage in the order of declaration`() {
    struct Screen: View {
      let model = Model()
      @State private var bound = 0
      var body: some View { ManyView(model: model, bound: $bound) }
    }
    let app = TestApp(Screen())
    app.window.button("All").tap()
    #expect(
      app.printed == [
        """
        G_PrintChanges.ManyView: @self, @identity, _first, _model, _isEnabled, _bound, _last \
        changed.
        """,
        "G_PrintChanges.ManyView: _first, _model, _bound, _last changed.",
      ])
  }

  struct ToggleView: View {
    @Binding var isOn: Bool
    var body: some View {
      let _ = Self._printChanges()
      Toggle("Switch", isOn: $isOn)
    }
  }

  @Test func `G08 a child with a new binding prints itself and the binding`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        ToggleView(isOn: Binding(get: { false }, set: { _ in }))
        Button("Again \(count)") { count += 1 }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Again 0").tap()
    #expect(app.printed == ["G_PrintChanges.ToggleView: @self, _isOn changed."])
  }

  struct Shelf: View {
    let books: [Book]
    var body: some View {
      ForEach(books.indices, id: \.self) { index in
        let _ = Self._printChanges()
        Button(books[index].title) { books[index].title += "!" }
      }
    }
  }

  /// Decided: only what has changed is evaluated, so a body never runs for nothing. The one thing
  /// that can run while its view has nothing new is the content of a row, which has its own reads
  /// (M08).
  @Test func `G07 a body that runs without a change of its view reports it`() {
    let app = TestApp(Shelf(books: [Book(), Book()]))
    app.reset()
    app.window.button("a").tap()
    #expect(app.bodies == [])
    #expect(app.printed == ["G_PrintChanges.Shelf: unchanged."])
    #expect(app.window.texts == ["a!", "a"])
  }

  @Observable
  final class Book {
    var title = "a"
  }

  struct BookView: View {
    let book: Book
    var number = 0
    var body: some View {
      let _ = Self._printChanges()
      Button("\(book.title) \(number)") { book.title += "a" }
    }
  }

  @Test func `G09 an observable property is printed as a dependency`() {
    let app = TestApp(BookView(book: Book()))
    app.reset()
    app.window.button("a 0").tap()
    #expect(app.printed == ["G_PrintChanges.BookView: @dependencies changed."])
    #expect(app.window.texts == ["aa 0"])
  }

  /// Decided: the only published output has the dependency first, and nothing contradicts it.
  @Test func `G10 a dependency and a new value are printed in one line`() {
    struct Screen: View {
      let book: Book
      @State private var number = 0
      var body: some View {
        BookView(book: book, number: number)
        Button("Both") {
          book.title += "b"
          number += 1
        }
      }
    }
    let app = TestApp(Screen(book: Book()))
    app.reset()
    app.window.button("Both").tap()
    #expect(app.printed == ["G_PrintChanges.BookView: @dependencies, @self changed."])
    #expect(app.window.texts == ["ab 1", "Both"])
  }

  enum EnumView: View {
    case counts(String, State<Int>)
    case shows(String)

    var body: some View {
      let _ = Self._printChanges()
      switch self {
      case .counts(let name, let count):
        Button("\(name) \(count.wrappedValue)") { count.wrappedValue += 1 }
      case .shows(let name): Text(name)
      }
    }
  }

  /// Behind a string of 16 bytes.
  @Test func `G14 a property without a name is printed as its place`() {
    let app = TestApp(EnumView.counts("count", State(initialValue: 0)))
    app.window.button("count 0").tap()
    #expect(
      app.printed == [
        "G_PrintChanges.EnumView: @self, @identity, @16 changed.",
        "G_PrintChanges.EnumView: @16 changed.",
      ])
  }

  struct PrintingButton: View {
    @State private var count = 0
    var body: some View {
      Button("\(count)") {
        count += 1
        Self._printChanges()
      }
    }
  }

  /// Decided: outside of a body, nothing could have changed. The test runs in a process of its own,
  /// because it reads the process's output.
  @Test func `G15 outside of a body nothing has changed`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        PlainView._printChanges()
        TestApp(PrintingButton()).window.button("0").tap()
      }
    }
    #expect(
      String(decoding: result.standardOutputContent, as: UTF8.self) == """
        G_PrintChanges.PlainView: unchanged.
        G_PrintChanges.PrintingButton: unchanged.

        """)
  }

  struct LoggingView: View {
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      let _ = Self._logChanges()
      Text("\(count)")
    }
  }

  /// Runs in a process of its own, with its own standard streams.
  @Test func `G13 changes are printed to standard output or logged`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run { _ = TestApp(LoggingView()) }
    }
    let line = "G_PrintChanges.LoggingView: @self, @identity, _count changed."
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self) == line + "\n")
    let log = String(decoding: result.standardErrorContent, as: UTF8.self)
    // Each line starts with the time.
    #expect(
      log.drop { $0 != " " }
        == " info com.apple.SwiftUI: category=Changed Body Properties [SwiftUICore] \(line)\n")
  }

  @Test func `G11 the identity is printed again after it has changed`() {
    struct Screen: View {
      @State private var page = 0
      var body: some View {
        StateView().id(page)
        Button("Next") { page += 1 }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Next").tap()
    #expect(app.printed == ["G_PrintChanges.StateView: @self, @identity, _name changed."])
  }

  struct Titled: ViewModifier {
    let title: String
    @State private var count = 0
    func body(content: Content) -> some View {
      let _ = Self._printChanges()
      Button("\(title) \(count)") { count += 1 }
      content
    }
  }

  @Test func `G12 a modifier prints its changes under its own name`() {
    struct Screen: View {
      @State private var title = "a"
      var body: some View {
        Text("text").modifier(Titled(title: title))
        Button("Rename") { title = "b" }
      }
    }
    let app = TestApp(Screen())
    app.window.button("a 0").tap()
    app.window.button("Rename").tap()
    #expect(
      app.printed == [
        "G_PrintChanges.Titled: @self, @identity, _count changed.",
        "G_PrintChanges.Titled: _count changed.", "G_PrintChanges.Titled: @self changed.",
      ])
    #expect(app.window.texts == ["b 1", "text", "Rename"])
  }
}

struct TopLevelView: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("top")
  }
}
