import SwiftUI

/// Edits a draft, so that Cancel has nothing to undo.
struct WorkshopEditor: View {
  @EnvironmentObject private var controller: WorkshopController
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.colorScheme) private var colorScheme
  @State private var draft = Workshop(symbol: "", name: "", trade: "", email: "", phone: "")

  var body: some View {
    let _ = Self._printChanges()
    List {
      if !draft.symbol.isEmpty { RoundPicture(symbol: draft.symbol) }
      FieldRow(title: "Name", text: $draft.name)
      FieldRow(title: "Trade", text: $draft.trade)
      FieldRow(title: "Email", text: $draft.email)
      FieldRow(title: "Phone", text: $draft.phone)
      LabeledContent("Appearance", value: colorScheme == .dark ? "dark" : "light")
    }
    .listStyle(.plain)
    .navigationTitle("Edit workshop")
    .navigationBarTitleDisplayMode(.inline)
    // Environment objects aren't available yet when the state is initialized.
    .onAppear { draft = controller.workshop }
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) {
        Button("Cancel") { presentationMode.wrappedValue.dismiss() }
      }
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Save", action: save)
      }
    }
  }

  private func save() {
    controller.workshop = draft
    presentationMode.wrappedValue.dismiss()
  }
}

/// One editable line, bound to text that is stored elsewhere.
struct FieldRow: View {
  let title: String
  @Binding var text: String

  var body: some View {
    let _ = Self._printChanges()
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.footnote).bold()
      TextField(title, text: $text)
    }
  }
}
