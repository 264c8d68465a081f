import BanyanGraph

/// Items for the bars of a page.
///
/// Define your own type to use the same items in several places:
///
/// ```swift
/// struct EditingTools: ToolbarContent {
///   @Binding var isEditing: Bool
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .primaryAction) { Toggle("Edit", isOn: $isEditing) }
///   }
/// }
/// ```
///
/// It may declare dynamic properties, with the same rules as a view's. See Apple's documentation of
/// `ToolbarContent`.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The items that make up this content.
  @ToolbarContentBuilder
  var body: Body { get }

  /// Makes the node of the items. Not for use outside the framework.
  static func _make(_ content: Self, under parent: _Node, in context: _Context) -> _Node

  /// Updates a node with new items. Not for use outside the framework.
  static func _update(_ node: _Node, to content: Self)
}

/// Items that a person can customize. See Apple's documentation of `CustomizableToolbarContent`.
@MainActor
@preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  public static func _make(
    _ content: Self, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ToolbarContentNode(content, under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update(_ node: _Node, to content: Self) {
    unsafeDowncast(node, to: ToolbarContentNode<Self>.self).update(to: content)
  }
}

extension ToolbarContent where Body: _AbsentBody {
  /// The body of built-in items, which have none.
  public var body: Body {
    fatalError("body() should not be called on \(Self.self).")
  }
}

extension Never: ToolbarContent {}

/// The node of items with a body.
private final class ToolbarContentNode<Content: ToolbarContent>: DynamicNode {
  private var content: Content

  init(_ content: Content, under parent: _Node, in context: _Context) {
    self.content = content
    super.init(DynamicFields.of(Content.self), under: parent, in: context)
  }

  func update(to newContent: Content) {
    let isUnchanged = withUnsafePointer(to: content) { old in
      withUnsafePointer(to: newContent) { new in
        if Comparison.of(Content.self).isUnchanged(at: old, new) { return true }
        noteChanges(from: old, to: new)
        return false
      }
    }
    if isUnchanged { return }
    content = newContent
    update()
  }

  override func evaluate() {
    evaluate(content) {
      $0.body
    } make: {
      Content.Body._make($0, under: $1, in: $2)
    } update: {
      Content.Body._update($0, to: $1)
    }
  }
}
