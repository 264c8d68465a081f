import Observation

/// What the shop sells.
@MainActor
@Observable
final class ProductStore {
  private let account: AccountStore
  /// Nil before they have been loaded.
  private(set) var products: [Product]?

  init(account: AccountStore) { self.account = account }

  func load() async throws {
    products = try await account.load(.get("products"))
  }

  func sell(_ product: NewProduct) async throws {
    let product: Product = try await account.load(.post("products", product))
    products?.append(product)
  }

  func remove(_ product: Product) async throws {
    let _: Nothing = try await account.load(.delete("products/\(product.id)"))
    products?.removeAll { $0.id == product.id }
  }
}
