/// Elements waiting for an update, in buckets by depth.
struct DirtyElements {
  /// Elements marked between updates, while elements still move.
  var pending: ContiguousArray<LayoutID> = []
  private var buckets: ContiguousArray<ContiguousArray<LayoutID>> = []

  mutating func insert(_ id: LayoutID, depth: Int) {
    while buckets.count <= depth { buckets.append([]) }
    buckets[depth].append(id)
  }

  var depths: Range<Int> { buckets.indices }

  mutating func take(at depth: Int) -> ContiguousArray<LayoutID> {
    let ids = buckets[depth]
    buckets[depth] = []
    return ids
  }
}

/// The frame that an element had before an update.
struct Note {
  var id: LayoutID
  var origin: LayoutPoint
  var size: LayoutSize
}

/// The frame of an element before an update that has changed it.
package struct EarlierFrame: Equatable {
  package var id: LayoutID
  /// Nil for an element that had no place.
  package var frame: LayoutRect?
}

extension LayoutTree {
  /// Returns the frames that have changed since the last call, in the order of the changes, as they were before. Rows of
  /// a long stack are not included if only their position has changed.
  package func takeEarlierFrames() -> ContiguousArray<EarlierFrame> {
    if earlierFrames.isEmpty { return [] }
    defer { earlierFrames = [] }
    return earlierFrames
  }

  /// Lays out the dirty elements.
  ///
  /// First, from the deepest up, each dirty element computes its stored answers again; where all are
  /// unchanged, its parent is left alone. Then, from the top down, children are placed again in the
  /// elements whose content has changed.
  /// - Returns: the elements whose size or position in their parent has changed. Rows of a long stack
  ///   that only follow those before them are not included.
  @discardableResult
  package func update() -> [LayoutID] {
    budget.begin(at: counts.measurements)
    isExhausted = false
    if !customSpacings.isEmpty { customSpacings.removeAll(keepingCapacity: true) }
    let pending = dirty.pending
    dirty.pending = []
    for id in pending where self[id].state.contains(.isDirty) {
      dirty.insert(id, depth: depth(of: id))
    }
    for depth in dirty.depths.reversed() {
      for id in dirty.take(at: depth) { settle(id, depth) }
    }
    for depth in unplaced.depths {
      for id in unplaced.take(at: depth) where self[id].state.contains(.needsPlacing) {
        level = depth - 1
        if !self[id].state.contains(.hasAnswer) { _ = measure(id, self[id].proposal) }
        place(id, self[id].proposal, self[id].size)
      }
    }
    placeSafeAreaFollowers()
    recentLongStack = nil
    level = -1
    return takeChanges()
  }

  // MARK: Marking

  /// Marks an element whose rule or children have changed.
  func markAltered(_ id: LayoutID) {
    guard isKnown(id) else { return }
    self[id].state.insert(.isAltered)
    markDirty(id)
  }

  /// Measures all texts again, because the measurer has new information.
  package func textMeasuresDidChange() {
    for index in elements.indices {
      guard case .text = elements[index].rule else { continue }
      let id = LayoutID(Int32(index))
      if isKnown(id) { markTextChanged(id, hasOtherFont: true) }
    }
  }

  /// Measures elements again that are rounded to pixels, or one pixel thick (LL07).
  package func pixelsPerPointDidChange(to scale: Double) {
    if scale == settings.pixelsPerPoint { return }
    settings.pixelsPerPoint = scale
    for index in elements.indices {
      let id = LayoutID(Int32(index))
      switch elements[index].rule {
      case .text where isKnown(id): markTextChanged(id, hasOtherFont: true)
      case .divider: markAltered(id)
      default: break
      }
    }
  }

  func markTextChanged(_ id: LayoutID, hasOtherFont: Bool) {
    guard isKnown(id) else { return }
    if hasOtherFont { self[id].state.insert(.spacingDiffers) }
    markDirty(id)
  }

  private func markDirty(_ id: LayoutID) {
    if self[id].state.contains(.isDirty) { return }
    self[id].state.insert(.isDirty)
    dirty.pending.append(id)
  }

  /// Records that others depend on the element's rule, rather than on its answers.
  @inline(__always)
  func consult(_ id: LayoutID) {
    if !self[id].state.contains(.isConsulted) { self[id].state.insert(.isConsulted) }
  }

  /// Returns true if the element has been asked for anything. While a tree is built, none has.
  func isKnown(_ id: LayoutID) -> Bool {
    if !self[id].state.isDisjoint(with: [.isPlaced, .hasAnswer, .hasForgotten, .isConsulted]) {
      return true
    }
    if self[id].answers != KeptList.none || self[id].guides != KeptList.none { return true }
    return self[id].traits.contains(.root)
  }

  // MARK: Settling

  /// Computes an element's stored answers again, and marks its parent if any has changed.
  private func settle(_ id: LayoutID, _ depth: Int) {
    let state = self[id].state
    guard state.contains(.isDirty) else { return }
    recentLongStack = nil
    self[id].state.subtract([.isDirty, .isAltered, .spacingDiffers, .hasForgotten])
    if case .custom(let layout) = self[id].rule {
      if !customSpacings.isEmpty { customSpacings[id] = nil }
      run(id) { layout.contentsDidChange(LayoutChildren(self, id)) }
    }
    if self[id].rule.isRoot, !state.contains(.isPlaced) {
      note(id)
      self[id].state.formUnion([.isPlaced, .hasAnswer])
    }
    level = depth
    let streak = self[id].streak
    self[id].streak = 0
    // The grid measures and places the cells of its rows. What a modifier has besides the row, the modifier
    // places.
    if isGridRow(id) {
      if self[id].rule.role == .wrapper, state.contains(.isPlaced) {
        self[id].state.insert(.needsPlacing)
        unplaced.insert(id, depth: depth)
      }
      return notify(self[id].parent, depth - 1, of: id, streak, spacingDiffers: true)
    }
    let role = self[id].rule.role
    var sizesDiffer = state.contains(.hasForgotten)
    if state.contains(.isAltered) {
      forgetLongStack(id)
      if role == .leaf { sizesDiffer = true }
    }
    if state.contains(.isLong), self[id].state.contains(.isLong) {
      settleLongStack(id, spacingDiffers: state.contains(.spacingDiffers))
    }
    var guidesDiffer = false
    if streak >= Self.longestStreak, !self[id].rule.stopsChanges, !self[id].state.contains(.isLong)
    {
      forgetAnswers(id)
      sizesDiffer = true
    } else {
      if settleSizes(id) { sizesDiffer = true }
      guidesDiffer = settleGuides(id, state, role) || (role == .wrapper && sizesDiffer)
    }
    if self[id].state.contains(.isPlaced) {
      self[id].state.insert(.needsPlacing)
      unplaced.insert(id, depth: depth)
    }
    let spacingDiffers = !state.isDisjoint(with: [.isAltered, .spacingDiffers])
    guard sizesDiffer || guidesDiffer || spacingDiffers, !self[id].parent.isNone else { return }
    let more: UInt8 = role == .container && streak < .max ? 1 : 0
    notify(self[id].parent, depth - 1, of: id, streak + more, spacingDiffers: spacingDiffers)
  }

  /// The number of nested containers that compute their answers again before those around them
  /// discard theirs. Each measures its content with new lengths, all the way down, so that many of
  /// them took time proportional to the square of their number; from the top down they are measured
  /// once.
  private static let longestStreak: UInt8 = 4

  private func forgetAnswers(_ id: LayoutID) {
    if self[id].state.contains(.isPlaced) { note(id) }
    answers.release(&self[id].answers)
    guides.release(&self[id].guides)
    self[id].state.remove(.hasAnswer)
  }

  private func notify(
    _ parent: LayoutID, _ depth: Int, of child: LayoutID, _ streak: UInt8, spacingDiffers: Bool
  ) {
    self[parent].streak = max(self[parent].streak, streak)
    if self[parent].state.contains(.isLong), !self[child].state.contains(.isChangedRow) {
      self[child].state.insert(.isChangedRow)
      longStacks[parent]?.changed.append(child)
    }
    if spacingDiffers { self[parent].state.insert(.spacingDiffers) }
    guard isKnown(parent), !self[parent].state.contains(.isDirty) else { return }
    self[parent].state.insert(.isDirty)
    dirty.insert(parent, depth: depth)
  }

  /// - Returns: true if an answer has changed.
  private func settleSizes(_ id: LayoutID) -> Bool {
    let old = answers.take(&self[id].answers)
    var differ = false
    if self[id].state.contains(.hasAnswer) {
      let (proposal, size) = (self[id].proposal, self[id].size)
      counts.measurements += 1
      let new = answer(of: id, to: proposal)
      if new != size {
        differ = true
        if self[id].state.contains(.isPlaced) { note(id) }
        self[id].size = new
      }
    }
    // A long stack has sums for the proposal that it is placed with. Others would measure all rows.
    if self[id].state.contains(.isLong) { return differ || !old.isEmpty }
    // Measured from outside.
    level -= 1
    defer { level += 1 }
    for answer in old.reversed() {
      // Elements that depend on the other answers are updated for this one.
      if differ { break }
      differ = measure(id, answer.proposal) != answer.size
    }
    return differ
  }

  /// - Returns: true if a requested guide has changed.
  private func settleGuides(
    _ id: LayoutID, _ state: State, _ role: LayoutRule.Role
  ) -> Bool {
    switch role {
    case .leaf, .wrapper: return !state.isDisjoint(with: [.hasProvidedGuide, .isAltered])
    case .container:
      var differ = false
      level -= 1
      defer { level += 1 }
      for guide in guides.take(&self[id].guides).reversed() {
        let size = measure(id, guide.proposal)
        if explicitGuide(guide.key, of: id, guide.proposal, size) != guide.value { differ = true }
      }
      return differ
    }
  }

  /// Stores an element's frame before it changes.
  func note(_ id: LayoutID) {
    if self[id].state.contains(.isNoted) { return }
    self[id].state.insert(.isNoted)
    if self[id].state.contains(.isPlaced) {
      notes.append(Note(id: id, origin: self[id].origin, size: self[id].size))
    } else {
      newcomers.append(id)
    }
  }

  private func takeChanges() -> [LayoutID] {
    var changed: [LayoutID] = []
    for note in notes {
      self[note.id].state.remove(.isNoted)
      let element = self[note.id]
      if !element.state.contains(.isPlaced) { continue }
      if element.size != note.size || element.origin != note.origin {
        changed.append(note.id)
        if keepsEarlierFrames {
          earlierFrames.append(
            EarlierFrame(id: note.id, frame: LayoutRect(note.origin, note.size)))
        }
        if element.origin != note.origin { noteMoved(note.id) } else { noteResized(note.id) }
      }
    }
    for id in newcomers {
      self[id].state.remove(.isNoted)
      if self[id].state.contains(.isPlaced) {
        changed.append(id)
        noteMoved(id)
        if keepsEarlierFrames {
          earlierFrames.append(EarlierFrame(id: id, frame: reorderedFrames[id]))
        }
      }
    }
    if !reorderedFrames.isEmpty { reorderedFrames = [:] }
    notes.removeAll(keepingCapacity: notes.count <= 1_024)
    newcomers.removeAll(keepingCapacity: newcomers.count <= 1_024)
    return changed
  }
}

extension LayoutRule {
  /// True if an element's answers often stay the same, whatever has changed inside it.
  fileprivate var stopsChanges: Bool {
    switch self {
    case .window, .geometryReader, .scrollView: true
    case .frame(let width, let height, _):
      Sensible.fixed(width) != nil && Sensible.fixed(height) != nil
    default: false
    }
  }
}
