import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

@Suite struct SessionsTests {
  private let start = ContinuousClock.now
  private let day = Duration.seconds(86_400)

  private func sessions(visitorCount: Int = 10, windowLifeTime: Duration = .seconds(7 * 86_400))
    -> Sessions
  {
    var limits = BrowserServer.Limits()
    (limits.visitorCount, limits.windowLifeTime) = (visitorCount, windowLifeTime)
    return Sessions(limits: limits)
  }

  /// Returns the token that a visitor's first page sets.
  private func begin(
    _ name: String, in sessions: Sessions, from client: ClientAddress? = nil
  ) throws -> String {
    sessions.visitorDidCome(name, from: client, now: start)
    return try #require(sessions.tokenToSend(to: name, having: nil, now: start))
  }

  @Test func aTokenThatIsChangedStandsForNobody() throws {
    let sessions = sessions()
    let token = try begin("one", in: sessions)
    #expect(sessions.visitorName(of: token, now: start) == "one")
    for index in token.indices {
      var changed = token
      changed.replaceSubrange(index...index, with: token[index] == "x" ? "y" : "x")
      #expect(sessions.visitorName(of: changed, now: start) == nil)
    }
    for token in ["", "one", "\(token)x", String(token.dropLast())] {
      #expect(sessions.visitorName(of: token, now: start) == nil)
    }
    #expect(self.sessions().visitorName(of: token, now: start) == nil)
  }

  /// An open page must be able to come back with the token that it was fetched with.
  @Test(arguments: [1, 7, 30]) func aTokenIsGoodAsLongAsItsVisitorIsHere(days: Int) throws {
    let sessions = sessions(windowLifeTime: day * days)
    let token = try begin("one", in: sessions)
    sessions.sweep(now: start + day * days)
    #expect(sessions.visitorName(of: token, now: start + day * days) == "one")
  }

  @Test func aTokenIsReplacedAfterADay() throws {
    let sessions = sessions()
    let old = try begin("one", in: sessions)
    func sent(_ token: String, _ time: Duration) -> String? {
      sessions.tokenToSend(to: "one", having: token, now: start + time)
    }
    func names(_ tokens: [String], _ time: Duration) -> [String?] {
      tokens.map { sessions.visitorName(of: $0, now: start + time) }
    }
    #expect(sent(old, day - .seconds(1)) == nil)
    let new = try #require(sent(old, day))
    // Several pages may send the same token at once; and a lost response is sent again.
    #expect(new != old && sent(old, day * 3) == new)
    #expect(names([old, old], day * 3) == ["one", "one"])
    #expect(names([new, old], day * 4) == ["one", "one"])
    // A client that still has the old token doesn't receive the new one.
    #expect([sent(old, day * 4), sent(new, day * 4)] == [nil, nil])
    #expect(names([old, new], day * 4 + .seconds(59)) == ["one", "one"])
    #expect(names([old, new], day * 4 + .seconds(60)) == [nil, "one"])
    let newest = try #require(sent(new, day * 5))
    #expect(names([newest, new, old], day * 5) == ["one", "one", nil])
  }

  @Test func theSessionOfAVisitorWhoWasLetGoIsRememberedForAWhile() throws {
    let sessions = sessions()
    let tokens = try ["used", "back", "unused"].map { try begin($0, in: sessions) }
    for name in ["used", "back"] { sessions.visitorDidGo(name, wasUsed: true, now: start) }
    sessions.visitorDidGo("unused", wasUsed: false, now: start)
    func names(_ time: Duration) -> [String?] {
      tokens.map { sessions.visitorName(of: $0, now: start + time) }
    }
    #expect(names(day * 7 - .seconds(1)) == ["used", "back", nil] && sessions.count == 2)
    // A visitor who came back stays, and is remembered again although no page connected this time.
    sessions.visitorDidCome("back", now: start + day)
    sessions.sweep(now: start + day * 7)
    #expect(names(day * 7) == [nil, "back", nil] && sessions.count == 1)
    sessions.visitorDidGo("back", wasUsed: false, now: start + day * 7)
    #expect(names(day * 14 - .seconds(1)) == [nil, "back", nil])
    #expect(names(day * 14) == [nil, nil, nil] && sessions.count == 0)
  }

  @Test func noMoreSessionsAreRememberedThanThereMayBeVisitors() throws {
    let sessions = sessions(visitorCount: 3)
    let tokens = try (0..<10).map { number in
      let token = try begin("\(number)", in: sessions)
      sessions.visitorDidGo("\(number)", wasUsed: true, now: start)
      return token
    }
    let names = tokens.map { sessions.visitorName(of: $0, now: start) }
    #expect(names == Array(repeating: nil, count: 7) + ["7", "8", "9"] && sessions.count == 3)
  }

  /// All addresses of one prefix are one client's.
  @Test func whoMakesManySessionsHasTheirOwnForgottenAndNobodyElses() throws {
    let sessions = sessions(visitorCount: 4)
    let visitors = ["ada", "grace"] + (0..<20).map { "stranger \($0)" }
    let addresses = ["192.0.2.1", "192.0.2.2"] + (0..<20).map { "2001:db8::\($0)" }
    let tokens = try visitors.indices.map { number in
      let client = try #require(ClientAddress(addresses[number]))
      let token = try begin(visitors[number], in: sessions, from: client)
      // Ada has been away for the longest.
      sessions.visitorDidGo(visitors[number], wasUsed: true, now: start + .seconds(number))
      return token
    }
    let names = tokens.map { sessions.visitorName(of: $0, now: start + .seconds(60)) }
    #expect(names.compactMap(\.self) == ["ada", "grace", "stranger 18", "stranger 19"])
    #expect(sessions.count == 4)
    // What is remembered of each address ends in its time.
    sessions.sweep(now: start + day * 7)
    #expect(sessions.names == ["grace", "stranger 18", "stranger 19"])
    sessions.sweep(now: start + day * 7 + .seconds(60))
    #expect(sessions.names == [])
  }

  @Test func ofAddressesWithTheSameNumberOfSessionsTheOldestIsForgotten() throws {
    let sessions = sessions(visitorCount: 3)
    for number in 0..<6 {
      let client = try #require(ClientAddress("192.0.2.\(number)"))
      _ = try begin("\(number)", in: sessions, from: client)
      sessions.visitorDidGo("\(number)", wasUsed: true, now: start + .seconds(number))
    }
    #expect(sessions.names == ["3", "4", "5"])
  }
}

/// A browser with several tabs and one cookie.
@MainActor
@Suite struct SessionsOfBrowsersTests {
  private let world = FakeWorld()
  private let site: Site

  init() throws {
    site = try Site(
      configuration: .init(), assets: Assets(), pictures: Pictures(directories: []),
      visitors: world.visitors)
  }

  private func request(_ cookie: String?) -> HTTPRequestHead {
    var head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/", headers: ["host": "localhost:8080"])
    if let cookie { head.headers.add(name: "cookie", value: cookie) }
    return head
  }

  /// Fetches a page.
  ///
  /// - Returns: Its window, and the cookie that the response sets, if any.
  private func fetch(_ cookie: String?) async throws -> (window: BrowserWindow, cookie: String?) {
    let response = try #require(await site.response(to: request(cookie)))
    let token = try #require(
      String(buffer: response.body).firstMatch(of: /data-window="([^"]+)"/)?.1)
    let new = response.headers.first(name: "set-cookie")?.split(separator: ";").first
    return (try #require(world.visitors.windows[String(token)]), new.map(String.init))
  }

  /// Opens the socket of a fetched page.
  private func connect(_ window: BrowserWindow, _ cookie: String) throws -> FakePage {
    let name = try #require(site.visitorName(of: request(cookie)))
    let page = FakePage(window, in: world.visitors, visitorName: name)
    page.connect()
    return page
  }

  /// Three tabs of one visitor, all of whose windows are lost.
  private func loseThreeTabs() async throws -> String {
    let first = try await fetch(nil)
    let cookie = try #require(first.cookie)
    var pages = [try connect(first.window, cookie)]
    for _ in 0..<2 { pages.append(try connect(try await fetch(cookie).window, cookie)) }
    #expect(Set(pages.map(\.window.visitorName)).count == 1)
    for page in pages { page.lose() }
    world.pass(.seconds(180))
    world.pass(.seconds(900))
    #expect(world.visitors.visitors.isEmpty && world.visitors.sessions.count == 1)
    return cookie
  }

  /// Loads three tabs that come back at once: all requests are made before the first response, and each
  /// page whose window is refused is loaded again.
  ///
  /// - Returns: The number of loads of each tab until its page is connected, and the pages.
  private func comeBack(_ old: String) async throws -> (loads: [Int], pages: [FakePage]) {
    var cookie = old
    var windows: [BrowserWindow] = []
    for _ in 0..<3 {
      let answer = try await fetch(old)
      windows.append(answer.window)
      cookie = answer.cookie ?? cookie
    }
    var loads: [Int] = []
    var pages: [FakePage] = []
    for window in windows {
      var page = try connect(window, cookie)
      var count = 1
      while page.connection.closeCode != nil, count < 10 {
        #expect(page.connection.closeCode == CloseCode.noWindow)
        let answer = try await fetch(cookie)
        cookie = answer.cookie ?? cookie
        page = try connect(answer.window, cookie)
        count += 1
      }
      loads.append(count)
      pages.append(page)
    }
    world.pass(.seconds(10))
    return (loads, pages)
  }

  @Test func tabsWhoseVisitorWasLetGoComeBackAsOne() async throws {
    let (loads, pages) = try await comeBack(try await loseThreeTabs())
    #expect(loads == [1, 1, 1] && Set(pages.map(\.window.visitorName)).count == 1)
    #expect(world.visitors.visitors.count == 1 && world.visitors.sessions.count == 1)
  }

  /// Each tab gets a new visitor, and the cookie of one of them wins.
  @Test func tabsWhoseSessionIsForgottenEndAsOneVisitorToo() async throws {
    let cookie = try await loseThreeTabs()
    world.pass(.seconds(7 * 86_400))
    #expect(world.visitors.sessions.count == 0)
    let (loads, pages) = try await comeBack(cookie)
    #expect(loads == [2, 2, 1] && Set(pages.map(\.window.visitorName)).count == 1)
    #expect(world.visitors.visitors.count == 1 && world.visitors.sessions.count == 1)
  }

  /// Otherwise an attacker could put a token of their choice into a victim's browser and share the session.
  @Test func aTokenThatTheServerHasNotMadeIsReplaced() async throws {
    let chosen = "banyan-8080=" + RandomToken.make()
    let answers = [try await fetch(chosen), try await fetch(chosen)]
    let cookies = answers.compactMap(\.cookie)
    #expect(Set(cookies + [chosen]).count == 3 && world.visitors.visitors.count == 2)
    #expect(site.visitorName(of: request(chosen)) == nil)
    let names = (cookies + [cookies[1] + "; " + chosen, chosen + "; " + cookies[0]]).map {
      site.visitorName(of: request($0))
    }
    #expect(names == [0, 1, 1, 0].map { answers[$0].window.visitorName })
  }

  /// A page that is open for a month loses its connection now and then, and keeps its state.
  @Test func aPageThatIsOpenForAMonthStaysItsVisitors() throws {
    let world = FakeWorld {
      $0.windowLifeTime = .seconds(31 * 86_400)
      $0.windowIdleTime = .seconds(31 * 86_400)
    }
    let page = try world.openPage()
    let sessions = world.visitors.sessions
    let token = try #require(sessions.tokenToSend(to: page.window.visitorName, having: nil))
    for day in 1...30 {
      world.pass(.seconds(86_400))
      page.lose()
      let now = ContinuousClock.now + .seconds(86_400 * day)
      #expect(sessions.visitorName(of: token, now: now) == page.window.visitorName)
      page.connect()
      page.read()
    }
    #expect(page.connection.closeCode == nil && world.applications.count == 1)
  }

  /// A request over the limits doesn't even have its cookies checked.
  @Test func cookiesAreCheckedAfterTheLimitsOfTheAddress() throws {
    for limit in [\BrowserServer.Limits.windowCountPerAddress, \.waitingWindowCountPerAddress] {
      let world = FakeWorld { $0[keyPath: limit] = 1 }
      let here = ClientAddress("192.0.2.1")
      var lookCount = 0
      func look() -> String? {
        lookCount += 1
        return nil
      }
      _ = try world.visitors.openWindow(visitorName: look(), from: here)
      #expect(throws: Visitors.Refusal.tooMany) {
        try world.visitors.openWindow(visitorName: look(), from: here)
      }
      #expect(lookCount == 1)
    }
  }
}
