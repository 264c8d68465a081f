import BanyanTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ContactsTests {
  private func open(_ contacts: [Contact] = Contact.samples) -> (TestApp, ContactBook) {
    let book = ContactBook(contacts)
    return (TestApp(ContactListScreen().environmentObject(book)), book)
  }

  /// The texts of the list, in its order.
  private func listed(_ app: TestApp) -> [String] {
    app.window.list.all.filter { $0.kind == .text }.map(\.text)
  }

  @Test func `contacts stand under their letters, whatever marks these have`() {
    let (app, book) = open()
    #expect(
      listed(app) == [
        "A", "Runa Ahlgren", "Lighthouse keeper", "Tomás Álvarez", "Boat builder, Slip 4", "D",
        "Wim de Vries", "Baker", "O", "Ifeoma Okafor", "Harbor pilot",
      ])
    #expect(
      ContactBook([Contact(), Contact(familyName: "1st")]).sections().map(\.initial) == ["#"])
    #expect(book.sections(matching: "okafor IFEOMA pil").map(\.initial) == ["O"])
    #expect(book.sections(matching: "okafor baker") == [])
  }

  @Test func `searching leaves those whose name or work has the words`() {
    let (app, _) = open()
    let field = app.window.element(.searchField, "Name or work")
    field.enter("alvarez")
    #expect(listed(app) == ["A", "Tomás Álvarez", "Boat builder, Slip 4"])
    field.enter("keeper of bees")
    #expect(!app.window.shows("Runa Ahlgren"))
    #expect(app.window.shows("No Results for “keeper of bees”"))
    field.enter("")
    #expect(app.window.shows("Wim de Vries"))
  }

  @Test func `what is edited changes everywhere when it is saved, and nowhere when it is not`() {
    let (app, book) = open()
    app.window.button("Wim de Vries Baker").tap()
    app.window.button("Edit").tap()
    #expect(app.window.textField("Given name").value == "Wim")
    app.window.textField("Work").enter("Retired")
    app.window.button("Cancel").tap()
    #expect(app.window.shows("Baker"))
    app.window.button("Edit").tap()
    app.window.textField("Work").enter("Retired")
    app.window.textField("Family name").enter("Zijlstra")
    app.reset()
    app.window.button("Save").tap()
    #expect(app.window.title == "Wim Zijlstra")
    #expect(app.window.shows("Retired"))
    #expect(book.sections().map(\.initial) == ["A", "O", "Z"])
  }

  @Test func `a new contact needs a name, and has the picture of nobody`() {
    let (app, book) = open([])
    #expect(app.window.shows("Nobody Here Yet"))
    app.window.button("Add Contact").tap()
    #expect(app.window.textField("Given name").isFocused)
    #expect(!app.window.button("Save").isEnabled)
    app.window.textField("Given name").type("Ömer")
    app.window.button("Save").tap()
    #expect(listed(app) == ["O", "Ömer"])
    #expect(book.contacts.map(\.photo) == [#imageLiteral(resourceName: "Nobody")])
  }

  @Test func `a contact is deleted from the list, or from its own page`() {
    let (app, book) = open()
    app.window.row("Runa Ahlgren Lighthouse keeper").delete()
    #expect(
      book.sections().map { $0.contacts.map(\.name) } == [
        ["Tomás Álvarez"], ["Wim de Vries"], ["Ifeoma Okafor"],
      ])
    app.window.button("Ifeoma Okafor Harbor pilot").tap()
    app.window.button("Delete Contact").tap()
    app.window.button("Delete").tap()
    #expect(app.window.title == "Contacts")
    #expect(book.sections().map(\.initial) == ["A", "D"])
  }

  @Test func `addresses are links, and those that are missing are not there`() {
    let book = ContactBook([Contact(givenName: "Ada", phone: "+1 20 30")])
    let app = TestApp(
      NavigationStack { ContactScreen(id: book.contacts[0].id) }.environmentObject(book))
    #expect(
      app.window.element(.link, "+1 20 30").property(.destination) == .destination("tel:+12030"))
    #expect(!app.window.shows("Email"))
  }

  @Test func `the previews show what they are for`() {
    let parts = TestApp(ContactParts_Previews.previews)
    #expect(
      parts.window.texts == ["Runa Ahlgren", "Lighthouse keeper", "Email", "runa@example.com"])
    #expect(parts.window.find(.link, "runa@example.com") != nil)
  }
}
