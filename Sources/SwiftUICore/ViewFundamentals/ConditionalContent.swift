/// One of two views. Each branch is an identity of its own (E01).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _make(
    _ view: _ConditionalContent, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ChoiceNode(under: parent, in: context)
    update(node, to: view)
    return node
  }

  public static func _update(_ node: _Node, to view: _ConditionalContent) {
    update(unsafeDowncast(node, to: ChoiceNode.self), to: view)
  }

  @MainActor
  private static func update(_ node: ChoiceNode, to view: _ConditionalContent) {
    switch view.branch {
    case .first(let content): node.choose(1, content)
    case .second(let content): node.choose(2, content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _make(
    _ view: Wrapped?, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ChoiceNode(under: parent, in: context)
    if let view { node.choose(1, view) }
    return node
  }

  public static func _update(_ node: _Node, to view: Wrapped?) {
    let node = unsafeDowncast(node, to: ChoiceNode.self)
    if let view { node.choose(1, view) } else { node.chooseNothing() }
  }
}

/// A node with one child or none, which is another child when another branch is taken.
///
/// |                | the same branch        | another branch                     |
/// | -------------- | ---------------------- | ---------------------------------- |
/// | has a child    | the child is updated   | the new is made, the old detached  |
/// | has no child   | (does not happen)      | the new is made                    |
final class ChoiceNode: _Node {
  private var branch = 0
  private var child: _Node?

  func choose<Content: ToolbarContent>(_ branch: Int, _ content: Content) {
    if branch == self.branch, let child { return Content._update(child, to: content) }
    self.branch = branch
    replace(by: Content._make(content, under: self, in: context))
  }

  func choose<Content: Commands>(_ branch: Int, _ content: Content) {
    if branch == self.branch, let child { return Content._update(child, to: content) }
    self.branch = branch
    replace(by: Content._make(content, under: self, in: context))
  }

  func choose<Content: View>(_ branch: Int, _ content: Content) {
    if branch == self.branch, let child { return Content._update(child, to: content) }
    self.branch = branch
    // The new is made first, so that its onAppear comes before the old's onDisappear (E10), unless
    // the old goes at once (E11).
    if child?.leavesAtOnce == true { child?.detach() }
    replace(by: Content._make(content, under: self, in: context))
  }

  func chooseNothing() {
    if branch == 0 { return }
    branch = 0
    replace(by: nil)
  }

  private func replace(by new: _Node?) {
    let old = child
    child = new
    if old?.isDetached == false { old?.detach() }
    elementsDidChange()
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
