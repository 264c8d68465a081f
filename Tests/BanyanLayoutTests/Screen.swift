import BanyanLayout

/// A tree made of items, with the frames of the named ones.
final class Screen {
  let tree: LayoutTree
  let root: LayoutID
  private(set) var names: [String: LayoutID] = [:]
  private(set) var changes: [LayoutID] = []
  /// The origin for `frame`; nil for the window.
  private var origin: LayoutID?

  /// A window that proposes its size.
  init(
    _ width: Double, _ height: Double, safeArea: LayoutInsets = LayoutInsets(),
    settings: LayoutSettings = LayoutSettings(),
    measurer: any TextMeasurer = HeadlessTextMeasurer(scales: [TextStyleNumber(2): 2]), _ item: Item
  ) {
    tree = LayoutTree(measurer: measurer, settings: settings)
    root = tree.make(.window(size: LayoutSize(width, height), safeArea: safeArea))
    tree.insert(make(item), into: root)
    update()
  }

  /// An element with a given proposal, placed at (0, 0).
  init(
    _ proposal: LayoutProposal, settings: LayoutSettings = LayoutSettings(),
    measurer: any TextMeasurer = HeadlessTextMeasurer(scales: [TextStyleNumber(2): 2]), _ item: Item
  ) {
    tree = LayoutTree(measurer: measurer, settings: settings)
    root = tree.make(.window(size: LayoutSize(0, 0), safeArea: LayoutInsets()))
    let offering = tree.make(.custom(Offering(proposal)))
    tree.insert(offering, into: root)
    let id = make(item)
    tree.insert(id, into: offering)
    names["root"] = id
    origin = id
    update()
  }

  @discardableResult
  func make(_ item: Item) -> LayoutID {
    let id = tree.make(item.rule)
    if let name = item.name { names[name] = id }
    if item.isRightToLeft { tree.setRightToLeft(true, of: id) }
    for child in item.children { tree.insert(make(child), into: id) }
    return id
  }

  @discardableResult
  func update() -> [LayoutID] {
    changes = tree.update()
    return changes
  }

  func id(_ name: String) -> LayoutID { names[name]! }

  /// [x, y, width, height], to a thousandth; nil if the element is not shown.
  func frame(_ name: String) -> [Double]? { frame(id(name)) }

  func frame(_ id: LayoutID) -> [Double]? {
    guard let frame = tree.frame(of: id) else { return nil }
    let zero = origin.flatMap { tree.frame(of: $0)?.origin } ?? .zero
    return [frame.x - zero.x, frame.y - zero.y, frame.width, frame.height].map(thousandths)
  }

  func frames(_ names: String...) -> [[Double]?] { names.map { frame($0) } }

  func set(_ rule: LayoutRule, of name: String) { tree.set(rule, of: id(name)) }
}

func thousandths(_ length: Double) -> Double {
  let rounded = (length * 1000).rounded() / 1000
  return rounded == 0 ? 0 : rounded
}

/// Returns the size of an item for a proposal, to a thousandth.
func answer(
  _ item: Item, _ width: Double?, _ height: Double?, settings: LayoutSettings = LayoutSettings()
) -> [Double] {
  let measurer = HeadlessTextMeasurer(scales: [TextStyleNumber(2): 2])
  let tree = LayoutTree(measurer: measurer, settings: settings)
  func make(_ item: Item) -> LayoutID {
    let id = tree.make(item.rule)
    for child in item.children { tree.insert(make(child), into: id) }
    return id
  }
  let size = tree.measure(make(item), LayoutProposal(width, height))
  return [thousandths(size.width), thousandths(size.height)]
}

/// Returns the frames of named items, with a proposal for the whole.
func frames(
  _ item: Item, _ width: Double?, _ height: Double?, _ names: String...
) -> [[Double]?] {
  let screen = Screen(LayoutProposal(width, height), item)
  return names.map { screen.frame($0) }
}

/// Proposes a fixed size to its child, whatever its own proposal is.
final class Offering: CustomLayout {
  let proposal: LayoutProposal

  init(_ proposal: LayoutProposal) { self.proposal = proposal }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    children.first?.size(for: self.proposal) ?? .zero
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    children.first?.place(at: bounds.origin, for: self.proposal)
  }
}
