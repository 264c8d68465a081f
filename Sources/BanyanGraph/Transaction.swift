/// A key for a value that travels with one update.
///
/// ```swift
/// struct SourceKey: TransactionKey {
///   static let defaultValue = "unknown"
/// }
/// ```
///
/// See Apple's documentation of `TransactionKey`.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The context of one update: its animation, and other values that travel with it.
///
/// Every write belongs to a transaction: the one that `withTransaction` has set, or else the plain
/// one. Writes of one transaction are shown together; writes of different transactions in one
/// action are separate updates, in order (conformance statement L03).
///
/// See Apple's documentation of `Transaction`.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The number of the `withTransaction` call that made this transaction current; 0 for none.
  package var identity: UInt64 = 0

  /// The completions that wait for the animations of the transaction's changes.
  package var completions: [TransactionCompletion] = []

  /// True if the transaction has no values.
  var isEmpty: Bool { values.isEmpty }

  var isPlain: Bool { identity == 0 && isEmpty }

  /// Creates a plain transaction.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  // Set and read on the main thread only: `withTransaction` elsewhere leaves it alone, and finds a plain one.
  @exclusivity(unchecked) nonisolated(unsafe) private static var ambient = Transaction()
  nonisolated(unsafe) private static var identities: UInt64 = 0

  /// The identity of the last `withTransaction` call on the main thread.
  package static var lastIdentity: UInt64 { identities }

  /// The transaction that a write made now belongs to.
  package static var current: Transaction { MainThread.isCurrent ? ambient : Transaction() }

  /// The same, for callers that have made sure of their thread.
  static var ofMainThread: Transaction { ambient }

  /// Runs a function whose writes belong to a transaction of their own.
  package static func with<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let outer = ambient
    identities += 1
    ambient = transaction
    ambient.identity = identities
    defer { ambient = outer }
    return try body()
  }

  /// Runs a function whose writes belong to the plain transaction.
  package static func plain<Result>(_ body: () throws -> Result) rethrows -> Result {
    if ambient.isPlain { return try body() }
    let outer = ambient
    ambient = Transaction()
    defer { ambient = outer }
    return try body()
  }
}

extension Transaction: FieldComparable {
  package static func isUnchanged(_ old: Transaction, _ new: Transaction) -> Bool {
    guard old.identity == new.identity, old.values.count == new.values.count else { return false }
    return old.values.allSatisfy { key, value in
      new.values[key].map { Comparison.of(Any.self).isUnchanged(value, $0) } ?? false
    }
  }
}
