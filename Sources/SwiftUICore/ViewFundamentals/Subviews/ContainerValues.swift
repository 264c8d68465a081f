import BanyanGraph

/// A key for a value that a view says to the container that it stands in.
///
/// Usually `@Entry` makes it, for a property in an extension of ``ContainerValues``. See Apple's
/// documentation of `ContainerValueKey`.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value of a view that says none.
  static var defaultValue: Value { get }
}

/// What a view says of itself to the container that it stands in.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// Text("Rye").containerValue(\.isPinned, true)
/// ```
///
/// A container that is made with ``Group/init(subviews:transform:)`` reads `subview.containerValues.isPinned`, and a
/// ``Layout`` finds the same at each of its subviews. Values do not get past the nearest container (LK10). See
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

  /// The tag that the view has for a selection of a type; nil if it has none of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value(as: type) }

  /// Whether the view has a certain tag.
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
  /// Says a value to the container that this view stands in.
  ///
  /// The value is the nearest container's alone: one that is said in a stack is nothing of a container around
  /// the stack. Where a view says it more than once the outermost counts.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// Says a value to a view's container.
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

/// The node of something that a view says to its container.
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

/// A node that says something to the container of its view.
@MainActor
protocol ContainerValueWriter {
  func write(to values: inout ContainerValues)
}

extension ElementNode {
  /// What this element's view says to a container.
  /// - Parameter source: where the container begins; nil for the element around.
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
  /// Adds what a node says of all that is in it.
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
