import BanyanLayout

// Elements that extend beyond their place on both sides, because a drawing is larger than its room.

extension WindowLayout {
  /// Returns true if an element is larger than its room along an axis because of a drawing in it: a picture fills more than
  /// its place, or a picture, a color or a shape has a length of its own. Nobody needs to scroll to all of a drawing, and what
  /// is on it is in its middle.
  func overfills(_ id: LayoutID, along axis: LayoutAxis, more room: Double) -> Bool {
    overfills(id, along: axis, more: room, byItsOwnLength: true)
  }

  /// - Parameter byItsOwnLength: Whether drawings count that have a length of their own.
  private func overfills(
    _ id: LayoutID, along axis: LayoutAxis, more room: Double, byItsOwnLength: Bool
  ) -> Bool {
    guard let size = tree.size(of: id), size[axis] > room + 0.01 else { return false }
    func contains(in room: Double, byItsOwnLength: Bool = byItsOwnLength) -> Bool {
      tree.children(of: id).contains {
        overfills($0, along: axis, more: room, byItsOwnLength: byItsOwnLength)
      }
    }
    switch tree.rule(of: id) {
    case .fill, .sized, .picture: return byItsOwnLength
    case .aspectRatio(_, let fills): return fills
    case .frame(let width, let height, _):
      guard (axis == .horizontal ? width : height) != nil else { return contains(in: room) }
      return byItsOwnLength && tree.children(of: id).allSatisfy(isDrawing)
    case .padding(let insets): return contains(in: room - insets[axis])
    case .scrollView(let axes, _): return !axes.contains(LayoutAxes(axis)) && contains(in: room)
    case .decorated:
      return tree.children(of: id).first.map {
        overfills($0, along: axis, more: room, byItsOwnLength: byItsOwnLength)
      } ?? false
    case .stack(let own, _, _):
      // Elements before or after a drawing would be out of reach.
      return contains(in: room, byItsOwnLength: byItsOwnLength && own != axis)
    case .depthStack, .passing, .flexibleFrame, .ignoresSafeArea, .offset, .priority,
      .alignmentGuide, .safeAreaInset:
      return contains(in: room)
    default: return false
    }
  }

  /// Returns true if there is nothing but a drawing in an element.
  private func isDrawing(_ id: LayoutID) -> Bool {
    switch tree.rule(of: id) {
    case .fill, .sized, .picture: return true
    case .passing, .frame, .flexibleFrame, .aspectRatio, .fixedSize, .ignoresSafeArea:
      return tree.children(of: id).allSatisfy(isDrawing)
    default: return false
    }
  }
}
