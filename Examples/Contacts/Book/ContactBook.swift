import SwiftUI

/// The address book: the one place that knows the contacts.
@MainActor
final class ContactBook: ObservableObject {
  /// The contacts under one letter.
  struct Section: Identifiable, Equatable {
    let initial: String
    let contacts: [Contact]

    var id: String { initial }
  }

  @Published private(set) var contacts: [Contact]

  init(_ contacts: [Contact] = []) { self.contacts = contacts }

  subscript(id: Contact.ID) -> Contact? { contacts.first { $0.id == id } }

  /// Adds a contact, or replaces the one with the same identity.
  func save(_ contact: Contact) {
    if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
      contacts[index] = contact
    } else {
      contacts.append(contact)
    }
  }

  func delete(_ id: Contact.ID) { contacts.removeAll { $0.id == id } }

  /// Returns the contacts in whose name or work all words occur, by letter. No word finds everybody.
  func sections(matching words: String = "") -> [Section] {
    let words = words.split(separator: " ")
    let found = contacts.filter { contact in
      words.allSatisfy { "\(contact.name) \(contact.work)".localizedStandardContains($0) }
    }
    return Dictionary(grouping: found, by: \.initial)
      .map { initial, contacts in
        Section(
          initial: initial,
          contacts: contacts.sorted {
            $0.sortingName.localizedStandardCompare($1.sortingName) == .orderedAscending
          })
      }
      .sorted { $0.initial < $1.initial }
  }
}
