import Observation

/// The bakery's products and the customer's basket.
@Observable
final class Bakery {
  struct Product: Identifiable, Equatable {
    let id: Int
    let name: String
    let symbol: String
    /// The price, in cents.
    let price: Int
  }

  let products = [
    Product(id: 1, name: "Rye bread", symbol: "leaf", price: 480),
    Product(id: 2, name: "Croissant", symbol: "moon", price: 160),
    Product(id: 3, name: "Cinnamon roll", symbol: "sun.max", price: 320),
    Product(id: 4, name: "Birthday cake", symbol: "gift", price: 2_400),
  ]

  private(set) var quantities: [Product.ID: Int] = [:]
  var isGift = false
  var note = ""

  /// The price of the basket, in cents.
  var total: Int {
    products.reduce(0) { $0 + $1.price * quantity(of: $1) } + (isGift ? 150 : 0)
  }

  var isEmpty: Bool { quantities.isEmpty }

  func quantity(of product: Product) -> Int { quantities[product.id, default: 0] }

  func add(_ product: Product) {
    quantities[product.id, default: 0] += 1
  }

  func remove(_ product: Product) {
    let rest = quantity(of: product) - 1
    quantities[product.id] = rest > 0 ? rest : nil
  }

  func clear() {
    quantities = [:]
    isGift = false
    note = ""
  }
}
