import BanyanGraph
import BanyanHost

/// A container of which only some rows exist.
@MainActor
protocol LazyRows: _Node {
  func show(_ wanted: Range<Int>)
  /// Returns the rows missing at a place, including the kept row.
  func absentRows(_ place: AbsentRowsNode.Place) -> AbsentRows
  /// Returns the positions that an absent-rows element stands for at a place.
  func absentPositions(_ place: AbsentRowsNode.Place) -> Range<Int>
  func absentTags(_ place: AbsentRowsNode.Place) -> [Tag]
}

/// The element that stands for the rows missing before or after those that exist.
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

  /// True if rows are missing at the place, even if the only one is a kept row.
  var hasRows: Bool { current.count > 0 }

  override func update() {
    let old = properties
    current = list.absentRows(place)
    if current.count == 0 { leaveHost() }
    commitProperties(from: old)
  }

  /// The tags of the rows in a selection.
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
  /// True if rows directly in this node are made only when they are wanted.
  var isInLazyContainer: Bool {
    var node: _Node? = self
    while let current = node {
      // Rows within rows of one container come and go with them; a container looks at all its
      // subviews.
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
  /// True if the element makes rows only when they are wanted, as a section of such an element does.
  fileprivate var isLazyContainer: Bool {
    switch kind {
    case .lazyVerticalStack, .lazyHorizontalStack, .lazyVerticalGrid, .lazyHorizontalGrid: true
    case .list: true
    case .stackSection, .section: container?.isLazyContainer == true
    default: false
    }
  }
}
