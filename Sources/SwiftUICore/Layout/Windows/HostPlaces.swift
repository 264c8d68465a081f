import BanyanHost
import BanyanLayout

/// The sizes and places of elements that a host receives, as far as they do not follow from others.
///
/// The host lays out some elements itself, with all their content: bars, controls. It reports their
/// sizes, and until then a size is assumed. Some of those contain elements that are laid out here again, such as
/// the content between the bars of a page.
@MainActor
final class HostPlaces {
  /// An element that is laid out here.
  struct Known {
    unowned(unsafe) let element: ElementNode
    unowned(unsafe) var parent: ElementNode
    var placement: Placement?
    /// The position of the mutation that creates the element, as long as it waits in the window's batch.
    var creation: Int32
    /// True while the element is among those whose placement may differ from the one that the host has.
    var isWaiting = false
  }

  /// An element with a size that the host determines.
  struct Sized {
    unowned(unsafe) let element: ElementNode
    var size: LayoutSize
  }

  /// The elements that are laid out here, in no order.
  @exclusivity(unchecked) var records: ContiguousArray<Known> = []
  /// The records that are not in use.
  @exclusivity(unchecked) private var freeRecords: ContiguousArray<Int32> = []
  /// The record of the element that each layout element belongs to, by the layout element's number; negative for none.
  @exclusivity(unchecked) private var owners: ContiguousArray<Int32> = []
  /// Layout elements whose frames may differ from those the host knows.
  @exclusivity(unchecked) var changed: [LayoutID] = []
  /// Elements that the host lays out, and the axes along which they take all available room.
  @exclusivity(unchecked) var owned: [ElementID: LayoutAxes] = [:]
  /// The sizes of elements that the host lays out, or whose content is placed in them.
  @exclusivity(unchecked) var sizes: [ElementID: Sized] = [:]
  /// The sizes, derived from the window's, of presentations that do not fit their content.
  @exclusivity(unchecked) var assumedPresentations: [ElementID: LayoutSize] = [:]
  /// The parts of lists' widths that their rows do not get, such as a scroll bar's.
  @exclusivity(unchecked) var missingWidths: [ElementID: Double] = [:]
  /// The guides that position the lines below rows, and the lines that the host knows.
  @exclusivity(unchecked) var rowLines = HostRowLines()

  /// Returns the position of the record of the element that a layout element belongs to.
  func record(of id: LayoutID) -> Int? {
    let place = Int(id.index)
    guard place >= 0, place < owners.count, owners[place] >= 0 else { return nil }
    return Int(owners[place])
  }

  /// Returns the position of the record of an element, if it is laid out here.
  func record(of element: ElementNode) -> Int? { record(of: element.layoutID) }

  func owner(of id: LayoutID) -> Known? { record(of: id).map { records[$0] } }

  /// Returns what is known of an element, if it is laid out here.
  subscript(element: ElementNode) -> Known? { owner(of: element.layoutID) }

  /// Makes the record of an element that has layout elements now.
  func add(_ known: Known) {
    let record: Int
    if let free = freeRecords.popLast() {
      record = Int(free)
      records[record] = known
    } else {
      record = records.count
      records.append(known)
    }
    setOwner(record, ofLayoutOf: known.element)
  }

  /// Sets the record of an element's layout elements, or none when it is about to lose them.
  func setOwner(_ record: Int?, ofLayoutOf element: ElementNode) {
    setOwner(record, of: element.layoutID)
    guard let parts = element.layoutParts else { return }
    for id in parts.inner { setOwner(record, of: id) }
    for id in parts.after { setOwner(record, of: id) }
  }

  private func setOwner(_ record: Int?, of id: LayoutID) {
    while owners.count <= Int(id.index) { owners.append(-1) }
    owners[Int(id.index)] = record.map(Int32.init) ?? -1
  }

  func forget(_ element: ElementNode) {
    if let record = record(of: element) {
      setOwner(nil, ofLayoutOf: element)
      freeRecords.append(Int32(record))
    }
    if !owned.isEmpty { owned[element.id] = nil }
    if !sizes.isEmpty { sizes[element.id] = nil }
    if !assumedPresentations.isEmpty { assumedPresentations[element.id] = nil }
    if !missingWidths.isEmpty { missingWidths[element.id] = nil }
  }
}

extension WindowLayout {
  /// Returns true if an element is laid out here, and not by the host with its surroundings.
  private func isLaidOutHere(
    _ element: ElementNode, in parent: ElementNode, _ properties: () -> [Property]
  ) -> Bool {
    if element.kind == .presentation { return element.isLaidOutPresentation }
    if element.kind.standsApart { return false }
    if element.kind == .box, properties().areOffscreen { return false }
    if parent === window { return true }
    if element.holdsPlaced(in: parent) { return isInShell(parent) }
    return !parent.layoutID.isNone && places?.owned[parent.id] == nil
  }

  /// Returns true if only pages, tabs and columns are between an element and an enclosing one that is laid out
  /// here.
  private func isInShell(_ element: ElementNode) -> Bool {
    var current = element
    while current.kind.isShell {
      if !current.layoutID.isNone { return true }
      guard let parent = shellParents[current.id] else { return false }
      current = parent
    }
    return false
  }

  /// Returns the rules of an element, including when the host receives places.
  func layout(
    of element: ElementNode, _ properties: [Property], in parent: ElementNode
  ) -> ElementLayout? {
    places == nil
      ? layout(of: element, properties) : hostLayout(of: element, properties, in: parent)
  }

  /// Returns the element around another, as the host has it.
  func hostParent(of element: ElementNode) -> ElementNode {
    places?[element]?.parent ?? window
  }

  /// Records the place of an element before it is inserted.
  /// - Returns: true if it is laid out here.
  func prepareToPlace(
    _ element: ElementNode, in parent: ElementNode, _ properties: () -> [Property]
  ) -> Bool {
    if element.kind.isShell || element.holdsPlaced(in: parent) { shellParents[element.id] = parent }
    guard isLaidOutHere(element, in: parent, properties) else {
      leave(element)
      return false
    }
    noteNext(after: element)
    if let places, let record = places.record(of: element) {
      places.records[record].parent = parent
    }
    // Content that the host laid out before is laid out here from now on.
    if element.layoutID.isNone, !element.children.isEmpty {
      window.runtime.whenSettled { [weak self, weak element] in
        guard let self, let element, !element.isDetached else { return }
        insertAnew(in: element)
        enqueue()
      }
    }
    return true
  }

  func insertAnew(in element: ElementNode) {
    for child in element.children {
      insert(child, into: element, before: nil, child.hostProperties)
    }
  }

  /// Removes the layout of an element and its content, because the host lays them out from now on.
  func leave(_ element: ElementNode) {
    if element.layoutID.isNone { return }
    if let placement = places?[element]?.placement { element.move(from: placement, to: nil) }
    remove(element)
    for child in element.children { leave(child) }
  }

  /// Records that the next sibling may have moved, because an element comes, moves or goes.
  private func noteNext(after element: ElementNode) {
    if element.layoutID.isNone { return }
    if let next = tree.next(after: element.layoutID) { places?.changed.append(next) }
  }

  func forgetPlaces(of element: ElementNode) {
    noteNext(after: element)
    places?.forget(element)
    places?.rowLines.forget(element.id)
    if !shellParents.isEmpty { shellParents[element.id] = nil }
  }

  /// Sends the host an element's assumed size once all changes have settled.
  func enqueueAssumedSize(of element: ElementNode) {
    if element.kind != .presentation, places?.sizes[element.id] != nil {
      unreported.append(element)
    }
  }

  private func hostLayout(
    of element: ElementNode, _ properties: [Property], in parent: ElementNode
  ) -> ElementLayout? {
    if element.holdsPlaced(in: parent) {
      let size =
        places?.sizes[element.id]?.size ?? knownSize(of: element) ?? assumedSize(of: element)
      places?.sizes[element.id] = HostPlaces.Sized(element: element, size: size)
      return ElementLayout(
        .window(size: size, safeArea: LayoutInsets()),
        .stack(.vertical, spacing: nil, alignment: .center))
    }
    if element.kind == .presentation { return presentationLayout(of: element, properties) }
    guard let own = ownSize(of: element, properties) else {
      if places?.owned.isEmpty == false { places?.owned[element.id] = nil }
      if element.kind.isList {
        places?.sizes[element.id] = HostPlaces.Sized(element: element, size: .zero)
      }
      return layout(of: element, properties)
    }
    places?.owned[element.id] = own.greedy
    if isInRow(element, of: parent) {
      // The host gives it a place in its row, and the row its height. Hardly any is higher than a row of text.
      let height = own.greedy.contains(.vertical) ? own.ideal.height : 0
      return surrounded(
        ElementLayout(.control(ideal: LayoutSize(own.ideal.width, height), greedy: .horizontal)),
        of: element, properties)
    }
    var size = own.ideal
    if let known = places?.sizes[element.id]?.size ?? knownSize(of: element) {
      for axis in LayoutAxis.allCases where !own.greedy.contains(axis) { size[axis] = known[axis] }
    }
    places?.sizes[element.id] = HostPlaces.Sized(element: element, size: size)
    return surrounded(
      ElementLayout(.control(ideal: size, greedy: own.greedy)), of: element, properties)
  }

  /// Returns the size that the host reported for an element at this place in an earlier window.
  private func knownSize(of element: ElementNode) -> LayoutSize? {
    guard let known = setup.knownSizes, !known.isEmpty else { return nil }
    return known[sizeKey(of: element)]
  }

  /// Returns the key by which the size of an element is kept for other windows. The key of an element that holds placed ones
  /// includes the window's size.
  private func sizeKey(of element: ElementNode) -> Int {
    var hasher = Hasher()
    hasher.combine(element.viewPath)
    hasher.combine(element.kind)
    if places?.owned[element.id] == nil { hasher.combine(windowSize) }
    return hasher.finalize()
  }

  /// Sends the host the assumed size of an element that it lays out.
  func reportAssumedSize(of element: ElementNode) {
    guard let places, let size = places.sizes[element.id]?.size else {
      return withdrawAssumedSize(of: element)
    }
    if element.kind.isList {
      let size = AssumedSize(width: rowWidth(of: element), height: nil, holdsPlaced: true)
      return describe(element, atOnce: .assumedSize(size))
    }
    if let greedy = places.owned[element.id] {
      if greedy == .both { return }
      describe(
        element,
        atOnce: .assumedSize(
          AssumedSize(
            width: greedy.contains(.horizontal) ? nil : size.width,
            height: greedy.contains(.vertical) ? nil : size.height)))
    } else {
      describe(
        element,
        atOnce: .assumedSize(
          AssumedSize(width: size.width, height: size.height, holdsPlaced: true)))
    }
  }

  /// Returns true if the host determines the size of an element.
  func isSized(_ id: ElementID) -> Bool { places?.sizes[id] != nil }

  /// Takes the size that the host reports for an element that it lays out.
  func takeSize(of id: ElementID, _ rect: Rect) {
    guard let element = places?.sizes[id]?.element else { return }
    barsMayDiffer = true
    let size = LayoutSize(rect.width, rect.height)
    // A hidden element has no size, and is not laid out again for that.
    if size.width <= 0 && size.height <= 0 { return }
    if element.kind.isList { return takeWidth(ofList: element, size.width) }
    places?.sizes[id]?.size = size
    setup.knownSizes?[sizeKey(of: element)] = size
    contributionDidChange(of: element)
  }

  /// Returns the placement to send for an element; nil if it is not shown.
  func placement(of known: HostPlaces.Known) -> Placement? {
    let (element, parent) = (known.element, known.parent)
    if element.kind == .presentation { return placement(ofPresentation: element) }
    guard let size = tree.size(of: main(of: element)),
      var origin = origin(of: element, in: parent)
    else { return nil }
    let flow = flowAxis(of: parent)
    let previous = flow == nil ? nil : shownSibling(before: element)
    let rowWidth = rowWidth(around: element, in: parent)
    let holdsPlaced =
      rowWidth != nil || parent === window || parent.kind == .presentation
      || parent.holdsPlaced(in: shellParents[parent.id] ?? window)
    let isAlone = previous == nil && tree.next(after: element.layoutID) == nil
    let around =
      rowWidth.map { LayoutSize($0, 0) } ?? tree.size(of: start(of: element, in: parent)) ?? .zero
    func fills(_ axis: LayoutAxis) -> Bool {
      // A row is as high as its content.
      if rowWidth != nil, axis == .vertical { return false }
      guard abs(origin[axis]) < 0.01, abs(size[axis] - around[axis]) < 0.01 else { return false }
      if rowWidth != nil, hasMore(inRowOf: element, in: parent) { return false }
      if flow == axis, !isAlone { return false }
      if holdsPlaced { return true }
      guard let places, let outer = places.record(of: parent) else { return false }
      switch axis {
      case .horizontal: return places.records[outer].placement?.width == .all
      case .vertical: return places.records[outer].placement?.height == .all
      }
    }
    let greedy = owned(element)
    var hugged = hugged(element, size)
    // A host need not lay out one of many rows before it is seen, as long as it knows how long the row is.
    if let flow, parent.children.count > Self.mostAsked { hugged.remove(LayoutAxes(flow)) }
    func length(_ axis: LayoutAxis) -> Placement.Length {
      if let greedy, !greedy.contains(axis) { return .own }
      if fills(axis) { return .all }
      return hugged.contains(axis) ? .own : .points(size[axis])
    }
    let (width, height) = (length(.horizontal), length(.vertical))
    if let flow, let previous, let place = self.origin(of: previous, in: parent) {
      origin[flow] -= place[flow] + (tree.size(of: main(of: previous))?[flow] ?? 0)
    }
    var overfilled: Axes = []
    if holdsPlaced {
      for axis in LayoutAxis.allCases where origin[axis] < 0 {
        if axis == .vertical, rowWidth != nil || flow != nil && previous != nil { continue }
        if rowWidth == nil, overfills(element.layoutID, along: axis, more: around[axis]) {
          overfilled.insert(axis == .horizontal ? .horizontal : .vertical)
        } else {
          // Content too large for a page scrolls, so it begins where the user can reach it.
          origin[axis] = 0
        }
      }
    }
    var placement = Placement(
      x: origin.x, y: origin.y, width: width, height: height, lines: lines(of: element, size))
    placement.overfilled = overfilled
    if placement.lines == .any, element.kind == .text, element.isRightToLeft,
      case .points(let points) = width
    {
      placement.width = .points(points + Self.roomForDirections)
    }
    return placement
  }

  /// Room in a text of several lines, in a window that is read from the right. A line may have parts in both directions, of which
  /// a host rounds up each width. Without the room, the last word would go to another line.
  private static let roomForDirections = 1.0 / 16

  /// Returns the position relative to the leading top corner of the parent element, without offsets: the host
  /// applies those itself, so that it can animate them.
  func origin(of element: ElementNode, in parent: ElementNode) -> LayoutPoint? {
    // The host puts the content of a row in the middle of the row.
    if isInRow(element, of: parent) { return .zero }
    return tree.origin(of: main(of: element), in: start(of: element, in: parent))
  }

  /// Returns the axes along which an element that the host lays out takes all available room.
  func owned(_ element: ElementNode) -> LayoutAxes? {
    guard let places, !places.owned.isEmpty else { return nil }
    return places.owned[element.id]
  }

  /// Returns the layout element that an element's place is relative to.
  private func start(of element: ElementNode, in parent: ElementNode) -> LayoutID {
    parent.kind == .scrollView || parent.kind.isHeader ? inner(of: parent) : main(of: parent)
  }

  /// Returns the axis along which the content of an element flows on the page.
  func flowAxis(of element: ElementNode) -> LayoutAxis? {
    switch element.kind {
    case .verticalStack, .lazyVerticalStack, .sectionHeader, .sectionFooter: return .vertical
    case .horizontalStack, .lazyHorizontalStack: return .horizontal
    case .scrollView:
      let axes = element.hostProperties.lazy.compactMap { property -> LayoutAxes? in
        if case .axes(let axes) = property { LayoutAxes(axes) } else { nil }
      }.first
      return axes == .horizontal ? .horizontal : .vertical
    case .stackSection:
      if case .lazyStack(let axis, _, _) = tree.rule(of: inner(of: element)) { return axis }
      if case .stack(let axis, _, _) = tree.rule(of: inner(of: element)) { return axis }
      return .vertical
    default: return nil
    }
  }

  private func shownSibling(before element: ElementNode) -> ElementNode? {
    var current = element.layoutID
    while let id = tree.previous(before: current) {
      if let places, let record = places.record(of: id) {
        let sibling = places.records[record].element
        if tree.size(of: main(of: sibling)) != nil { return sibling }
      }
      current = id
    }
    return nil
  }

  /// Returns how a text fills its place. The host cuts a text that is scaled down to fit.
  private func lines(of element: ElementNode, _ size: LayoutSize) -> Placement.Lines {
    guard element.kind == .text || element.kind == .error else { return .any }
    let id = main(of: element)
    guard case .text(let text) = tree.rule(of: id), text.minimumScale >= 1 else { return .any }
    let height = setup.measurer.font(of: text).lineHeight
    guard height > 0 else { return .any }
    let count = max(1, Int((size.height / height).rounded()))
    // The ideal size has a line for each paragraph, and this is as high as one. A limit of one line may have cut others.
    if count == 1, text.lineLimit != 1, text.spans.isEmpty, tree.isPlacedByIdeal(id) { return .one }
    let lines = setup.measurer.lines(of: text, scale: 1, width: size.width, most: count)
    if lines.isCut { return .cut(count) }
    return lines.count == 1 ? .one : .any
  }
}
