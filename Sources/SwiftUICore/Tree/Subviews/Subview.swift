import BanyanGraph

/// A view in a container's content, for the container to place.
///
/// It stands for one resolved view: a `ForEach` over three elements is three subviews, a `Group` is the views in
/// it, and the view's own modifiers apply before those that the container adds. The view keeps its state wherever
/// it is placed, and its environment is that of its container, not of the place. A subview can be in one place
/// at a time. See Apple's documentation of `Subview`.
public nonisolated struct Subview: Identifiable {
  /// The identity of a subview for as long as it exists, wherever it moves.
  public struct ID: Hashable, Sendable {
    let element: Int
  }

  let element: ElementNode
  let source: SubviewSource

  func isSame(as other: Subview) -> Bool { element === other.element && source === other.source }

  /// The subview's identity. It stays the same when subviews change places.
  public var id: ID { ID(element: Int(element.id.rawValue)) }

  /// The values that the view provides to its container. A body that reads them runs again when they change.
  public var containerValues: ContainerValues {
    let (source, element) = (source, element)
    return assumingMainActor { Carried(source.containerValues(of: element)) }.value
  }
}

extension Subview: View {
  public typealias Body = Never

  @MainActor public static func _make(
    _ view: Subview, under parent: _Node, in context: _Context
  ) -> _Node {
    SubviewNode(view, under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: Subview) {
    unsafeDowncast(node, to: SubviewNode.self).update(to: view)
  }
}

/// The place of a subview in a container's views. The subview's own nodes are below the container's
/// ``SubviewSource``; only its element is here.
final class SubviewNode: _Node {
  private(set) var subview: Subview
  /// False once the subview has moved to a newer place.
  private var isHere = false

  init(_ subview: Subview, under parent: _Node, in context: _Context) {
    self.subview = subview
    super.init(under: parent, in: context)
    context.appearanceScope?.add(self)
    take()
  }

  /// The element at this place.
  var element: ElementNode? { isHere && !subview.element.isDetached ? subview.element : nil }

  func update(to newSubview: Subview) {
    if subview.isSame(as: newSubview) { return }
    if isHere { subview.source.release(subview.element, from: self) }
    subview = newSubview
    take()
    elementsDidChange()
  }

  private func take() {
    isHere = true
    subview.source.show(subview.element, at: self)
  }

  /// Gives up the subview, which has moved to another place.
  func lose() {
    isHere = false
    elementsDidChange()
  }

  override var elementRule: ElementRule { .shown }

  override func forEachShown(_ body: (_Node) -> Void) {
    if let element { body(element) }
  }

  override func scrollTarget(_ id: AnyHashable) -> _Node? {
    id.base as? Subview.ID == subview.id ? self : nil
  }

  override func detach() {
    context.appearanceScope?.remove(self)
    super.detach()
    if isHere { subview.source.release(subview.element, from: self) }
  }
}

extension SubviewNode: AppearingContent {
  func scopeDidChange(isShown: Bool) { subview.source.placesDidChange() }
}
