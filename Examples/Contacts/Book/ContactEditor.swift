import SwiftUI

/// Edits a copy of a contact, which takes the contact's place when it is saved.
struct ContactEditor: View {
  let title: LocalizedStringKey
  @State var draft: Contact
  @EnvironmentObject private var book: ContactBook
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNaming: Bool

  var body: some View {
    Form {
      Section {
        RoundImage(image: draft.photo, diameter: 120)
          .frame(maxWidth: .infinity)
      }
      Section("Name") {
        TextField("Given name", text: $draft.givenName)
          .textContentType(.givenName)
          .focused($isNaming)
        TextField("Family name", text: $draft.familyName)
          .textContentType(.familyName)
        TextField("Work", text: $draft.work)
      }
      Section("Addresses") {
        TextField("Email", text: $draft.email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
        TextField("Phone", text: $draft.phone)
          .keyboardType(.phonePad)
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          book.save(draft)
          dismiss()
        }
        .disabled(draft.name.isEmpty)
      }
    }
    .onAppear { isNaming = draft.name.isEmpty }
  }
}

#Preview {
  NavigationStack { ContactEditor(title: "Edit Contact", draft: Contact.samples[2]) }
    .environmentObject(ContactBook(Contact.samples))
}
