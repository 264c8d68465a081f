import SwiftUI

/// Somebody in the address book.
struct Contact: Identifiable, Equatable {
  let id: UUID
  var givenName: String
  var familyName: String
  var work: String
  var email: String
  var phone: String
  var photo: UIImage

  init(
    id: UUID = UUID(), givenName: String = "", familyName: String = "", work: String = "",
    email: String = "", phone: String = "", photo: UIImage = #imageLiteral(resourceName: "Nobody")
  ) {
    self.id = id
    self.givenName = givenName
    self.familyName = familyName
    self.work = work
    self.email = email
    self.phone = phone
    self.photo = photo
  }

  var name: String {
    [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name by which the book is sorted.
  var sortingName: String {
    [familyName, givenName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The letter under which the contact stands.
  var initial: String {
    guard let first = sortingName.first, first.isLetter else { return "#" }
    return String(first).folding(options: .diacriticInsensitive, locale: nil).uppercased()
  }
}

extension Contact {
  static let samples = [
    Contact(
      givenName: "Runa", familyName: "Ahlgren", work: "Lighthouse keeper",
      email: "runa@example.com", phone: "+46 70 555 01 12",
      photo: #imageLiteral(resourceName: "Runa")),
    Contact(
      givenName: "Tomás", familyName: "Álvarez", work: "Boat builder, Slip 4",
      email: "tomas@example.com", phone: "+34 655 550 143",
      photo: #imageLiteral(resourceName: "Tomas")),
    Contact(
      givenName: "Ifeoma", familyName: "Okafor", work: "Harbor pilot",
      email: "ifeoma@example.com", phone: "+234 803 555 0117",
      photo: #imageLiteral(resourceName: "Ifeoma")),
    Contact(
      givenName: "Wim", familyName: "de Vries", work: "Baker", email: "wim@example.com",
      phone: "+31 6 5550 0164"),
  ]
}
