import BanyanBrowser
import Foundation
import Logging
import Testing

@testable import BanyanBrowser
@testable import BanyanStores

/// Fronts that share a store, without their workers.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct VisitorLeasesTests {
  @MainActor
  private struct Front {
    let place: StorePlace
    let workers: Workers
    let leases: VisitorLeases
    let store: BreakableStore

    var sessions: Sessions { workers.sessions }

    /// Has a visitor whose app keeps a piece.
    func begin(_ name: String, keeping piece: [UInt8]) -> String {
      sessions.visitorDidCome(name, now: .now)
      keep(piece, of: name)
      return sessions.tokens(of: name)[0]
    }

    /// Does nothing of its own accord any more, and has ended what it had begun.
    func standStill() async {
      let tasks = leases.tasks + [leases.renewing].compactMap(\.self)
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
    }

    func keep(_ piece: [UInt8], of name: String) {
      let visitor = Handover.Visitor(name: name, tokens: [], state: Data(), windows: [])
      _ = workers.kept.keep(visitor, .init(isWhole: true, [.init(0, piece)]))
      leases.note(name)
    }
  }

  private func front(
    _ place: StorePlace, key: UInt8 = 1, leaseTime: Duration = .seconds(600),
    keptByteCount: Int = 1 << 20, log: LineLog = LineLog()
  ) async throws -> Front {
    var configuration = BrowserServer.Configuration(port: 0)
    configuration.limits.leaseTime = leaseTime
    configuration.limits.keptStateByteCount = keptByteCount
    configuration.logger = log.logger
    let workers = Workers(
      count: 1, folder: "/nowhere", configuration: configuration,
      sessions: Sessions(limits: .init()))
    let store = BreakableStore(place.makeStore())
    let seal = try #require(KeySeal([UInt8](repeating: key, count: 32)))
    let leases = VisitorLeases(
      SealedStore(store, seal), workers: workers, sockets: FrontSockets(),
      configuration: configuration)
    workers.leases = leases
    try await leases.begin()
    return Front(place: place, workers: workers, leases: leases, store: store)
  }

  /// Returns two fronts, of which the first has stood still and lost a visitor, Ada, to the other without knowing.
  private func frontThatHasLostAda() async throws -> (one: Front, other: Front, token: String) {
    let place = try StoreEngine.sqlite.makePlace()
    let one = try await front(place, leaseTime: .milliseconds(300))
    let other = try await front(place)
    let token = one.begin("ada", keeping: [1])
    await one.leases.save("ada")
    await one.standStill()
    #expect(await other.leases.admit([token]))
    return (one, other, token)
  }

  private func end(_ fronts: Front...) async {
    for front in fronts { await front.leases.end() }
  }

  @Test(arguments: StoreEngine.installed)
  func aVisitorGoesWhereTheyAreAskedForAndBack(_ engine: StoreEngine) async throws {
    let place = try engine.makePlace()
    let (one, other) = (try await front(place), try await front(place))
    let token = one.begin("ada", keeping: [1, 2])
    _ = one.sessions.logIn("ada", as: "Ada", in: "w")
    await one.leases.save("ada")
    one.keep([1, 2, 3], of: "ada")
    #expect(await other.leases.admit([token]))
    #expect(other.workers.kept.pieces(of: "ada") == [[1, 2, 3]])
    #expect(other.workers.kept.isAwaited("ada") && other.sessions.login(of: "ada") == "Ada")
    // A front lets a visitor go once it has heard that the store has them, which the other may hear before.
    while one.sessions.owner(of: token) != nil { await Task.yield() }
    #expect(one.workers.kept["ada"] == nil)
    other.keep([4], of: "ada")
    #expect(await one.leases.admit([token, "unknown"]))
    #expect(one.workers.kept.pieces(of: "ada") == [[4]])
    #expect(one.sessions.owner(of: token) == "ada")
    while other.sessions.owner(of: token) != nil { await Task.yield() }
    await end(one, other)
  }

  @Test func whatAFrontLeavesAsItEndsTheNextOneFinds() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let log = LineLog()
    let one = try await front(place, log: log)
    let tokens = (0..<3).map { one.begin("visitor \($0)", keeping: [UInt8($0)]) }
    await end(one)
    #expect(log.lines == ["Visitors left in the store: 3"])
    let next = try await front(place)
    for token in tokens { #expect(await next.leases.admit([token])) }
    #expect((0..<3).map { next.workers.kept.pieces(of: "visitor \($0)") } == [[[0]], [[1]], [[2]]])
    await end(next)
  }

  @Test func theStoreAndTheNextFrontDistinguishClients() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let (one, next) = (try await front(place), try await front(place))
    let addresses = ["192.0.2.1", "2001:db8::1", "2001:db8::2"].map { ClientAddress($0) }
    let tokens = addresses.enumerated().map { number, address in
      one.sessions.visitorDidCome("visitor \(number)", from: address, now: .now)
      return one.begin("visitor \(number)", keeping: [1])
    }
    await end(one)
    let connection = try SQLiteConnection(place.address)
    #expect(
      try connection.run("SELECT count(DISTINCT client) FROM banyan_clients") == [[.integer(2)]])
    for token in tokens { #expect(await next.leases.admit([token])) }
    #expect(
      next.sessions.names.map { next.sessions.client(of: $0) } == addresses.map { $0?.client })
    await end(next)
  }

  @Test func aFrontThatEndsWritesWhoHasChangedAndHoldsAllUntilThatIsDone() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let (one, next) = (try await front(place), try await front(place))
    await one.standStill()
    let names = ["ada", "grace", "joan", "mary"]
    let tokens = names.map { one.begin($0, keeping: [1]) }
    for name in names { await one.leases.save(name) }
    one.keep([2], of: "grace")
    _ = one.sessions.logIn("mary", as: "Mary", in: "w")
    let writeCount = one.store.written.count
    await end(one)
    let written = ["grace", "mary"].map { one.leases.seal.key(for: $0, as: .visitor) }
    #expect(Array(one.store.written.dropFirst(writeCount)) == written)
    for token in tokens { #expect(await next.leases.admit([token])) }
    #expect(names.map { next.workers.kept.pieces(of: $0) } == [[[1]], [[2]], [[1]], [[1]]])
    #expect(next.sessions.login(of: "mary") == "Mary")
    await end(next)
  }

  @Test(.timeLimit(.minutes(30)))
  func aFrontRenewsItsLeasesUntilItHasEnded() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let one = try await front(place, leaseTime: .milliseconds(300))
    _ = one.begin("ada", keeping: [1])
    one.store.awaitsRenewal = true
    await end(one)
    #expect(one.store.written.count == 1)
  }

  @Test func aFrontThatHasLostAVisitorWithoutKnowingDoesNoHarm() async throws {
    let (one, other, token) = try await frontThatHasLostAda()
    one.keep([2], of: "ada")
    await one.leases.save("ada")
    #expect(one.sessions.owner(of: token) == nil && one.workers.kept["ada"] == nil)
    #expect(other.workers.kept.pieces(of: "ada") == [[1]])
    await end(one)
    let third = try await front(one.place)
    #expect(await third.leases.admit([token]))
    #expect(third.workers.kept.pieces(of: "ada") == [[1]])
    await end(other, third)
  }

  @Test func aTokenThatHasEndedDoesNotTakeAVisitorFromTheirOwnFront() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let one = try await front(place)
    let token = one.begin("ada", keeping: [1])
    await one.leases.save("ada")
    // The store does not hear of what follows until the front ends.
    await one.standStill()
    _ = one.sessions.logIn("ada", as: "Ada", in: "w")
    let next = one.sessions.tokens(of: "ada")[0]
    #expect(one.sessions.visitorName(of: next) == "ada")
    one.keep([2], of: "ada")
    #expect(await one.leases.admit([token]))
    #expect(one.sessions.owner(of: token) == nil && one.sessions.owner(of: next) == "ada")
    #expect(one.workers.kept.pieces(of: "ada") == [[2]] && !one.workers.kept.isAwaited("ada"))
    await end(one)
    let other = try await front(place)
    #expect(await other.leases.admit([token, next]))
    #expect(other.sessions.tokens(of: "ada") == [next])
    #expect(other.workers.kept.pieces(of: "ada") == [[2]])
    await end(other)
  }

  @Test func whoComesBackToAFrontThatHasNotMissedThemIsAsTheOtherFrontHasLeftThem() async throws {
    let (one, other, _) = try await frontThatHasLostAda()
    _ = other.sessions.logIn("ada", as: "Ada", in: "w")
    let next = other.sessions.tokens(of: "ada")[0]
    other.keep([2], of: "ada")
    await end(other)
    #expect(await one.leases.admit([next]))
    #expect(one.sessions.owner(of: next) == "ada" && one.sessions.login(of: "ada") == "Ada")
    #expect(one.workers.kept.pieces(of: "ada") == [[2]] && one.workers.kept.isAwaited("ada"))
    await end(one)
  }

  @Test(arguments: ["changed in one bit", "of another visitor", "cut short", "empty"])
  func whoseRecordCannotBeReadBeginsAnew(_ damage: String) async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let log = LineLog()
    let (one, next) = (try await front(place), try await front(place, log: log))
    let tokens = ["ada", "grace"].map { one.begin($0, keeping: [1]) }
    await end(one)
    let connection = try SQLiteConnection(place.address)
    let records = try connection.run("SELECT visitor, record FROM banyan_visitors").map {
      (visitor: $0[0], record: $0[1].bytes ?? [])
    }
    #expect(records.count == 2)
    for (index, (visitor, record)) in records.enumerated() {
      var record = record
      switch damage {
      case "changed in one bit": record[record.count / 2] ^= 4
      case "of another visitor": record = records[1 - index].record
      case "cut short": record.removeLast()
      default: record = []
      }
      try connection.run(
        "UPDATE banyan_visitors SET record = $1 WHERE visitor = $2", .bytes(record), visitor)
    }
    for token in tokens {
      #expect(await next.leases.admit([token]))
      #expect(next.sessions.owner(of: token) == nil)
    }
    #expect(next.workers.kept.names == [] && next.sessions.count == 0)
    let words = "A visitor starts over, because their record cannot be read: "
    #expect(
      log.lines.map { $0.hasPrefix(words) }
        == (damage == "empty" ? [] : [true, true]))
    #expect(try connection.run("SELECT visitor FROM banyan_visitors") == [])
    await end(next)
  }

  @Test func whoseStateDoesNotFitIntoMemoryStaysInTheStore() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let piece = [UInt8](repeating: 7, count: 400)
    let one = try await front(place)
    let tokens = ["ada", "grace"].map { one.begin($0, keeping: piece) }
    await end(one)
    let log = LineLog()
    let small = try await front(place, keptByteCount: 1_500, log: log)
    #expect(await small.leases.admit([tokens[0]]))
    #expect(await small.leases.admit([tokens[1]]) == false)
    #expect(small.sessions.names == ["ada"] && small.workers.kept.names == ["ada"])
    #expect(
      log.lines == [
        "The state of a visitor's app exceeds the limit: it stays in the store."
      ])
    let large = try await front(place)
    #expect(await large.leases.admit([tokens[1]]))
    #expect(large.workers.kept.pieces(of: "grace") == [piece])
    await end(small, large)
  }

  @Test func whoseStateAloneIsLargerThanTheLimitBeginsAnewAsTheSameUser() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let one = try await front(place)
    let token = one.begin("ada", keeping: [UInt8](repeating: 7, count: 2_000))
    _ = one.sessions.logIn("ada", as: "Ada", in: "w")
    await end(one)
    let log = LineLog()
    let small = try await front(place, keptByteCount: 1_500, log: log)
    #expect(await small.leases.admit([token]))
    #expect(small.sessions.owner(of: token) == "ada" && small.sessions.login(of: "ada") == "Ada")
    #expect(small.workers.kept.names == [])
    #expect(
      log.lines == [
        "The state of a visitor's app exceeds the limit: the visitor starts over."
      ])
    await end(small)
  }

  @Test func whoseRecordIsTooLongForTheStoreGoesToAnotherFrontAsTheSameUser() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let log = LineLog()
    let (one, other) = (try await front(place, log: log), try await front(place))
    one.leases.recordByteCount = 1_000
    let token = one.begin("ada", keeping: [UInt8](repeating: 7, count: 2_000))
    _ = one.sessions.logIn("ada", as: "Ada", in: "w")
    await one.leases.save("ada")
    one.keep([UInt8](repeating: 8, count: 2_000), of: "ada")
    await one.leases.save("ada")
    #expect(await other.leases.admit([token]))
    #expect(other.sessions.owner(of: token) == "ada" && other.sessions.login(of: "ada") == "Ada")
    #expect(other.workers.kept.names == [])
    #expect(
      log.lines == [
        "The state of a visitor's app is too large for the store: at another front, the visitor starts over."
      ])
    await end(one, other)
  }

  @Test func whileTheStoreIsDownVisitorsGoOnInMemoryAndThenTheyAreWritten() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let log = LineLog()
    let one = try await front(place, leaseTime: .milliseconds(300), log: log)
    let other = try await front(place)
    let token = one.begin("ada", keeping: [1])
    await one.leases.save("ada")
    // A renewal that is under way would be answered after the store has been cut off.
    one.leases.renewing?.cancel()
    await one.leases.renewing?.value
    one.store.isBroken = true
    one.keep([2], of: "ada")
    await one.leases.save("ada")
    let newToken = one.begin("grace", keeping: [3])
    await one.leases.save("grace")
    #expect(await one.leases.admit([token]), "who is here goes on")
    #expect(await one.leases.admit([newToken]))
    let stranger = String(repeating: "a", count: 22)
    #expect(await one.leases.admit([stranger]) == false, "who it is is not known")
    one.store.isBroken = false
    one.leases.renewing = one.leases.repeating(.milliseconds(100)) { await $0.renew() }
    #expect(await other.leases.admit([token]))
    while other.sessions.owner(of: newToken) == nil {
      #expect(await other.leases.admit([newToken]))
      await Task.yield()
    }
    #expect(other.workers.kept.pieces(of: "grace") == [[3]])
    #expect(await one.leases.admit([stranger]))
    await end(one, other)
    #expect(log.lines.count { $0.hasPrefix("The store does not answer.") } == 1)
    #expect(log.lines.count { $0 == "The store answers again." } == 1)
  }

  @Test func afterTheStoreWasDownAFrontTakesNobodyWhoLivesAtAnother() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let (one, other) = (try await front(place), try await front(place))
    let token = other.begin("ada", keeping: [1])
    await other.leases.save("ada")
    for front in [one, other] { front.store.isBroken = true }
    other.keep([2], of: "ada")
    await one.leases.renew()
    #expect(one.leases.isDown)
    // As if more time had passed than a lease lasts.
    try SQLiteConnection(place.address).run("UPDATE banyan_nodes SET expires = 0")
    one.store.isBroken = false
    await one.leases.renew()
    #expect(!one.leases.isDown)
    // The other front has minutes to say that it is there.
    let admission = Task { await one.leases.admit([token]) }
    while one.leases.searches[token] == nil { await Task.yield() }
    other.store.isBroken = false
    await other.leases.renew()
    #expect(one.store.takeCount == 0)
    // Ends the wait, and not the search: the other has said it.
    one.leases.searches[token]?.cancel()
    #expect(await admission.value)
    #expect(one.workers.kept.pieces(of: "ada") == [[2]])
    await end(one, other)
  }

  @Test(.timeLimit(.minutes(30)))
  func whoCannotBeWrittenKeepsNobodyElseFromIt() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let log = LineLog()
    let (one, other) = (try await front(place, log: log), try await front(place))
    let tokens = ["ada", "grace"].map { one.begin($0, keeping: [1]) }
    for name in ["ada", "grace"] { await one.leases.save(name) }
    one.store.refused = one.leases.seal.key(for: "ada", as: .visitor)
    for name in ["ada", "grace"] { one.keep([2], of: name) }
    while one.leases.changed != ["ada"] { await Task.yield() }
    #expect(!one.leases.isDown)
    #expect(await other.leases.admit([tokens[1]]))
    #expect(other.workers.kept.pieces(of: "grace") == [[2]])
    one.store.refused = nil
    #expect(await other.leases.admit([tokens[0]]))
    #expect(other.workers.kept.pieces(of: "ada") == [[2]])
    await end(one, other)
    let words = "The store answers, but it refused a request: it is in a deadlock"
    #expect(Set(log.lines) == [words, "Visitors left in the store: 0"])
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["the same front", "another front"])
  func whoeverAFrontHasTakenWithoutANoticeIsFoundByTheNextRequest(to asked: String) async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let before = try await front(place)
    let token = before.begin("ada", keeping: [1])
    await end(before)
    let one = try await front(place, leaseTime: .milliseconds(300))
    let other = try await front(place)
    one.store.losesTakenLeases = true
    #expect(await one.leases.admit([token]) == false)
    one.store.losesTakenLeases = false
    let next = asked == "the same front" ? one : other
    while await !next.leases.admit([token]) { await Task.yield() }
    #expect(next.workers.kept.pieces(of: "ada") == [[1]])
    await end(one, other)
  }

  @Test(.timeLimit(.minutes(30)))
  func aFrontSeeksOnlySoManyTokensAtTheSameTime() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let one = try await front(place)
    let tokens = (0...VisitorLeases.searchCount).map {
      "\(1_000 + $0)" + String(repeating: "a", count: 18)
    }
    one.store.isHolding = true
    let searches = tokens.dropLast().map { token in Task { await one.leases.admit([token]) } }
    while one.leases.searches.count < VisitorLeases.searchCount { await Task.yield() }
    #expect(await one.leases.admit([tokens[VisitorLeases.searchCount]]) == false)
    one.store.isHolding = false
    for search in searches { #expect(await search.value) }
    #expect(await one.leases.admit([tokens[VisitorLeases.searchCount]]))
    await end(one)
  }

  @Test func whoLogsOutEverywhereIsLoggedOutAtOtherFrontsToo() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let (one, other) = (try await front(place), try await front(place))
    for (name, front) in [("phone", one), ("desk", other), ("grace", other)] {
      _ = front.begin(name, keeping: [1])
      _ = front.sessions.logIn(name, as: name == "grace" ? "Grace" : "Ada", in: "w")
      await front.leases.save(name)
    }
    one.workers.logOut("phone", everywhere: true)
    while other.sessions.names != ["grace"] { await Task.yield() }
    #expect(one.sessions.names == [])
    await end(one, other)
    let connection = try SQLiteConnection(place.address)
    #expect(try connection.run("SELECT count(*) FROM banyan_visitors") == [[.integer(1)]])
  }

  @Test(.timeLimit(.minutes(30)))
  func whoLogsOutAtAFrontThatHasLostThemWithoutKnowingIsLoggedOutWhereTheyAre() async throws {
    let (one, other, token) = try await frontThatHasLostAda()
    one.workers.logOut("ada")
    while other.sessions.names != [] { await Task.yield() }
    // Nor does the token in the browser bring them back.
    #expect(await one.leases.admit([token]))
    #expect(one.sessions.names == [] && one.workers.kept.names == [])
    await end(one, other)
    let connection = try SQLiteConnection(one.place.address)
    #expect(try connection.run("SELECT visitor FROM banyan_visitors") == [])
  }

  /// It may have been overdue here only, because their pages had gone to the other front.
  @Test func whoseSessionEndsAtAFrontThatHasLostThemWithoutKnowingGoesOnWhereTheyAre() async throws
  {
    let (one, other, token) = try await frontThatHasLostAda()
    one.workers.endSession(of: "ada")
    await one.leases.reportEnds()
    #expect(one.sessions.names == [] && other.sessions.names == ["ada"])
    await end(one, other)
    let third = try await front(one.place)
    #expect(await third.leases.admit([token]))
    #expect(third.workers.kept.pieces(of: "ada") == [[1]])
    await end(third)
  }

  @Test func whoLogsOutWhileTheStoreIsDownStaysLoggedOutWhenItAnswersAgain() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let one = try await front(place, leaseTime: .milliseconds(300))
    let other = try await front(place)
    for (name, front) in [("phone", one), ("desk", other)] {
      _ = front.begin(name, keeping: [1])
      _ = front.sessions.logIn(name, as: "Ada", in: "w")
      await front.leases.save(name)
    }
    let token = one.sessions.tokens(of: "phone")[0]
    one.store.isBroken = true
    one.workers.logOut("phone", everywhere: true)
    while !one.leases.isDown { await Task.yield() }
    one.store.isBroken = false
    while await !one.leases.admit([token]) { await Task.yield() }
    #expect(one.sessions.names == [] && one.workers.kept.names == [])
    while other.sessions.names != [] { await Task.yield() }
    await end(one, other)
    let connection = try SQLiteConnection(place.address)
    #expect(try connection.run("SELECT visitor FROM banyan_visitors") == [])
  }

  @Test func whoLogsOutWhileTheyAreTakenFromTheStoreIsNotTakenUp() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let one = try await front(place)
    let token = one.begin("ada", keeping: [1])
    await one.leases.save("ada")
    let answer = try await one.store.take(one.leases.seal.key(for: token, as: .token))
    guard case .taken(let lease) = answer else {
      Issue.record("nobody else has the visitor")
      return
    }
    one.workers.logOut("ada")
    #expect(await one.leases.restore(lease) == .unknown)
    #expect(one.sessions.names == [] && one.workers.kept.names == [])
    await end(one)
    let connection = try SQLiteConnection(place.address)
    #expect(try connection.run("SELECT visitor FROM banyan_visitors") == [])
  }

  @Test func aStoreOfAnotherKeyIsRefused() async throws {
    let place = try StoreEngine.sqlite.makePlace()
    let one = try await front(place)
    await #expect(throws: BrowserServerError.self) { _ = try await front(place, key: 2) }
    await end(one)
  }
}
