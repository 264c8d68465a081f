"""The output of `banyan run` for apps that use SwiftData."""

import unittest

from test_run import ToolTest

MODEL = r"""
import SwiftData
@Model
class Author {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
  init(name: String) { self.name = name }
}
@Model
class Book {
  @Attribute(.unique) var title: String
  var author: Author?
  init(title: String) { self.title = title }
}
"""
APP = r"""
import SwiftUI
import SwiftData
@main
struct BooksApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .modelContainer(for: Author.self, inMemory: true) { result in
        guard let container = try? result.get() else { return }
        let author = Author(name: "Jane Austen")
        author.books = [Book(title: "Persuasion"), Book(title: "Emma")]
        container.mainContext.insert(author)
      }
  }
}
"""
VIEW = r"""
import SwiftUI
import SwiftData
struct ContentView: View {
  @Query(sort: \Book.title) private var books: [Book]
  var body: some View {
    ForEach(books) { book in
      Text("\(book.title) by \(book.author?.name ?? "nobody")")
    }
  }
}
"""


class AnAppWithModels(ToolTest):
    def test_the_macros_are_there_for_who_imports_swift_data(self):
        self.write("Models.swift", MODEL)
        self.write("BooksApp.swift", APP)
        self.write("ContentView.swift", VIEW)
        page = self.page(str(self.folder))
        self.assertIn("Persuasion by Jane Austen", page)
        self.assertLess(page.index("Emma by Jane Austen"), page.index("Persuasion by Jane Austen"))


if __name__ == "__main__":
    unittest.main()
