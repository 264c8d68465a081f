import SwiftUI

/// Sheets and other modal presentations.
struct SheetsPage: View {
  @State private var isSheetShown = false
  @State private var isCoverShown = false
  @State private var isFormShown = false
  @State private var note = Note(title: "Milk", text: "Two litres")
  @State private var dismissals = 0

  var body: some View {
    List {
      Section("Dismissed \(dismissals) times") {
        Button("Sheet") { isSheetShown = true }
          .sheet(isPresented: $isSheetShown, onDismiss: { dismissals += 1 }) {
            MessageSheet(depth: 1)
          }
        Button("Full-screen cover") { isCoverShown = true }
          .fullScreenCover(isPresented: $isCoverShown, onDismiss: { dismissals += 1 }) {
            MessageSheet(depth: 1)
          }
        Button("Form") { isFormShown = true }
          .sheet(isPresented: $isFormShown) { NoteEditor(note: $note) }
      }
      Section("Note") {
        Text(note.title).font(.headline)
        Text(note.text)
      }
    }
  }
}

struct Note {
  var title: String
  var text: String
}

/// A sheet that can present another.
private struct MessageSheet: View {
  let depth: Int
  @State private var isNextShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Sheet \(depth)").font(.title2).bold()
      Text("Escape closes it, and so does a press beside it.")
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      Button("Another") { isNextShown = true }
      Button("Done") { dismiss() }
    }
    .padding(32)
    .sheet(isPresented: $isNextShown) { MessageSheet(depth: depth + 1) }
  }
}

/// Edits a draft: only Save changes the note.
private struct NoteEditor: View {
  @Binding var note: Note
  @State private var draft = Note(title: "", text: "")
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Spacer()
        Text("Note").font(.headline)
        Spacer()
        Button("Save") {
          note = draft
          dismiss()
        }
        .disabled(draft.title.isEmpty)
      }
      .padding()
      Form {
        TextField("Title", text: $draft.title)
        TextField("Text", text: $draft.text)
      }
    }
    .interactiveDismissDisabled()
    .onAppear { draft = note }
  }
}
