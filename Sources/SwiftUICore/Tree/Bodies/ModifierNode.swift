import BanyanGraph

/// The view that a modifier is applied to, as the modifier's body sees it.
///
/// It stands for the content wherever the body puts it, and receives new values of the content
/// without running the body again.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  /// The node that has the content. It may have left where a preference carries the content elsewhere. Nil where a body runs
  /// only to be looked at.
  let source: ContentSource?

  @MainActor public static func _make(
    _ view: _ViewModifier_Content, under parent: _Node, in context: _Context
  ) -> _Node {
    guard let source = view.source else {
      fatalError("an examined body is not shown")
    }
    return PlaceholderNode(for: 0, of: source, under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: _ViewModifier_Content) {}
}

/// A node that has content for the placeholders in its body.
class ContentSource: DynamicNode {
  fileprivate(set) final var placeholders: [PlaceholderNode] = []

  /// Makes the content of a placeholder.
  func makeContent(of placeholder: PlaceholderNode, in context: _Context) -> _Node {
    fatalError("a content source makes its content")
  }

  func placeholderDidLeave(_ placeholder: PlaceholderNode) {}

  override func detach() {
    super.detach()
    // The views of the body refer to this node, and so may the state of the modifier.
    child = nil
    forgetSlots()
  }
}

/// A node that stands for content in the body of the content's source.
final class PlaceholderNode: _Node {
  private let source: ContentSource
  /// The index of the source's content that the placeholder stands for.
  let part: Int
  private(set) var child: _Node!
  /// The node whose content the placeholder stands for.
  var owner: ContentSource { source }
  /// The type of the content, where the source's type does not determine it.
  var contentType: Any.Type?

  init(
    for part: Int, of source: ContentSource, under parent: _Node, in context: _Context
  ) {
    self.part = part
    self.source = source
    super.init(under: parent, in: context)
    child = source.makeContent(of: self, in: context)
    source.placeholders.append(self)
  }

  /// Updates the content, or makes it anew if its type has changed.
  func update<Content: View>(to content: Content) {
    if contentType == Content.self { return Content._update(child, to: content) }
    let old = child
    child = source.makeContent(of: self, in: context)
    old?.detach()
    elementsDidChange()
  }

  override var placeName: String { "content" }
  // The content belongs to the view that applies the modifier, wherever the modifier's body puts
  // it.
  override var opensPlace: Bool { true }

  override func place(of child: _Node) -> ChildPlace {
    part == 0 ? .inside : .named("\(part)")
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func detach() {
    source.placeholders.removeAll { $0 === self }
    source.placeholderDidLeave(self)
    super.detach()
  }
}

/// The node of a view with a modifier that has a body.
class ModifierNode<Content: View, Modifier: ViewModifier>: ContentSource {
  @exclusivity(unchecked) private(set) final var view: ModifiedContent<Content, Modifier>

  init(
    _ view: ModifiedContent<Content, Modifier>, under parent: _Node, in context: _Context
  ) {
    self.view = view
    super.init(DynamicFields.of(Modifier.self), under: parent, in: context)
  }

  final override func makeContent(
    of placeholder: PlaceholderNode, in context: _Context
  ) -> _Node {
    Content._make(view.content, under: placeholder, in: context)
  }

  final func update(to newView: ModifiedContent<Content, Modifier>) {
    view.content = newView.content
    let isUnchanged = withAddress(ofVariable: &view.modifier) { old in
      withAddress(of: newView.modifier) { new in
        if fields.comparison.isUnchanged(at: old, new) { return true }
        noteChanges(from: old, to: new)
        return false
      }
    }
    if !isUnchanged { view.modifier = newView.modifier }
    let old = placeholders
    if !isUnchanged { update() }
    for placeholder in old where !placeholder.isDetached {
      Content._update(placeholder.child, to: newView.content)
    }
  }

  override func evaluate() {
    let content = _ViewModifier_Content<Modifier>(source: self)
    evaluateView(view.modifier) { $0.body(content: content) }
  }
}
