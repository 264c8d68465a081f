import BanyanHost
import BanyanLayout

// What is as large as what is in it. A host finds that by itself, so it is not told.

extension WindowLayout {
  /// No more children are asked, so that a change in one of many costs no more than in one of few.
  private static let mostAsked = 64

  /// Whether an element is as long along an axis as a host makes it that goes by what is in it.
  func hugs(_ element: ElementNode, _ size: LayoutSize, along axis: LayoutAxis) -> Bool {
    switch element.kind {
    case .verticalStack, .horizontalStack, .depthStack, .button, .link, .box: break
    default: return false
    }
    // Along a stack the last one says where all end; across it, and in piles, each may.
    let isFlow = flowAxis(of: element) == axis
    if !isFlow, element.children.count > Self.mostAsked { return false }
    var end: Double?
    for child in element.children.suffix(Self.mostAsked).reversed() {
      // What the host lays out by itself, or moves, may be as long as it likes.
      guard let known = places?.known[child.id], known.parent === element else { return false }
      guard let length = tree.size(of: main(of: child))?[axis],
        let place = origin(of: child, in: element)?[axis]
      else { continue }
      end = max(end ?? 0, place + length)
      if isFlow { break }
    }
    return end.map { abs($0 - size[axis]) < 0.001 } ?? false
  }
}
