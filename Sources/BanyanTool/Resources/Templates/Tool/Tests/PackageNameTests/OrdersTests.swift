import BanyanTesting
import SwiftData
import SwiftUI
import Testing

@testable import PackageName

@MainActor
@Suite struct OrdersTests {
  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Order.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test func `an order that is added becomes a row`() throws {
    let container = try container()
    let app = TestApp { OrdersView().modelContainer(container) }
    app.window.textField("Customer").type("Ada")
    app.window.button("Add").tap()
    #expect(app.window.shows("Ada"))
  }

  @Test func `a check marks what is paid`() async throws {
    let context = try container().mainContext
    let orders = [Order(customer: "Ada", amount: 5), Order(customer: "Max", amount: 500)]
    for order in orders { context.insert(order) }
    let check = PaymentCheck { $0.amount < 100 }
    let app = TestApp(PaymentCheckView(check: check, orders: orders))
    app.window.button("Check Payments").tap()
    await app.finishTasks()
    await app.wait { !check.isRunning }
    #expect(orders.map(\.isPaid) == [true, false])
  }

  @Test func `only the right password opens the orders`() {
    let accounts = Accounts("ada:lovelace,max:planck")
    #expect(accounts.accept("ada", "lovelace"))
    #expect(!accounts.accept("ada", "planck"))
    #expect(!accounts.accept("", ""))
  }
}
