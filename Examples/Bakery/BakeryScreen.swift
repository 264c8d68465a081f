import SwiftUI

struct BakeryScreen: View {
  @Environment(Bakery.self) private var bakery

  var body: some View {
    List {
      Section("Fresh today") {
        ForEach(bakery.products) { product in
          ProductRow(
            product: product, quantity: bakery.quantity(of: product),
            add: { bakery.add(product) }, remove: { bakery.remove(product) })
        }
      }
      Section("Your basket") {
        if bakery.isEmpty {
          ContentUnavailableView(
            "Nothing in the basket", systemImage: "cart",
            description: Text("Press + beside something good."))
        } else {
          Wrapping()
          Total(cents: bakery.total)
          Button("Empty the basket", role: .destructive) { bakery.clear() }
        }
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// One product. It doesn't use the model: it shows values and calls closures.
struct ProductRow: View, Equatable {
  let product: Bakery.Product
  let quantity: Int
  let add: @MainActor () -> Void
  let remove: @MainActor () -> Void

  /// Ignores the closures, which are new each time but do the same, so that equal values skip the row.
  nonisolated static func == (row: ProductRow, other: ProductRow) -> Bool {
    row.product == other.product && row.quantity == other.quantity
  }

  var body: some View {
    HStack {
      Label(product.name, systemImage: product.symbol)
      Spacer()
      Price(cents: product.price)
        .foregroundStyle(.secondary)
      Button(action: remove) { Image(systemName: "minus.circle") }
        .accessibilityLabel("Less \(product.name)")
        .disabled(quantity == 0)
      Text("\(quantity)")
        .monospaced()
      Button(action: add) { Image(systemName: "plus.circle.fill") }
        .accessibilityLabel("More \(product.name)")
    }
  }
}

/// The gift option and its note, bound to the model.
struct Wrapping: View {
  @Environment(Bakery.self) private var bakery

  var body: some View {
    @Bindable var bakery = bakery
    Toggle("Wrap it as a gift", isOn: $bakery.isGift)
    if bakery.isGift {
      TextField("A few words", text: $bakery.note)
    }
  }
}

struct Total: View {
  let cents: Int

  var body: some View {
    HStack {
      Text("Total").bold()
      Spacer()
      Price(cents: cents).bold()
    }
  }
}

extension EnvironmentValues {
  @Entry var currency = "$"
}

/// An amount in the currency of the environment.
struct Price: View {
  @Environment(\.currency) private var currency
  let cents: Int

  var body: some View {
    Text("\(Double(cents) / 100, specifier: "%.2f") \(currency)")
  }
}

#Preview {
  BakeryScreen()
    .environment(Bakery())
}
