import BanyanGraph

extension View {
  /// Runs an action when this view appears, before it is first shown (H01). State that the action
  /// sets is included in what is first shown (H02).
  ///
  /// Of nested views the inner one appears first (H03). The content of a tab appears after what is around its tab view, as Apple's
  /// systems make it later.
  ///
  /// A view that another page of a navigation stack covers has disappeared, and appears again when
  /// it is uncovered; its state is kept.
  ///
  /// Content that is one of a list of views, as in a stack, list, section, grid or group, appears with its first view
  /// and disappears with its last: never, if it is an `EmptyView` or a `ForEach` without data. Content that is the one
  /// view of a place, such as that of a window, page, sheet or overlay, appears with the place, even if it has no
  /// views (H04). The same holds for `task`, `onChange` and `onReceive`.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view has disappeared, or is covered by another page: in a list of views when the last view
  /// of the content has left (H04).
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// Runs actions when a view appears and disappears.
public nonisolated struct _AppearanceActionModifier: ContentModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }

  static var followsAppearance: Bool { true }
  static var needsViews: Bool { true }

  // The content is made first, so an action inside runs before one outside (H03).
  @MainActor static func didAppear(_ node: ContentModifierNode<Self>) {
    if node.runtime.restoring != nil, node.runtime.viewRestoration?.hasAppeared(node) == true {
      return
    }
    if let appear = node.modifier.appear {
      enqueue(
        appear, of: node, after: node.context.appearanceScope?.turnsToWait(in: node.runtime) ?? 0)
    }
  }

  @MainActor private static func enqueue(
    _ appear: @escaping () -> Void, of node: ContentModifierNode<Self>, after turns: Int
  ) {
    if turns == 0 { return node.runtime.enqueueAction("onAppear", of: node, appear) }
    node.runtime.enqueueAction { enqueue(appear, of: node, after: turns - 1) }
  }

  @MainActor static func didDisappear(_ node: ContentModifierNode<Self>) {
    if let disappear = node.modifier.disappear {
      node.runtime.enqueueAction("onDisappear", of: node, disappear)
    }
  }
}
