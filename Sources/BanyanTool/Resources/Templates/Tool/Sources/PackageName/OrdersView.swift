import SwiftData
import SwiftUI

/// The table of orders, and a task that takes long.
struct OrdersView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Order.date) private var orders: [Order]
  @State private var customer = ""
  @State private var amount = 1
  @State private var check = PaymentCheck()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        TextField("Customer", text: $customer)
        TextField("Amount", value: $amount, format: .number)
        Button("Add", action: add)
          .disabled(customer.isEmpty)
      }
      Table(orders) {
        TableColumn("Customer", value: \.customer)
        TableColumn("Amount") { order in Text(order.amount, format: .number) }
        TableColumn("Paid") { order in Text(order.isPaid ? "yes" : "no") }
      }
      PaymentCheckView(check: check, orders: orders)
    }
    .padding()
    .navigationTitle("Orders")
  }

  private func add() {
    context.insert(Order(customer: customer, amount: amount))
    customer = ""
  }
}

/// Starts the check of all orders, shows how far it is, and stops it.
struct PaymentCheckView: View {
  let check: PaymentCheck
  let orders: [Order]

  var body: some View {
    HStack {
      if check.isRunning {
        ProgressView(value: check.progress)
        Button("Stop") { check.stop() }
      } else {
        Button("Check Payments") { check.start(orders) }
          .disabled(orders.isEmpty)
      }
    }
  }
}
