import Observation

/// What the person has bought.
@MainActor
@Observable
final class OrderStore {
  private let account: AccountStore
  /// The newest first; nil before they have been loaded.
  private(set) var orders: [Order]?

  init(account: AccountStore) { self.account = account }

  func load() async throws {
    orders = try await account.load(.get("orders"))
  }

  /// Orders what is in the cart.
  func place(_ cart: CartStore) async throws {
    let order: Order = try await account.load(.post("orders", Nothing()))
    cart.didOrder()
    orders?.insert(order, at: 0)
  }

  func forget() { orders = nil }
}
