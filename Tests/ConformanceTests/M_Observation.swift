/// Objects whose properties are observed one by one.
@MainActor
@Suite struct M_Observation {
  @Observable final class Book: Identifiable {
    var title: String
    var pages = 100
    var isRead = false
    @ObservationIgnored var openings = 0

    init(_ title: String = "Emma") {
      self.title = title
    }

    var summary: String { "\(title), \(pages) pages" }

    /// A value that no stored property holds.
    var shelf: Int {
      get { Self.shelves.value }
      set { Self.shelves.value = newValue }
    }

    var announcedShelf: Int {
      get {
        access(keyPath: \.announcedShelf)
        return Self.shelves.value
      }
      set {
        withMutation(keyPath: \.announcedShelf) { Self.shelves.value = newValue }
      }
    }

    final class Shelves {
      var value = 0
    }

    nonisolated(unsafe) static let shelves = Shelves()
  }

  struct TitleView: View {
    let book: Book

    var body: some View { Text(book.title) }
  }

  struct PagesView: View {
    let book: Book

    var body: some View { Text("\(book.pages) pages") }
  }

  struct BookView: View {
    let book: Book

    var body: some View {
      VStack {
        TitleView(book: book)
        PagesView(book: book)
      }
    }
  }

  // MARK: Tracked reads

  @Test func `M01 only bodies that read the changed property run`() {
    let book = Book()
    let app = TestApp(BookView(book: book))
    app.reset()
    book.pages = 200
    app.flush()
    #expect(app.bodies == ["PagesView"])
    #expect(app.window.changes == [#"text "100 pages" becomes "200 pages""#])
    app.reset()
    book.isRead = true
    app.flush()
    #expect(app.bodies == [])
  }

  struct OpeningsView: View {
    let openings: Int

    var body: some View { Text("\(openings) openings") }
  }

  struct Opens: View {
    let book: Book
    let countsIgnored: Bool

    var body: some View {
      VStack {
        OpeningsView(openings: countsIgnored ? book.openings : book.pages)
        TitleView(book: book)
      }
      .onAppear { if countsIgnored { book.openings += 1 } else { book.pages += 1 } }
    }
  }

  @Test func `M02 an ignored property runs no body`() {
    let ignored = TestApp(Opens(book: Book(), countsIgnored: true))
    #expect(
      ignored.bodies.filter { !$0.hasPrefix("ViewApp") } == ["Opens", "OpeningsView", "TitleView"])
    let tracked = TestApp(Opens(book: Book(), countsIgnored: false))
    #expect(
      tracked.bodies.filter { !$0.hasPrefix("ViewApp") } == [
        "Opens", "OpeningsView", "TitleView", "Opens", "OpeningsView",
      ])
  }

  struct SummaryView: View {
    let book: Book

    var body: some View { Text(book.summary) }
  }

  @Test func `M03 a computed property is tracked through what it is computed from`() {
    let book = Book()
    let app = TestApp(SummaryView(book: book))
    app.reset()
    book.pages = 200
    app.flush()
    #expect(app.bodies == ["SummaryView"])
    #expect(app.window.texts == ["Emma, 200 pages"])
  }

  struct ShelfView: View {
    let book: Book
    let isAnnounced: Bool

    var body: some View { Text("shelf \(isAnnounced ? book.announcedShelf : book.shelf)") }
  }

  @Test func `M04 a property over nothing stored is tracked only if it asks for it`() {
    let book = Book()
    let silent = TestApp(ShelfView(book: book, isAnnounced: false))
    let announced = TestApp(ShelfView(book: book, isAnnounced: true))
    silent.reset()
    announced.reset()
    book.shelf = 1
    silent.flush()
    announced.flush()
    #expect(silent.bodies == [])
    #expect(announced.bodies == [])
    book.announcedShelf = 2
    silent.flush()
    announced.flush()
    #expect(silent.bodies == [])
    #expect(announced.bodies == ["ShelfView"])
    #expect(announced.window.texts == ["shelf 2"])
  }

  struct Plain: View {
    var book = Book()

    var body: some View { Text(book.title) }
  }

  @Test func `M05 no wrapper is needed`() {
    let book = Book()
    let app = TestApp(Plain(book: book))
    book.title = "Persuasion"
    app.flush()
    #expect(app.window.texts == ["Persuasion"])
  }

  struct Indirect: View {
    let book: Book

    private var headline: String { book.title.uppercased() }

    var body: some View { Text(headline) }
  }

  @Test func `M06 a read through the view's own computed property is tracked`() {
    let book = Book()
    let app = TestApp(Indirect(book: book))
    app.reset()
    book.title = "Persuasion"
    app.flush()
    #expect(app.bodies == ["Indirect"])
    #expect(app.window.texts == ["PERSUASION"])
  }

  struct ReadsInActions: View {
    let book: Book
    let log: Log

    var body: some View {
      Button("Read") { log("action \(book.title)") }
        .onAppear { log("onAppear \(book.title)") }
    }
  }

  @Test func `M07 a read in an action is not tracked`() {
    let book = Book()
    let log = Log()
    let app = TestApp(ReadsInActions(book: book, log: log))
    app.window.button("Read").tap()
    #expect(log.lines == ["onAppear Emma", "action Emma"])
    app.reset()
    book.title = "Persuasion"
    app.flush()
    #expect(app.bodies == [])
  }

  struct Shelf: View {
    let books: [Book]

    var body: some View {
      ForEach(books) { book in
        Text(book.title)
      }
    }
  }

  struct ListedShelf: View {
    let books: [Book]

    var body: some View {
      List(books) { book in
        Text(book.title)
      }
    }
  }

  /// Decided: the content of a row is evaluated on its own, in `List` as in `ForEach`, so it has
  /// its own reads.
  @Test func `M08 a read in a row's closure belongs to the row`() {
    let books = [Book("Emma"), Book("Persuasion")]
    let shelf = TestApp(Shelf(books: books))
    let list = TestApp(ListedShelf(books: books))
    shelf.reset()
    list.reset()
    books[1].title = "Sanditon"
    shelf.flush()
    list.flush()
    #expect(shelf.bodies == [])
    #expect(shelf.window.changes == [#"text "Persuasion" becomes "Sanditon""#])
    #expect(list.bodies == [])
    #expect(list.window.changes == [#"text "Persuasion" becomes "Sanditon""#])
    // The row is tracked again.
    books[1].title = "Lady Susan"
    shelf.flush()
    #expect(shelf.window.texts == ["Emma", "Lady Susan"])
  }

  @Observable final class Chapter: Identifiable {
    var title: String
    let parts: [Chapter]

    init(_ title: String, parts: [Chapter] = []) {
      self.title = title
      self.parts = parts
    }
  }

  struct Outline: View {
    let chapters: [Chapter]

    var body: some View {
      ForEach(chapters) { chapter in
        Text(chapter.title)
        Outline(chapters: chapter.parts)
      }
    }
  }

  @Test func `M08 rows inside a row have reads of their own`() {
    let part = Chapter("part")
    let app = TestApp(Outline(chapters: [Chapter("chapter", parts: [part]), Chapter("end")]))
    #expect(app.window.texts == ["chapter", "part", "end"])
    app.reset()
    part.title = "changed"
    app.flush()
    #expect(app.bodies == [])
    #expect(app.window.changes == [#"text "part" becomes "changed""#])
  }

  @Test func `M09 two writes before the update give one body`() {
    let book = Book()
    let app = TestApp(SummaryView(book: book))
    app.reset()
    book.title = "Persuasion"
    book.pages = 250
    book.pages = 300
    app.flush()
    #expect(app.bodies == ["SummaryView"])
    #expect(app.window.texts == ["Persuasion, 300 pages"])
  }

  struct Spoiler: View {
    let book: Book
    @State private var isShown = true

    var body: some View {
      Text(isShown ? book.title : "hidden")
      Button("Hide") { isShown = false }
    }
  }

  @Test func `M10 a property no longer read no longer runs the body`() {
    let book = Book()
    let app = TestApp(Spoiler(book: book))
    app.window.button("Hide").tap()
    app.reset()
    book.title = "Persuasion"
    app.flush()
    #expect(app.bodies == [])
  }

  @Test func `M11 an element's property runs only the view that reads that element`() {
    let books = (1...5).map { Book("book \($0)") }
    let app = TestApp {
      ForEach(books) { TitleView(book: $0) }
    }
    app.reset()
    books[3].title = "changed"
    app.flush()
    #expect(app.bodies == ["TitleView"])
    #expect(app.window.changes == [#"text "book 4" becomes "changed""#])
  }

  final class WeakBook {
    weak var book: Book?
  }

  struct Lending: View {
    let weakBook: WeakBook
    @State private var book: Book?

    var body: some View {
      Button("Borrow") { book = Book() }
      Button("Return") { book = nil }
      if let book {
        TitleView(book: book).onAppear { weakBook.book = book }
      }
    }
  }

  struct Removable: View {
    let book: Book
    @State private var isShown = true

    var body: some View {
      Button("Remove") { isShown = false }
      if isShown { TitleView(book: book) }
    }
  }

  @Test func `M12 tracking ends with the view`() {
    let book = Book()
    let app = TestApp(Removable(book: book))
    app.window.button("Remove").tap()
    app.reset()
    book.title = "Persuasion"
    app.flush()
    #expect(app.bodies == [])

    let weakBook = WeakBook()
    let lending = TestApp(Lending(weakBook: weakBook))
    lending.window.button("Borrow").tap()
    #expect(weakBook.book != nil)
    lending.window.button("Return").tap()
    #expect(weakBook.book == nil)
  }

  /// Waits between announcing a change and making it.
  final class Slow: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var stored = "before"

    var text: String {
      registrar.access(self, keyPath: \.text)
      return stored
    }

    func write(_ text: String, meanwhile: @Sendable () async -> Void) async {
      registrar.willSet(self, keyPath: \.text)
      await meanwhile()
      stored = text
      registrar.didSet(self, keyPath: \.text)
    }
  }

  struct SlowView: View {
    let model: Slow

    var body: some View { Text(model.text) }
  }

  @Test func `M13 a write off the main thread is shown by a later body on it`() async {
    let model = Slow()
    let app = TestApp(SlowView(model: model))
    app.reset()
    await Task.detached {
      await model.write("after") { await app.settle() }
    }.value
    await app.wait { app.window.texts == ["after"] }
    #expect(app.bodies == ["SlowView"])
    #expect(app.window.changes == [#"text "before" becomes "after""#])
  }

  /// A model that another thread changes again just after a body has read it.
  final class Busy: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var stored = 0
    /// Called after a read, once.
    var afterRead: (() -> Void)?

    var count: Int {
      registrar.access(self, keyPath: \.count)
      let count = lock.withLock { stored }
      defer {
        let afterRead = self.afterRead
        self.afterRead = nil
        afterRead?()
      }
      return count
    }

    func increment() {
      registrar.willSet(self, keyPath: \.count)
      lock.withLock { stored += 1 }
      registrar.didSet(self, keyPath: \.count)
    }

    func incrementElsewhere() {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        self.increment()
        done.signal()
      }
      done.wait()
    }
  }

  struct BusyView: View {
    let model: Busy
    var body: some View { Text("\(model.count)") }
  }

  /// Decided: once a body has been notified of a change on another thread, no later change to what
  /// it has read is missed, not even between the read and the body's end. A first change on another
  /// thread during that time cannot be guaranteed to be noticed: nothing observes it yet, and the
  /// next change shows it.
  @Test func `M13 a write that meets the body it has caused is shown by another body`() async {
    let model = Busy()
    await writeDuringEvaluations(of: "BusyView", in: TestApp(BusyView(model: model)), model)
  }

  private func writeDuringEvaluations(of body: String, in app: TestApp, _ model: Busy) async {
    // The second time what is tracked has been tracked anew after such a write.
    for count in [2, 4] {
      app.reset()
      model.incrementElsewhere()
      model.afterRead = { model.incrementElsewhere() }
      await app.settle()
      #expect(app.window.texts == ["\(count)"])
      #expect(app.bodies == [body, body])
    }
    app.reset()
    model.increment()
    app.flush()
    #expect(app.bodies == [body])
    #expect(app.window.texts == ["5"])
  }

  static let everybodysModel = Busy()

  /// Its value leads to no object, so nobody expects it to observe one.
  struct GlobalView: View {
    var body: some View { Text("\(everybodysModel.count)") }
  }

  @Test func `M13 a write that meets a body which reads a global object is shown by another`() async
  {
    await writeDuringEvaluations(
      of: "GlobalView", in: TestApp(GlobalView()), Self.everybodysModel)
  }

  // MARK: Bindable

  struct Editor: View {
    @Bindable var book: Book

    var body: some View {
      TextField("Title", text: $book.title)
    }
  }

  struct LocalEditor: View {
    let book: Book

    var body: some View {
      Toggle("Read", isOn: Bindable(book).isRead)
    }
  }

  @Test func `M14 bindable makes bindings that write to the object`() {
    let book = Book()
    let app = TestApp {
      Editor(book: book)
      LocalEditor(book: book)
    }
    app.window.textField("Title").type("!")
    app.window.toggle("Read").tap()
    #expect(book.title == "Emma!")
    #expect(book.isRead)
    book.title = "Persuasion"
    book.isRead = false
    app.flush()
    #expect(app.window.textField("Title").value == "Persuasion")
    #expect(app.window.toggle("Read").isOn == false)
  }

  @Test func `M15 bindable tracks nothing itself`() {
    let book = Book()
    let app = TestApp(Editor(book: book))
    app.reset()
    book.pages = 200
    app.flush()
    #expect(app.bodies == [])
    #expect(app.window.mutations == [])
  }

  // MARK: Other uses

  @Test func `M16 a hand-written observable is tracked`() async {
    let model = Slow()
    let app = TestApp(SlowView(model: model))
    app.reset()
    await model.write("after") {}
    app.flush()
    #expect(app.bodies == ["SlowView"])
    #expect(app.window.texts == ["after"])
  }

  struct Headline: View {
    @Environment(\.headline) private var headline

    var body: some View { Text(headline) }
  }

  @Test func `M17 a read by the getter of an environment key path is tracked`() {
    let book = Book()
    let app = TestApp {
      Headline().environment(\.book, book)
      Text("other")
    }
    app.reset()
    book.title = "Persuasion"
    app.flush()
    #expect(app.bodies == ["Headline"])
    #expect(app.window.texts == ["Now: Persuasion", "other"])
    app.reset()
    book.pages = 200
    app.flush()
    #expect(app.bodies == [])
  }

  struct Loading: View {
    let weakBook: WeakBook
    @State private var book: Book?

    var body: some View {
      Button("Return") { book = nil }
      Text(book?.title ?? "none")
        .task {
          book = Book()
          weakBook.book = book
        }
    }
  }

  @Test func `M18 an object set in a task appears once and goes with nil`() async {
    let weakBook = WeakBook()
    let app = TestApp(Loading(weakBook: weakBook))
    app.reset()
    await app.finishTasks()
    #expect(app.bodies == ["Loading"])
    #expect(app.window.texts == ["Return", "Emma"])
    #expect(weakBook.book != nil)
    app.window.button("Return").tap()
    #expect(app.window.texts == ["Return", "none"])
    #expect(weakBook.book == nil)
  }

  @Test func `M19 writing an equal value runs no body`() {
    let book = Book()
    let app = TestApp(BookView(book: book))
    app.reset()
    book.title = ["Em", "ma"].joined()
    book.pages = 100
    app.flush()
    #expect(app.bodies == [])
  }
}

private struct BookKey: EnvironmentKey {
  static var defaultValue: M_Observation.Book { M_Observation.Book() }
}

extension EnvironmentValues {
  fileprivate var book: M_Observation.Book {
    get { self[BookKey.self] }
    set { self[BookKey.self] = newValue }
  }

  fileprivate var headline: String { "Now: \(book.title)" }
}
