import Observation

/// What the person is about to buy.
@MainActor
@Observable
final class CartStore {
  private let account: AccountStore
  /// Nil before they have been loaded.
  private(set) var lines: [Cart.Line]?
  /// What the server said last, and in answer to which request.
  @ObservationIgnored private var confirmed: (lines: [Cart.Line]?, request: Int) = (nil, 0)
  @ObservationIgnored private var requestCount = 0
  /// The quantities that the server has yet to be told.
  @ObservationIgnored private var unsent: [Product.ID: Int] = [:]
  /// True while the server does not know all quantities yet.
  private(set) var isSending = false

  init(account: AccountStore) { self.account = account }

  var itemCount: Int { (lines ?? []).reduce(0) { $0 + $1.quantity } }

  /// The price of everything, in cents.
  var total: Int { (lines ?? []).reduce(0) { $0 + $1.price } }

  func load() async throws {
    try await request(.get("cart"))
  }

  func add(_ product: Product) async throws {
    try await request(.post("cart/\(product.id)", Nothing()))
  }

  /// Changes a quantity at once, and tells the server. 0 removes the line.
  ///
  /// Requests go one after the other, because two at a time may arrive in another order than they were sent in.
  func setQuantity(of product: Product, to quantity: Int) async throws {
    guard let index = lines?.firstIndex(where: { $0.id == product.id }) else { return }
    if quantity > 0 { lines?[index].quantity = quantity } else { lines?.remove(at: index) }
    unsent[product.id] = quantity
    if isSending { return }
    isSending = true
    defer { isSending = false }
    do {
      while let (id, quantity) = unsent.popFirst() {
        try await request(.put("cart/\(id)", ["quantity": quantity]))
      }
    } catch {
      unsent = [:]
      lines = confirmed.lines
      // Perhaps the server can say more.
      try? await load()
      throw error
    }
  }

  /// Makes a request that is answered with the cart, and shows the answer unless it has been overtaken: by a later answer,
  /// or by what the person has done since.
  private func request(_ resource: Resource<Cart>) async throws {
    requestCount += 1
    let number = requestCount
    let cart = try await account.load(resource)
    guard number > confirmed.request else { return }
    confirmed = (cart.lines, number)
    if unsent.isEmpty { lines = cart.lines }
  }

  /// Called when the server has emptied the cart.
  func didOrder() {
    requestCount += 1
    confirmed = ([], requestCount)
    lines = []
  }

  func forget() {
    requestCount += 1
    confirmed = (nil, requestCount)
    unsent = [:]
    lines = nil
  }
}
