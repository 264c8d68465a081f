import BanyanGraph
import BanyanHost
import Foundation

extension View {
  /// Sets a preference value made from an anchor in this view. It replaces the value of this view's
  /// content, as `preference(key:value:)` does.
  ///
  /// With several views, such as those of a group, the anchor is that of the first.
  /// - Parameters:
  ///   - value: the source of the anchor.
  ///   - transform: makes the preference's value from the anchor.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<K, A>(source: value) { place, value in value = transform(place) })
  }

  /// Changes the preference value of this view's content using an anchor in this view, starting from
  /// the default if the content sets none.
  /// - Parameters:
  ///   - value: the source of the anchor.
  ///   - transform: changes the preference's value.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<K, A>(source: value, transformsContent: true) { place, value in
        transform(&value, place)
      })
  }
}

/// A modifier that sets a preference made from an anchor.
public nonisolated struct _AnchorPreferenceModifier<Key: PreferenceKey, Place>: WrappingModifier {
  public typealias Body = Never

  let source: Anchor<Place>.Source
  /// True if the content's value is the starting point.
  let transformsContent: Bool
  let transform: (Anchor<Place>, inout Key.Value) -> Void

  nonisolated init(
    source: Anchor<Place>.Source, transformsContent: Bool = false,
    transform: @escaping (Anchor<Place>, inout Key.Value) -> Void
  ) {
    self.source = source
    self.transformsContent = transformsContent
    self.transform = transform
  }

  @MainActor func preferenceValue(_ content: _Node, at place: MeasuredPlace) -> Key.Value {
    var accumulator = PreferenceAccumulator<Key>()
    if transformsContent { content.collectPreference(Key.self, into: &accumulator) }
    var value = accumulator.value ?? Key.defaultValue
    transform(Anchor(source, in: place), &value)
    return value
  }

  @MainActor func makeWrapper(
    under parent: _Node, in context: _Context
  ) -> AnchorPreferenceNode<Key, Place> {
    AnchorPreferenceNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: AnchorPreferenceNode<Key, Place>) { wrapper.update(to: self) }
}

/// The boxes of a view that provides an anchor. The first one counts.
final class AnchorPreferenceNode<Key: PreferenceKey, Place>: BoxNode, PreferenceWriter {
  private var modifier: _AnchorPreferenceModifier<Key, Place>
  // It exists before the boxes do: the value is collected while a view around is made.
  private lazy var place = MeasuredPlace(at: self)

  init(
    _ modifier: _AnchorPreferenceModifier<Key, Place>, under parent: _Node, in context: _Context
  ) {
    self.modifier = modifier
    super.init([], under: parent, in: context)
    announcePreference(preferenceKey)
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  func update(to newModifier: _AnchorPreferenceModifier<Key, Place>) {
    let comparison = Comparison.of(_AnchorPreferenceModifier<Key, Place>.self)
    let isUnchanged = comparison.isUnchanged(modifier, newModifier)
    modifier = newModifier
    if !isUnchanged { preferenceDidChange(preferenceKey) }
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    if place.element?.isDetached == false {
      return MeasuredBoxNode(around: element, of: self, place: MeasuredPlace(at: self)) { _ in }
    }
    return MeasuredBoxNode(around: element, of: self, place: place) { _ in }
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    guard K.self == Key.self else {
      return super.collectPreference(key, into: &accumulator)
    }
    accumulator.add(modifier.preferenceValue(content, at: place) as! K.Value)
  }

  override func detach() {
    preferenceDidChange(preferenceKey)
    super.detach()
  }
}
