import BanyanGraph
import Foundation

/// Runs the blocks of a context one after the other: on the main actor, or on a queue of the context's own.
final class ContextBlocks: @unchecked Sendable {
  private let queue: DispatchQueue?
  private let key = DispatchSpecificKey<Bool>()
  private let lock = NSLock()
  private var waiting: [@Sendable () -> Void] = []

  init(isMain: Bool) {
    guard !isMain else {
      queue = nil
      return
    }
    let queue = DispatchQueue(label: "NSManagedObjectContext")
    queue.setSpecific(key: key, value: true)
    self.queue = queue
  }

  var isMain: Bool { queue == nil }

  private var isCurrent: Bool {
    isMain ? MainThread.isCurrent : DispatchQueue.getSpecific(key: key) != nil
  }

  func add(_ block: @escaping @Sendable () -> Void) {
    guard let queue else {
      Task { @MainActor in block() }
      return
    }
    // Tasks need not start in the order in which they are made, so each runs the block that has waited longest. A task rather than the
    // queue alone, because it belongs to the visitor for whom it was made.
    lock.withLock { waiting.append(block) }
    Task {
      queue.sync { self.runNext() }
    }
  }

  private func runNext() {
    let block = lock.withLock { () -> (@Sendable () -> Void)? in
      waiting.isEmpty ? nil : waiting.removeFirst()
    }
    block?()
  }

  func runAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    if isCurrent { return try block() }
    return try (queue ?? .main).sync(execute: block)
  }
}
