import BanyanTesting
import Combine
import CoreData
import Foundation
import SwiftUICore
import Testing

/// Views that show what a fetch finds.
@MainActor
@Suite struct CoreDataFetchRequestTests {
  struct BookRow: View {
    @ObservedObject var book: ShelfBook
    var body: some View { Text(book.title ?? "") }
  }

  struct BookList: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) var books: FetchedResults<ShelfBook>
    var body: some View {
      VStack { ForEach(books) { BookRow(book: $0) } }
    }
  }

  private func app(
    _ context: NSManagedObjectContext, _ view: some View
  ) -> TestApp {
    let app = TestApp(view.environment(\.managedObjectContext, context))
    app.reset()
    return app
  }

  @Test func `S28 a fetch request shows the context of the environment, and follows it`()
    async throws
  {
    let context = try Shelf.makeContainer().viewContext
    Shelf.book("Emma", in: context)
    try context.save()
    let app = app(context, BookList())
    #expect(app.window.texts == ["Emma"])
    let dune = Shelf.book("Dune", in: context)
    await app.settle()
    #expect(app.window.texts == ["Dune", "Emma"])
    #expect(app.bodies == ["BookList", "BookRow"])
    app.reset()
    context.delete(dune)
    try context.save()
    await app.settle()
    #expect(app.window.texts == ["Emma"])
    #expect(app.bodies == ["BookList"])
  }

  @Test func `S28 a change of an object runs the row that observes it and the fetch's body, once`()
    async throws
  {
    let context = try Shelf.makeContainer().viewContext
    let emma = Shelf.book("Emma", in: context)
    Shelf.book("Dune", in: context)
    try context.save()
    let app = app(context, BookList())
    emma.title = "Anna"
    await app.settle()
    #expect(app.window.texts == ["Anna", "Dune"])
    #expect(app.bodies.sorted() == ["BookList", "BookRow"])
  }

  struct TitleList: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.rating)]) var books: FetchedResults<ShelfBook>
    @SectionedFetchRequest(sectionIdentifier: \.rating, sortDescriptors: [SortDescriptor(\.rating)])
    var sections: SectionedFetchResults<Int16, ShelfBook>

    var body: some View {
      VStack {
        ForEach(books) { Text($0.title ?? "") }
        ForEach(sections) { section in
          ForEach(section) { Text("\(section.id): \($0.title ?? "")") }
        }
      }
    }
  }

  @Test func `S28 rows show what has changed in their objects, without observing them`()
    async throws
  {
    let context = try Shelf.makeContainer().viewContext
    let emma = Shelf.book("Emma", in: context)
    try context.save()
    let app = app(context, TitleList())
    #expect(app.window.texts == ["Emma", "3: Emma"])
    emma.title = "Anna"
    await app.settle()
    #expect(app.window.texts == ["Anna", "3: Anna"])
  }

  @Test func `S28 an object of another entity runs nothing`() async throws {
    let context = try Shelf.makeContainer().viewContext
    let app = app(context, BookList())
    ShelfAuthor(context: context).name = "Austen"
    try context.save()
    await app.settle()
    #expect(app.bodies == [])
  }

  struct Filtered: View {
    @FetchRequest var books: FetchedResults<ShelfBook>

    init(beginningWith start: String) {
      _books = FetchRequest(
        sortDescriptors: [], predicate: NSPredicate(format: "title BEGINSWITH %@", start))
    }

    var body: some View { ForEach(books) { Text($0.title ?? "") } }
  }

  struct FilterScreen: View {
    @State private var start = "E"
    var body: some View {
      VStack {
        Button("D") { start = "D" }
        Filtered(beginningWith: start)
      }
    }
  }

  @Test func `S28 a request made in an initializer follows the parent's value`() throws {
    let context = try Shelf.makeContainer().viewContext
    for title in ["Emma", "Dune"] { Shelf.book(title, in: context) }
    try context.save()
    let app = app(context, FilterScreen())
    #expect(app.window.texts.contains("Emma") && !app.window.texts.contains("Dune"))
    app.window.button("D").tap()
    #expect(app.window.texts.contains("Dune") && !app.window.texts.contains("Emma"))
    #expect(app.bodies == ["FilterScreen", "Filtered"])
  }

  struct Configured: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) var books: FetchedResults<ShelfBook>
    var body: some View {
      VStack {
        Text(books.map { $0.title ?? "" }.joined(separator: " "))
        Button("Only D") { books.nsPredicate = NSPredicate(format: "title BEGINSWITH 'D'") }
        Button("All") { $books.nsPredicate.wrappedValue = nil }
        Button("Reverse") { books.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
      }
    }
  }

  @Test func `S28 a view changes the predicate and the order of its request`() throws {
    let context = try Shelf.makeContainer().viewContext
    for title in ["Emma", "Dune"] { Shelf.book(title, in: context) }
    try context.save()
    let app = app(context, Configured())
    for (button, text) in [("Only D", "Dune"), ("All", "Dune Emma"), ("Reverse", "Emma Dune")] {
      app.reset()
      app.window.button(button).tap()
      #expect(app.window.texts.first == text)
      #expect(app.bodies == ["Configured"])
    }
  }

  struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \.rating,
      sortDescriptors: [SortDescriptor(\.rating), SortDescriptor(\.title)])
    var ratings: SectionedFetchResults<Int16, ShelfBook>

    var body: some View {
      VStack {
        ForEach(ratings) { section in
          Text("\(section.id): \(section.map { $0.title ?? "" }.joined(separator: " "))" as String)
        }
      }
    }
  }

  @Test func `S28 a sectioned request divides what it finds`() async throws {
    let context = try Shelf.makeContainer().viewContext
    for title in ["Emma", "Dune"] { Shelf.book(title, in: context) }
    let app = app(context, Sections())
    #expect(app.window.texts == ["3: Dune Emma"])
    Shelf.book("Anna", in: context).rating = 1
    await app.settle()
    #expect(app.window.texts == ["1: Anna", "3: Dune Emma"])
    #expect(app.bodies == ["Sections"])
  }

  struct AnimatedSections: View {
    @SectionedFetchRequest var ratings: SectionedFetchResults<Int16, ShelfBook>
    let note: (Animation?) -> Void

    init(note: @escaping (Animation?) -> Void) {
      let request = NSFetchRequest<ShelfBook>(entityName: "ShelfBook")
      request.sortDescriptors = [NSSortDescriptor(key: "rating", ascending: true)]
      _ratings = SectionedFetchRequest(
        fetchRequest: request, sectionIdentifier: \.rating,
        transaction: Transaction(animation: .linear(duration: 3)))
      self.note = note
    }

    var body: some View {
      Text("\(ratings.count)" as String).transaction { note($0.animation) }
    }
  }

  @Test func `S28 the results of a sectioned request change in its transaction`() async throws {
    let context = try Shelf.makeContainer().viewContext
    var animations: [Animation?] = []
    let app = app(context, AnimatedSections { animations.append($0) })
    animations = []
    Shelf.book("Anna", in: context)
    await app.settle()
    #expect(app.window.texts == ["1"])
    #expect(Set(animations) == [.linear(duration: 3)])
  }

  final class Counter: ObservableObject {
    @Published var count = 0
  }

  struct Both: View {
    @ObservedObject var counter: Counter
    @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) var books: FetchedResults<ShelfBook>
    var body: some View { Text("\(counter.count) \(books.count)" as String) }
  }

  @Test func `S28 an observed object beside a fetch request, and each runs the body once`()
    async throws
  {
    let context = try Shelf.makeContainer().viewContext
    let counter = Counter()
    let app = app(context, Both(counter: counter))
    counter.count = 1
    await app.settle()
    #expect(app.window.texts == ["1 0"])
    Shelf.book("Emma", in: context)
    await app.settle()
    #expect(app.window.texts == ["1 1"])
    #expect(app.bodies == ["Both", "Both"])
  }

  @Test func `without a context in the environment a fetch is empty`() throws {
    let app = TestApp(BookList())
    #expect(app.window.texts == [])
    #expect(app.bodies == ["BookList"])
  }
}
