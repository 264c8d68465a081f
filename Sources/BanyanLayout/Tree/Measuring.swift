extension LayoutTree {
  /// Returns an element's answer to a proposal: a stored one, or a new one.
  package func measure(_ id: LayoutID, _ proposal: LayoutProposal) -> LayoutSize {
    var proposal = proposal
    if self[id].traits.contains(.text) { proposal = textProposal(proposal) }
    if let size = knownAnswer(of: id, to: proposal) { return size }
    guard canMeasure() else {
      // The element that asked must be notified of any change, although no answer could differ.
      self[id].state.insert(.hasForgotten)
      return .zero
    }
    return descend(or: .zero) {
      counts.measurements += 1
      let size = answer(of: id, to: proposal)
      if isExhausted || wasStopped(id) {
        // Parts of it may not have been measured.
        self[id].state.insert(.hasForgotten)
      } else {
        keep(KeptAnswer(proposal: proposal, size: size), of: id)
      }
      return size
    }
  }

  /// Computes a valid answer, rounded to the host's parts of a point.
  func answer(of id: LayoutID, to proposal: LayoutProposal) -> LayoutSize {
    if case .text(let text) = self[id].rule { return size(of: text, for: proposal) }
    return settings.down(Sensible.size(compute(id, proposal)))
  }

  private func knownAnswer(of id: LayoutID, to proposal: LayoutProposal) -> LayoutSize? {
    if settings.keptAnswers == 0 { return nil }
    // Their size is given by the surrounding container, and is not an answer.
    let traits = self[id].traits
    if traits.contains(.absentRows) { return nil }
    // A text that fits on its lines gives the same answer.
    let isText = traits.contains(.text)
    func isAnswered(by known: LayoutProposal, _ size: LayoutSize) -> Bool {
      known == proposal || isText && known == .unspecified && proposal.holds(size)
    }
    if self[id].state.contains(.hasAnswer), isAnswered(by: self[id].proposal, self[id].size) {
      return self[id].size
    }
    return answers.first(in: self[id].answers) { isAnswered(by: $0.proposal, $0.size) }?.size
  }

  /// Stores an answer as the element's own, if there is none, or in addition to it, if the element stores several;
  /// others compute theirs from their content.
  func keep(_ answer: KeptAnswer, of id: LayoutID) {
    if !self[id].state.contains(.hasAnswer) {
      self[id].proposal = answer.proposal
      self[id].size = answer.size
      self[id].state.insert(.hasAnswer)
      return
    }
    let capacity = answerCapacity(of: id)
    if capacity == 0 {
      self[id].state.insert(.hasForgotten)
    } else if answers.keep(answer, in: &elements[Int(id.index)].answers, most: capacity) {
      self[id].state.insert(.hasForgotten)
    }
  }

  private func answerCapacity(of id: LayoutID) -> Int {
    let traits = self[id].traits
    if traits.contains(.container) { return settings.keptAnswers }
    return traits.contains(.text) ? min(settings.keptAnswers, 4) : 0
  }

  private func compute(_ id: LayoutID, _ proposal: LayoutProposal) -> LayoutSize {
    switch self[id].rule {
    case .fill: return proposal.replacingUnspecified()
    case .sized(let rule): return rule.size(for: proposal)
    case .text, .absentRows: return .zero
    case .picture(let picture): return picture.size(for: proposal)
    case .spacer(let minimum): return spacerSize(id, minimum: minimum, proposal)
    case .divider: return dividerSize(id, proposal)
    case .control(let ideal, let greedy):
      return LayoutSize(
        greedy.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
        greedy.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height)
    case .window(let size, _): return size
    case .fitted(let fit): return fittedSize(id, fit)
    case .frame(let width, let height, _):
      if let width = Sensible.fixed(width), let height = Sensible.fixed(height) {
        return LayoutSize(width, height)
      }
      let child = wrappedSize(id, wrappedProposal(id, proposal))
      return LayoutSize(
        Sensible.fixed(width) ?? child.width, Sensible.fixed(height) ?? child.height)
    case .flexibleFrame(let bounds, _):
      let offered = bounds.offer(proposal)
      return bounds.size(for: proposal, offered: offered, content: wrappedSize(id, offered))
    case .padding(let insets), .safeAreaPadding(let insets):
      let insets = Sensible.insets(insets)
      let child = wrappedSize(id, proposal.less(insets))
      return LayoutSize(
        child.width + insets[.horizontal], child.height + insets[.vertical])
    case .listRow(let least, let insets):
      let content = wrappedSize(id, LayoutProposal(proposal.less(insets).width, nil))
      return LayoutSize(
        proposal.width ?? content.width + insets[.horizontal],
        max(least, content.height + insets[.vertical]))
    case .position:
      if let width = proposal.width, let height = proposal.height {
        return LayoutSize(width, height)
      }
      return proposal.replacingUnspecified(by: wrappedSize(id, proposal))
    case .passing, .offset, .matched, .priority, .alignmentGuide, .gridCell, .ignoresSafeArea,
      .listPart, .decorated,
      .aspectRatio, .fixedSize:
      return wrappedSize(id, wrappedProposal(id, proposal))
    case .safeAreaInset(let axis, let side, let spacing, _):
      return safeAreaInset(id, axis, side, spacing, proposal).size
    case .stack(let axis, let spacing, let alignment):
      return stackSize(id, StackRule(axis, spacing, alignment), proposal)
    case .depthStack(let alignment): return depthStack(id, alignment, proposal).size
    case .grid(let horizontal, let vertical, let alignment):
      return grid(id, horizontal, vertical, alignment, proposal).size
    case .gridRow: return stackSize(id, StackRule(.horizontal, nil, .middle), proposal)
    case .lazyStack(let axis, let spacing, _):
      return lazyStack(id, axis, spacing, proposal).size
    case .lazyGrid(let grid): return lazyGrid(id, grid, proposal).size
    case .scrollView(let axes, _):
      let content = stackSize(id, StackRule(scrolling: axes), proposal.unspecified(on: axes))
      return LayoutSize(
        axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
        axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    case .geometryReader: return proposal.replacingUnspecified()
    case .viewThatFits(let axes):
      let chosen = fittingChild(of: id, axes, proposal)
      return chosen.isNone ? .zero : measure(chosen, proposal)
    case .custom(let layout):
      return run(id) { layout.size(for: proposal, LayoutChildren(self, id)) }
    }
  }

  /// Returns a size that fits the content: along an axis on which the content is greedy, the length that the rule
  /// specifies; along others the content is offered the most that it may take.
  private func fittedSize(_ id: LayoutID, _ fit: LayoutFit) -> LayoutSize {
    var size = LayoutSize.zero
    for axis in LayoutAxis.allCases {
      // The width determines the height.
      let across = axis == .vertical ? size.width : nil
      func wanted(_ length: Double?) -> Double {
        wrappedSize(id, LayoutProposal(axis, length, across: across))[axis]
      }
      let length: Double =
        if wanted(.infinity) == .infinity {
          fit.greedy[axis] ?? wanted(nil)
        } else {
          wanted(axis == .horizontal ? fit.most.width : nil)
        }
      size[axis] = max(fit.least[axis], min(length, fit.most[axis]))
    }
    return size
  }

  /// Returns the answer of a wrapper's child.
  func wrappedSize(_ id: LayoutID, _ proposal: LayoutProposal) -> LayoutSize {
    let child = self[id].firstChild
    return child.isNone ? .zero : measure(child, proposal)
  }
}

extension LayoutProposal {
  /// Returns true if a size fits into the proposal.
  func holds(_ size: LayoutSize) -> Bool {
    size.width <= width ?? .infinity && size.height <= height ?? .infinity
  }

  func less(_ insets: LayoutInsets) -> LayoutProposal {
    LayoutProposal(width.map { $0 - insets[.horizontal] }, height.map { $0 - insets[.vertical] })
  }

  func unspecified(on axes: LayoutAxes) -> LayoutProposal {
    LayoutProposal(
      axes.contains(.horizontal) ? nil : width, axes.contains(.vertical) ? nil : height)
  }
}
