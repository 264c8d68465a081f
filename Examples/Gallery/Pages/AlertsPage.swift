import SwiftUI

/// Alerts and confirmation dialogs.
struct AlertsPage: View {
  @State private var isAlertShown = false
  @State private var isQuestionShown = false
  @State private var isNameAsked = false
  @State private var isChoiceShown = false
  @State private var error: SaveError?
  @State private var isErrorShown = false
  @State private var answer = "none yet"
  @State private var name = ""

  var body: some View {
    List {
      Section("Answer: \(answer)") {
        Button("Message") { isAlertShown = true }
          .alert("Saved", isPresented: $isAlertShown) {
          } message: {
            Text("The note is where you left it.")
          }
        Button("Question") { isQuestionShown = true }
          .alert("Delete the note?", isPresented: $isQuestionShown) {
            Button("Delete", role: .destructive) { answer = "deleted" }
            Button("Cancel", role: .cancel) { answer = "kept" }
          } message: {
            Text("This cannot be undone.")
          }
        Button("Name") { isNameAsked = true }
          .alert("What is your name?", isPresented: $isNameAsked) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) {}
            Button("OK") { answer = name }
          }
        Button("Error") {
          error = SaveError()
          isErrorShown = true
        }
        .alert(isPresented: $isErrorShown, error: error) { _ in
          Button("Try again") { answer = "once more" }
          Button("Save elsewhere") { answer = "elsewhere" }
          Button("Give up", role: .cancel) { answer = "given up" }
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
        Button("Choice") { isChoiceShown = true }
          .confirmationDialog(
            "Share the note", isPresented: $isChoiceShown, titleVisibility: .visible
          ) {
            Button("Copy") { answer = "copied" }
            Button("Print") { answer = "printed" }
            Button("Delete instead", role: .destructive) { answer = "deleted" }
          } message: {
            Text("Whoever has the link can read it.")
          }
      }
    }
  }
}

private struct SaveError: LocalizedError {
  var errorDescription: String? { "The note could not be saved." }
  var recoverySuggestion: String? { "There is no room left on the disk." }
}
