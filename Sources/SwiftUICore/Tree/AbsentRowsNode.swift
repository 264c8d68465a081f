import BanyanGraph
import BanyanHost

/// Rows of which only some are there.
@MainActor
protocol LazyRows: _Node {
  func show(_ wanted: Range<Int>)
  /// What is missing at a place, the row that is kept included.
  func absentRows(_ place: AbsentRowsNode.Place) -> AbsentRows
  /// What an element stands for at a place.
  func absentPositions(_ place: AbsentRowsNode.Place) -> Range<Int>
  func absentTags(_ place: AbsentRowsNode.Place) -> [Tag]
}

/// The element that stands for the rows that are missing before or after those that are there.
final class AbsentRowsNode: ElementNode {
  private unowned(unsafe) let list: any LazyRows
  let place: Place
  private var current = AbsentRows(count: 0, present: 0)

  enum Place {
    case before, after, beyond
  }

  init(_ place: Place, of list: any LazyRows) {
    self.list = list
    self.place = place
    super.init(.absentRows, under: list, in: list.context)
    window.register(self)
  }

  override var properties: [Property] {
    place == .before
      ? [.absentRows(current), .decorationPlacement(.before)] : [.absentRows(current)]
  }

  /// Whether rows are missing at the place, if only one that is kept.
  var hasRows: Bool { current.count > 0 }

  override func update() {
    let old = properties
    current = list.absentRows(place)
    if current.count == 0 { leaveHost() }
    commitProperties(from: old)
  }

  /// What the rows are called in a selection.
  var tags: [Tag] { list.absentTags(place) }

  /// The position of the first of the rows.
  var start: Int { list.absentPositions(place).lowerBound }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .wantRows(let range) = payload else { return false }
    list.show(range.lowerBound..<min(range.upperBound, range.lowerBound + AbsentRows.most))
    return true
  }
}

extension _Node {
  /// Whether rows directly in here are made only when they are wanted.
  var isInLazyContainer: Bool {
    var node: _Node? = self
    while let current = node {
      // Rows in rows of one container come and go with them; a container looks at all its subviews.
      if current is any LazyRows || current is SubviewSource { return false }
      if let element = current as? ElementNode, !(element is BoxElementNode) {
        return element.isLazyContainer
      }
      node = current.parent
    }
    return false
  }
}

extension ElementNode {
  /// Whether the element makes rows only when they are wanted, as a section of such an element does.
  fileprivate var isLazyContainer: Bool {
    switch kind {
    case .lazyVerticalStack, .lazyHorizontalStack, .lazyVerticalGrid, .lazyHorizontalGrid: true
    case .list: true
    case .stackSection, .section: container?.isLazyContainer == true
    default: false
    }
  }
}
