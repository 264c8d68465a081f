import BanyanHost
import BanyanLayout

// Updates the host about all elements that have moved.

extension WindowLayout {
  /// The most children that are asked one by one, so that a change in one of many costs no more than in one of
  /// few.
  static let mostAsked = 64

  /// Sends the host the results of an update.
  func reportToHost() {
    for element in unreported where !element.isDetached && element.isCreated {
      reportAssumedSize(of: element)
    }
    unreported = []
    reportRowLines()
    reportTracks()
    for record in changedElements() where places?.records[record].isWaiting == true {
      report(record)
    }
  }

  private func report(_ record: Int) {
    guard let places else { return }
    places.records[record].isWaiting = false
    // Whether an element takes all available room depends on whether its parent does, so the parent goes
    // first.
    if let parent = places.record(of: places.records[record].parent),
      places.records[parent].isWaiting
    {
      report(parent)
    }
    guard place(record, in: places) else { return }
    for child in places.records[record].element.children {
      if let child = places.record(of: child) { report(child) }
    }
  }

  /// Returns the elements whose placement may differ from the one the host knows.
  private func changedElements() -> [Int] {
    guard let places, !places.changed.isEmpty else { return [] }
    let ids = places.changed
    places.changed = []
    var changed: [Int] = []
    func add(_ record: Int?) {
      guard let record, !places.records[record].isWaiting else { return }
      places.records[record].isWaiting = true
      changed.append(record)
    }
    for id in ids {
      guard let record = places.record(of: id) else { continue }
      let (element, parent) = (places.records[record].element, places.records[record].parent)
      // The host moves rows with what is before them. Elements of another size in them are among the others.
      if id == element.layoutID, ownRows.contains(element.id) {
        if mayFillNoLonger(element, in: parent) { add(record) }
        continue
      }
      if element.kind.isPartOfList, parent.kind.arrangesRows {
        for child in element.children where element.kind == .row || element.kind.isHeader {
          if let record = places.record(of: child), mayFillNoLonger(child, in: element) {
            add(record)
          }
        }
        continue
      }
      add(record)
      if id != main(of: element) {
        // The content may have moved within the element.
        for child in element.children { add(places.record(of: child)) }
      } else if places.records[record].placement?.takesAll == true,
        element.children.count <= Self.mostAsked
      {
        // The content has not moved within its part, but it may now take all available room.
        for child in element.children {
          if let child = places.record(of: child), places.records[child].placement?.takesAll == true
          {
            add(child)
          }
        }
      }
      add(tree.next(after: element.layoutID).flatMap(places.record))
      // The surrounding element may now be as large as its content, or no longer.
      add(places.record(of: places.records[record].parent))
    }
    return changed
  }

  /// - Returns: true if the element now takes all available room along a different axis, which affects the
  ///   placements of its content.
  private func place(_ record: Int, in places: HostPlaces) -> Bool {
    let known = places.records[record]
    let element = known.element
    guard !element.isDetached, element.isCreated, !element.holdsPlaced(in: known.parent),
      !isRowLabel(element), !(element.kind.isPartOfList && known.parent.kind.arrangesRows)
    else { return false }
    let isOfHost = owned(element) != nil && isInRow(element, of: known.parent)
    let placement = isOfHost ? nil : placement(of: known)
    if placement == known.placement { return false }
    places.records[record].placement = placement
    if let old = known.placement {
      element.move(from: old, to: placement)
    } else if let placement {
      window.emit(atOnce: .placement(placement), of: element.id, createdAt: Int(known.creation))
    }
    return (placement?.width == .all) != (known.placement?.width == .all)
      || (placement?.height == .all) != (known.placement?.height == .all)
  }

  /// Sets a property of an element that has no earlier value.
  func describe(_ element: ElementNode, atOnce property: Property) {
    let creation = places?[element].map { Int($0.creation) }
    element.describe(atOnce: property, createdAt: creation ?? -1)
  }

  func placement(of element: ElementNode) -> Placement? { places?[element]?.placement }
}

extension Placement {
  fileprivate var takesAll: Bool { width == .all || height == .all }
}
