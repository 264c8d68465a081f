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
  ///   - keyPath: the key path that `@FocusedValue` or `@FocusedBinding` reads. If several views
  ///     around the focus publish for it, the closest applies (O12).
  ///   - value: the value to publish.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isSceneWide: false))
  }

  /// Publishes an optional value while the focus is in this view. Nil hides the value of a
  /// view further out.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isSceneWide: false))
  }

  /// Publishes a value as long as this view exists, wherever the focus is in its window (O12).
  ///
  /// - Parameters:
  ///   - keyPath: the key path that `@FocusedValue` or `@FocusedBinding` reads. Values published by a view around
  ///     the focus take precedence. Of several views that publish for the whole window, the
  ///     last one to appear applies.
  ///   - value: the value to publish.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isSceneWide: true))
  }

  /// Publishes an optional value, wherever the focus is in this view's window.
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

  /// Publishes an observable object by its type, for `@FocusedValue`, wherever the focus is in this view's
  /// window.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an observable object by its type, for `@FocusedObject`, while the focus is in this
  /// view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an optional observable object while the focus is in this view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an observable object by its type, for `@FocusedObject`, wherever the focus is in this view's
  /// window.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\.[object: TypeKey<T>()], object)
  }

  /// Publishes an optional observable object, wherever the focus is in this view's
  /// window.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: TypeKey<T>()], object)
  }
}

/// Publishes a value for views that depend on the focus.
public nonisolated struct _FocusedValueModifier<Value>: WrappingModifier {
  public typealias Body = Never

  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isSceneWide: Bool

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> TypedFocusedValueNode<
    Value
  > {
    TypedFocusedValueNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: TypedFocusedValueNode<Value>) { wrapper.update(to: self) }
}

/// A node that publishes a value.
class FocusedValueNode: WrapperNode {
  func publish(into values: inout FocusedValues) {}
}

final class TypedFocusedValueNode<Value>: FocusedValueNode {
  private var modifier: _FocusedValueModifier<Value>

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

  override func detach() {
    if modifier.isSceneWide {
      context.window?.focus.removeScenePublisher(self)
      publishAgain()
    }
    super.detach()
  }
}
