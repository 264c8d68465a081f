import SwiftUI

/// A shop in which everybody sells and buys. Its server is in the folder beside this one.
///
/// The app owns what all screens share. Screens find it in the environment, and give their parts only the values that these show.
@main
struct ShopApp: App {
  @State private var account: AccountStore
  @State private var products: ProductStore
  @State private var cart: CartStore
  @State private var orders: OrderStore

  init() {
    let account = AccountStore(client: HTTPClient())
    _account = State(initialValue: account)
    _products = State(initialValue: ProductStore(account: account))
    _cart = State(initialValue: CartStore(account: account))
    _orders = State(initialValue: OrderStore(account: account))
  }

  var body: some Scene {
    WindowGroup("Shop") {
      ShopTabs()
        .showsMessages()
        .onChange(of: account.name) {
          // What the previous person bought is none of the next one's business.
          cart.forget()
          orders.forget()
        }
        .environment(account)
        .environment(products)
        .environment(cart)
        .environment(orders)
    }
  }
}

/// The shop's four places.
struct ShopTabs: View {
  enum Place {
    case products, cart, orders, account
  }

  @Environment(CartStore.self) private var cart
  @State private var place = Place.products

  var body: some View {
    TabView(selection: $place) {
      NavigationStack { ProductListScreen() }
        .tabItem { Label("Products", systemImage: "storefront") }
        .tag(Place.products)
      NavigationStack {
        CartScreen { place = .orders }
      }
      .tabItem { Label("Cart", systemImage: "cart") }
      .badge(cart.itemCount)
      .tag(Place.cart)
      NavigationStack { OrderListScreen() }
        .tabItem { Label("Orders", systemImage: "shippingbox") }
        .tag(Place.orders)
      NavigationStack { AccountScreen() }
        .tabItem { Label("Account", systemImage: "person") }
        .tag(Place.account)
    }
  }
}
