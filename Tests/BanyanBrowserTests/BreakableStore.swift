import BanyanBrowser
import Synchronization

@testable import BanyanStores

/// A store that can be cut off.
final class BreakableStore: VisitorStore {
  private let store: SQLStore
  private let broken = Mutex(false)
  private let refusal = Mutex<StoreKey?>(nil)
  private let holding = Mutex(false)
  private let losing = Mutex(false)
  private let takes = Mutex(0)
  private let records = Mutex<[StoreKey]>([])
  private let renewals = Mutex((count: 0, isAwaited: false))

  init(_ store: SQLStore) { self.store = store }

  var isBroken: Bool {
    get { broken.withLock { $0 } }
    set { broken.withLock { $0 = newValue } }
  }

  /// Whether another front seems to hold everybody.
  var isHolding: Bool {
    get { holding.withLock { $0 } }
    set { holding.withLock { $0 = newValue } }
  }

  /// Whether the front does not hear of the leases that it has taken.
  var losesTakenLeases: Bool {
    get { losing.withLock { $0 } }
    set { losing.withLock { $0 = newValue } }
  }

  /// The visitor who cannot be written.
  var refused: StoreKey? {
    get { refusal.withLock { $0 } }
    set { refusal.withLock { $0 = newValue } }
  }

  /// The visitors who have been written, in order.
  var written: [StoreKey] { records.withLock { $0 } }

  /// The number of times that a lease has been asked for.
  var takeCount: Int { takes.withLock { $0 } }

  /// Whether a write is slow: it goes on after leases have been renewed meanwhile.
  var awaitsRenewal: Bool {
    get { renewals.withLock { $0.isAwaited } }
    set { renewals.withLock { $0.isAwaited = newValue } }
  }

  private func check() throws {
    if isBroken { throw StoreFailure("it is cut off") }
  }

  func begin(leaseTime: Duration, proof: StoreKey) async throws {
    try await store.begin(leaseTime: leaseTime, proof: proof)
  }

  func take(_ token: StoreKey) async throws -> StoreAnswer {
    takes.withLock { $0 += 1 }
    try check()
    if isHolding { return .held }
    let answer = try await store.take(token)
    if losesTakenLeases { throw StoreFailure("the answer is lost") }
    return answer
  }

  func claim(_ visitor: StoreKey) async throws -> Int64? {
    try check()
    return try await store.claim(visitor)
  }

  func write(
    _ record: StoreRecord, of visitor: StoreKey, fence: Int64, givingUp: Bool
  ) async throws -> Bool {
    try check()
    if visitor == refused { throw StoreFailure("it is in a deadlock", isFinal: false) }
    let count = renewals.withLock { $0.count }
    while renewals.withLock({ $0.isAwaited && $0.count == count }) { await Task.yield() }
    records.withLock { $0.append(visitor) }
    return try await store.write(record, of: visitor, fence: fence, givingUp: givingUp)
  }

  func release(_ visitor: StoreKey, fence: Int64) async throws {
    try check()
    try await store.release(visitor, fence: fence)
  }

  func remove(_ visitor: StoreKey, fence: Int64) async throws {
    try check()
    try await store.remove(visitor, fence: fence)
  }

  func endVisit(of visitor: StoreKey) async throws {
    try check()
    try await store.endVisit(of: visitor)
  }

  func endVisits(of account: StoreKey) async throws {
    try check()
    try await store.endVisits(of: account)
  }

  func renew() async throws -> Set<StoreKey> {
    try check()
    renewals.withLock { $0.count += 1 }
    return try await store.renew()
  }

  func calls() async throws -> [StoreKey: StoreCall] {
    try check()
    return try await store.calls()
  }

  func sweep(keeping count: Int) async throws {
    try check()
    try await store.sweep(keeping: count)
  }

  func end() async { await store.end() }
}
