import SwiftUI

/// State of the app, of a window, and of neither, for the browser tests.
final class Board: ObservableObject {
  @Published var count = 0
}

/// State that all visitors share, as its author declares.
final class Guestbook: ObservableObject {
  static let shared = Guestbook()
  @Published var count = 0
}

@main
struct SharedApp: App {
  @StateObject private var board = Board()

  var body: some Scene {
    WindowGroup("Shared") {
      BoardScreen()
        .environmentObject(board)
    }
  }
}

struct BoardScreen: View {
  @EnvironmentObject private var board: Board
  @ObservedObject private var guestbook = Guestbook.shared
  @State private var own = 0
  @State private var appearances = 0
  @State private var tasks = 0
  @State private var showsOrphan = false
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Shared: \(board.count)")
      Text("Own: \(own)")
      Text("Everybody: \(guestbook.count)")
      Text("Appeared: \(appearances), tasks: \(tasks)")
      Button("Add to all") { board.count += 1 }
      Button("Add to own") {
        own += 1
        print("own \(own)")
      }
      Button("Sign") { guestbook.count += 1 }
      TextField("Name", text: $name)
      Text("Hello, \(name)")
      Toggle("Show the orphan", isOn: $showsOrphan)
      if showsOrphan { Orphan() }
    }
    .padding()
    .onAppear {
      appearances += 1
      print("appeared")
    }
    .task {
      tasks += 1
      print("task")
    }
  }
}

final class Parent: ObservableObject {}

struct Orphan: View {
  @EnvironmentObject private var parent: Parent

  var body: some View {
    Text("Never shown")
  }
}
