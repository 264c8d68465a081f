import BanyanBrowser
import Foundation
import Testing

@testable import BanyanStores

/// What every store promises to the fronts that share it.
///
/// One after the other: a front that begins waits for all others that begin in the same database,
/// which these tests share, and gives up after some seconds.
@Suite(.serialized, .timeLimit(.minutes(30))) struct StoreTests {
  private let visitor = StoreKey([1])
  private let token = StoreKey([2])
  private let proof = StoreKey([9])

  private func record(
    _ bytes: [UInt8] = [0, 1, 255], tokens: [StoreKey]? = [StoreKey([2])],
    account: StoreKey? = nil, client: StoreKey? = nil, lifeTime: Duration = .seconds(60)
  ) -> StoreRecord {
    StoreRecord(bytes, tokens: tokens, account: account, client: client, lifeTime: lifeTime)
  }

  private func begin(
    _ place: StorePlace, _ leaseTime: Duration = .seconds(600)
  ) async throws -> SQLStore {
    let store = place.makeStore()
    try await store.begin(leaseTime: leaseTime, proof: proof)
    return store
  }

  /// Asks for a visitor until no front holds their lease.
  private func takeAtLast(
    _ token: StoreKey, _ store: SQLStore, _ meanwhile: () async throws -> Void = {}
  ) async throws -> StoreAnswer {
    while true {
      let answer = try await store.take(token)
      if answer != .held { return answer }
      try await meanwhile()
      await Task.yield()
    }
  }

  @Test(arguments: StoreEngine.installed)
  func aVisitorIsHeldByOneFrontUntilItGivesThemUp(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let (one, other) = (try await begin(place), try await begin(place))
    #expect(try await other.take(token) == .unknown)
    #expect(try await one.claim(visitor) == 1)
    #expect(try await other.claim(visitor) == nil)
    #expect(try await one.write(record(), of: visitor, fence: 1, givingUp: false))
    #expect(try await one.calls() == [:])
    #expect(try await other.take(token) == .held)
    #expect(try await one.calls() == [visitor: .give])
    #expect(try await other.calls() == [:])
    #expect(try await one.renew() == [visitor])
    #expect(try await other.renew() == [])
    #expect(try await one.write(record([7], tokens: nil), of: visitor, fence: 1, givingUp: true))
    let taken = TakenLease(visitor: visitor, fence: 2, record: [7], recordFence: 1)
    #expect(try await other.take(token) == .taken(taken))
    #expect(try await other.take(token) == .taken(taken), "it is the lease that it has")
    #expect(try await one.take(token) == .held)
    try await one.release(visitor, fence: 2)
    #expect(try await one.take(token) == .held, "it is another's lease")
    #expect(try await one.renew() == [])
    #expect(try await other.renew() == [visitor])
    #expect(try await one.calls() == [:])
    #expect(try await other.calls() == [visitor: .give])
    try await other.release(visitor, fence: 2)
    #expect(
      try await one.take(token)
        == .taken(TakenLease(visitor: visitor, fence: 3, record: [7], recordFence: 1)))
  }

  @Test(arguments: StoreEngine.installed)
  func whatIsWrittenUnderALeaseThatHasEndedIsRefused(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let (one, other) = (try await begin(place), try await begin(place))
    #expect(try await one.claim(visitor) == 1)
    #expect(try await one.write(record([1]), of: visitor, fence: 1, givingUp: true))
    #expect(try await false == one.write(record([2]), of: visitor, fence: 1, givingUp: false))
    let taken = TakenLease(visitor: visitor, fence: 2, record: [1], recordFence: 1)
    #expect(try await other.take(token) == .taken(taken))
    for fence in 1...3 {
      let late = record([3], tokens: [StoreKey([5])])
      #expect(try await false == one.write(late, of: visitor, fence: Int64(fence), givingUp: true))
      try await one.remove(visitor, fence: Int64(fence))
    }
    #expect(try await false == other.write(record([4]), of: visitor, fence: 1, givingUp: false))
    #expect(try await other.write(record([6], tokens: nil), of: visitor, fence: 2, givingUp: true))
    #expect(
      try await one.take(token)
        == .taken(TakenLease(visitor: visitor, fence: 3, record: [6], recordFence: 2)))
    #expect(try await one.take(StoreKey([5])) == .unknown)
  }

  @Test(arguments: StoreEngine.installed)
  func theLeasesOfAFrontThatIsSilentEndAndThoseOfOthersDoNot(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let silent = try await begin(place, .milliseconds(300))
    let (alive, third) = (try await begin(place), try await begin(place))
    #expect(try await silent.claim(visitor) == 1)
    #expect(try await silent.write(record(), of: visitor, fence: 1, givingUp: false))
    let (neighbor, itsToken) = (StoreKey([3]), StoreKey([4]))
    #expect(try await alive.claim(neighbor) == 1)
    let itsRecord = record(tokens: [itsToken])
    #expect(try await alive.write(itsRecord, of: neighbor, fence: 1, givingUp: false))
    let taken = TakenLease(visitor: visitor, fence: 2, record: [0, 1, 255], recordFence: 1)
    #expect(try await takeAtLast(token, third) == .taken(taken))
    #expect(try await third.take(itsToken) == .held)
    // It learns what it has lost, and goes on with others.
    #expect(try await silent.renew() == [])
    #expect(try await silent.claim(StoreKey([5])) == 1)
    #expect(try await silent.renew() == [StoreKey([5])])
    await alive.end()
    #expect(
      try await third.take(itsToken)
        == .taken(TakenLease(visitor: neighbor, fence: 2, record: [0, 1, 255], recordFence: 1)))
  }

  @Test(arguments: StoreEngine.installed)
  func oneOfManyThatAskAtOnceGetsTheLease(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let first = try await begin(place)
    _ = try await first.claim(visitor)
    _ = try await first.write(record(), of: visitor, fence: 1, givingUp: true)
    var stores: [SQLStore] = []
    for _ in 0..<6 { stores.append(try await begin(place)) }
    for round in 0..<20 {
      let answers = try await withThrowingTaskGroup(of: (Int, StoreAnswer).self) { group in
        for (index, store) in stores.enumerated() {
          group.addTask { (index, try await store.take(token)) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let taken = answers.filter { $0.1 != .held }
      let lease = TakenLease(
        visitor: visitor, fence: Int64(round + 2), record: [0, 1, 255],
        recordFence: Int64(round + 1))
      #expect(taken.map(\.1) == [.taken(lease)])
      let winner = stores[try #require(taken.first).0]
      #expect(
        try await winner.write(record(), of: visitor, fence: lease.fence, givingUp: true))
    }
  }

  @Test(arguments: StoreEngine.installed)
  func aTokenThatIsReplacedIsUnknownAndSoIsWhoeverIsRemoved(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let (one, other) = (try await begin(place), try await begin(place))
    _ = try await one.claim(visitor)
    let (next, last) = (StoreKey([5]), StoreKey([6]))
    _ = try await one.write(record(tokens: [token, next]), of: visitor, fence: 1, givingUp: false)
    #expect(try await other.take(token) == .held)
    #expect(try await other.take(next) == .held)
    _ = try await one.write(record(tokens: [next, last]), of: visitor, fence: 1, givingUp: false)
    #expect(try await other.take(token) == .unknown)
    #expect(try await other.take(last) == .held)
    try await one.remove(visitor, fence: 1)
    #expect(try await other.take(next) == .unknown)
    #expect(try await other.take(last) == .unknown)
    #expect(try await other.claim(visitor) == 1)
    #expect(try await other.write(record(), of: visitor, fence: 1, givingUp: true))
    try await other.remove(visitor, fence: 1)
    #expect(try await one.take(token) == .unknown, "they logged out as they were given up")
  }

  @Test(arguments: StoreEngine.installed)
  func aUserIsLoggedOutAtAllFronts(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let (one, other) = (try await begin(place), try await begin(place))
    let (ada, grace) = (StoreKey([20]), StoreKey([21]))
    for (number, account, isLeft) in [(10, ada, true), (11, ada, false), (12, grace, false)] {
      let key = StoreKey([UInt8(number)])
      _ = try await one.claim(key)
      let record = record(tokens: [StoreKey([UInt8(number), 0])], account: account)
      #expect(try await one.write(record, of: key, fence: 1, givingUp: isLeft))
    }
    try await other.endVisits(of: ada)
    #expect(try await one.calls() == [StoreKey([11]): .end])
    let answers = try await [10, 11, 12].asyncMap { try await other.take(StoreKey([$0, 0])) }
    #expect(answers == [.unknown, .unknown, .held])
    // Not even if the front that has them writes once more.
    _ = try await one.write(record(tokens: nil), of: StoreKey([11]), fence: 1, givingUp: true)
    #expect(try await other.take(StoreKey([11, 0])) == .unknown)
  }

  @Test(arguments: StoreEngine.installed)
  func aVisitEndsWhereverTheVisitorIs(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let (one, other) = (try await begin(place), try await begin(place))
    for (number, isLeft) in [(10, false), (11, true), (12, false)] {
      let key = StoreKey([UInt8(number)])
      _ = try await one.claim(key)
      let record = record(tokens: [StoreKey([UInt8(number), 0])])
      #expect(try await one.write(record, of: key, fence: 1, givingUp: isLeft))
    }
    for number in [10, 11, 13] { try await other.endVisit(of: StoreKey([UInt8(number)])) }
    #expect(try await one.calls() == [StoreKey([10]): .end])
    let answers = try await (10...12).asyncMap { try await other.take(StoreKey([$0, 0])) }
    #expect(answers == [.unknown, .unknown, .held])
    try await one.endVisit(of: StoreKey([10]))
    #expect(try await one.calls() == [StoreKey([12]): .give])
    #expect(try await one.renew() == [StoreKey([12])])
  }

  @Test(arguments: StoreEngine.installed)
  func whatIsOldOrTooMuchIsRemovedAndWhatAFrontHoldsIsNot(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let (one, other) = (try await begin(place), try await begin(place))
    for number in 0..<6 {
      let key = StoreKey([UInt8(number)])
      _ = try await one.claim(key)
      let record = record(
        tokens: [StoreKey([UInt8(number), 0])],
        lifeTime: number == 0 ? .zero : .seconds(number * 1_000))
      #expect(try await one.write(record, of: key, fence: 1, givingUp: number != 1))
    }
    try await other.sweep(keeping: 2)
    let answers = try await (0..<6).asyncMap { try await other.take(StoreKey([$0, 0])) }
    let isThere = answers.map { if case .taken = $0 { true } else { false } }
    #expect(isThere == [false, false, false, false, true, true])
    #expect(answers[1] == .held && answers[0] == .unknown && answers[2] == .unknown)
  }

  @Test(arguments: StoreEngine.installed)
  func ofTooManyVisitorsTheClientWithTheMostLosesItsOldest(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let (one, other) = (try await begin(place), try await begin(place))
    let (ada, stranger) = (StoreKey([20]), StoreKey([21]))
    // Ada has been away for the longest, and of one visitor no client is known.
    let clients = [ada, nil, stranger, stranger, stranger, stranger]
    for (number, client) in clients.enumerated() {
      let key = StoreKey([UInt8(number)])
      _ = try await one.claim(key)
      let record = record(
        tokens: [StoreKey([UInt8(number), 0])], client: client,
        lifeTime: .seconds((number + 1) * 1_000))
      #expect(try await one.write(record, of: key, fence: 1, givingUp: true))
    }
    try await other.sweep(keeping: 4)
    let answers = try await (0..<6).asyncMap { try await other.take(StoreKey([$0, 0])) }
    let isThere = answers.map { if case .taken = $0 { true } else { false } }
    #expect(isThere == [true, true, false, false, true, true])
  }

  @Test(arguments: StoreEngine.installed)
  func aStoreIsOfOneKey(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    _ = try await begin(place)
    _ = try await begin(place)
    let error = await #expect(throws: BrowserServerError.self) {
      try await place.makeStore().begin(leaseTime: .seconds(1), proof: StoreKey([8]))
    }
    #expect("\(error!)".hasSuffix("cannot be used: it was written with another key"))
  }

  @Test func aFileThatCannotBeMadeIsReported() async throws {
    let error = await #expect(throws: BrowserServerError.self) {
      try await SQLStore.sqlite("/nowhere/visitors").begin(leaseTime: .seconds(1), proof: proof)
    }
    #expect(
      "\(error!)"
        == "The store sqlite:/nowhere/visitors cannot be used: No such file or directory")
  }

  @Test func onlyItsUserCanReadAFile() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let store = try await begin(place)
    for end in ["", "-wal", "-shm"] {
      let path = place.address + end
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(permissions as? Int == 0o600)
    }
    await store.end()
  }

  @Test(.enabled(if: PostgreSQLServer.isInstalled))
  func aConnectionThatIsLostIsMadeAgain() async throws {
    let place = try StoreEngine.postgreSQL.makePlace()
    let store = SQLStore.postgreSQL("\(place.address) application_name=lost")
    try await store.begin(leaseTime: .seconds(600), proof: proof)
    #expect(try await store.claim(visitor) == 1)
    let connection = try PostgreSQLServer.shared.get().connect()
    try connection.run(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'lost'
      """)
    #expect(try await store.renew() == [visitor])
  }

  @Test(.enabled(if: PostgreSQLServer.isInstalled))
  func aMachineThatDiesInsideATransactionHoldsOthersUpForSecondsOnly() async throws {
    let place = try StoreEngine.postgreSQL.makePlace()
    let (one, other) = (try await begin(place), try await begin(place))
    #expect(try await one.claim(visitor) == 1)
    #expect(try await one.write(record(), of: visitor, fence: 1, givingUp: true))
    let dying = try PostgreSQLConnection(place.address)
    try dying.run("BEGIN")
    try dying.run("UPDATE banyan_visitors SET wanted = 0")
    #expect(try await other.take(token) == .held)
    #expect(try await other.renew() == [], "its own leases are renewed meanwhile")
    let taken = TakenLease(visitor: visitor, fence: 2, record: [0, 1, 255], recordFence: 1)
    #expect(try await takeAtLast(token, other) == .taken(taken))
    #expect(throws: StoreFailure.self) { try dying.run("COMMIT") }
  }

  @Test func aServerThatIsNotThereIsReportedAndNotItsPassword() async {
    let error = await #expect(throws: BrowserServerError.self) {
      try await SQLStore.postgreSQL("host=/nowhere password=secret")
        .begin(leaseTime: .seconds(1), proof: proof)
    }
    let text = "\(error!)"
    #expect(text.hasPrefix("The store postgresql cannot be used: connection to server on socket"))
    #expect(!text.contains("secret"))
  }
}

extension Sequence where Element: BinaryInteger {
  fileprivate func asyncMap<Value>(
    _ transform: (UInt8) async throws -> Value
  ) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(UInt8(element))) }
    return values
  }
}
