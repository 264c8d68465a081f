import SwiftUI

/// One product: to put it into the cart, or to stop selling it.
struct ProductScreen: View {
  let product: Product
  @Environment(AccountStore.self) private var account
  @Environment(ProductStore.self) private var products
  @Environment(CartStore.self) private var cart
  @Environment(\.showMessage) private var showMessage
  @Environment(\.dismiss) private var dismiss
  @State private var isAskingToRemove = false
  @State private var isLoggingIn = false

  private var quantity: Int {
    cart.lines?.first { $0.id == product.id }?.quantity ?? 0
  }

  var body: some View {
    List {
      Section {
        Text(verbatim: product.details)
        LabeledContent("Price") { Price(cents: product.price) }
        LabeledContent("Seller") { Text(verbatim: product.seller) }
      }
      Section {
        if product.seller == account.name {
          Button("Stop Selling", role: .destructive) { isAskingToRemove = true }
        } else {
          Button("Add to Cart", systemImage: "cart.badge.plus", action: addToCart)
          if quantity > 0 { Text("^[\(quantity) item](inflect: true) in your cart") }
        }
      }
    }
    .navigationTitle(product.title)
    .confirmationDialog("Stop selling \(product.title)?", isPresented: $isAskingToRemove) {
      Button("Stop Selling", role: .destructive, action: remove)
    }
    .sheet(isPresented: $isLoggingIn) {
      NavigationStack {
        LoginScreen {
          isLoggingIn = false
          addToCart()
        }
      }
      .showsMessages()
    }
  }

  private func addToCart() {
    if account.name == nil {
      isLoggingIn = true
      return
    }
    Task { await showMessage.ifFailing { try await cart.add(product) } }
  }

  private func remove() {
    Task {
      if await showMessage.ifFailing({ try await products.remove(product) }) { dismiss() }
    }
  }
}
