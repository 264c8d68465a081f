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

  private struct TracksVelocityKey: TransactionKey {
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

  /// A Boolean value that indicates whether views must not animate the changes on their own.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the changes come from a continuous interaction, such as a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }
}

extension Transaction {
  /// A Boolean value that indicates whether the velocity of animatable values is tracked in changes without an animation, so that
  /// the next spring begins with it (MA14).
  ///
  /// It counts for the data of animatable bodies and shapes. What a host moves by itself begins from rest.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Adds a completion that runs once, when all animations are over that the changes of the transaction have begun: after the update if there
  /// are none (MB29).
  ///
  /// ```swift
  /// var transaction = Transaction(animation: .bouncy)
  /// transaction.addAnimationCompletion { isBusy = false }
  /// withTransaction(transaction) { isOpen = true }
  /// ```
  /// - Parameters:
  ///   - criteria: whether to wait until they are logically complete, or until everything has come to rest.
  ///   - completion: called on the main thread. It does not run if the transaction is never used.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(TransactionCompletion(isRemoved: criteria == .removed, completion))
  }
}

/// Runs a closure whose writes belong to a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard !transaction.completions.isEmpty, MainThread.isCurrent else {
    return try Transaction.with(transaction, body)
  }
  let openedBatches = assumingMainActor { Runtime.openedBatches }
  let result = try Transaction.with(transaction, body)
  if assumingMainActor({ Runtime.openedBatches }) == openedBatches {
    for completion in transaction.completions { completion.take()?() }
  }
  return result
}

/// Runs a closure whose writes belong to the current transaction with one value changed.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.with(transaction, body)
}

/// Runs a closure whose writes are animated.
/// - Returns: the result of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs a closure whose writes are animated, and a completion when that is over.
///
/// The completion runs once, when all animations are complete that the writes have begun: a view inside `animation(_:value:)` may have
/// one that takes longer (MB29). It runs after the update if the writes have animated nothing, or if no host shows animations, and
/// immediately if nothing changed, or if the closure does not run on the main actor, in which case its writes are not animated.
/// - Parameters:
///   - completionCriteria: whether to wait until the animations are logically complete, or until everything has come to rest, which takes
///     a spring longer (MB28).
///   - completion: called once.
/// - Returns: the result of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try animating(animation, until: completionCriteria, body) { _ in completion() }
}

/// The same, with a completion that gets whether time has passed.
func animating<Result>(
  _ animation: Animation?, until criteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping (_ tookTime: Bool) -> Void
) rethrows -> Result {
  guard MainThread.isCurrent else {
    let result = try body()
    completion(false)
    return result
  }
  let openedBatches = assumingMainActor { Runtime.openedBatches }
  let lastIdentity = Transaction.lastIdentity
  let result = try withAnimation(animation, body)
  let carried = Carried(completion)
  let transactions = lastIdentity + 1...Transaction.lastIdentity
  let willFollow = assumingMainActor {
    Runtime.afterChanges(since: openedBatches) { runtime in
      runtime.complete(
        after: transactions, isRemoved: criteria == .removed, carried.value)
    }
  }
  if !willFollow { completion(false) }
  return result
}

extension View {
  /// Modifies the transaction of updates for this view and its content.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Modifies the transaction of updates for this view and its content in which a value
  /// changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates the updates of this view and its content in which a value changes (L08).
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    transaction(value: value) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Animates every update of this view and its content.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }
}

/// Modifies transactions on their way down.
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

/// Modifies transactions on their way down when a value has changed.
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
