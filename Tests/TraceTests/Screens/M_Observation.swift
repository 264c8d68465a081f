import SwiftUI

@Observable
final class Book: Identifiable {
  var title: String
  var pages = 100

  init(_ title: String = "Emma") {
    self.title = title
  }
}

/// Only bodies that read the changed property run.
struct M01: Screen {
  @State private var book = Book()

  struct TitleView: View {
    let book: Book

    var body: some View {
      let _ = Self._printChanges()
      Text(book.title)
    }
  }

  struct PagesView: View {
    let book: Book

    var body: some View {
      let _ = Self._printChanges()
      Text("\(book.pages) pages")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    TitleView(book: book)
    PagesView(book: book)
    Button("Write") { book.pages += 1 }
  }
}

/// A read in a row's closure belongs to the row: the body around it does not run.
struct M08: Screen {
  @State private var books = [Book("Emma"), Book("Persuasion")]

  var body: some View {
    let _ = Self._printChanges()
    List(books) { Text($0.title) }
    Button("Retitle") { books[1].title = "Sanditon" }
  }
}

/// Two writes before the update run one body.
struct M09: Screen {
  @State private var book = Book()

  var body: some View {
    let _ = Self._printChanges()
    Text("\(book.title), \(book.pages) pages")
    Button("Write") {
      book.title = "Persuasion"
      book.pages = 200
    }
  }
}

/// A property that the body no longer reads no longer runs it.
struct M10: Screen {
  @State private var book = Book()
  @State private var isShown = true

  var body: some View {
    let _ = Self._printChanges()
    Text(isShown ? book.title : "hidden")
    Button("Retitle") { book.title += "!" }
    Button("Hide") { isShown = false }
  }
}

/// `@Bindable` makes bindings to properties, and the body runs only if it reads them (M15). It is no
/// dynamic property, so it is not printed.
struct M14: Screen {
  @State private var book = Book()

  struct Editor: View {
    @Bindable var book: Book

    var body: some View {
      let _ = Self._printChanges()
      TextField("Title", text: $book.title)
    }
  }

  struct Reader: View {
    let book: Book

    var body: some View {
      let _ = Self._printChanges()
      Text(book.title)
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Editor(book: book)
    Reader(book: book)
    Button("Retitle") { book.title = "Persuasion" }
  }
}
