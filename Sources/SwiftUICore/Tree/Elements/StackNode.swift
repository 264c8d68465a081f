import BanyanGraph
import BanyanHost

/// The node of a view that only contains others, and whose properties follow from its own value.
///
/// Most of such a view is its content. Unlike other elements, the node keeps no copy of it: the
/// nodes of the content compare their own values. Each stack calls the two functions itself:
/// calling them through a protocol extension takes 1,000 instructions more.
final class StackNode: ElementNode {
  @exclusivity(unchecked) private var current: [Property]
  @exclusivity(unchecked) private var content: _Node?

  static func make<Content: View>(
    _ kind: ElementKind, _ properties: [Property], _ content: Content, under parent: _Node,
    in context: _Context
  ) -> _Node {
    let node = StackNode(kind, properties, under: parent, in: context)
    node.content = Content._make(content, under: node, in: context)
    return node
  }

  static func update<Content: View>(_ node: _Node, to properties: [Property], _ content: Content) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.update(to: properties)
    Content._update(node.content!, to: content)
  }

  private init(
    _ kind: ElementKind, _ properties: [Property], under parent: _Node, in context: _Context
  ) {
    current = properties
    super.init(kind, under: parent, in: context)
  }

  override var properties: [Property] { current }

  private func update(to properties: [Property]) {
    if properties.isEmpty, current.isEmpty { return }
    let old = current
    current = properties
    commitProperties(from: old)
  }

  override func traitsDidChange() {
    (content as? any TraitFollower)?.traitsDidChange()
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

/// A node that depends on the traits of its elements.
@MainActor
protocol TraitFollower: AnyObject {
  func traitsDidChange()
}

/// The node of the rows of a list or section, which depends on their tags.
@MainActor
protocol TagFollower: _Node {
  func tagsDidChange()
}
