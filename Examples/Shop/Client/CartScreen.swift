import SwiftUI

/// What the person is about to buy.
struct CartScreen: View {
  let didOrder: @MainActor () -> Void
  @Environment(AccountStore.self) private var account
  @Environment(CartStore.self) private var cart
  @Environment(OrderStore.self) private var orders
  @Environment(\.showMessage) private var showMessage
  @State private var isOrdering = false

  var body: some View {
    Group {
      if account.name == nil {
        LoginScreen()
      } else if let lines = cart.lines {
        CartView(
          lines: lines, total: cart.total, itemCount: cart.itemCount,
          isOrdering: isOrdering || cart.isSending, setQuantity: setQuantity, order: order)
      } else {
        NotLoadedView(reload: reload)
      }
    }
    .navigationTitle("Cart")
    .task(id: account.name) {
      if account.name != nil { await reload() }
    }
  }

  private func reload() async {
    await showMessage.ifFailing { try await cart.load() }
  }

  private func setQuantity(_ product: Product, _ quantity: Int) {
    Task { await showMessage.ifFailing { try await cart.setQuantity(of: product, to: quantity) } }
  }

  private func order() {
    isOrdering = true
    Task {
      if await showMessage.ifFailing({ try await orders.place(cart) }) { didOrder() }
      isOrdering = false
    }
  }
}

/// The lines of a cart. It shows values and calls closures, and knows no store.
struct CartView: View {
  let lines: [Cart.Line]
  let total: Int
  let itemCount: Int
  var isOrdering = false
  let setQuantity: @MainActor (Product, Int) -> Void
  let order: @MainActor () -> Void

  var body: some View {
    if lines.isEmpty {
      ContentUnavailableView(
        "Your Cart Is Empty", systemImage: "cart",
        description: Text("What you add to it waits here."))
    } else {
      List {
        Section {
          ForEach(lines) { line in
            CartRow(line: line) { setQuantity(line.product, $0) }
          }
          .onDelete { for index in $0 { setQuantity(lines[index].product, 0) } }
        }
        Section {
          LabeledContent("Total") { Price(cents: total).bold() }
          Button("Order ^[\(itemCount) Item](inflect: true)", action: order)
            .buttonStyle(.borderedProminent)
            .frame(maxWidth: .infinity)
            .disabled(isOrdering)
        }
      }
      .toolbar { EditButton() }
    }
  }
}

struct CartRow: View {
  let line: Cart.Line
  let setQuantity: @MainActor (Int) -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(verbatim: line.product.title)
        Price(cents: line.price)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(line.quantity)")
        .monospacedDigit()
      Stepper(
        "Quantity of \(line.product.title)",
        value: Binding {
          line.quantity
        } set: {
          setQuantity($0)
        }, in: 0...99
      )
      .labelsHidden()
    }
  }
}

#Preview("Two lines") {
  CartView(
    lines: [
      Cart.Line(
        product: Product(id: 1, title: "Kite", details: "", price: 2_450, seller: "Ines"),
        quantity: 2),
      Cart.Line(
        product: Product(id: 2, title: "String", details: "", price: 300, seller: "Ines"),
        quantity: 1),
    ], total: 5_200, itemCount: 3, setQuantity: { _, _ in }, order: {})
}

#Preview("Empty") {
  CartView(lines: [], total: 0, itemCount: 0, setQuantity: { _, _ in }, order: {})
}
