import SwiftUI

/// Everything about one contact.
struct ContactScreen: View {
  let id: Contact.ID
  @EnvironmentObject private var book: ContactBook
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var isAskingToDelete = false

  var body: some View {
    if let contact = book[id] {
      List {
        ContactHeader(photo: contact.photo, name: contact.name, work: contact.work)
        AddressRow(label: "Email", text: contact.email, scheme: "mailto")
        AddressRow(label: "Phone", text: contact.phone, scheme: "tel")
        Button("Delete Contact", role: .destructive) { isAskingToDelete = true }
      }
      .navigationTitle(contact.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Edit") { isEditing = true }
      }
      .fullScreenCover(isPresented: $isEditing) {
        NavigationStack { ContactEditor(title: "Edit Contact", draft: contact) }
      }
      .confirmationDialog("Delete \(contact.name)?", isPresented: $isAskingToDelete) {
        Button("Delete", role: .destructive) {
          dismiss()
          book.delete(id)
        }
      }
    } else {
      ContentUnavailableView("Deleted", systemImage: "person.slash")
    }
  }
}

/// The views below know no contact: they show simple values, so that other screens can use them too.
struct ContactHeader: View {
  let photo: UIImage
  let name: String
  let work: String

  var body: some View {
    VStack {
      RoundImage(image: photo, diameter: 160)
      Text(verbatim: name)
        .font(.title)
        .bold()
      Text(verbatim: work)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical)
  }
}

struct RoundImage: View {
  let image: UIImage
  let diameter: CGFloat

  var body: some View {
    Image(uiImage: image)
      .resizable()
      .scaledToFill()
      .frame(width: diameter, height: diameter)
      .clipShape(Circle())
      .accessibilityHidden(true)
  }
}

/// A way to reach somebody; nothing if it is unknown.
struct AddressRow: View {
  let label: LocalizedStringKey
  let text: String
  let scheme: String

  private var destination: URL? {
    let address = text.filter { !$0.isWhitespace }
    return address.isEmpty ? nil : URL(string: "\(scheme):\(address)")
  }

  var body: some View {
    if let destination {
      VStack(alignment: .leading) {
        Text(label)
          .font(.footnote)
          .bold()
        Link(text, destination: destination)
      }
    }
  }
}

struct ContactParts_Previews: PreviewProvider {
  static let contact = Contact.samples[0]

  static var previews: some View {
    Group {
      ContactHeader(photo: contact.photo, name: contact.name, work: contact.work)
      AddressRow(label: "Email", text: contact.email, scheme: "mailto")
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}

#Preview("Screen") {
  NavigationStack { ContactScreen(id: Contact.samples[1].id) }
    .environmentObject(ContactBook(Contact.samples))
}
