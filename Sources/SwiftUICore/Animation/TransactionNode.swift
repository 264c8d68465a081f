import BanyanGraph

/// A place in the tree that changes transactions on their way down.
@MainActor
protocol TransactionScope: AnyObject {
  /// The transaction of the update that is being made, for everything inside.
  var transaction: Transaction { get }
}

/// A modifier that changes transactions on their way down and does nothing else.
@MainActor
protocol TransactionModifier: ViewModifier where Body == Never {
  /// Changes the transaction of an update.
  /// - Parameter inChange: whether the modifier itself has changed in that update.
  func transform(_ transaction: inout Transaction, inChange: Bool)

  static func isChange(from old: Self, to new: Self) -> Bool
}

extension TransactionModifier {
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TransactionNode(view.modifier, under: parent, in: context)
    let inner = _Context(within: context, transactionScope: node)
    node.content = Content._make(view.content, under: node, in: inner)
    return node
  }

  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: TransactionNode<Self>.self)
    node.update(to: view.modifier)
    Content._update(node.content, to: view.content)
  }
}

/// Whoever is inside asks here, so that a view which is updated for reasons of its own is told the
/// same as one that is updated by its parent.
private final class TransactionNode<Modifier: TransactionModifier>: _Node, TransactionScope {
  private var modifier: Modifier
  var content: _Node!
  private var known: (count: UInt64, transaction: Transaction)?
  /// The last update in which the modifier has changed.
  private var lastChange: UInt64 = 0

  init(_ modifier: Modifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
    transform()
  }

  func update(to newModifier: Modifier) {
    if Modifier.isChange(from: modifier, to: newModifier) { lastChange = runtime.transactionCount }
    modifier = newModifier
    transform()
  }

  var transaction: Transaction {
    if let known, known.count == runtime.transactionCount { return known.transaction }
    return transform()
  }

  @discardableResult
  private func transform() -> Transaction {
    var transaction = context.transaction
    modifier.transform(&transaction, inChange: lastChange == runtime.transactionCount)
    known = (runtime.transactionCount, transaction)
    return transaction
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
