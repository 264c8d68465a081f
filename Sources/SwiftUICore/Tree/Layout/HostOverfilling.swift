import BanyanLayout

// Elements that extend beyond their place on both sides, because a picture fills more than its room.

extension WindowLayout {
  /// Returns true if an element is larger than its room along an axis because a picture in it fills more than
  /// its place.
  func overfills(_ id: LayoutID, along axis: LayoutAxis, more room: Double) -> Bool {
    guard let size = tree.size(of: id), size[axis] > room + 0.01 else { return false }
    func contains(in room: Double) -> Bool {
      tree.children(of: id).contains { overfills($0, along: axis, more: room) }
    }
    switch tree.rule(of: id) {
    case .aspectRatio(_, let fills): return fills
    case .frame(let width, let height, _):
      return (axis == .horizontal ? width : height) == nil && contains(in: room)
    case .padding(let insets): return contains(in: room - insets[axis])
    case .scrollView(let axes): return !axes.contains(LayoutAxes(axis)) && contains(in: room)
    case .decorated:
      return tree.children(of: id).first.map { overfills($0, along: axis, more: room) } ?? false
    case .stack, .depthStack, .passing, .flexibleFrame, .ignoresSafeArea, .offset, .priority,
      .alignmentGuide, .safeAreaInset:
      return contains(in: room)
    default: return false
    }
  }
}
