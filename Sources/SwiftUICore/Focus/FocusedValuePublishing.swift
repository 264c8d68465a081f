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

/// A node that publishes something.
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
