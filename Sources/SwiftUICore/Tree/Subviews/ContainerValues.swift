import BanyanGraph

/// A key for a value that a view provides to its container.
///
/// `@Entry` usually creates one, for a property in an extension of ``ContainerValues``. See Apple's
/// documentation of `ContainerValueKey`.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value of a view that does not set one.
  static var defaultValue: Value { get }
}

/// The values that a view provides to its container.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// Text("Rye").containerValue(\.isPinned, true)
/// ```
///
/// A container made with ``Group/init(subviews:transform:)`` reads `subview.containerValues.isPinned`, and a
/// ``Layout`` finds the same value on each of its subviews. Values reach only the nearest container (LK10). See
/// Apple's documentation of `ContainerValues`.
public struct ContainerValues {
  private var entries: [ObjectIdentifier: any ContainerValueEntry] = [:]
  var tag: Tag?

  /// The value for a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      (entries[ObjectIdentifier(key)] as? ContainerValueEntryOf<Key.Value>)?.value
        ?? Key.defaultValue
    }
    set { entries[ObjectIdentifier(key)] = ContainerValueEntryOf(value: newValue) }
  }

  /// Returns the view's tag for a selection of a type, or nil if it has no tag of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value(as: type) }

  /// Returns true if the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension ContainerValues: FieldComparable {
  package static func isUnchanged(_ old: ContainerValues, _ new: ContainerValues) -> Bool {
    guard old.tag == new.tag, old.entries.count == new.entries.count else { return false }
    return old.entries.allSatisfy { key, entry in new.entries[key].map(entry.isUnchanged) ?? false }
  }
}

private protocol ContainerValueEntry {
  func isUnchanged(_ other: any ContainerValueEntry) -> Bool
}

private struct ContainerValueEntryOf<Value>: ContainerValueEntry {
  let value: Value

  func isUnchanged(_ other: any ContainerValueEntry) -> Bool {
    guard let other = other as? Self else { return false }
    return Comparison.of(Value.self).isUnchanged(value, other.value)
  }
}

extension View {
  /// Sets a value for the container of this view.
  ///
  /// Only the nearest container sees the value: a value set inside a stack does not reach a container around
  /// the stack. If a view sets a value more than once, the outermost one applies.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// Sets a value for a view's container.
public nonisolated struct _ContainerValueModifier<Value>: WrappingModifier {
  public typealias Body = Never

  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> ContainerValueNode<
    Value
  > {
    ContainerValueNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: ContainerValueNode<Value>) { wrapper.update(to: self) }
}

/// The node of a value that a view provides to its container.
final class ContainerValueNode<Value>: WrapperNode, ContainerValueWriter {
  private var modifier: _ContainerValueModifier<Value>

  init(_ modifier: _ContainerValueModifier<Value>, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
  }

  func update(to newModifier: _ContainerValueModifier<Value>) {
    let isUnchanged =
      modifier.keyPath == newModifier.keyPath
      && Comparison.of(Value.self).isUnchanged(modifier.value, newModifier.value)
    modifier = newModifier
    if !isUnchanged { traitDidChange() }
  }

  func write(to values: inout ContainerValues) {
    values[keyPath: modifier.keyPath] = modifier.value
  }
}

/// A node that provides a value to the container of its view.
@MainActor
protocol ContainerValueWriter {
  func write(to values: inout ContainerValues)
}

extension ElementNode {
  /// Returns the values that this element's view provides to a container.
  /// - Parameter source: the source of the container; nil for the element around.
  func containerValues(within source: SubviewSource? = nil) -> ContainerValues {
    var values = ContainerValues()
    var isOutside = false
    var inner: _Node = self
    forEachScope { node in
      isOutside = isOutside || node === source
      if isOutside { return }
      values.take(node, around: inner)
      inner = node
    }
    return values
  }
}

extension ContainerValues {
  /// Adds the values that a node provides for its content.
  @MainActor mutating func take(_ node: _Node, around inner: _Node) {
    if let writer = node as? any ContainerValueWriter {
      writer.write(to: &self)
    } else if let trait = node as? TraitNode<Tag>, trait.key == TagKey.self {
      tag = trait.value
    } else if tag == nil, let identity = node.identity(of: inner) {
      tag = Tag(identity)
    }
  }
}
