import Foundation
import Testing

@testable import BanyanBrowser

/// What a front leaves for the next one.
@Suite struct FrontHandoverTests {
  private var handover: FrontHandover {
    var handover = FrontHandover()
    handover.sessions = [
      .init(name: "a", tokens: ["t", "u"], login: .init(login: "ada")),
      .init(name: "b", tokens: ["v"], login: .init()),
    ]
    handover.visitors = [.init(head: [1, 2], pieces: [[3], [], [4, 5, 6]])]
    return handover
  }

  @Test func itIsReadAsItWasWritten() throws {
    #expect(try FrontHandover(handover.bytes) == handover)
    #expect(try FrontHandover([]) == FrontHandover())
  }

  @Test func whatIsCutShortOrChangedIsNoneOrAnotherAndNeverATrap() {
    let bytes = handover.bytes
    for count in 1..<bytes.count {
      let cut = try? FrontHandover(Array(bytes[..<count]))
      #expect(cut == nil || cut != handover)
    }
    var differing = 0
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        if (try? FrontHandover(changed)) != handover { differing += 1 }
      }
    }
    #expect(differing == bytes.count * 8)
  }

  @Test func aFileIsThereOnceAndOnlyForItsUser() throws {
    let path = "/dev/shm/banyan-test-\(UUID().uuidString)"
    defer { unlink(path) }
    let file = try HandoverFile(path)
    #expect(try file.take(within: .seconds(60)) == nil)
    try file.write(FrontHandover())
    try file.write(handover)
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
    #expect(try file.take(within: .seconds(60)) == handover)
    #expect(try file.take(within: .seconds(60)) == nil)
    try file.write(handover)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -61)], ofItemAtPath: path)
    #expect(try file.take(within: .seconds(60)) == nil)
    try file.write(handover)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(throws: BrowserServerError.self) { try file.take(within: .seconds(60)) }
    #expect(!FileManager.default.fileExists(atPath: path))
    // Nobody writes into it, and it is not waited for.
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: BrowserServerError.self) { try file.take(within: .seconds(60)) }
    #expect(throws: BrowserServerError.self) { try HandoverFile("/proc/visitors") }
    #expect(throws: BrowserServerError.self) { try HandoverFile("/nowhere/at/all") }
  }

  @MainActor
  @Test func whoseStateDoesNotFitBeginsAnewAndTheLogReportsIt() throws {
    let log = LineLog()
    var configuration = BrowserServer.Configuration(port: 0)
    configuration.limits.keptStateByteCount = 100
    configuration.logger = log.logger
    let workers = Workers(
      count: 1, folder: "/nowhere", configuration: configuration,
      sessions: Sessions(limits: .init()))
    let visitor = Handover.Visitor(name: "ada", tokens: [], state: Data(), windows: [])
    var handover = FrontHandover()
    handover.sessions = [.init(name: "ada", tokens: ["t"], login: .init())]
    handover.visitors = [.init(head: Array(try JSONEncoder().encode(visitor)), pieces: [[1]])]
    workers.takeUp(handover)
    #expect(workers.sessions.names == ["ada"] && workers.kept.names == [])
    #expect(
      log.lines == [
        "The state of a visitor's app exceeds the limit: the visitor starts over."
      ])
  }

  @MainActor
  @Test func theNextFrontKnowsTheVisitorsAndMakesTheirAppsWhenTheyCome() throws {
    func workers() -> Workers {
      Workers(
        count: 1, folder: "/nowhere", configuration: .init(port: 0),
        sessions: Sessions(limits: .init()))
    }
    let old = workers()
    let client = try #require(ClientAddress("192.0.2.1"))
    for name in ["kept", "gone"] { old.sessions.visitorDidCome(name, from: client, now: .now) }
    let tokens = ["kept", "gone"].map { old.sessions.tokens(of: $0)[0] }
    let renewal = old.sessions.logIn("kept", as: "ada", in: "w")
    let visitor = Handover.Visitor(name: "kept", tokens: [], state: Data(), windows: [])
    _ = old.kept.keep(visitor, .init(isWhole: true, [.init(0, [1]), .init(7, [2])]))
    let stranger = Handover.Visitor(name: "stranger", tokens: [], state: Data(), windows: [])
    _ = old.kept.keep(stranger, .init(isWhole: true, [.init(0, [1])]))
    let new = workers()
    new.takeUp(try FrontHandover(old.handover.bytes))
    #expect(new.kept.names == ["kept"] && new.kept.isAwaited("kept"))
    #expect(new.kept.pieces(of: "kept") == [[1], [2]])
    #expect(tokens.map { new.sessions.visitorName(of: $0) } == ["kept", "gone"])
    #expect(new.sessions.login(of: "kept") == "ada" && new.sessions.renewal(of: "kept") == renewal)
    #expect(new.handover.sessions.map(\.client) == [client, client])
    // Only who has gone is forgotten in the end.
    new.sessions.sweep(now: .now + .seconds(8 * 86_400))
    #expect(new.sessions.names == ["kept"])
  }
}
