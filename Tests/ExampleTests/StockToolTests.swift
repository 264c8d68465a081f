import BanyanTesting
import Foundation
import SwiftData
import SwiftUI
import Testing

@MainActor
@Suite struct StockToolTests {
  private let container: ModelContainer

  init() throws {
    container = try ModelContainer(
      for: Account.self, StockItem.self, Inventory.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func open(_ view: some View = ToolScreen()) -> TestApp {
    TestApp(view.modelContainer(container))
  }

  private func stock() throws -> [StockFile.Line] {
    try StockFile(
      container.mainContext.fetch(FetchDescriptor(sortBy: [SortDescriptor(\StockItem.name)]))
    ).lines
  }

  private func logIn(_ app: TestApp, _ password: String, _ button: String) async {
    app.window.textField("Name").enter("ada")
    app.window.secureField("Password").enter(password)
    app.window.button(button).tap()
    await app.wait {
      app.window.shows("The name or the password is wrong.")
        || app.window.find(.button, "Log Out") != nil
    }
  }

  @Test func `the first account is the administrator's, and needs its password from then on`()
    async throws
  {
    let first = open()
    await logIn(first, "lovelace", "Create Account")
    #expect(first.window.shows("People"))
    let account = try #require(try container.mainContext.account("ada"))
    #expect(account.role == .administrator && account.passwordHash.hasPrefix("$y$"))
    let second = open()
    await logIn(second, "planck", "Log In")
    #expect(second.window.shows("The name or the password is wrong."))
    await logIn(second, "lovelace", "Log In")
    #expect(second.window.shows("People"))
  }

  @Test func `only an administrator creates accounts, and no name twice`() async throws {
    let context = container.mainContext
    context.insert(Account(name: "ada", passwordHash: "", role: .administrator))
    context.insert(Account(name: "max", passwordHash: "", role: .member))
    for (name, creator) in [("eve", "max"), ("eve", nil), ("max", "ada")] {
      await #expect(throws: AccountError.self) {
        try await context.createAccount(name, "secret", .member, by: creator)
      }
    }
    try await context.createAccount("eve", "secret", .member, by: "ada")
    #expect(try await context.accepts("eve", "secret"))
    #expect(try await !context.accepts("nobody", "secret"))
  }

  @Test func `a file of items comes in, changes what is there, and goes out the same`() throws {
    container.mainContext.insert(StockItem(name: "Rope", count: 1, place: "A"))
    let app = open(StockScreen())
    let text = "Name,Count,Place\r\n\"Bolts, \"\"M4\"\"\",200,B\r\nRope,3,\"C\nleft\"\r\n"
    app.window.button("Import…").tap()
    app.window.choose(TestFile("Stock.csv", type: "text/csv", text: text))
    #expect(
      try stock() == [
        .init(name: "Bolts, \"M4\"", count: 200, place: "B"),
        .init(name: "Rope", count: 3, place: "C\nleft"),
      ])
    app.window.button("Export…").tap()
    #expect(app.window.offeredFiles.map(\.text) == [text])
  }

  @Test func `a file with a mistake changes nothing, and the row is named`() throws {
    let app = open(StockScreen())
    app.window.button("Import…").tap()
    app.window.choose(
      TestFile("Stock.csv", type: "text/csv", text: "Name,Count,Place\nRope,3,A\nBolts,many,B\n"))
    #expect(app.window.shows("Row 3 is not a name, a number and a place."))
    #expect(try stock() == [])
  }

  @Test func `an inventory goes on without its page, and every page shows it`() async throws {
    for name in ["Bolts", "Rope"] {
      container.mainContext.insert(StockItem(name: name, count: 1, place: ""))
    }
    let (steps, next) = AsyncStream.makeStream(of: Void.self)
    func page(_ user: String) -> TestApp {
      open(
        InventoryScreen { _ in for await _ in steps { break } }
          .environment(VisitorSession(user: user)))
    }
    let first = page("ada")
    first.window.button("Start Inventory").tap()
    next.yield()
    await first.wait {
      first.window.find(.progressView, "Started by ada")?.property(.progress) == .progress(0.5)
    }
    first.window.close()
    let second = page("max")
    #expect(second.window.shows("Started by ada"))
    next.yield()
    await second.wait { second.window.shows("2 of 2") }
    #expect(
      try container.mainContext.fetch(FetchDescriptor<StockItem>()).allSatisfy {
        $0.checkedAt != nil
      })
  }

  @Test func `the administrator sees who is connected, until they leave`() async throws {
    let administrator = Account(name: "ada", passwordHash: "", role: .administrator)
    container.mainContext.insert(administrator)
    let app = open(PeopleScreen(administrator: administrator))
    let visit = Task { await Attendance.shared.stay("max", at: "192.0.2.7") }
    await app.wait { app.window.shows("max from 192.0.2.7") }
    visit.cancel()
    await app.wait { !app.window.shows("max from 192.0.2.7") }
  }
}
