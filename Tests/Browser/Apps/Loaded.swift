import SwiftUI

/// Controls of values that a browser shows otherwise: without line breaks, or rounded to a step.
struct ContentView: View {
  @State private var note = "milk\neggs"
  @State private var file = "one\r\ntwo"
  @State private var share = 0.1 + 0.2
  @State private var changes: [String] = []
  @State private var presses = 0

  var body: some View {
    VStack {
      TextField("Note", text: $note)
      TextEditor(text: $file)
      Slider(value: $share, in: 0...1, step: 0.1)
      Button("Press") { presses += 1 }
      Text("Pressed \(presses), changed: \(changes.joined(separator: ", "))")
    }
    .onChange(of: note) { changes.append(note) }
    .onChange(of: file) { changes.append(file) }
    .onChange(of: share) { changes.append("\(share)") }
  }
}
