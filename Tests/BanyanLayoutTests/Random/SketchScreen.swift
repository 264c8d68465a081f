import BanyanLayout

/// A tree made from a sketch, which changes along with it.
final class SketchScreen {
  let tree: LayoutTree
  private(set) var ids: [Int: LayoutID] = [:]
  /// The changes that the tree has reported since this was last emptied.
  var reported: Set<LayoutID> = []

  init(_ sketch: Sketch, _ settings: LayoutSettings) {
    let measurer = HeadlessTextMeasurer(
      scales: [TextStyleNumber(2): 2, TextStyleNumber(3): 1.0 / 3])
    tree = LayoutTree(measurer: measurer, settings: settings)
    _ = make(sketch)
    update()
  }

  func update() { reported.formUnion(tree.update()) }

  private func make(_ sketch: Sketch) -> LayoutID {
    let id = tree.make(sketch.kind.rule)
    ids[sketch.number] = id
    tree.setRightToLeft(sketch.isRightToLeft, of: id)
    for child in sketch.children { tree.insert(make(child), into: id) }
    return id
  }

  /// Applies a change that was made to the sketch.
  func apply(_ change: SketchChange, before: Sketch) {
    switch change {
    case .set(let number, let kind): tree.set(kind.rule, of: ids[number]!)
    case .turn(let number, let isRightToLeft):
      tree.setRightToLeft(isRightToLeft, of: ids[number]!)
    case .insert(let sketch, let parent, let next): put(make(sketch), parent, next)
    case .remove(let number):
      tree.remove(ids[number]!)
      before.find(number)!.forEach { element, _ in ids[element.number] = nil }
    case .move(let number, let parent, let next): put(ids[number]!, parent, next)
    case .changeApart(let number, let kind, let parent):
      tree.removeFromParent(ids[number]!)
      tree.set(kind.rule, of: ids[number]!)
      update()
      put(ids[number]!, parent, nil)
    case .update: update()
    }
  }

  private func put(_ id: LayoutID, _ parent: Int, _ next: Int?) {
    let before = next.flatMap { ids[$0] }.flatMap { tree.parent(of: $0) == ids[parent]! ? $0 : nil }
    tree.insert(id, into: ids[parent]!, before: before)
  }

  /// The visible geometry of an element, to the last bit.
  struct Look: Equatable {
    var frame: LayoutRect?
    var guides: [Double?]
    var safeArea: LayoutInsets?
  }

  static let guides: [GuideKey] = [
    .firstTextBaseline, .lastTextBaseline, .top, GuideKey(own: 0, .horizontal),
  ]

  func look(of number: Int) -> Look {
    let id = ids[number]!
    guard let dimensions = tree.dimensions(of: id) else { return Look(guides: []) }
    return Look(
      frame: tree.frame(of: id), guides: Self.guides.map { dimensions.explicit($0) },
      safeArea: tree.safeAreaInsets(of: id))
  }

  /// The positions of elements in their parents, by which ``LayoutTree/update()`` reports changes.
  func places() -> [Int: LayoutRect] {
    ids.compactMapValues { tree.frameInParent(of: $0) }
  }
}
