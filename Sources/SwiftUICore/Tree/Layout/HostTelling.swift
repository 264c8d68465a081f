import BanyanHost
import BanyanLayout

// Telling the host of all elements that stand elsewhere than it knows.

extension WindowLayout {
  /// No more children are asked one by one, so that a change in one of many costs no more than in one of few.
  static let mostAsked = 64

  /// Tells the host what has come of an update.
  func tellHost() {
    for element in untold where !element.isDetached && element.isCreated {
      tellAssumedSize(of: element)
    }
    untold = []
    tellRowLines()
    let changed = changedElements()
    if changed.isEmpty { return }
    var waiting = Set(changed)
    func tell(_ id: ElementID) {
      guard let known = places?.known[id] else { return }
      waiting.remove(id)
      // Whether an element takes all there is depends on whether what is around it does, so that goes first.
      if waiting.contains(known.parent.id) { tell(known.parent.id) }
      guard place(known) else { return }
      for child in known.element.children { tell(child.id) }
    }
    for id in changed where waiting.contains(id) { tell(id) }
  }

  /// The elements of which something else may have to be told than the host knows.
  private func changedElements() -> [ElementID] {
    guard let ids = places?.changed, !ids.isEmpty else { return [] }
    places?.changed = []
    var changed: [ElementID] = []
    var found: Set<ElementID> = []
    func add(_ known: HostPlaces.Known?) {
      guard let known, found.insert(known.element.id).inserted else { return }
      changed.append(known.element.id)
    }
    for id in ids {
      guard let known = places?.owner(of: id) else { continue }
      add(known)
      let element = known.element
      if id != main(of: element) {
        // What is inside of it may stand elsewhere in it.
        for child in element.children { add(places?.known[child.id]) }
      } else if known.placement?.takesAll == true, element.children.count <= Self.mostAsked {
        // Not so in the part that holds it, but it may have been told to take all there was.
        for child in element.children {
          if let known = places?.known[child.id], known.placement?.takesAll == true { add(known) }
        }
      }
      add(tree.next(after: element.layoutID).flatMap { places?.owner(of: $0) })
      // What is around it may be as large as what is in it from now on, or no longer.
      add(places?.known[known.parent.id])
    }
    return changed
  }

  /// - Returns: whether the element takes all there is along another axis than before, on which depends what is
  ///   told of what is in it.
  private func place(_ known: HostPlaces.Known) -> Bool {
    let element = known.element
    guard !element.isDetached, element.isCreated, !element.holdsPlaced(in: known.parent),
      !isRowLabel(element)
    else { return false }
    let placement = placement(of: known)
    if placement == known.placement { return false }
    places?.known[element.id]?.placement = placement
    if let placement, known.placement == nil {
      element.describe(atOnce: .placement(placement))
    } else if let placement {
      element.describe(.placement(placement))
    } else if let old = known.placement {
      element.withdraw(.placement(old))
    }
    return (placement?.width == .all) != (known.placement?.width == .all)
      || (placement?.height == .all) != (known.placement?.height == .all)
  }
}

extension Placement {
  fileprivate var takesAll: Bool { width == .all || height == .all }
}
