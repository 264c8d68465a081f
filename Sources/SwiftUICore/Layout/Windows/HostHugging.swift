import BanyanHost
import BanyanLayout

// Elements that are as large as their content. A host finds those sizes itself, so it is not told.

extension WindowLayout {
  /// Returns true if an element is as long along an axis as a host would make it from its content.
  ///
  /// The result is false unless both are certain to agree.
  func hugs(_ element: ElementNode, _ size: LayoutSize, along axis: LayoutAxis) -> Bool {
    guard let last = element.children.last, element.goesByItsContent else { return false }
    // Along a stack each element begins where the previous one ends, so the last one determines the end of all.
    let isFlow = flowAxis(of: element) == axis
    var end = 0.0
    if element.children.count > Self.mostAsked {
      guard isFlow, let length = self.end(of: last, in: element, along: axis) else { return false }
      end = length
    } else {
      for child in element.children {
        guard let length = self.end(of: child, in: element, along: axis) else { return false }
        end = isFlow ? length : max(end, length)
      }
    }
    return abs(end - size[axis]) < 0.001
  }

  /// Returns the end of an element within another; nil for one that the host lays out or moves to another place,
  /// since its length is unknown.
  private func end(
    of child: ElementNode, in element: ElementNode, along axis: LayoutAxis
  ) -> Double? {
    guard let known = places?[child], known.parent === element,
      places?.owned[child.id] == nil, let size = tree.size(of: main(of: child)),
      let origin = origin(of: child, in: element)
    else { return nil }
    return origin[axis] + size[axis]
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
