import BanyanGraph

/// A view that a container has found in its content, to be put where the container wants it.
///
/// It stands for one view that is really there: a `ForEach` of three is three subviews, a `Group` is those in it, and
/// modifiers that the view has count before those that the container adds. The view keeps its state wherever
/// it is put, and its environment is that of its container, whatever is around the place where it is put. A
/// subview can be in one place at a time. See Apple's documentation of `Subview`.
public nonisolated struct Subview: Identifiable {
  /// What tells a subview from others for as long as it is there, wherever it moves.
  public struct ID: Hashable, Sendable {
    let element: Int
  }

  let element: ElementNode
  let source: SubviewSource

  func isSame(as other: Subview) -> Bool { element === other.element && source === other.source }

  /// The subview's identity. It stays when subviews change places.
  public var id: ID { ID(element: Int(element.id.rawValue)) }

  /// What the view says to its container. Whoever reads it while its body runs is told of a change.
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

/// The place of a subview in what its container shows. The view's own nodes are below the container's
/// ``SubviewSource``: here is only its element.
final class SubviewNode: _Node {
  private(set) var subview: Subview
  /// Whether the subview is here, and not in a place that has been made since.
  private var isHere = false

  init(_ subview: Subview, under parent: _Node, in context: _Context) {
    self.subview = subview
    super.init(under: parent, in: context)
    context.appearanceScope?.add(self)
    take()
  }

  /// The element that is here.
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

  /// Hears that the subview is elsewhere now.
  func lose() {
    isHere = false
    elementsDidChange()
  }

  override func collectElements(into elements: inout [ElementNode]) {
    if let element { elements.append(element) }
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
