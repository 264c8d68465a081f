import BanyanGraph
import Observation

extension View {
  /// Sets an environment value for this view and all views inside.
  ///
  /// Changing it evaluates only the views that read it.
  @inlinable
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to the views inside, by its type; nil hides one from further up.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[observable: TypeKey<T>()], object)
  }

  /// Transforms an environment value for this view and all views inside, starting from its current
  /// value.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// Sets a value for the content.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: EnvironmentWritingModifier {
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable
  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  @MainActor func write(to values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }

  @MainActor static func isUnchanged(
    _ old: _EnvironmentKeyWritingModifier, _ new: _EnvironmentKeyWritingModifier
  ) -> Bool {
    old.keyPath == new.keyPath && Comparison.of(Value.self).isUnchanged(old.value, new.value)
  }
}

/// Transforms a value for the content.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: EnvironmentWritingModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor func write(to values: inout EnvironmentValues) {
    var value = values[keyPath: keyPath]
    transform(&value)
    values[keyPath: keyPath] = value
  }
}

/// A modifier that only writes environment values.
@MainActor
protocol EnvironmentWritingModifier: ViewModifier where Body == Never {
  /// True if the values are styles of controls.
  static var setsStyles: Bool { get }
  func write(to values: inout EnvironmentValues)
  static func isUnchanged(_ old: Self, _ new: Self) -> Bool
}

extension EnvironmentWritingModifier {
  static var setsStyles: Bool { false }
  static func isUnchanged(_ old: Self, _ new: Self) -> Bool { false }

  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    EnvironmentNode(view, under: parent, in: context)
  }

  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    unsafeDowncast(node, to: EnvironmentNode<Content, Self>.self).update(to: view)
  }
}

/// Provides values to the views below. A value that depends on another further up is written again
/// when that one changes.
final class EnvironmentNode<Content: View, Modifier: EnvironmentWritingModifier>: _Node {
  @exclusivity(unchecked) private var modifier: Modifier
  @exclusivity(unchecked) private var content: _Node!
  private let inner: _Context
  @exclusivity(unchecked) private var edges = EdgeList()
  /// The keys of the last write, without duplicates.
  @exclusivity(unchecked) private var written: [ObjectIdentifier] = []
  @exclusivity(unchecked) private var described: DescribedValues = []
  /// The outermost elements inside, for which different values are sent to hosts.
  @exclusivity(unchecked) private var elements: [ElementNode] = []

  init(
    _ view: ModifiedContent<Content, Modifier>, under parent: _Node, in context: _Context
  ) {
    modifier = view.modifier
    inner = _Context(within: context)
    super.init(under: parent, in: context)
    if Modifier.setsStyles { inner.noteStyle() }
    write()
    content = Content._make(view.content, under: self, in: inner)
  }

  func update(to view: ModifiedContent<Content, Modifier>) {
    if !Modifier.isUnchanged(modifier, view.modifier) {
      modifier = view.modifier
      write()
    }
    Content._update(content, to: view.content)
  }

  override func update() { write() }

  private func write() {
    var values = EnvironmentValues(at: context)
    track(edges: &edges) { modifier.write(to: &values) }
    if let only = values.writes, only.older == nil, written.count == 1, written[0] == only.key {
      // The common case: a single value, with the same key as before.
      only.provide(in: inner)
    } else {
      provide(values.writes)
    }
    for element in elements { described.describe(element) }
  }

  private func provide(_ newest: EnvironmentWrite?) {
    // The newest write of a key applies.
    written = []
    var write = newest
    while let current = write {
      if !written.contains(current.key) {
        written.append(current.key)
        current.provide(in: inner)
      }
      write = current.older
    }
    inner.withdrawAll(except: written)
    described = DescribedValues(of: written)
  }

  // The host chooses colors and directions, so it must know where they differ.
  override var elementRule: ElementRule { described.isEmpty ? .children : .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    self.elements = Array(elements[first...])
    for element in self.elements { described.describe(element) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    edges.removeAll()
    super.detach()
  }
}
