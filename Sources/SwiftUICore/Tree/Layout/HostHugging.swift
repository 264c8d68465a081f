import BanyanHost
import BanyanLayout

// What is as large as what is in it. A host finds that by itself, so it is not told.

extension WindowLayout {
  /// Whether an element is as long along an axis as a host makes it that goes by what is in it.
  ///
  /// Whatever is not known for certain to come out the same is said not to.
  func hugs(_ element: ElementNode, _ size: LayoutSize, along axis: LayoutAxis) -> Bool {
    guard let last = element.children.last, element.goesByItsContent else { return false }
    // Along a stack each begins where the one before ends, so the last one says where all end.
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

  /// Where an element ends in another; nil for one that the host lays out, or moves to another place: it may be as
  /// long as it likes.
  private func end(
    of child: ElementNode, in element: ElementNode, along axis: LayoutAxis
  ) -> Double? {
    guard let known = places?.known[child.id], known.parent === element,
      places?.owned[child.id] == nil, let size = tree.size(of: main(of: child)),
      let origin = origin(of: child, in: element)
    else { return nil }
    return origin[axis] + size[axis]
  }
}

extension ElementNode {
  /// Whether style sheets give the element no length, so that it is as large as what is placed in it.
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
  /// Whether a box with the property is as large as without it.
  fileprivate var isOfLooks: Bool {
    switch self {
    case .background, .border, .opacity, .clip, .contentShape, .identifier, .pointer, .placement:
      true
    default: false
    }
  }
}
