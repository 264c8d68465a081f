import BanyanGraph

extension View {
  /// Sets the label of this view's tab in the surrounding tab view: an image and a
  /// text. It has no effect elsewhere. The image of a symbol is filled, unless the label sets `\.symbolVariants`.
  /// See Apple's documentation of `tabItem(_:)`.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

/// A view with the label of its tab.
nonisolated struct TabItemView<Content: View, Label: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }

  @MainActor
  static func _make(_ view: TabItemView, under parent: _Node, in context: _Context) -> _Node {
    TabItemNode(view, under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: TabItemView) {
    unsafeDowncast(node, to: TabItemNode<Content, Label>.self).update(to: view)
  }
}

/// Makes a page of its content in a tab view. Elsewhere it adds nothing to the content.
private final class TabItemNode<Content: View, Label: View>: _Node {
  private var child: _Node!
  private var editMode: Cell<EditMode>?

  init(_ view: TabItemView<Content, Label>, under parent: _Node, in context: _Context) {
    super.init(under: parent, in: context)
    guard container is any TabContainer else {
      child = Content._make(view.content, under: self, in: context)
      return
    }
    child = TabItemPageNode(under: self, in: context) { node, context in
      editMode = context.provideEditMode(of: self)
      return Content._make(view.content, under: node, in: context)
    } label: { node, context in
      Label._make(view.label, under: node, in: context)
    }
  }

  func update(to view: TabItemView<Content, Label>) {
    guard let page = child as? TabItemPageNode else {
      return Content._update(child, to: view.content)
    }
    page.update(content: { Content._update($0, to: view.content) }) {
      Label._update($0, to: view.label)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func detach() {
    editMode?.detach()
    super.detach()
  }
}
