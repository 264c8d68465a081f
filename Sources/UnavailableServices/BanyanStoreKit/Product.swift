import Foundation

/// Something that a person can buy in the store. There are no products, because there is no store: apps find none, and show what they show for
/// an unknown identifier.
///
/// See Apple's documentation of `Product`.
public struct Product: Identifiable, Hashable, Sendable {
  /// A product that exists would have one.
  private let nothing: Never

  /// Returns the products that have identifiers: none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// A kind of product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The outcome of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// The identifier.
  public var id: String { none() }
  /// The kind of product.
  public var type: ProductType { none() }
  /// The name for the person.
  public var displayName: String { none() }
  /// The description for the person.
  public var description: String { none() }
  /// The price.
  public var price: Decimal { none() }
  /// The price for the person.
  public var displayPrice: String { none() }

  /// Buys the product.
  public func purchase() async throws -> PurchaseResult { none() }

  private func none<Value>() -> Value { switch nothing {} }
}

/// Something that the store has signed, and whether the signature is right.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that a person has bought in the store: nothing, because there is no store.
///
/// See Apple's documentation of StoreKit's `Transaction`.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// A transaction that exists would have one.
  private let nothing: Never

  /// Transactions as they are found. There are none.
  public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public func makeAsyncIterator() -> Transactions { self }

    public mutating func next() async -> VerificationResult<Transaction>? { nil }
  }

  /// The purchases that the person may use now. There are none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// All that the person has bought: nothing.
  public static var all: Transactions { Transactions() }
  /// The purchases that the person makes elsewhere. There are none.
  public static var updates: Transactions { Transactions() }

  /// The number of the transaction.
  public var id: UInt64 { none() }
  /// The identifier of the product.
  public var productID: String { none() }
  /// The date of the purchase.
  public var purchaseDate: Date { none() }
  /// The date after which it may no longer be used.
  public var expirationDate: Date? { none() }
  /// The date on which it was given back.
  public var revocationDate: Date? { none() }

  /// Tells the store that the person has what they have bought.
  public func finish() async { switch nothing {} }

  private func none<Value>() -> Value { switch nothing {} }
}
