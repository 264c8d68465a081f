import SwiftUI

/// All products, and the way to sell one.
struct ProductListScreen: View {
  @Environment(AccountStore.self) private var account
  @Environment(ProductStore.self) private var store
  @Environment(\.showMessage) private var showMessage
  @State private var isSelling = false

  var body: some View {
    ProductListView(products: store.products, reload: reload)
      .navigationTitle("Products")
      .navigationDestination(for: Product.self) { ProductScreen(product: $0) }
      .toolbar {
        Button("Sell Something", systemImage: "plus") { isSelling = true }
      }
      .sheet(isPresented: $isSelling) {
        NavigationStack {
          if account.name == nil { LoginScreen() } else { NewProductScreen() }
        }
        .showsMessages()
      }
      .task { await reload() }
  }

  private func reload() async {
    await showMessage.ifFailing { try await store.load() }
  }
}

struct ProductListView: View {
  let products: [Product]?
  let reload: @MainActor () async -> Void

  var body: some View {
    if let products {
      List(products) { product in
        NavigationLink(value: product) { ProductRow(product: product) }
      }
      .listStyle(.plain)
      .refreshable { await reload() }
    } else {
      NotLoadedView(reload: reload)
    }
  }
}

struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(verbatim: product.title)
        Text("from \(product.seller)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Price(cents: product.price)
    }
  }
}

/// Stands where something has not been loaded yet, or could not be.
struct NotLoadedView: View {
  let reload: @MainActor () async -> Void
  @State private var isLoading = false

  var body: some View {
    ContentUnavailableView {
      Label("Nothing Loaded Yet", systemImage: "tray")
    } actions: {
      Button("Try Again") {
        isLoading = true
        Task {
          await reload()
          isLoading = false
        }
      }
      .disabled(isLoading)
    }
  }
}

struct Price: View {
  let cents: Int

  var body: some View {
    Text(Decimal(cents) / 100, format: .currency(code: "EUR"))
      .monospacedDigit()
  }
}

#Preview("Rows") {
  NavigationStack {
    ProductListView(
      products: [Product(id: 1, title: "Kite", details: "", price: 2_450, seller: "Ines")]
    ) {}
  }
}

#Preview("Not loaded") {
  ProductListView(products: nil) {}
}
