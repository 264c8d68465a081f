// Completions of animations: they run when all animations are over that the changes of their transactions have begun.

/// An animation, as far as completions need to know it.
package protocol TimedAnimation: Equatable {
  /// Returns the seconds until the animation is complete.
  /// - Parameter isRemoved: true for the time at which it has come to rest, rather than at which it is logically complete.
  func seconds(untilRemoved isRemoved: Bool) -> Double
}

/// A completion that a transaction carries. All copies of the transaction share it, and it runs once.
package final class TransactionCompletion {
  let isRemoved: Bool
  private var completion: (() -> Void)?

  /// - Parameter isRemoved: true to wait until the animations have come to rest.
  package init(isRemoved: Bool, _ completion: @escaping () -> Void) {
    self.isRemoved = isRemoved
    self.completion = completion
  }

  /// Returns the completion, the first time.
  package func take() -> (() -> Void)? {
    defer { completion = nil }
    return completion
  }
}

/// The completions that wait for the end of the current update, and the animations that have begun in it.
struct PendingCompletions {
  struct Completion {
    /// The identities of the transactions whose animations it waits for.
    let transactions: ClosedRange<UInt64>
    let isRemoved: Bool
    let run: (_ tookTime: Bool) -> Void
  }

  private var completions: [Completion] = []
  private var begun: [(identity: UInt64, animation: any TimedAnimation)] = []

  mutating func add(_ completion: Completion) { completions.append(completion) }

  mutating func note<Animation: TimedAnimation>(_ animation: Animation, of identity: UInt64) {
    // A transaction usually has one animation for all that it animates.
    if let last = begun.last, last.identity == identity, last.animation as? Animation == animation {
      return
    }
    begun.append((identity, animation))
  }

  /// Takes the completions, with the seconds that each waits; 0 if nothing that it waits for was animated.
  mutating func take() -> [(completion: Completion, seconds: Double)] {
    if begun.isEmpty, completions.isEmpty { return [] }
    defer {
      completions = []
      begun.removeAll(keepingCapacity: true)
    }
    return completions.map { completion in
      let seconds = begun.lazy.filter { completion.transactions.contains($0.identity) }
        .map { $0.animation.seconds(untilRemoved: completion.isRemoved) }.max()
      return (completion, seconds ?? 0)
    }
  }
}

extension Runtime {
  /// Notes that an animation shows a change of the current transaction.
  package func noteAnimation<Animation: TimedAnimation>(_ animation: Animation) {
    completions.note(animation, of: transaction.identity)
  }

  /// Lets the completions that a transaction carries wait for what the changes of the current one animate.
  package func awaitCompletions(of carrier: Transaction) {
    let identity = transaction.identity
    for completion in carrier.completions {
      guard let run = completion.take() else { continue }
      enqueueAction { [self] in
        complete(after: identity...identity, isRemoved: completion.isRemoved) { _ in run() }
      }
    }
  }

  /// Runs a completion when the animations are over that the changes of some transactions begin in the current update: after the
  /// update if there are none, and at once on a host that shows none.
  /// - Parameters:
  ///   - isRemoved: true to wait until they have come to rest. Such a completion comes after the others.
  ///   - completion: gets whether it has waited.
  package func complete(
    after transactions: ClosedRange<UInt64>, isRemoved: Bool,
    _ completion: @escaping (_ tookTime: Bool) -> Void
  ) {
    if showsMotion() {
      completions.add(.init(transactions: transactions, isRemoved: isRemoved, run: completion))
    } else if isRemoved {
      enqueueAction { completion(false) }
    } else {
      Transaction.plain { completion(false) }
    }
  }

  /// Lets the completions of the update wait for its animations.
  /// - Parameter round: how often that has happened in the current flush.
  /// - Returns: true if some wait for nothing, and have been queued.
  func awaitAnimations(round: Int) -> Bool {
    var isEnded = false
    for (completion, seconds) in completions.take() {
      if seconds > 0 {
        perform(after: seconds) { completion.run(true) }
      } else if round < Self.completionRoundLimit {
        isEnded = true
        enqueueAction { completion.run(false) }
      } else {
        perform(after: 1 / 60) { completion.run(false) }
      }
    }
    return isEnded
  }

  /// The number of completions that follow each other at once, where each makes changes that are not animated. Later ones wait for a
  /// frame, so that others have a turn.
  private static var completionRoundLimit: Int { 10 }

  /// Performs an action some seconds later, unless the runtime ends before.
  package func perform(after seconds: Double, _ action: @escaping () -> Void) {
    let clock = clock
    completionCount += 1
    let number = completionCount
    waitingCompletions[number] = Task { @MainActor in
      try? await clock.sleep(for: .seconds(seconds))
      if Task.isCancelled { return }
      waitingCompletions[number] = nil
      perform(action)
    }
  }
}
