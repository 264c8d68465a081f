// The store. Apps import this module as `StoreKit`.
import BanyanStoreKit
import SwiftUI

struct RatingButton: View {
  @Environment(\.requestReview) private var requestReview

  var body: some View { Button("Rate") { requestReview() } }
}

@MainActor
func askForReview(in scene: UIWindowScene) {
  SKStoreReviewController.requestReview()
  SKStoreReviewController.requestReview(in: scene)
  AppStore.requestReview(in: scene)
}

func buy(_ identifiers: [String]) async throws -> Bool {
  guard AppStore.canMakePayments, let product = try await Product.products(for: identifiers).first
  else { return false }
  print(product.id, product.displayName, product.description, product.price, product.displayPrice)
  guard product.type == .consumable else { return false }
  switch try await product.purchase() {
  case .success(.verified(let transaction)):
    await transaction.finish()
    return true
  case .success(.unverified(_, let error)): throw error
  case .userCancelled, .pending: return false
  }
}

func restore() async throws -> [String] {
  try await AppStore.sync()
  var bought: [String] = []
  for await result in BanyanStoreKit.Transaction.currentEntitlements {
    if case .verified(let transaction) = result, transaction.revocationDate == nil,
      transaction.expirationDate ?? .distantFuture > transaction.purchaseDate
    {
      bought.append("\(transaction.productID) \(transaction.id)")
    }
  }
  for await _ in BanyanStoreKit.Transaction.all { bought.append("any") }
  var updates = BanyanStoreKit.Transaction.updates.makeAsyncIterator()
  return await updates.next() == nil ? bought : []
}

let productTypes: [Product.ProductType] = [
  .consumable, .nonConsumable, .nonRenewable, .autoRenewable, .init(rawValue: "Rent"),
]

func describe(_ error: StoreKitError) -> String {
  switch error {
  case .unknown, .userCancelled, .notAvailableInStorefront, .notEntitled: "\(error)"
  case .networkError(let error): "\(error)"
  case .systemError(let error): "\(error)"
  }
}

let storeErrors: [StoreKitError] = [
  .unknown, .userCancelled, .notAvailableInStorefront, .notEntitled,
  .networkError(URLError(.timedOut)), .systemError(URLError(.timedOut)),
]

func purchaseResults(_ transaction: BanyanStoreKit.Transaction) -> [Product.PurchaseResult] {
  let unverified = VerificationResult.unverified(transaction, StoreKitError.unknown)
  return [.success(.verified(transaction)), .success(unverified), .userCancelled, .pending]
}

let productTypeNames = productTypes.map(\.rawValue)
