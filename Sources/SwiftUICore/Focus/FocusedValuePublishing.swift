import BanyanGraph
import Combine
import Observation

extension View {
  /// Publishes a value while the focus is in this view.
  ///
  /// ```swift
  /// NoteEditor(note: $note)
  ///   .focusedValue(\.note, $note)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: where views find it with `@FocusedValue` or `@FocusedBinding`. If several views
  ///     around the focus publish there, the closest counts (O12).
  ///   - value: published from now on.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isSceneWide: false))
  }

  /// Publishes a value while the focus is in this view, or that there is none: nil hides what a
  /// view further out publishes.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isSceneWide: false))
  }

  /// Publishes a value while this view is there, wherever in its window the focus is (O12).
  ///
  /// - Parameters:
  ///   - keyPath: where views find it with `@FocusedValue` or `@FocusedBinding`. What a view around
  ///     the focus publishes there comes first; of two views that publish for the whole window, the
  ///     one that appeared last counts.
  ///   - value: published from now on.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isSceneWide: true))
  }

  /// Publishes a value, or that there is none, wherever in this view's window the focus is.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isSceneWide: true))
  }

  /// Publishes an observable object by its type, for `@FocusedValue`, while the focus is in this
  /// view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an observable object by its type, for `@FocusedValue`, wherever in this view's
  /// window the focus is.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an observable object by its type, for `@FocusedObject`, while the focus is in this
  /// view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an observable object, or that there is none, while the focus is in this view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an observable object by its type, for `@FocusedObject`, wherever in this view's
  /// window the focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an observable object, or that there is none, wherever in this view's window the
  /// focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: TypeKey<T>()], object)
  }
}

/// Publishes a value for views that depend on the focus.
public nonisolated struct _FocusedValueModifier<Value>: ViewModifier {
  public typealias Body = Never

  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isSceneWide: Bool

  @MainActor public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TypedFocusedValueNode(view.modifier, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: TypedFocusedValueNode<Value>.self)
    node.update(to: view.modifier)
    Content._update(node.content, to: view.content)
  }
}

/// A node that publishes something.
class FocusedValueNode: _Node {
  func publish(into values: inout FocusedValues) {}
}

private final class TypedFocusedValueNode<Value>: FocusedValueNode {
  private var modifier: _FocusedValueModifier<Value>
  var content: _Node!

  init(_ modifier: _FocusedValueModifier<Value>, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
    guard modifier.isSceneWide else { return }
    context.window?.focus.addScenePublisher(self)
    publishAgain()
  }

  func update(to newModifier: _FocusedValueModifier<Value>) {
    let isUnchanged =
      modifier.keyPath == newModifier.keyPath
      && Comparison.of(Value?.self).isUnchanged(modifier.value, newModifier.value)
    modifier = newModifier
    if !isUnchanged { publishAgain() }
  }

  override func publish(into values: inout FocusedValues) {
    values[keyPath: modifier.keyPath] = modifier.value
  }

  private func publishAgain() {
    if let window = context.window { runtime.enqueueUpward(window) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    if modifier.isSceneWide {
      context.window?.focus.removeScenePublisher(self)
      publishAgain()
    }
    super.detach()
  }
}
