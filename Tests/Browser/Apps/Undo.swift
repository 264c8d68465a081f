import SwiftUI

/// A tally that can be undone, beside a field with an undo of its own.
struct Undo: View {
  @StateObject private var tally = Tally()
  @Environment(\.undoManager) private var undoManager
  @State private var text = ""

  var body: some View {
    Text("Count \(tally.count)")
    Button("Add") { tally.change(to: tally.count + 1, undoManager) }
    TextField("Note", text: $text)
  }
}

@MainActor final class Tally: ObservableObject {
  @Published private(set) var count = 0

  func change(to new: Int, _ manager: UndoManager?) {
    let old = count
    count = new
    manager?.registerUndo(withTarget: self) { tally in
      MainActor.assumeIsolated { tally.change(to: old, manager) }
    }
  }
}
