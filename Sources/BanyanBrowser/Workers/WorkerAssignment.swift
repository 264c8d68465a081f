/// The assignment of visitors to workers, and the visitors who have ended workers.
///
/// This is plain data: ``Workers``, which holds it, starts and ends the processes.
struct WorkerAssignment {
  typealias Instant = ContinuousClock.Instant

  /// The place of a visitor.
  enum Place: Equatable {
    case worker(Int)
    /// A worker of their own, which has yet to be started.
    case newWorker
    /// No place yet: there is no worker.
    case none
    /// No place: the visitor has ended too many workers.
    case turnedAway
  }

  /// The visitor who probably ended a worker.
  struct Blame: Equatable {
    var visitor: String
    /// True if the worker ended while it did work for them, and not some time afterward.
    var isCertain: Bool
  }

  private struct Worker {
    /// The only visitor of the worker, if it is not shared.
    var owner: String?
    var visitors: Set<String> = []
  }

  private struct Record {
    var endCount = 0
    var last: Instant
  }

  /// The numbers of ended workers after which a visitor gets a worker of their own, and after which they are
  /// turned away.
  static let (aloneCount, turnedAwayCount) = (2, 3)
  /// The time for which the end of a worker is remembered.
  static let memory = Duration.seconds(600)
  /// The number of visitors that may have a worker of their own at the same time.
  let ownerLimit: Int

  private var workers: [Int: Worker] = [:]
  private var places: [String: Int] = [:]
  private var records: [String: Record] = [:]

  init(ownerLimit: Int = 8) { self.ownerLimit = ownerLimit }

  /// Adds a worker, which is assigned visitors from now on.
  ///
  /// - Parameter owner: The only visitor of the worker; nil for a shared one.
  mutating func add(_ worker: Int, for owner: String? = nil) {
    workers[worker] = Worker(owner: owner)
    if let owner { move(owner, to: worker) }
  }

  /// The number of shared workers.
  var sharedCount: Int { workers.values.count { $0.owner == nil } }

  func owner(of worker: Int) -> String? { workers[worker]?.owner }

  func visitors(in worker: Int) -> Set<String> { workers[worker]?.visitors ?? [] }

  /// Returns the worker that a visitor is assigned to, if any.
  func worker(of visitor: String) -> Int? { places[visitor] }

  /// Returns the place of a visitor. A new visitor is assigned to the shared worker with the fewest visitors.
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

  /// Removes a visitor from their worker.
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
  /// - Returns: The worker's visitors, sorted.
  mutating func workerDidEnd(_ worker: Int, blaming blame: Blame?, now: Instant) -> [String] {
    guard let ended = workers.removeValue(forKey: worker) else { return [] }
    for visitor in ended.visitors { places[visitor] = nil }
    if let blame { note(blame, wasAlone: ended.owner != nil, now: now) }
    return ended.visitors.sorted()
  }

  private mutating func note(_ blame: Blame, wasAlone: Bool, now: Instant) {
    let count = endCount(of: blame.visitor, now: now) + 1
    // A visitor who is only suspected gets a worker of their own, where the cause shows, and is not turned
    // away.
    let isSure = blame.isCertain || wasAlone
    records[blame.visitor] = Record(
      endCount: isSure ? count : min(count, Self.aloneCount), last: now)
  }

  /// Returns the number of workers that a visitor has ended lately.
  func endCount(of visitor: String, now: Instant) -> Int {
    guard let record = records[visitor], now - record.last < Self.memory else { return 0 }
    return record.endCount
  }

  /// Removes the records of visitors who have not ended a worker for a long time.
  mutating func sweep(now: Instant) {
    records = records.filter { now - $0.value.last < Self.memory }
  }
}
