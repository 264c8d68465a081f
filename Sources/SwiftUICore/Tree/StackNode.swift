import BanyanGraph
import BanyanHost

/// An element that only holds others, and whose properties follow from its own value.
///
/// What is inside is most of such a view. Its node keeps no copy of it, as that of another element
/// does: the nodes of what is inside compare their own values.
@MainActor
protocol StackView: ElementView {
  var ownProperties: [Property] { get }
}

extension StackView {
  static var readsObjects: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] { ownProperties }

  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    let node = StackNode(kind, view.ownProperties, under: parent, in: context)
    node.content = view.makeContent(under: node, in: context)
    return node
  }

  public static func _update(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.update(to: view.ownProperties)
    view.updateContent(of: node.content!)
  }
}

/// The node of a view that only holds others.
final class StackNode: ElementNode {
  @exclusivity(unchecked) private var current: [Property]
  @exclusivity(unchecked) fileprivate(set) var content: _Node?

  init(
    _ kind: ElementKind, _ properties: [Property], under parent: _Node, in context: _Context
  ) {
    current = properties
    super.init(kind, under: parent, in: context)
  }

  override var properties: [Property] { current }

  fileprivate func update(to properties: [Property]) {
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
