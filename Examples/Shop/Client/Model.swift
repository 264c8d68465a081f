import Foundation

/// Something that somebody sells.
struct Product: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  let title: String
  let details: String
  /// In cents.
  let price: Int
  let seller: String
}

/// What is sent to sell something.
struct NewProduct: Encodable {
  var title = ""
  var details = ""
  var price = 0
}

struct Cart: Codable, Sendable {
  struct Line: Identifiable, Hashable, Codable, Sendable {
    let product: Product
    var quantity: Int

    var id: Product.ID { product.id }
    var price: Int { product.price * quantity }
  }

  var lines: [Line]
}

struct Order: Identifiable, Hashable, Codable, Sendable {
  struct Line: Hashable, Codable, Sendable {
    let title: String
    let price: Int
    let quantity: Int
  }

  let id: Int
  let placedAt: Date
  let lines: [Line]

  var total: Int { lines.reduce(0) { $0 + $1.price * $1.quantity } }
}
