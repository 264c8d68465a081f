import Foundation

extension View {
  /// Gives this view an identity. When it changes, the view and its content start over (E06 to E09).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

/// A view with an identity of its own.
nonisolated package struct IDView<Content: View, ID: Hashable>: View {
  package typealias Body = Never

  let content: Content
  package let id: ID

  nonisolated init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  @MainActor
  package static func _make(_ view: IDView, under parent: _Node, in context: _Context) -> _Node {
    IdentityNode(view, under: parent, in: context)
  }

  @MainActor package static func _update(_ node: _Node, to view: IDView) {
    unsafeDowncast(node, to: IdentityNode<Content, ID>.self).update(to: view)
  }
}

/// A node for a view with an explicit identity.
@MainActor
protocol IdentifiedNode {
  var identity: AnyHashable { get }
}

private final class IdentityNode<Content: View, ID: Hashable>: _Node, IdentifiedNode {
  private var id: ID
  private var child: _Node!

  init(_ view: IDView<Content, ID>, under parent: _Node, in context: _Context) {
    id = view.id
    super.init(under: parent, in: context)
    child = Content._make(view.content, under: self, in: context)
  }

  func update(to view: IDView<Content, ID>) {
    if view.id == id { return Content._update(child, to: view.content) }
    recordReplacement(
      "id \(ValueText.summary(of: id)) -> \(ValueText.summary(of: view.id))")
    if runtime.isTracing { recordIdentity(view.id) }
    id = view.id
    let old = child
    if old?.leavesAtOnce == true { old?.detach() }
    child = Content._make(view.content, under: self, in: context)
    if old?.isDetached == false { old?.detach() }
    elementsDidChange()
  }

  /// Tells an examiner about a changed identity.
  @inline(never)
  private func recordIdentity(_ id: ID) {
    runtime.viewExaminer?.judgeIdentity(
      ValueText.summary(of: id), of: self, isUnique: id is UUID, keepsState: child.keepsState)
  }

  var identity: AnyHashable { AnyHashable(id) }

  override func scrollTarget(_ id: AnyHashable) -> _Node? {
    AnyHashable(self.id) == id ? self : super.scrollTarget(id)
  }

  override var placeName: String { "id" }
  override var opensPlace: Bool { true }

  override func place(of child: _Node) -> ChildPlace {
    ValueText.name(of: id).map { .named($0) } ?? .inside
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
