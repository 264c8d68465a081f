import SwiftUI

/// Buttons with keyboard shortcuts, and fields in which keys have a meaning of their own.
struct ContentView: View {
  @State private var title = ""
  @State private var notes = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      TextEditor(text: $notes).accessibilityLabel("Notes")
      Button("Send") { log.append("sent") }.keyboardShortcut(.defaultAction)
      Button("Save") { log.append("saved") }.keyboardShortcut("s")
      Button("Turn") { log.append("turned") }
        .keyboardShortcut("t", modifiers: [.command, .option])
      Button("Erase") { log.append("erased") }
        .keyboardShortcut("e", modifiers: [.command, .option])
      Text("Log: \(log.joined(separator: ", "))")
    }
  }
}
