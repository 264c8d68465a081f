import BanyanHost

/// The changes of a window since its last commit.
struct MutationBatch {
  private var mutations: [Mutation] = []
  /// The storage for the next batch, reused from a previous one unless that was large.
  private var room: [Mutation] = []
  /// The number of mutations that change a property, and whether some are animated.
  private var changeCount = 0
  private var hasMotion = false
  /// True if a property returns to its default.
  private var hasReset = false

  /// - Parameter motion: the motion of the change, if it is animated.
  mutating func append(_ mutation: consuming Mutation, _ motion: Motion?) {
    switch mutation {
    case .set: changeCount += 1
    case .reset: (changeCount, hasReset) = (changeCount + 1, true)
    default: break
    }
    if let motion {
      hasMotion = true
      mutations.append(.animated(motion, [mutation]))
    } else {
      mutations.append(mutation)
    }
  }

  /// Adds what changes no property.
  mutating func append(_ mutation: consuming Mutation) { mutations.append(mutation) }

  /// The number of mutations so far.
  var count: Int { mutations.count }

  /// Adds a property to the mutation that creates an element.
  ///
  /// - Parameter creation: the position of that mutation, if it is in the batch.
  /// - Returns: false if it is not, or if the property must come later.
  mutating func complete(_ id: ElementID, with property: Property, at creation: Int) -> Bool {
    // A property that has returned to its default in the same batch must come after that.
    guard !hasReset, mutations.indices.contains(creation),
      case .create(id, let kind, var properties) = mutations[creation]
    else { return false }
    // While the list grows, nothing else may refer to it, or it would be copied.
    mutations[creation] = .focus(nil)
    if let index = properties.firstIndex(where: { $0.key == property.key }) {
      properties.remove(at: index)
    }
    properties.append(property)
    mutations[creation] = .create(id, kind, properties)
    return true
  }

  /// Adds animated changes of elements that were only now created.
  mutating func append(following: [Mutation]) {
    if following.isEmpty { return }
    mutations += following
    hasMotion = true
    changeCount += following.count
  }

  /// Makes room for elements that come. Growing step by step briefly takes three times the memory.
  mutating func reserve(forElements count: Int) {
    // Each new element is created and inserted.
    mutations.reserveCapacity(mutations.count + 2 * count)
  }

  /// Removes the mutations, without those that others replace.
  ///
  /// - Parameter completesCreations: true if elements are created with all their properties.
  mutating func take(completesCreations: Bool) -> [Mutation] {
    var taken = room
    room = []
    swap(&taken, &mutations)
    // Neither is needed when rows are created, of which there may be many.
    if changeCount > 1 { taken = Mutation.withoutOverwritten(taken) }
    if completesCreations, changeCount > 0 { taken = Mutation.withCompleteCreations(taken) }
    if hasMotion { taken = Mutation.joined(taken) }
    changeCount = 0
    hasMotion = false
    hasReset = false
    return taken
  }

  /// Keeps the storage of mutations that the host has received.
  mutating func reuse(_ sent: consuming [Mutation]) {
    if sent.count > 16 { return }
    while !sent.isEmpty { sent.removeLast() }
    room = sent
  }

  /// Drops the changes, which nobody wants any more.
  mutating func drop() { mutations = [] }
}
