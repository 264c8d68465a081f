import BanyanGraph

/// Something that makes another view of a view.
///
/// ```swift
/// struct Highlighted: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(Color.yellow)
///   }
/// }
/// ```
///
/// A modifier may declare dynamic properties, with the same rules as a view (N06). See Apple's
/// documentation of `ViewModifier`.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View

  /// Makes a view of the content.
  @ViewBuilder
  func body(content: Content) -> Body

  /// The view that is modified, in the modifier's body.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of a view with this modifier. Not for use outside the framework.
  static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node

  /// Gives a node another value. Not for use outside the framework.
  static func _update<Modified: View>(_ node: _Node, to view: ModifiedContent<Modified, Self>)
}

extension ViewModifier where Body == Never {
  /// A modifier of the framework's own has no body.
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

extension ViewModifier {
  public static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ModifierNode(view, under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update<Modified: View>(
    _ node: _Node, to view: ModifiedContent<Modified, Self>
  ) {
    unsafeDowncast(node, to: ModifierNode<Modified, Self>.self).update(to: view)
  }

  /// A modifier that applies this one and then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A value with a modifier applied to it.
@frozen
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Creates a value from content and a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _make(
    _ view: ModifiedContent, under parent: _Node, in context: _Context
  ) -> _Node {
    Modifier._make(view, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: ModifiedContent) {
    Modifier._update(node, to: view)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    Modifier._make(unfolded(view), under: parent, in: context)
  }

  public static func _update<Modified: View>(
    _ node: _Node, to view: ModifiedContent<Modified, Self>
  ) {
    Modifier._update(node, to: unfolded(view))
  }

  private static func unfolded<Modified: View>(
    _ view: ModifiedContent<Modified, Self>
  ) -> ModifiedContent<ModifiedContent<Modified, Content>, Modifier> {
    ModifiedContent<ModifiedContent<Modified, Content>, Modifier>(
      content: ModifiedContent<Modified, Content>(
        content: view.content, modifier: view.modifier.content),
      modifier: view.modifier.modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to, as the modifier's body sees it.
///
/// It stands for the content wherever the body puts it, and is given new values of the content
/// without the body running again.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  /// The node that has the content. It outlives its body.
  unowned(unsafe) let source: ContentSource

  @MainActor public static func _make(
    _ view: _ViewModifier_Content, under parent: _Node, in context: _Context
  ) -> _Node {
    PlaceholderNode(view.source, under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: _ViewModifier_Content) {}
}

/// A node that has content for the placeholders in its body.
class ContentSource: DynamicNode {
  fileprivate final var placeholders: [PlaceholderNode] = []

  fileprivate func makeContent(under parent: _Node, in context: _Context) -> _Node {
    fatalError("a content source makes its content")
  }
}

private final class PlaceholderNode: _Node {
  private unowned(unsafe) let source: ContentSource
  private(set) var child: _Node!

  init(_ source: ContentSource, under parent: _Node, in context: _Context) {
    self.source = source
    super.init(under: parent, in: context)
    child = source.makeContent(under: self, in: context)
    source.placeholders.append(self)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func detach() {
    source.placeholders.removeAll { $0 === self }
    super.detach()
  }
}

/// The node of a view with a modifier that has a body.
private final class ModifierNode<Content: View, Modifier: ViewModifier>: ContentSource {
  private var view: ModifiedContent<Content, Modifier>
  private let comparison: Comparison

  init(
    _ view: ModifiedContent<Content, Modifier>, under parent: _Node, in context: _Context
  ) {
    self.view = view
    comparison = Comparison.of(Modifier.self)
    super.init(DynamicFields.of(Modifier.self), under: parent, in: context)
  }

  override func makeContent(under parent: _Node, in context: _Context) -> _Node {
    Content._make(view.content, under: parent, in: context)
  }

  func update(to newView: ModifiedContent<Content, Modifier>) {
    view.content = newView.content
    let isUnchanged = withUnsafePointer(to: view.modifier) { old in
      withUnsafePointer(to: newView.modifier) { new in
        if comparison.isUnchanged(at: old, new) { return true }
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
