import SwiftUI

/// Books to read: an observable model, rows that bind to their books, and a summary that changes
/// only when the values it shows change.
@Observable
final class ReadingList {
  var books = [
    Book(title: "A Wizard of Earthsea", author: "Ursula K. Le Guin"),
    Book(title: "The Left Hand of Darkness", author: "Ursula K. Le Guin"),
    Book(title: "Invisible Cities", author: "Italo Calvino", isRead: true),
  ]

  var readCount: Int { books.count(where: \.isRead) }
}

struct Book: Identifiable {
  let id = UUID()
  var title: String
  var author: String
  var isRead = false
}

struct ContentView: View {
  @State private var list = ReadingList()
  @State private var title = ""

  var body: some View {
    let _ = Self._printChanges()
    List {
      Section {
        Summary(read: list.readCount, total: list.books.count)
      }
      Section("Books") {
        ForEach($list.books) { $book in
          BookRow(book: $book)
        }
      }
      Section("Another one") {
        TextField("Title", text: $title)
          .onSubmit(add)
        Button("Add", systemImage: "plus", action: add)
          .disabled(title.isEmpty)
        Button("Shuffle", systemImage: "shuffle") {
          withAnimation { list.books.shuffle() }
        }
      }
    }
  }

  private func add() {
    guard !title.isEmpty else { return }
    list.books.append(Book(title: title, author: "Unknown"))
    title = ""
  }
}

struct Summary: View {
  let read: Int
  let total: Int

  var body: some View {
    let _ = Self._printChanges()
    ProgressView(value: Double(read), total: Double(total)) {
      Text("\(read) of \(total) read")
    }
  }
}

struct BookRow: View {
  @Binding var book: Book

  var body: some View {
    let _ = Self._printChanges()
    Toggle(isOn: $book.isRead) {
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .strikethrough(book.isRead)
        Text(book.author)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  ContentView()
}
