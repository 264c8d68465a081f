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

/// A view that resolves to one of several others, depending on its value and its surroundings.
///
/// A node cannot change its class, so each alternative is a branch of its own, and switching to another
/// alternative makes a new node.
@MainActor
protocol ChoosingView: View where Body == Never {
  /// Chooses one of the alternatives, which are numbered from 1.
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

/// A node with at most one child, which is replaced when another branch is taken.
///
/// |                | the same branch        | another branch, or another type    |
/// | -------------- | ---------------------- | ---------------------------------- |
/// | has a child    | the child is updated   | the new is made, the old detached  |
/// | has no child   | (does not happen)      | the new is made                    |
final class ChoiceNode: _Node {
  // Small, so that the node does not grow: half of the views on a screen may be in one.
  private var branch: Int8 = 0
  private var type: Any.Type = Never.self
  private var child: _Node?

  func choose<Content: View>(_ branch: Int8, _ content: Content) {
    choose(branch, content) {
      Content._make($0, under: $1, in: $2)
    } update: {
      Content._update($0, to: $1)
    }
  }

  /// Chooses a branch of any kind: of views, or of what else can be in a builder.
  @inline(__always)
  func choose<Content>(
    _ branch: Int8, _ content: Content, make: (Content, _Node, _Context) -> _Node,
    update: (_Node, Content) -> Void
  ) {
    if let child = child(of: branch, Content.self) { return update(child, content) }
    let examined = runtime.isTracing ? runtime.viewExaminer?.branch(child) : nil
    // The new child is made first, so that its onAppear precedes the old child's onDisappear (E10),
    // unless the old child leaves at once (E11).
    let hasDeparted = mayMakeAgain
    if child?.leavesAtOnce == true { child?.detach() }
    replace(
      by: hasDeparted
        ? makeAgain(in: branch) { make(content, self, context) } : make(content, self, context))
    if let examined { runtime.viewExaminer?.judgeBranch(examined, child, in: self) }
  }

  /// Returns the existing child if it belongs to a branch, or records the new branch.
  private func child(of branch: Int8, _ type: Any.Type) -> _Node? {
    if branch == self.branch, type == self.type { return child }
    if let child, context.mayAnimate { keepState(of: child, in: self.branch) }
    // An empty place has nothing to replace.
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
    if let child, context.mayAnimate { keepState(of: child, in: branch) }
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
