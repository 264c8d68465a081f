/// Which visitor is in which worker, and who has made workers end.
///
/// It is data alone: whoever holds it starts and ends processes.
struct WorkerAssignment {
  typealias Instant = ContinuousClock.Instant

  /// Where a visitor is to be.
  enum Place: Equatable {
    case worker(Int)
    /// In a worker that nobody else is in, which is to be started.
    case newWorker
    /// Nowhere as yet: there is no worker.
    case none
    /// Nowhere: they have made too many workers end.
    case turnedAway
  }

  /// Who is thought to have made a worker end.
  struct Blame: Equatable {
    var visitor: String
    /// Whether it ended while something was being done for them, and not some time after.
    var isCertain: Bool
  }

  private struct Worker {
    /// Whose it is alone, if it is somebody's.
    var owner: String?
    var visitors: Set<String> = []
  }

  private struct Record {
    var endCount = 0
    var last: Instant
  }

  /// With how many a visitor is alone, and with how many they are turned away.
  static let (aloneCount, turnedAwayCount) = (2, 3)
  /// How long it is remembered that somebody has made a worker end.
  static let memory = Duration.seconds(600)
  /// How many visitors may have a worker of their own at the same time.
  let ownerLimit: Int

  private var workers: [Int: Worker] = [:]
  private var places: [String: Int] = [:]
  private var records: [String: Record] = [:]

  init(ownerLimit: Int = 8) { self.ownerLimit = ownerLimit }

  /// Adds a worker that takes visitors from now on.
  ///
  /// - Parameter owner: Whose it is alone.
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

  /// Where a visitor is, or is to be from now on: in the worker with the fewest visitors.
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
  /// - Returns: The worker, if it was theirs alone and is of no more use.
  @discardableResult
  mutating func forget(_ visitor: String) -> Int? {
    guard let worker = places.removeValue(forKey: visitor) else { return nil }
    workers[worker]?.visitors.remove(visitor)
    return workers[worker]?.owner == visitor ? worker : nil
  }

  /// Notes that a worker has ended.
  ///
  /// - Returns: Who was in it, in an order that is always the same.
  mutating func workerDidEnd(_ worker: Int, blaming blame: Blame?, now: Instant) -> [String] {
    guard let ended = workers.removeValue(forKey: worker) else { return [] }
    for visitor in ended.visitors { places[visitor] = nil }
    if let blame { note(blame, wasAlone: ended.owner != nil, now: now) }
    return ended.visitors.sorted()
  }

  private mutating func note(_ blame: Blame, wasAlone: Bool, now: Instant) {
    let count = endCount(of: blame.visitor, now: now) + 1
    // Who is merely suspected is put where it shows, and not turned away.
    let isSure = blame.isCertain || wasAlone
    records[blame.visitor] = Record(
      endCount: isSure ? count : min(count, Self.aloneCount), last: now)
  }

  /// How many workers a visitor has made end lately.
  func endCount(of visitor: String, now: Instant) -> Int {
    guard let record = records[visitor], now - record.last < Self.memory else { return 0 }
    return record.endCount
  }

  /// Forgets who has made no worker end for long.
  mutating func sweep(now: Instant) {
    records = records.filter { now - $0.value.last < Self.memory }
  }
}
