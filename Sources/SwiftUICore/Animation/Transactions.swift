@_exported import struct BanyanGraph.Transaction
@_exported import protocol BanyanGraph.TransactionKey
import BanyanGraph

extension Transaction {
  private struct AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
  }
  private struct DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
  }
  private struct IsContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation of the changes, if they are animated.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether views must not animate the changes by themselves.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the changes come from something that goes on, such as a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }
}

/// Runs a piece of code whose writes belong to a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.with(transaction, body)
}

/// Runs a piece of code whose writes belong to a transaction with a value of its own.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.with(transaction, body)
}

/// Runs a piece of code whose writes are animated.
/// - Returns: what the code returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs a piece of code whose writes are animated, and another when that is complete: once, after
/// the time that the animation takes where a host shows it, and right away if nothing changed, or if the code does not run on the main actor: what it writes
/// then is not animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  guard MainThread.isCurrent else {
    let result = try body()
    completion()
    return result
  }
  let openedBatches = assumingMainActor { Runtime.openedBatches }
  let result = try withAnimation(animation, body)
  let carried = Carried(completion)
  let seconds = animation?.seconds(until: completionCriteria) ?? 0
  let willFollow = assumingMainActor {
    Runtime.afterChanges(since: openedBatches) { runtime in
      runtime.complete(carried.value, after: seconds, isLast: completionCriteria == .removed)
    }
  }
  if !willFollow { completion() }
  return result
}

extension View {
  /// Changes the transaction of updates for this view and all below.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of those updates for this view and all below in which a value
  /// differs from before.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates the updates of this view and all below in which a value differs from before (L08).
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    transaction(value: value) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Animates every update of this view and all below.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }
}

/// Changes transactions on their way down.
public nonisolated struct _TransactionModifier: TransactionModifier {
  let transform: (inout Transaction) -> Void

  nonisolated init(transform: @escaping (inout Transaction) -> Void) {
    self.transform = transform
  }

  @MainActor func transform(_ transaction: inout Transaction, inChange: Bool) {
    transform(&transaction)
  }

  @MainActor static func isChange(from old: Self, to new: Self) -> Bool { true }
}

/// Changes transactions on their way down when a value has changed.
public nonisolated struct _ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  nonisolated init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }

  @MainActor func transform(_ transaction: inout Transaction, inChange: Bool) {
    if inChange { transform(&transaction) }
  }

  @MainActor static func isChange(from old: Self, to new: Self) -> Bool { old.value != new.value }
}
