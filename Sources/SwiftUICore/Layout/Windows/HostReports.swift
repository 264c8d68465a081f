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
    let changed = changedElements()
    if changed.isEmpty { return }
    var waiting = Set(changed)
    func report(_ id: ElementID) {
      guard let known = places?.known[id] else { return }
      waiting.remove(id)
      // Whether an element takes all available room depends on whether its parent does, so the parent goes
      // first.
      if waiting.contains(known.parent.id) { report(known.parent.id) }
      guard place(known) else { return }
      for child in known.element.children { report(child.id) }
    }
    for id in changed where waiting.contains(id) { report(id) }
  }

  /// Returns the elements whose placement may differ from the one the host knows.
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
        // The content may have moved within the element.
        for child in element.children { add(places?.known[child.id]) }
      } else if known.placement?.takesAll == true, element.children.count <= Self.mostAsked {
        // The content has not moved within its part, but it may have been told to take all available room.
        for child in element.children {
          if let known = places?.known[child.id], known.placement?.takesAll == true { add(known) }
        }
      }
      add(tree.next(after: element.layoutID).flatMap { places?.owner(of: $0) })
      // The surrounding element may now be as large as its content, or no longer.
      add(places?.known[known.parent.id])
    }
    return changed
  }

  /// - Returns: true if the element now takes all available room along a different axis, which affects the
  ///   placements of its content.
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
    } else if let placement, let old = known.placement, let motion = window.lastMotion?.once,
      element.growsWithMotion,
      placement.width != old.width || placement.height != old.height
    {
      // LM06: it grows along with what has been animated. Places the host animates itself.
      element.describe(.placement(placement), with: motion)
    } else if let placement {
      element.describe(.placement(placement))
    } else if let old = known.placement {
      element.withdraw(.placement(old))
    }
    return (placement?.width == .all) != (known.placement?.width == .all)
      || (placement?.height == .all) != (known.placement?.height == .all)
  }
}

extension ElementNode {
  /// False for a text, whose letters do not grow, and for what the host presents in its own way.
  fileprivate var growsWithMotion: Bool { kind != .text && kind != .presentation }
}

extension Placement {
  fileprivate var takesAll: Bool { width == .all || height == .all }
}
