import BanyanHost

/// The changes of a window since its last commit.
struct MutationBatch {
  private var mutations: [Mutation] = []
  /// The storage for the next batch, reused from a previous one unless that was large.
  private var room: [Mutation] = []
  /// The number of mutations that change a property, and whether some are animated.
  private var changeCount = 0
  private var hasMotion = false
  /// The last motion of a change.
  private(set) var lastMotion: Motion?

  /// - Parameter motion: the motion of the change, if it is animated.
  mutating func append(_ mutation: consuming Mutation, _ motion: Motion?) {
    if mutation.changesProperty { changeCount += 1 }
    if let motion {
      hasMotion = true
      lastMotion = motion
      mutations.append(.animated(motion, [mutation]))
    } else {
      mutations.append(mutation)
    }
  }

  /// Adds what changes no property.
  mutating func append(_ mutation: consuming Mutation) { mutations.append(mutation) }

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
    if completesCreations { taken = Mutation.withCompleteCreations(taken) }
    if hasMotion { taken = Mutation.joined(taken) }
    changeCount = 0
    hasMotion = false
    lastMotion = nil
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
