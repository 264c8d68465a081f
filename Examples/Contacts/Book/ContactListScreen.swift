import SwiftUI

/// Everybody in the book, by letter.
struct ContactListScreen: View {
  @EnvironmentObject private var book: ContactBook
  @State private var words = ""
  @State private var isAdding = false

  private var sections: [ContactBook.Section] { book.sections(matching: words) }

  var body: some View {
    NavigationStack {
      List {
        ForEach(sections) { section in
          Section(section.initial) {
            ForEach(section.contacts) { contact in
              NavigationLink(value: contact.id) { ContactRow(contact: contact) }
            }
            .onDelete { offsets in
              for offset in offsets { book.delete(section.contacts[offset].id) }
            }
          }
        }
      }
      .listStyle(.plain)
      .overlay {
        if sections.isEmpty {
          if words.isEmpty {
            ContentUnavailableView("Nobody Here Yet", systemImage: "person.2")
          } else {
            ContentUnavailableView.search(text: words)
          }
        }
      }
      .searchable(text: $words, prompt: "Name or work")
      .navigationTitle("Contacts")
      .navigationDestination(for: Contact.ID.self) { ContactScreen(id: $0) }
      .toolbar {
        Button("Add Contact", systemImage: "plus") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        NavigationStack { ContactEditor(title: "New Contact", draft: Contact()) }
      }
    }
  }
}

struct ContactRow: View {
  let contact: Contact

  var body: some View {
    HStack(spacing: 12) {
      RoundImage(image: contact.photo, diameter: 40)
      VStack(alignment: .leading) {
        Text(verbatim: contact.name)
        if !contact.work.isEmpty {
          Text(verbatim: contact.work)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

#Preview("Book") {
  ContactListScreen()
    .environmentObject(ContactBook(Contact.samples))
}

#Preview("Empty book") {
  ContactListScreen()
    .environmentObject(ContactBook())
}
