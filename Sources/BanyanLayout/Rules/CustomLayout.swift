/// A custom layout of an app. It keeps its own cache.
package protocol CustomLayout: AnyObject {
  /// The name by which mistakes of the layout are reported, if it has one.
  var name: String? { get }

  /// The axis that spacers and dividers inside it follow (LK06).
  var orientation: LayoutAxis? { get }

  /// Called when the layout's own values, its children or anything inside them have changed (LK03).
  func contentsDidChange(_ children: LayoutChildren)

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize

  /// Places the children by calling `place` on them (LK01). A child that is not placed is in
  /// the middle (LK02).
  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal)

  /// Returns the layout's preferred spacing; nil for the largest that any child prefers (LK04).
  func spacing(_ children: LayoutChildren) -> LayoutSpacing?

  /// Returns the position of a guide that the layout sets; nil for none.
  func explicitGuide(
    _ key: GuideKey, in bounds: LayoutRect, _ proposal: LayoutProposal, _ children: LayoutChildren
  ) -> Double?
}

extension CustomLayout {
  package var name: String? { nil }
  package var orientation: LayoutAxis? { nil }
  package func contentsDidChange(_ children: LayoutChildren) {}
  package func spacing(_ children: LayoutChildren) -> LayoutSpacing? { nil }
  package func explicitGuide(
    _ key: GuideKey, in bounds: LayoutRect, _ proposal: LayoutProposal, _ children: LayoutChildren
  ) -> Double? {
    children.mergedGuide(key, for: proposal, bounds.size)
  }
}

/// The children of a custom layout, in order (LK05).
package struct LayoutChildren: RandomAccessCollection {
  unowned let tree: LayoutTree
  private let id: LayoutID
  private let ids: [LayoutID]

  init(_ tree: LayoutTree, _ id: LayoutID) {
    self.tree = tree
    self.id = id
    ids = tree.children(of: id)
  }

  /// Returns the guide that a container derives from its children's (LH05).
  package func mergedGuide(
    _ key: GuideKey, for proposal: LayoutProposal, _ size: LayoutSize
  ) -> Double? {
    tree.mergedGuide(key, of: id, proposal, size)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { ids.count }
  package subscript(index: Int) -> LayoutChild { LayoutChild(tree: tree, id: ids[index]) }
}

/// A child of a custom layout, as the layout sees it.
package struct LayoutChild {
  package unowned let tree: LayoutTree
  /// The element, by which the app's side finds the values set for the view.
  package let id: LayoutID

  package var priority: Double { tree.priority(of: id) }
  package var spacing: LayoutSpacing { tree.spacing(of: id) }
  package var stepsPerPoint: Double { tree.settings.stepsPerPoint }

  package func size(for proposal: LayoutProposal) -> LayoutSize {
    tree.measure(id, proposal)
  }

  package func dimensions(for proposal: LayoutProposal) -> LayoutDimensions {
    LayoutDimensions(
      tree: tree, id: id, proposal: proposal, size: tree.measure(id, proposal))
  }

  /// Places a point of the child; 0 and 1 are its edges. The last call counts.
  package func place(
    at point: LayoutPoint, anchor: LayoutPoint = .zero, for proposal: LayoutProposal
  ) {
    tree.customPlaces[id] = CustomPlace(point: point, anchor: anchor, proposal: proposal)
  }
}

/// The place that a custom layout has given a child.
struct CustomPlace {
  var point, anchor: LayoutPoint
  var proposal: LayoutProposal
}

extension LayoutTree {
  func arrangeCustom(
    _ id: LayoutID, _ layout: any CustomLayout, _ proposal: LayoutProposal, _ size: LayoutSize,
    _ body: (Placement) -> Void
  ) {
    let children = LayoutChildren(self, id)
    // A guide that the layout requests while placing may lead to another custom layout.
    let outer = customPlaces
    customPlaces = [:]
    run(id) { layout.place(children, in: LayoutRect(.zero, size), for: proposal) }
    let places = customPlaces
    customPlaces = outer
    for child in children {
      let place =
        places[child.id]
        ?? CustomPlace(
          point: LayoutPoint(size.width / 2, size.height / 2), anchor: LayoutPoint(0.5, 0.5),
          proposal: proposal)
      let answer = measure(child.id, place.proposal)
      body(
        Placement(
          id: child.id,
          origin: LayoutPoint(
            place.point.x - place.anchor.x * answer.width,
            place.point.y - place.anchor.y * answer.height),
          proposal: place.proposal, size: answer))
    }
  }
}
