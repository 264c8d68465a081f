import FoundationComplement

/// The keys that undo and redo in a window. A host sends only the keys that a control asks for, so these are controls.
struct UndoKeys: View {
  let undoManager: () -> UndoManager?

  var body: some View {
    Group {
      Button {
        undoManager()?.undo()
      } label: {
        EmptyView()
      }
      .keyboardShortcut("z")
      Button {
        undoManager()?.redo()
      } label: {
        EmptyView()
      }
      .keyboardShortcut("z", modifiers: [.command, .shift])
    }
    .hidden()
  }
}
