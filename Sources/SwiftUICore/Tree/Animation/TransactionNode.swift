import BanyanGraph

/// A place in the tree that modifies transactions on their way down.
@MainActor
package protocol TransactionScope: AnyObject {
  /// The transaction of the current update, for everything inside.
  var transaction: Transaction { get }
  /// The transaction in which everything inside is laid out.
  var layoutTransaction: Transaction { get }
  /// True if the transaction does not reach the content of the modifiers that it is for.
  var isForModifiersOnly: Bool { get }
}

extension TransactionScope {
  package var layoutTransaction: Transaction { transaction }
  package var isForModifiersOnly: Bool { false }
}

/// A modifier that only modifies transactions on their way down.
@MainActor
protocol TransactionModifier: WrappingModifier {
  /// Modifies the transaction of an update.
  /// - Parameter inChange: whether the modifier itself has changed in that update.
  func transform(_ transaction: inout Transaction, inChange: Bool)

  static func isChange(from old: Self, to new: Self) -> Bool

  /// True if it modifies the transaction of the modifiers inside, but not of what they are applied to, and not of their layout.
  static var isForModifiersOnly: Bool { get }
}

extension TransactionModifier {
  static var isForModifiersOnly: Bool { false }
}

extension TransactionModifier {
  func makeWrapper(under parent: _Node, in context: _Context) -> TransactionNode<Self> {
    TransactionNode(self, under: parent, in: context)
  }

  func update(_ wrapper: TransactionNode<Self>) { wrapper.update(to: self) }
}

/// The node of a transaction modifier. Views inside ask it for their transaction, so that one that updates
/// independently gets the same transaction as one that its parent updates.
final class TransactionNode<Modifier: TransactionModifier>: WrapperNode, TransactionScope {
  private var modifier: Modifier
  private var known: (count: UInt64, transaction: Transaction)?
  /// The last update in which the modifier changed.
  private var lastChange: UInt64 = 0

  init(_ modifier: Modifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
    context.window?.hasTransactionScopes = true
    transform()
  }

  override var contentContext: _Context { _Context(within: context, transactionScope: self) }

  func update(to newModifier: Modifier) {
    if Modifier.isChange(from: modifier, to: newModifier) { lastChange = runtime.transactionCount }
    modifier = newModifier
    transform()
  }

  var transaction: Transaction {
    if let known, known.count == runtime.transactionCount { return known.transaction }
    return transform()
  }

  var isForModifiersOnly: Bool { Modifier.isForModifiersOnly }

  var layoutTransaction: Transaction {
    isForModifiersOnly ? context.layoutTransaction : transaction
  }

  @discardableResult
  private func transform() -> Transaction {
    var transaction = context.transaction
    modifier.transform(&transaction, inChange: lastChange == runtime.transactionCount)
    if !transaction.completions.isEmpty { runtime.awaitCompletions(of: transaction) }
    known = (runtime.transactionCount, transaction)
    return transaction
  }
}
