/// A tree of elements, with their sizes for each proposal and their places.
///
/// `insert`, `set` and similar functions only mark elements as dirty; ``update()`` does the work.
/// The elements of a tree are numbers in one array, because ten thousand rows are ten thousand times
/// as many bytes.
package final class LayoutTree {
  package let measurer: any TextMeasurer
  @exclusivity(unchecked) package internal(set) var settings: LayoutSettings
  @exclusivity(unchecked) package internal(set) var counts = Counts()

  @exclusivity(unchecked) var elements: ContiguousArray<Element> = []
  @exclusivity(unchecked) var freeElements: ContiguousArray<LayoutID> = []
  @exclusivity(unchecked) var answers = KeptLists<KeptAnswer>()
  @exclusivity(unchecked) var guides = KeptLists<KeptGuide>()
  @exclusivity(unchecked) var longStacks: [LayoutID: LongStack] = [:]
  /// The sums that were made last, as long as nothing in the tree has changed since.
  @exclusivity(unchecked) var recentLongStack: (id: LayoutID, stack: LongStack)?
  /// Elements that depend on the safe area, which are not notified when they are moved.
  @exclusivity(unchecked) var safeAreaFollowers: Set<LayoutID> = []
  /// The scales that elements draw their contents with, which change no layout.
  @exclusivity(unchecked) var scales: [LayoutID: LayoutScale] = [:]
  @exclusivity(unchecked) var followed = FollowedElements()
  @exclusivity(unchecked) var dirty = DirtyElements()
  @exclusivity(unchecked) var unplaced = DirtyElements()
  @exclusivity(unchecked) var notes: ContiguousArray<Note> = []
  /// True if frames are kept before they change until somebody takes them, because the changes may be animated.
  @exclusivity(unchecked) package var keepsEarlierFrames = false
  @exclusivity(unchecked) var earlierFrames: ContiguousArray<EarlierFrame> = []
  /// The frames of elements that have changed places with their siblings since the last update.
  @exclusivity(unchecked) var reorderedFrames: [LayoutID: LayoutRect] = [:]
  /// Elements that had no place before the update, so there is no frame to compare.
  @exclusivity(unchecked) var newcomers: ContiguousArray<LayoutID> = []
  @exclusivity(unchecked) var shareStorage = ShareStorage()
  /// The places that the running custom layout has given its children.
  @exclusivity(unchecked) var customPlaces: [LayoutID: CustomPlace] = [:]
  /// The spacing that custom layouts have requested in this update.
  @exclusivity(unchecked) var customSpacings: [LayoutID: LayoutSpacing] = [:]
  /// True if nothing more is measured: in an update that has exceeded its limit, or in a layout that has.
  @exclusivity(unchecked) var isExhausted = false
  @exclusivity(unchecked) var budget = MeasurementBudget()
  /// The depth of the element that is being measured or placed; -1 between updates.
  @exclusivity(unchecked) var level = -1
  /// An element that is shown, as found for one of its children; none if anything has lost its place since.
  @exclusivity(unchecked) var shownParent = LayoutID.none
  /// True if an element was too deep to be laid out.
  @exclusivity(unchecked) var hasCutOff = false

  /// The amount of work done, for tests and benchmarks.
  package struct Counts: Equatable, Sendable {
    /// Answers that were computed, rather than found among the stored ones.
    package var measurements = 0
    /// Texts that were broken into lines.
    package var texts = 0
    /// Elements whose children were placed.
    package var placements = 0
    /// Followed elements that were reported, because they may have moved.
    package var followed = 0

    package init(measurements: Int = 0, texts: Int = 0, placements: Int = 0, followed: Int = 0) {
      self.measurements = measurements
      self.texts = texts
      self.placements = placements
      self.followed = followed
    }
  }

  package init(measurer: any TextMeasurer, settings: LayoutSettings = LayoutSettings()) {
    self.measurer = measurer
    self.settings = settings
  }

  package func resetCounts() {
    counts = Counts()
    budget = MeasurementBudget()
  }

  // MARK: Structure

  /// Creates an element without a parent.
  package func make(_ rule: LayoutRule) -> LayoutID {
    let id: LayoutID
    if let free = freeElements.popLast() {
      id = free
      elements[Int(id.index)] = Element(rule: rule)
    } else {
      id = LayoutID(Int32(elements.count))
      elements.append(Element(rule: rule))
    }
    if rule.isRoot { markAltered(id) }
    followSafeArea(id)
    return id
  }

  /// Inserts an element into another, before one of its children or at the end.
  package func insert(_ id: LayoutID, into parent: LayoutID, before next: LayoutID? = nil) {
    if !self[id].parent.isNone {
      noteReordered(id, in: parent)
      removeFromParent(id)
    }
    shownParent = .none
    self[id].parent = parent
    let first = self[parent].firstChild
    if let next, !next.isNone {
      let previous = self[next].previous
      self[id].next = next
      self[id].previous = previous
      self[next].previous = id
      if next == first { self[parent].firstChild = id } else { self[previous].next = id }
    } else if first.isNone {
      self[parent].firstChild = id
      self[id].previous = id
    } else {
      let last = self[first].previous
      self[last].next = id
      self[id].previous = last
      self[first].previous = id
    }
    if self[id].rule.isRoot { markAltered(id) }
    if self[id].state.contains(.holdsFollowed) { markHolding(parent) }
    if hasCutOff { forget(in: id) }
    if isKnown(id) { markOtherContainer(around: id) }
    markReordered(parent)
  }

  /// Removes an element from its parent; it can be inserted elsewhere.
  package func removeFromParent(_ id: LayoutID) {
    let parent = self[id].parent
    if parent.isNone { return }
    let (next, previous) = (self[id].next, self[id].previous)
    if self[parent].firstChild == id {
      self[parent].firstChild = next
    } else {
      self[previous].next = next
    }
    if !next.isNone {
      self[next].previous = previous
    } else if !self[parent].firstChild.isNone {
      self[self[parent].firstChild].previous = previous
    }
    self[id].parent = .none
    self[id].next = .none
    self[id].previous = .none
    unplace(id)
    markReordered(parent)
  }

  private func noteReordered(_ id: LayoutID, in parent: LayoutID) {
    guard keepsEarlierFrames, self[id].parent == parent, self[id].state.contains(.isPlaced) else {
      return
    }
    reorderedFrames[id] = LayoutRect(self[id].origin, self[id].size)
  }

  private func markReordered(_ parent: LayoutID) {
    // The first child has the surrounding axis, the layers have none. It alone may be a row of a grid.
    if self[parent].traits.contains(.decorated) || isKnown(parent) && self[parent].rule.carriesRow {
      markOtherContainer(in: parent)
    }
    markAltered(parent)
  }

  /// Removes an element with all its content.
  package func remove(_ id: LayoutID) {
    removeFromParent(id)
    release(id)
  }

  private func release(_ id: LayoutID) {
    shownParent = .none
    forEachElement(in: id) { id in
      answers.release(&self[id].answers)
      guides.release(&self[id].guides)
      if !longStacks.isEmpty { longStacks[id] = nil }
      if !safeAreaFollowers.isEmpty { safeAreaFollowers.remove(id) }
      if !scales.isEmpty { scales[id] = nil }
      if !reorderedFrames.isEmpty { reorderedFrames[id] = nil }
      if !followed.ids.isEmpty { followed.ids.remove(id) }
      if !customSpacings.isEmpty { customSpacings[id] = nil }
      self[id] = Element(rule: .fill)
      self[id].state = .isFree
      freeElements.append(id)
    }
  }

  /// Sets the rule of an element.
  package func set(_ rule: LayoutRule, of id: LayoutID) {
    if case .text(let new) = rule, case .text(let old) = self[id].rule {
      if new == old { return }
      self[id].rule = rule
      markTextChanged(id, hasOtherFont: measurer.font(of: new) != measurer.font(of: old))
      return
    }
    let old = self[id].rule
    self[id].rule = rule
    if !self[id].firstChild.isNone, !rule.isSameContainer(as: old) { markOtherContainer(in: id) }
    followSafeArea(id)
    markAltered(id)
  }

  package func isRightToLeft(_ id: LayoutID) -> Bool { self[id].state.contains(.isRightToLeft) }

  package func setRightToLeft(_ isRightToLeft: Bool, of id: LayoutID) {
    if isRightToLeft != self[id].state.contains(.isRightToLeft) { noteMoved(id) }
    if isRightToLeft {
      self[id].state.insert(.isRightToLeft)
    } else {
      self[id].state.remove(.isRightToLeft)
    }
  }

  /// Sets the scale with which an element draws its contents.
  /// - Returns: true if it had another.
  package func setScale(_ scale: LayoutScale?, of id: LayoutID) -> Bool {
    if scales.isEmpty && scale == nil || scales[id] == scale { return false }
    scales[id] = scale
    noteMoved(id)
    return true
  }

  /// Returns the scale with which an element draws its contents.
  package func scale(of id: LayoutID) -> LayoutScale? { scales[id] }

  private func followSafeArea(_ id: LayoutID) {
    if case .ignoresSafeArea = self[id].rule {
      safeAreaFollowers.insert(id)
    } else if !safeAreaFollowers.isEmpty {
      safeAreaFollowers.remove(id)
    }
  }

  // MARK: Access

  subscript(id: LayoutID) -> Element {
    @inline(__always) _read { yield elements[Int(id.index)] }
    @inline(__always) _modify { yield &elements[Int(id.index)] }
  }

  package func parent(of id: LayoutID) -> LayoutID? {
    let parent = self[id].parent
    return parent.isNone ? nil : parent
  }

  /// Returns the next sibling of an element.
  package func next(after id: LayoutID) -> LayoutID? {
    let next = self[id].next
    return next.isNone ? nil : next
  }

  /// Returns the previous sibling of an element.
  package func previous(before id: LayoutID) -> LayoutID? {
    let parent = self[id].parent
    return parent.isNone || self[parent].firstChild == id ? nil : self[id].previous
  }

  package func rule(of id: LayoutID) -> LayoutRule { self[id].rule }

  package func hasChildren(_ id: LayoutID) -> Bool { !self[id].firstChild.isNone }

  package func children(of id: LayoutID) -> [LayoutID] {
    var children: [LayoutID] = []
    forEachChild(of: id) { children.append($0) }
    return children
  }

  @inline(__always)
  func forEachChild(of id: LayoutID, _ body: (LayoutID) -> Void) {
    var child = self[id].firstChild
    while !child.isNone {
      let next = self[child].next
      body(child)
      child = next
    }
  }

  /// Calls a function with an element and all its descendants, which it may remove.
  func forEachElement(in id: LayoutID, _ body: (LayoutID) -> Void) {
    var waiting = [id]
    while let next = waiting.popLast() {
      forEachChild(of: next) { waiting.append($0) }
      body(next)
    }
  }

  func depth(of id: LayoutID) -> Int {
    var depth = 0
    var current = self[id].parent
    while !current.isNone {
      depth += 1
      current = self[current].parent
    }
    return depth
  }
}
