import BanyanHost

extension Mutation {
  /// Removes a property's value where a later one in the same batch replaces it. The last value
  /// before an animated one stays, because the animation begins there.
  static func withoutOverwritten(_ batch: [Mutation]) -> [Mutation] {
    // In most batches, nothing is set twice.
    var slots: Set<Slot> = []
    if batch.allSatisfy({ $0.slot.map { slots.insert($0).inserted } ?? true }) { return batch }
    var animated: Set<Slot> = []
    var plain: Set<Slot> = []
    var kept: [Mutation] = []
    kept.reserveCapacity(batch.count)
    for mutation in batch.reversed() {
      guard let slot = mutation.slot else {
        kept.append(mutation)
        continue
      }
      if plain.contains(slot) { continue }
      if case .animated = mutation {
        if animated.insert(slot).inserted { kept.append(mutation) }
      } else {
        plain.insert(slot)
        kept.append(mutation)
      }
    }
    return kept.reversed()
  }

  /// Creates elements with the properties that they receive later in the same batch.
  static func withCompleteCreations(_ batch: [Mutation]) -> [Mutation] {
    // In most batches, only few elements have their properties set, and they have existed before.
    var changed: Set<ElementID> = []
    for case .set(let id, _) in batch { changed.insert(id) }
    guard let first = changed.min(), let last = changed.max() else { return batch }
    func isChanged(_ id: ElementID) -> Bool { id >= first && id <= last && changed.contains(id) }
    let isCompleted = batch.contains { mutation in
      if case .create(let id, _, _) = mutation { isChanged(id) } else { false }
    }
    if !isCompleted { return batch }
    var made: [ElementID: Int] = [:]
    var complete: [Mutation] = []
    complete.reserveCapacity(batch.count)
    for mutation in batch {
      switch mutation {
      case .create(let id, _, _):
        if isChanged(id) { made[id] = complete.count }
        complete.append(mutation)
      case .set(let id, let property):
        guard let index = made[id], case .create(_, let kind, var properties) = complete[index]
        else {
          complete.append(mutation)
          continue
        }
        complete[index] = mutation
        properties.removeAll { $0.key == property.key }
        properties.append(property)
        complete[index] = .create(id, kind, properties)
      default: complete.append(mutation)
      }
    }
    return complete
  }

  /// Joins adjacent mutations that have the same motion.
  static func joined(_ batch: [Mutation]) -> [Mutation] {
    var joined: [Mutation] = []
    joined.reserveCapacity(batch.count)
    for mutation in batch {
      if case .animated(let motion, let more) = mutation,
        case .animated(motion, let mutations)? = joined.last
      {
        joined[joined.count - 1] = .animated(motion, mutations + more)
      } else {
        joined.append(mutation)
      }
    }
    return joined
  }

  /// A property of an element.
  private struct Slot: Hashable {
    let id: ElementID
    let key: PropertyKey
  }

  /// The property that the mutation changes, if it changes exactly one.
  private var slot: Slot? {
    switch self {
    case .set(let id, let property): Slot(id: id, key: property.key)
    case .reset(let id, let key): Slot(id: id, key: key)
    case .animated(_, let mutations): mutations.count == 1 ? mutations[0].slot : nil
    default: nil
    }
  }
}
