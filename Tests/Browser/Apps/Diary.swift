import SwiftUI

/// A diary in the documents of whoever writes it.
struct ContentView: View {
  @Environment(VisitorSession.self) private var session
  @State private var line = ""
  @State private var diary = ""

  private var file: URL { .documentsDirectory.appending(path: "diary.txt") }

  var body: some View {
    VStack {
      Text(verbatim: "Diary: \(diary.isEmpty ? "empty" : diary)")
      Text(verbatim: "File: \(file.path)")
      Text(verbatim: "Process \(getpid())")
      TextField("Line", text: $line)
      Button("Write") {
        try? (diary + line).write(to: file, atomically: true, encoding: .utf8)
        read()
      }
      Button("Log Out") { session.logOut() }
    }
    .onAppear(perform: read)
  }

  private func read() { diary = (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}
