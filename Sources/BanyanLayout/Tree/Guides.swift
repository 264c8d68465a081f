/// A view's size and guides, as an app's closure sees them (LH03).
package struct LayoutDimensions {
  unowned let tree: LayoutTree
  package let id: LayoutID
  let proposal: LayoutProposal
  package let size: LayoutSize

  package var width: Double { size.width }
  package var height: Double { size.height }

  package subscript(key: GuideKey) -> Double {
    explicit(key) ?? tree.defaultGuide(key, of: id, proposal, size)
  }

  package func explicit(_ key: GuideKey) -> Double? {
    tree.explicitGuide(key, of: id, proposal, size)
  }
}

extension LayoutTree {
  func guide(_ key: GuideKey, of placement: Placement) -> Double {
    guide(key, of: placement.id, placement.proposal, placement.size)
  }

  /// LH02.
  func guide(
    _ key: GuideKey, of id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize
  ) -> Double {
    explicitGuide(key, of: id, proposal, size) ?? defaultGuide(key, of: id, proposal, size)
  }

  /// LH01.
  func defaultGuide(
    _ key: GuideKey, of id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize
  ) -> Double {
    switch key {
    case .leading, .top: return 0
    case .center: return size.width / 2
    case .middle: return size.height / 2
    case .trailing: return size.width
    case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
    default:
      let dimensions = LayoutDimensions(tree: self, id: id, proposal: proposal, size: size)
      return Sensible.place(settings.ownGuide(key, dimensions))
    }
  }

  /// Returns a guide that the element or its content sets.
  func explicitGuide(
    _ key: GuideKey, of id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize
  ) -> Double? {
    // Nearly all alignments are edges and centers, and few elements have a guide for them.
    if key.isEdgeOrCenter {
      let traits = self[id].traits
      if traits.contains(.leaf) { return nil }
      if traits.contains(.container), !traits.contains(.custom) { return nil }
    }
    return descend(or: nil) { ownGuide(key, of: id, proposal, size) }
  }

  private func ownGuide(
    _ key: GuideKey, of id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize
  ) -> Double? {
    let rule = self[id].rule
    switch rule.role {
    case .leaf:
      guard key.isBaseline else { return nil }
      if case .picture(let picture) = rule, picture.descent != 0 {
        self[id].state.insert(.hasProvidedGuide)
        return size.height - picture.descent
      }
      guard case .text(let text) = rule else { return nil }
      self[id].state.insert(.hasProvidedGuide)
      let lines = fittedLines(of: text, for: textProposal(proposal))
      return key == .firstTextBaseline ? lines.firstBaseline : lines.lastBaseline
    case .wrapper:
      let value = wrappedGuide(key, of: id, rule, proposal, size)
      if value != nil || !key.isEdgeOrCenter { self[id].state.insert(.hasProvidedGuide) }
      return value
    case .container:
      return keptGuide(key, of: id, rule, proposal, size)
    }
  }

  /// LH03, LH04.
  private func wrappedGuide(
    _ key: GuideKey, of id: LayoutID, _ rule: LayoutRule, _ proposal: LayoutProposal,
    _ size: LayoutSize
  ) -> Double? {
    switch rule {
    case .alignmentGuide(key, let compute):
      let child = self[id].firstChild
      if child.isNone { return nil }
      return Sensible.place(
        compute(LayoutDimensions(tree: self, id: child, proposal: proposal, size: size)))
    case .alignmentGuide, .passing, .priority, .gridCell, .offset, .matched, .decorated,
      .ignoresSafeArea:
      let child = self[id].firstChild
      return child.isNone ? nil : explicitGuide(key, of: child, proposal, size)
    default:
      // The child's own guide is checked first: most have none, and then nothing needs to be
      // placed.
      if key.isEdgeOrCenter, !hasGuide(key, in: self[id].firstChild) { return nil }
      guard let child = wrappedPlacement(id, proposal, size),
        let value = explicitGuide(key, of: child.id, child.proposal, child.size)
      else { return nil }
      return value + child.origin[key.axis]
    }
  }

  /// Returns true if a modifier of an element may set one of its edges or centers.
  private func hasGuide(_ key: GuideKey, in id: LayoutID) -> Bool {
    var current = id
    for _ in 0...settings.depthLimit where !current.isNone {
      consult(current)
      if !self[current].traits.contains(.wrapper) { break }
      if case .alignmentGuide(key, _) = self[current].rule { return true }
      current = self[current].firstChild
    }
    return !current.isNone && self[current].traits.contains(.custom)
  }

  private func keptGuide(
    _ key: GuideKey, of id: LayoutID, _ rule: LayoutRule, _ proposal: LayoutProposal,
    _ size: LayoutSize
  ) -> Double? {
    switch rule {
    case .scrollView, .geometryReader, .window, .fitted: return nil
    case .gridRow where isGridRow(id): return nil
    case .custom: break
    default: if key.isEdgeOrCenter { return nil }
    }
    if settings.keptAnswers > 0,
      let known = guides.first(
        in: self[id].guides, where: { $0.key == key && $0.proposal == proposal })
    {
      return known.value
    }
    let value =
      if case .custom(let layout) = rule {
        run(id) {
          layout.explicitGuide(
            key, in: LayoutRect(.zero, size), proposal, LayoutChildren(self, id)
          ).map(Sensible.place)
        }
      } else {
        mergedGuide(key, of: id, proposal, size)
      }
    if isExhausted || wasStopped(id) {
      self[id].state.insert(.hasForgotten)
    } else if settings.keptAnswers > 0 {
      // Two axes of two proposals, and some spare entries.
      let guide = KeptGuide(proposal: proposal, key: key, value: value)
      if guides.keep(guide, in: &elements[Int(id.index)].guides, most: 8) {
        self[id].state.insert(.hasForgotten)
      }
    }
    return value
  }

  /// Returns the guide that a container derives from its children's guides (LH05).
  func mergedGuide(
    _ key: GuideKey, of id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize
  ) -> Double? {
    if key.isEdgeOrCenter { return nil }
    var values: [Double] = []
    arrange(id, proposal, size) { child in
      if let value = explicitGuide(key, of: child.id, child.proposal, child.size) {
        values.append(value + child.origin[key.axis] + child.parentOrigin[key.axis])
      }
    }
    switch key {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
  }
}
