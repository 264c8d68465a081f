import BanyanGraph

extension View {
  /// Runs an action when this view appears, before it is first shown (H01). State that the action
  /// sets is already in what is shown first (H02).
  ///
  /// A view that another page of a navigation stack covers has disappeared, and appears again when
  /// it is uncovered; its state is kept meanwhile.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view has gone, or is covered by another page.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// Runs actions when a view comes and goes.
public nonisolated struct _AppearanceActionModifier: ContentModifier {
  /// Whether the view has appeared and not disappeared since.
  typealias State = Bool

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }

  // The content is made first, so an action inside runs before one outside (H03).
  @MainActor static func didMake(_ node: ContentModifierNode<Self>) {
    if !node.context.isCovered { set(node, hasAppeared: true) }
  }

  @MainActor
  static func coverageDidChange(_ node: ContentModifierNode<Self>, isCovered: Bool) {
    set(node, hasAppeared: !isCovered)
  }

  @MainActor static func willDetach(_ node: ContentModifierNode<Self>) {
    set(node, hasAppeared: false)
  }

  @MainActor static func makeState(for modifier: Self, of node: _Node) -> Bool { false }

  @MainActor
  private static func set(_ node: ContentModifierNode<Self>, hasAppeared: Bool) {
    if node.state == hasAppeared { return }
    node.state = hasAppeared
    let action = hasAppeared ? node.modifier.appear : node.modifier.disappear
    if let action { node.runtime.enqueueAction(action) }
  }
}
