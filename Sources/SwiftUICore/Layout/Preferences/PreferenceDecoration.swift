import BanyanGraph
import BanyanHost

/// A view with a decoration made from its preference value.
nonisolated struct PreferenceDecoratedView<Content: View, Key: PreferenceKey, Decoration: View>:
  View
{
  typealias Body = Never

  let content: Content
  let decoration: (Key.Value) -> Decoration
  let placement: DecorationPlacement
  let alignment: Alignment

  nonisolated init(
    content: Content, decoration: @escaping (Key.Value) -> Decoration,
    placement: DecorationPlacement, alignment: Alignment
  ) {
    self.content = content
    self.decoration = decoration
    self.placement = placement
    self.alignment = alignment
  }

  @MainActor static func _make(
    _ view: PreferenceDecoratedView, under parent: _Node, in context: _Context
  ) -> _Node {
    PreferenceDecoratedNode(view, under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: PreferenceDecoratedView) {
    unsafeDowncast(node, to: PreferenceDecoratedNode<Content, Key, Decoration>.self)
      .update(to: view)
  }
}

private final class PreferenceDecoratedNode<
  Content: View, Key: PreferenceKey, Decoration: View
>: _Node, PreferenceCollector {
  private var view: PreferenceDecoratedView<Content, Key, Decoration>
  private var boxes: DecorationNode!
  private var content: _Node!
  private var decoration: Decoration!
  private var value: Key.Value
  private var reads = TrackedReads()
  private var observes = true

  init(
    _ view: PreferenceDecoratedView<Content, Key, Decoration>, under parent: _Node,
    in context: _Context
  ) {
    self.view = view
    value = Key.defaultValue
    super.init(under: parent, in: context)
    boxes = DecorationNode(
      placement: view.placement, alignment: view.alignment, under: self, in: context)
    let inner = _Context(within: context, collector: self)
    boxes.content = Content._make(view.content, under: boxes, in: inner)
    content = boxes.content
    value = collect()
    decoration = evaluateDecoration()
    boxes.decorate { [unowned(unsafe) self] parent in
      Decoration._make(decoration, under: parent, in: context)
    }
  }

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var outer: (any PreferenceCollector)? { context.collector }
  func invalidate() { runtime.enqueueUpward(self) }

  private func collect() -> Key.Value {
    var accumulator = PreferenceAccumulator<Key>()
    content.collectPreference(Key.self, into: &accumulator)
    return accumulator.value ?? Key.defaultValue
  }

  private func evaluateDecoration() -> Decoration {
    track(&reads, observes: &observes) { view.decoration(value) }
  }

  func update(to newView: PreferenceDecoratedView<Content, Key, Decoration>) {
    view = newView
    boxes.set(placement: newView.placement, alignment: newView.alignment)
    Content._update(content, to: newView.content)
    update()
  }

  override func update() {
    isQueued = false
    decoration = evaluateDecoration()
    boxes.updateDecorations { Decoration._update($0, to: decoration) }
  }

  override func updateUpward() {
    let newValue = collect()
    if Comparison.of(Key.Value.self).isUnchanged(value, newValue) { return }
    value = newValue
    guard runtime.isTracing, let trace = runtime.trace else { return runtime.enqueue(self) }
    let number = trace.add(.preference, Metadata.shortName(of: Key.self), of: self)
    trace.during(number) { runtime.invalidate(self, cause: .dependency) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let boxes { body(boxes) }
  }

  override func detach() {
    reads.end()
    super.detach()
  }
}
