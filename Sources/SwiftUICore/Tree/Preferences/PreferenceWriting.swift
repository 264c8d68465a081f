import BanyanGraph

extension View {
  /// Sets a preference value for the views around. It replaces the value of this view's content
  /// (K05).
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the preference value of this view's content, starting from the default if the content
  /// sets none (K06).
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}

/// A modifier that sets a preference.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: PreferenceSettingModifier
{
  let value: Key.Value

  @MainActor func preferenceValue(_ content: _Node) -> Key.Value { value }

  @MainActor static func isUnchanged(_ old: Self, _ new: Self) -> Bool {
    Comparison.of(Key.Value.self).isUnchanged(old.value, new.value)
  }
}

/// A modifier that changes a preference.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>:
  PreferenceSettingModifier
{
  let transform: (inout Key.Value) -> Void

  @MainActor func preferenceValue(_ content: _Node) -> Key.Value {
    var accumulator = PreferenceAccumulator<Key>()
    content.collectPreference(Key.self, into: &accumulator)
    var value = accumulator.value ?? Key.defaultValue
    transform(&value)
    return value
  }

  @MainActor static func isUnchanged(_ old: Self, _ new: Self) -> Bool {
    Comparison.of(Self.self).isUnchanged(old, new)
  }
}

/// A modifier that sets a preference regardless of its content.
@MainActor
protocol PreferenceSettingModifier: ViewModifier where Body == Never {
  associatedtype Key: PreferenceKey
  func preferenceValue(_ content: _Node) -> Key.Value
  static func isUnchanged(_ old: Self, _ new: Self) -> Bool
}

extension PreferenceSettingModifier {
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = PreferenceNode(view.modifier, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    node.announcePreference(node.preferenceKey)
    return node
  }

  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: PreferenceNode<Self>.self)
    Content._update(node.content, to: view.content)
    node.update(to: view.modifier)
  }
}

private final class PreferenceNode<Modifier: PreferenceSettingModifier>: _Node, PreferenceWriter {
  private var modifier: Modifier
  var content: _Node!

  init(_ modifier: Modifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Modifier.Key.self) }

  func update(to newModifier: Modifier) {
    let isUnchanged = Modifier.isUnchanged(modifier, newModifier)
    modifier = newModifier
    if !isUnchanged { preferenceDidChange(preferenceKey) }
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    guard Key.self == Modifier.Key.self else {
      return super.collectPreference(key, into: &accumulator)
    }
    accumulator.add(modifier.preferenceValue(content) as! Key.Value)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    preferenceDidChange(preferenceKey)
    super.detach()
  }
}
