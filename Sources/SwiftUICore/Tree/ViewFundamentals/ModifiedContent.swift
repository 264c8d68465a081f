/// A value with a modifier applied to it.
@frozen
public struct ModifiedContent<Content, Modifier> {
  /// The content to modify.
  public var content: Content
  /// The modifier to apply.
  public var modifier: Modifier

  /// Creates a value from content and a modifier.
  // Inlinable, like all functions that make the most frequent modified content: the app's compiler then knows the
  // types, which would otherwise be looked up at run time, with the content copied.
  @inlinable
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
  @inlinable
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Returns a view with a modifier.
func modified(_ view: any View, by modifier: any ViewModifier) -> any View {
  func apply<Content: View, Modifier: ViewModifier>(
    _ content: Content, _ modifier: Modifier
  ) -> any View {
    ModifiedContent(content: content, modifier: modifier)
  }
  return apply(view, modifier)
}
