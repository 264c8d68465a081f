// LESSON Pages of a stack: out of sight is not gone
//
// An object that is provided around a NavigationStack is there on each of its pages, so all of them always show the same, and none
// needs to be told that it is out of date. The pages below the one in sight are still there, and those that follow the object run, too.
//
// TRY Tap Open three pages.
// RUNS Page
// RESTS ContentView, Cover
// BECAUSE Three pages are made, on top of the cover. ContentView has lent its path to the stack with a binding, and not read it.
// SEE Only the third is in sight.
//
// TRY Tap Turn on page 3.
// RUNS ContentView, Cover, Page
// RESTS
// BECAUSE The cover and all three pages follow the book. Four bodies run, and those of pages that nobody sees cost as much as the others.
// SEE Go back: each page already shows the number. If this ever takes too long, make Book @Observable, as in lesson 16.
import SwiftUI

final class Book: ObservableObject {
  @Published var turns = 0
}

struct ContentView: View {
  @StateObject private var book = Book()
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 16) {
        Cover()
        Button("Open three pages") { path = [1, 2, 3] }
      }
      .navigationDestination(for: Int.self) { number in
        Page(number: number)
      }
    }
    .environmentObject(book)
  }
}

struct Cover: View {
  @EnvironmentObject private var book: Book

  var body: some View { Text("Turned \(book.turns) times").font(.title) }
}

struct Page: View {
  let number: Int
  @EnvironmentObject private var book: Book

  var body: some View {
    VStack(spacing: 16) {
      Text("Page \(number), turned \(book.turns) times")
      Button("Turn on page \(number)") { book.turns += 1 }
    }
  }
}
