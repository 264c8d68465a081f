import SwiftUI

/// What the person has bought.
struct OrderListScreen: View {
  @Environment(AccountStore.self) private var account
  @Environment(OrderStore.self) private var store
  @Environment(\.showMessage) private var showMessage

  var body: some View {
    Group {
      if account.name == nil {
        LoginScreen()
      } else if let orders = store.orders {
        List(orders) { order in
          NavigationLink(value: order) { OrderRow(order: order) }
        }
        .overlay {
          if orders.isEmpty {
            ContentUnavailableView("No Orders Yet", systemImage: "shippingbox")
          }
        }
      } else {
        NotLoadedView(reload: reload)
      }
    }
    .navigationTitle("Orders")
    .navigationDestination(for: Order.self) { OrderScreen(order: $0) }
    .task(id: account.name) {
      if account.name != nil { await reload() }
    }
  }

  private func reload() async {
    await showMessage.ifFailing { try await store.load() }
  }
}

struct OrderRow: View {
  let order: Order

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Order \(order.id)")
        Text(order.placedAt, format: .dateTime.day().month().year().hour().minute())
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Price(cents: order.total)
    }
  }
}

struct OrderScreen: View {
  let order: Order

  var body: some View {
    List {
      ForEach(order.lines, id: \.self) { line in
        LabeledContent {
          Price(cents: line.price * line.quantity)
        } label: {
          Text("\(line.quantity) × \(line.title)")
        }
      }
      LabeledContent("Total") { Price(cents: order.total).bold() }
    }
    .navigationTitle("Order \(order.id)")
  }
}

#Preview {
  NavigationStack {
    OrderScreen(
      order: Order(
        id: 7, placedAt: .now,
        lines: [Order.Line(title: "Kite", price: 2_450, quantity: 2)]))
  }
}
