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

/// A view that stands for one of several others, as its value and its place say.
///
/// A node cannot become a node of another class, so each of the others is a branch of its own: a value
/// that asks for another one has it made anew. Where a value decides the class of a node, it is decided here.
@MainActor
protocol ChoosingView: View where Body == Never {
  /// Chooses one of the others, each of which has its own number from 1 on.
  func choose(in node: ChoiceNode)
}

extension ChoosingView {
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    let node = ChoiceNode(under: parent, in: context)
    view.choose(in: node)
    return node
  }

  public static func _update(_ node: _Node, to view: Self) {
    view.choose(in: unsafeDowncast(node, to: ChoiceNode.self))
  }
}

/// A node with one child or none, which is another child when another branch is taken.
///
/// |                | the same branch        | another branch, or another type    |
/// | -------------- | ---------------------- | ---------------------------------- |
/// | has a child    | the child is updated   | the new is made, the old detached  |
/// | has no child   | (does not happen)      | the new is made                    |
final class ChoiceNode: _Node {
  // Small, so that the node is no larger for it: half of the views of a screen may stand in one.
  private var branch: Int8 = 0
  private var type: Any.Type = Never.self
  private var child: _Node?

  func choose<Content: ToolbarContent>(_ branch: Int8, _ content: Content) {
    if let child = child(of: branch, Content.self) { return Content._update(child, to: content) }
    replace(by: Content._make(content, under: self, in: context))
  }

  func choose<Content: Commands>(_ branch: Int8, _ content: Content) {
    if let child = child(of: branch, Content.self) { return Content._update(child, to: content) }
    replace(by: Content._make(content, under: self, in: context))
  }

  func choose<Content: View>(_ branch: Int8, _ content: Content) {
    if let child = child(of: branch, Content.self) { return Content._update(child, to: content) }
    let examined = runtime.isTracing ? runtime.doctor?.branch(child) : nil
    // The new is made first, so that its onAppear comes before the old's onDisappear (E10), unless
    // the old goes at once (E11).
    if child?.leavesAtOnce == true { child?.detach() }
    replace(by: Content._make(content, under: self, in: context))
    if let examined { runtime.doctor?.judgeBranch(examined, child, in: self) }
  }

  /// The child that is there already for a branch; the branch is noted.
  private func child(of branch: Int8, _ type: Any.Type) -> _Node? {
    if branch == self.branch, type == self.type { return child }
    // A place that never had anything has nothing to replace.
    if self.type != Never.self {
      recordReplacement("branch \(self.branch) -> \(branch)")
    }
    self.branch = branch
    self.type = type
    return nil
  }

  override var placeName: String { "if" }
  override var opensPlace: Bool { true }
  override func place(of child: _Node) -> ChildPlace { .named("\(branch)") }

  func chooseNothing() {
    if branch == 0 { return }
    recordReplacement("branch \(branch) -> 0")
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
