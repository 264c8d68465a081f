extension LayoutTree {
  /// The axis of the container that an element stands in directly, or in modifiers of its own, if it
  /// has one (LK06).
  func orientation(around id: LayoutID) -> LayoutAxis? {
    var current = self[id].parent
    while !current.isNone {
      if self[current].rule.role == .container { return self[current].rule.orientation }
      current = self[current].parent
    }
    return nil
  }

  /// LB15.
  func spacerSize(
    _ id: LayoutID, minimum: Double?, _ proposal: LayoutProposal
  ) -> LayoutSize {
    let minimum = Sensible.fixed(minimum) ?? settings.spacing
    guard let axis = orientation(around: id) else {
      let offered = proposal.replacingUnspecified(by: LayoutSize(minimum, minimum))
      return LayoutSize(max(offered.width, minimum), max(offered.height, minimum))
    }
    return LayoutSize(axis, max(proposal[axis] ?? minimum, minimum), across: 0)
  }

  /// LB16.
  func dividerSize(_ id: LayoutID, _ proposal: LayoutProposal) -> LayoutSize {
    let thickness = 1 / settings.pixelsPerPoint
    let axis: LayoutAxis = orientation(around: id) == .horizontal ? .horizontal : .vertical
    return LayoutSize(axis, thickness, across: proposal[axis.other] ?? 10)
  }
}

extension LayoutRule {
  /// The axis along which a container puts its children, if there is one.
  var orientation: LayoutAxis? {
    switch self {
    case .stack(let axis, _, _), .lazyStack(let axis, _, _): axis
    case .scrollView(let axes): axes == .horizontal ? .horizontal : .vertical
    case .custom(let layout): layout.orientation
    default: nil
    }
  }
}

/// A rule of a leaf, as a function.
package final class SizeFunction: SizeRule {
  private let function: (LayoutProposal) -> LayoutSize

  package init(_ function: @escaping (LayoutProposal) -> LayoutSize) {
    self.function = function
  }

  package func size(for proposal: LayoutProposal) -> LayoutSize { function(proposal) }
}

extension LayoutRule {
  /// A square of the smaller side (LB14).
  package static var circle: LayoutRule {
    .sized(
      SizeFunction { proposal in
        let size = proposal.replacingUnspecified()
        let side = min(size.width, size.height)
        return LayoutSize(side, side)
      })
  }
}
