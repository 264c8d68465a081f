import SwiftUI

/// The cart that the API and all visitors of the tool share.
@MainActor
@Observable
final class Cart {
  var count = 0
}

/// The tool's user interface.
struct CartView: View {
  let cart: Cart
  var isOpen = true
  @State private var visits = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Cart").font(.largeTitle)
      Text("\(cart.count) in the cart, added by everybody")
      Text("\(visits) added in this window").foregroundStyle(.secondary)
      Button("Add", systemImage: "cart") {
        cart.count += 1
        visits += 1
      }
      .disabled(!isOpen)
    }
    .padding()
  }
}
