import SwiftUI

/// An address book: `Scripts/run Examples/Contacts`.
///
/// The app owns the book, and every screen finds it in the environment.
@main
struct ContactsApp: App {
  @StateObject private var book = ContactBook(Contact.samples)

  var body: some Scene {
    WindowGroup("Contacts") {
      ContactListScreen()
        .environmentObject(book)
    }
  }
}
