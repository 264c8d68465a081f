/// The least and the greatest length of an element along an axis.
struct LengthRange {
  var least, greatest: Double

  /// The flexibility. An infinite length stays infinite, whatever the least length (LC12).
  var flexibility: Double { Sensible.difference(greatest, least) }
}

extension LayoutTree {
  /// Returns an element's answers to zero and to infinity along an axis (LC02).
  ///
  /// Most elements are asked for both. A text need not be broken into lines of one letter to know
  /// that it can have no width, and an element that only adds to its content need not store two more
  /// answers.
  func range(of id: LayoutID, along axis: LayoutAxis, across: Double?) -> LengthRange {
    if settings.keptAnswers == 0 { return askedRange(of: id, along: axis, across: across) }
    switch self[id].rule {
    case .text where axis == .horizontal:
      let ideal = measure(id, .unspecified)
      if let across, across < ideal.height { break }
      return LengthRange(least: 0, greatest: ideal.width)
    case .fill:
      self[id].state.insert(.hasForgotten)
      return LengthRange(least: 0, greatest: .infinity)
    case .spacer(let minimum):
      self[id].state.insert(.hasForgotten)
      if let own = orientation(around: id), own != axis {
        return LengthRange(least: 0, greatest: 0)
      }
      let least = Sensible.length(Sensible.fixed(minimum) ?? settings.spacing)
      return LengthRange(least: settings.down(least), greatest: .infinity)
    case .control(let ideal, let greedy):
      self[id].state.insert(.hasForgotten)
      if greedy.contains(axis) { return LengthRange(least: 0, greatest: .infinity) }
      let length = settings.down(Sensible.length(ideal[axis]))
      return LengthRange(least: length, greatest: length)
    case .stack(axis, _, _):
      // A stack's only child gets all of its length.
      let child = self[id].firstChild
      guard !child.isNone, self[child].next.isNone else { break }
      self[id].state.insert(.hasForgotten)
      let inner = innerRange(of: id, along: axis, across: across)
      return LengthRange(
        least: settings.down(Sensible.length(inner.least)),
        greatest: settings.down(Sensible.length(inner.greatest)))
    case .frame(let width, let height, _):
      self[id].state.insert(.hasForgotten)
      if let length = Sensible.fixed(axis == .horizontal ? width : height) {
        return LengthRange(least: settings.down(length), greatest: settings.down(length))
      }
      guard !self[id].firstChild.isNone else { break }
      return innerRange(
        of: id, along: axis,
        across: Sensible.fixed(axis == .horizontal ? height : width) ?? across)
    case .padding(let insets), .safeAreaPadding(let insets):
      let insets = Sensible.insets(insets)
      // With negative insets, the content is offered more than zero.
      guard insets[axis] >= 0, !self[id].firstChild.isNone else { break }
      self[id].state.insert(.hasForgotten)
      let inner = innerRange(
        of: id, along: axis,
        across: LayoutProposal(axis, nil, across: across).less(insets)[axis.other])
      func length(_ content: Double) -> Double {
        settings.down(Sensible.length(content + insets[axis]))
      }
      return LengthRange(least: length(inner.least), greatest: length(inner.greatest))
    case .passing, .offset, .matched, .priority, .alignmentGuide, .gridCell, .ignoresSafeArea,
      .decorated:
      guard !self[id].firstChild.isNone else { break }
      self[id].state.insert(.hasForgotten)
      return innerRange(of: id, along: axis, across: across)
    default: break
    }
    return askedRange(of: id, along: axis, across: across)
  }

  private func innerRange(
    of id: LayoutID, along axis: LayoutAxis, across: Double?
  ) -> LengthRange {
    descend(or: LengthRange(least: 0, greatest: 0)) {
      range(of: self[id].firstChild, along: axis, across: across)
    }
  }

  private func askedRange(
    of id: LayoutID, along axis: LayoutAxis, across: Double?
  ) -> LengthRange {
    LengthRange(
      least: measure(id, LayoutProposal(axis, 0, across: across))[axis],
      greatest: measure(id, LayoutProposal(axis, .infinity, across: across))[axis])
  }
}
