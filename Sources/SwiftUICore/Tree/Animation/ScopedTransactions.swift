import BanyanGraph

extension View {
  /// Animates the modifiers that a closure applies to this view, and nothing else.
  ///
  /// ```swift
  /// Text("Saved")
  ///   .animation(.easeOut) { $0.opacity(isSaved ? 1 : 0) }
  /// ```
  ///
  /// The view itself keeps the animation that it has outside of the closure, and so do frames and positions that the closure sets
  /// (MA09, MA10).
  /// - Parameters:
  ///   - animation: the animation of the modifiers; nil for none.
  ///   - body: applies modifiers to the view that it receives.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Modifies the transaction of updates for the modifiers that a closure applies to this view, and for nothing else.
  /// - Parameters:
  ///   - transform: modifies the transaction of an update.
  ///   - body: applies modifiers to the view that it receives.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(ScopedTransaction(transform: transform, modified: body))
  }
}

/// Applies modifiers to a view in a transaction of their own.
private nonisolated struct ScopedTransaction<Modified: View, Result: View>: ViewModifier {
  let transform: (inout Transaction) -> Void
  let modified: (PlaceholderContentView<Modified>) -> Result

  @MainActor func body(content: Content) -> some View {
    let inner = PlaceholderContentView<Modified>(AnyView(content.modifier(_OuterTransaction())))
    return modified(inner).modifier(_ScopedTransactionModifier(transform: transform))
  }
}

/// Modifies transactions on their way down to where ``_OuterTransaction`` restores them.
public nonisolated struct _ScopedTransactionModifier: TransactionModifier {
  let transform: (inout Transaction) -> Void

  @MainActor func transform(_ transaction: inout Transaction, inChange: Bool) {
    transform(&transaction)
  }

  @MainActor static func isChange(from old: Self, to new: Self) -> Bool { true }
  @MainActor static var isForModifiersOnly: Bool { true }
}

/// Gives its content the transaction from outside of the nearest ``_ScopedTransactionModifier``.
public nonisolated struct _OuterTransaction: WrappingModifier {
  public typealias Body = Never

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> OuterTransactionNode {
    OuterTransactionNode(under: parent, in: context)
  }

  @MainActor func update(_ wrapper: OuterTransactionNode) {}
}

/// The node of content that keeps the transaction from outside of a closure's modifiers.
final class OuterTransactionNode: WrapperNode, TransactionScope {
  private let outside: _Context

  override init(under parent: _Node?, in context: _Context) {
    outside = Self.scope(around: parent)?.context ?? context
    super.init(under: parent, in: context)
  }

  /// Returns the node whose modifiers end here. The content of a closure may itself be in another closure.
  private static func scope(around parent: _Node?) -> _Node? {
    var endedCount = 0
    var node = parent
    while let current = node {
      if current is OuterTransactionNode {
        endedCount += 1
      } else if (current as? any TransactionScope)?.isForModifiersOnly == true {
        if endedCount == 0 { return current }
        endedCount -= 1
      }
      node = current.parent
    }
    return nil
  }

  override var contentContext: _Context { _Context(within: context, transactionScope: self) }
  var transaction: Transaction { outside.transaction }
  var layoutTransaction: Transaction { outside.layoutTransaction }
}

extension ViewModifier {
  /// Returns this modifier with an animation of its own, which the view that it modifies does not have.
  ///
  /// ```swift
  /// Text("Done").modifier(Highlighted(isOn: isDone).animation(.easeIn))
  /// ```
  /// - Parameter animation: the animation; nil for none.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    ModifierInTransaction(modifier: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns this modifier with transactions of its own, which the view that it modifies does not have.
  /// - Parameter transform: modifies the transaction of an update.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifierInTransaction(modifier: self, transform: transform)
  }
}

private nonisolated struct ModifierInTransaction<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}
