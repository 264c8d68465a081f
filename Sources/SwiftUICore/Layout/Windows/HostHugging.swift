import BanyanHost
import BanyanLayout

// Elements that are as large as their content. A host finds those sizes itself, so they are not sent.

extension WindowLayout {
  /// Returns the axes along which an element is as long as a host would make it from its content.
  ///
  /// An axis is left out unless both are certain to agree.
  func hugged(_ element: ElementNode, _ size: LayoutSize) -> LayoutAxes {
    guard let last = element.children.last, element.goesByItsContent else { return [] }
    let flow = flowAxis(of: element)
    let isLong = element.children.count > Self.mostAsked
    guard !isLong || flow != nil, let last = end(of: last, in: element) else { return [] }
    var length = last
    if !isLong {
      for child in element.children.dropLast() {
        guard let end = end(of: child, in: element) else { return [] }
        length.width = max(length.width, end.width)
        length.height = max(length.height, end.height)
      }
    }
    // Along a stack each element begins where the previous one ends, so the last one determines the end of all.
    if let flow { length[flow] = last[flow] }
    var hugged: LayoutAxes = []
    if abs(length.width - size.width) < 0.001 { hugged.insert(.horizontal) }
    if abs(length.height - size.height) < 0.001 { hugged.insert(.vertical) }
    return isLong ? hugged.intersection(LayoutAxes(flow ?? .vertical)) : hugged
  }

  /// Returns the end of an element within another; nil for one that the host lays out or moves to another place,
  /// since its length is unknown.
  private func end(of child: ElementNode, in element: ElementNode) -> LayoutSize? {
    guard let places, let record = places.record(of: child),
      places.records[record].parent === element,
      owned(child) == nil, let size = tree.size(of: main(of: child)),
      let origin = origin(of: child, in: element)
    else { return nil }
    return LayoutSize(origin.x + size.width, origin.y + size.height)
  }
}

extension ElementNode {
  /// True if style sheets give the element no length, so that it is as large as the elements placed in it.
  fileprivate var goesByItsContent: Bool {
    switch kind {
    case .verticalStack, .horizontalStack, .depthStack, .button, .link: true
    // Style sheets hide a part of some.
    case .label: hostProperties.allSatisfy { $0.key != .labelStyle }
    // Many boxes have lengths of their own there: those of a frame, a ratio, the edges of the screen.
    case .box: hostProperties.allSatisfy { $0.key.isOfLooks }
    default: false
    }
  }
}

extension PropertyKey {
  /// True if the property leaves the size of a box unchanged.
  fileprivate var isOfLooks: Bool {
    switch self {
    case .background, .border, .opacity, .clip, .contentShape, .identifier, .pointer:
      true
    default: false
    }
  }
}
