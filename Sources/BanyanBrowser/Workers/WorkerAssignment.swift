/// Which visitor is in which worker, and who has ended workers.
///
/// It is plain data: ``Workers``, which holds it, starts and ends the processes.
struct WorkerAssignment {
  typealias Instant = ContinuousClock.Instant

  /// Where a visitor is to be.
  enum Place: Equatable {
    case worker(Int)
    /// In a worker of their own, which has yet to be started.
    case newWorker
    /// Nowhere yet: there is no worker.
    case none
    /// Nowhere: they have ended too many workers.
    case turnedAway
  }

  /// Who is thought to have ended a worker.
  struct Blame: Equatable {
    var visitor: String
    /// Whether it ended while something was being done for them, and not some time afterwards.
    var isCertain: Bool
  }

  private struct Worker {
    /// The one visitor that it is for, if it is not for everybody.
    var owner: String?
    var visitors: Set<String> = []
  }

  private struct Record {
    var endCount = 0
    var last: Instant
  }

  /// After ending how many workers a visitor gets one to themselves, and after how many they are turned away.
  static let (aloneCount, turnedAwayCount) = (2, 3)
  /// How long it is remembered that somebody has ended a worker.
  static let memory = Duration.seconds(600)
  /// How many visitors may have a worker of their own at the same time.
  let ownerLimit: Int

  private var workers: [Int: Worker] = [:]
  private var places: [String: Int] = [:]
  private var records: [String: Record] = [:]

  init(ownerLimit: Int = 8) { self.ownerLimit = ownerLimit }

  /// Adds a worker, which takes visitors from now on.
  ///
  /// - Parameter owner: The one visitor that it is for; nil for everybody.
  mutating func add(_ worker: Int, for owner: String? = nil) {
    workers[worker] = Worker(owner: owner)
    if let owner { move(owner, to: worker) }
  }

  /// How many workers are for everybody.
  var sharedCount: Int { workers.values.count { $0.owner == nil } }

  func owner(of worker: Int) -> String? { workers[worker]?.owner }

  func visitors(in worker: Int) -> Set<String> { workers[worker]?.visitors ?? [] }

  /// The worker that a visitor is in, if they are in one.
  func worker(of visitor: String) -> Int? { places[visitor] }

  /// Where a visitor is. One who is nowhere yet is put into the shared worker with the fewest visitors.
  mutating func place(_ visitor: String, now: Instant) -> Place {
    let endCount = endCount(of: visitor, now: now)
    if endCount >= Self.turnedAwayCount { return .turnedAway }
    if let worker = places[visitor] { return .worker(worker) }
    if endCount >= Self.aloneCount {
      let ownerCount = workers.values.count { $0.owner != nil }
      return ownerCount < ownerLimit ? .newWorker : .turnedAway
    }
    let shared = workers.filter { $0.value.owner == nil }
    guard
      let worker = shared.min(by: {
        ($0.value.visitors.count, $0.key) < ($1.value.visitors.count, $1.key)
      })?.key
    else { return .none }
    move(visitor, to: worker)
    return .worker(worker)
  }

  private mutating func move(_ visitor: String, to worker: Int) {
    forget(visitor)
    places[visitor] = worker
    workers[worker]?.visitors.insert(visitor)
  }

  /// Takes a visitor out of the worker that they are in.
  ///
  /// - Returns: The worker, if it was for them alone and is no longer needed.
  @discardableResult
  mutating func forget(_ visitor: String) -> Int? {
    guard let worker = places.removeValue(forKey: visitor) else { return nil }
    workers[worker]?.visitors.remove(visitor)
    return workers[worker]?.owner == visitor ? worker : nil
  }

  /// Notes that a worker has ended.
  ///
  /// - Returns: Who was in it, sorted.
  mutating func workerDidEnd(_ worker: Int, blaming blame: Blame?, now: Instant) -> [String] {
    guard let ended = workers.removeValue(forKey: worker) else { return [] }
    for visitor in ended.visitors { places[visitor] = nil }
    if let blame { note(blame, wasAlone: ended.owner != nil, now: now) }
    return ended.visitors.sorted()
  }

  private mutating func note(_ blame: Blame, wasAlone: Bool, now: Instant) {
    let count = endCount(of: blame.visitor, now: now) + 1
    // Somebody who is only suspected is put into a worker of their own, where it shows, and not turned away.
    let isSure = blame.isCertain || wasAlone
    records[blame.visitor] = Record(
      endCount: isSure ? count : min(count, Self.aloneCount), last: now)
  }

  /// How many workers a visitor has ended lately.
  func endCount(of visitor: String, now: Instant) -> Int {
    guard let record = records[visitor], now - record.last < Self.memory else { return 0 }
    return record.endCount
  }

  /// Forgets visitors who have not ended a worker for a long time.
  mutating func sweep(now: Instant) {
    records = records.filter { now - $0.value.last < Self.memory }
  }
}
