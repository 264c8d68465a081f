// `@Observable` objects.
import SwiftUI

@Observable
final class Book: Identifiable {
  var title = ""
  var isRead = false
  @ObservationIgnored var pages: [Int: String] = [:]
}

@MainActor
@Observable
final class Library {
  var books: [Book] = []
  var isOpen = false
}

struct BookView: View {
  @Bindable var book: Book
  @Bindable private var other: Book

  init(book: Book) {
    _book = Bindable(wrappedValue: book)
    _other = Bindable(projectedValue: Bindable(book))
  }

  var body: some View {
    TextField("Title", text: $book.title)
    Toggle("Read", isOn: $other.isRead)
    TextField("Title", text: Bindable(book).title)
    Text(_book.wrappedValue.title)
    Text(_book.projectedValue.wrappedValue.title)
    if _book.id == other.id { Text("The same") }
  }
}

// During a migration, a model may be both.
@Observable
final class Migrating: ObservableObject {
  var name = ""
}

struct MigratingView: View {
  @Bindable var model = Migrating()
  @ObservedObject var observed: Migrating
  var body: some View {
    TextField("Name", text: $model.name)
    TextField("Name", text: Bindable(wrappedValue: observed).name)
  }
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    Shelf().environment(library)
    Shelf().environment(library as Library?)
    Toggle("Open", isOn: $library.isOpen)
    ForEach(library.books) { BookView(book: $0) }
    ForEach($library.books) { $book in TextField("Title", text: $book.title) }
  }
}

struct Shelf: View {
  @Environment(Library.self) private var library
  @Environment(Library.self) private var libraryIfAny: Library?

  var body: some View {
    @Bindable var library = library
    Toggle("Open", isOn: $library.isOpen)
    Text(libraryIfAny == nil ? "None" : "One")
  }
}
