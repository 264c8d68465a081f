extension LayoutTree {
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
    let thickness = 1 / settings.stepsPerPoint
    let axis: LayoutAxis = orientation(around: id) == .horizontal ? .horizontal : .vertical
    return LayoutSize(axis, thickness, across: proposal[axis.other] ?? 10)
  }
}

/// A leaf's rule given by a function.
package final class SizeFunction: SizeRule {
  private let function: (LayoutProposal) -> LayoutSize

  package init(_ function: @escaping (LayoutProposal) -> LayoutSize) {
    self.function = function
  }

  package func size(for proposal: LayoutProposal) -> LayoutSize { function(proposal) }
}

extension LayoutRule {
  /// A square with the shorter side (LB14).
  package static var circle: LayoutRule {
    .sized(
      SizeFunction { proposal in
        let size = proposal.replacingUnspecified()
        let side = min(size.width, size.height)
        return LayoutSize(side, side)
      })
  }
}
