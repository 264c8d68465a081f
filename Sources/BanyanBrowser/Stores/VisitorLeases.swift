import Foundation
import Logging

/// The visitors that live in this front, among several fronts or across restarts: takes their leases from a store, writes there what is kept
/// of them, and gives up the leases of those that another front asks for.
///
/// While the store does not answer, visitors go on in memory.
@MainActor
final class VisitorLeases {
  struct Lease {
    let visitor: StoreKey
    let fence: Int64
    /// The tokens that the store has.
    var tokens: [String]
    var login = Sessions.Login()
    /// True if the store has the visitor's session only, because what their app keeps is too long.
    var isCut = false
    /// The time of the visitor's last request.
    var use = ContinuousClock.now
  }

  struct End {
    /// The fencing number of the lease.
    let fence: Int64
    /// True if somebody has logged out: then the visit ends at whichever front has it by now.
    var isEverywhere = false
    /// True if the store has removed the visitor.
    var isReported = false
  }

  let store: any VisitorStore
  let seal: any RecordSeal
  let limits: BrowserServer.Limits
  let logger: Logger
  let refusalLog: RefusalLog
  unowned let workers: Workers
  let sockets: FrontSockets
  var sessions: Sessions { workers.sessions }

  var leases: [String: Lease] = [:]
  /// The visitors that have changed since they were written.
  var changed: Set<String> = []
  /// The visitors for whom something goes on that nothing else may go on beside.
  var busy: Set<String> = []
  /// Those of them that leave.
  var leaving: Set<String> = []
  /// The visitors that have no app here any more.
  var gone: Set<String> = []
  var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
  var searches: [String: Task<Outcome, Never>] = [:]
  /// The number of leases that the store is being asked for, or whose visitors are being restored.
  var takeCount = 0
  /// True while leases are given up that this front has without knowing: the store would give it the same ones again.
  var givesUpUnknown = false
  /// The visitors whose sessions have ended, as long as the store may still have them.
  var ended: [StoreKey: End] = [:]
  /// The users whose visits the store has yet to end.
  var endedAccounts: Set<StoreKey> = []
  var tasks: [Task<Void, Never>] = []
  var renewing: Task<Void, Never>?
  var isDown = false
  /// The length of the longest record, in bytes. A longer one could not be read.
  var recordByteCount = WorkerFrame.longest
  /// The time until which no visitor is taken from a front that seems to have ended.
  var patience = ContinuousClock.now

  /// The number of tokens that may be sought at the same time. Leases are renewed on the same connection, and anybody can make up tokens.
  static let searchCount = 256
  /// The time between two passes over the visitors that have changed, which makes one write of several changes.
  static let writePause = Duration.milliseconds(100)
  /// The time between two questions whether another front wants a visitor.
  static let callPause = Duration.milliseconds(200)
  /// The time after a request in which its visitor stays, so that it can be answered.
  static let stay = Duration.milliseconds(500)
  static let sweepPause = Duration.seconds(60)

  init(
    _ sealed: SealedStore, workers: Workers, sockets: FrontSockets,
    configuration: BrowserServer.Configuration
  ) {
    (store, seal) = (sealed.store, sealed.seal)
    self.workers = workers
    self.sockets = sockets
    limits = configuration.limits
    logger = configuration.logger
    refusalLog = configuration.refusalLog
  }

  /// Connects to the store.
  ///
  /// - Throws: An error if it cannot be used.
  func begin() async throws {
    try await store.begin(leaseTime: limits.leaseTime, proof: seal.key(for: "1", as: .proof))
    renewing = repeating(limits.leaseTime / 3) { await $0.renew() }
    tasks = [
      repeating(Self.writePause) { await $0.writeChanges() },
      repeating(Self.callPause) { await $0.answerCalls() },
      repeating(Self.sweepPause) { leases in
        let count = leases.limits.visitorCount
        await leases.waitForOthers()
        await leases.attempt { try await leases.store.sweep(keeping: count) }
      },
    ]
  }

  func repeating(
    _ pause: Duration, _ body: @escaping @MainActor (VisitorLeases) async -> Void
  ) -> Task<Void, Never> {
    Task { [weak self] in
      while (try? await Task.sleep(for: pause)) != nil, let self { await body(self) }
    }
  }

  /// Leaves all visitors in the store for another front, and disconnects.
  func end() async {
    for task in tasks { task.cancel() }
    if isDown { await renew() }
    var (count, isWhole) = (0, true)
    // Those too whose sessions have ended, and who are not to be found again.
    for name in Set(sessions.names).union(leases.keys).sorted() {
      await alone(with: name) {
        // Leases end with this front. So who has not changed is given up without being written.
        if !changed.contains(name), isStored(name) {
          count += 1
          return
        }
        // A store that does not answer would be waited for again with each visitor.
        let writing: Writing = await isDown ? .failed : write(name, givingUp: true)
        switch writing {
        case .done: count += 1
        case .lost: break
        case .failed: isWhole = false
        }
      }
    }
    await reportEnds()
    if !endedAccounts.isEmpty || ended.values.contains(where: { !$0.isReported }) {
      isWhole = false
    }
    // No other front could take what was not written yet.
    renewing?.cancel()
    await renewing?.value
    await store.end()
    if isWhole {
      logger.notice("Visitors left in the store: \(count)")
    } else {
      logger.error("The store does not answer, and has an older state of some visitors.")
    }
  }

  // MARK: Order, and failures

  /// Does something for a visitor, after whatever else is done for them.
  func alone(with name: String, _ body: () async -> Void) async {
    while busy.contains(name) { await wait(for: name) }
    busy.insert(name)
    await body()
    busy.remove(name)
    for continuation in waiting.removeValue(forKey: name) ?? [] { continuation.resume() }
  }

  /// Waits until what is being done for a visitor is done.
  func wait(for name: String) async {
    guard busy.contains(name) else { return }
    await withCheckedContinuation { waiting[name, default: []].append($0) }
  }

  /// Waits until all fronts that live have renewed their leases, after the store was down.
  func waitForOthers() async {
    let time = patience
    if time > .now { try? await Task.sleep(until: time, clock: .continuous) }
  }

  /// Asks the store for something.
  ///
  /// - Returns: nil if it refuses that, or does not answer. The log reports the latter once, until leases can be renewed.
  @discardableResult
  func attempt<Value>(_ body: () async throws -> Value) async -> Value? {
    do {
      return try await body()
    } catch let error as any StoreError where error.isFinal {
      storeDidFail(error)
    } catch {
      refusalLog.write(
        "The store answers, but it refused a request: \(error)", for: "store", to: logger,
        level: .error)
    }
    return nil
  }

  /// Notes that the store is of no use for now.
  func storeDidFail(_ error: any Error) {
    if !isDown {
      logger.error(
        "The store does not answer. Visitors continue in memory, and new ones are not stored: \(error)"
      )
    }
    isDown = true
  }
}
