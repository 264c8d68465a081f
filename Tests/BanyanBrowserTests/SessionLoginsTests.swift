import BanyanHost
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// The tokens of visitors who log in, and what apps may know of requests.
@Suite struct SessionLoginsTests {
  private let start = ContinuousClock.now
  private let sessions = Sessions(limits: .init())

  private func begin(_ name: String, provenBy user: String? = nil) throws -> String {
    sessions.visitorDidCome(name, provenBy: user, now: start)
    return try #require(sessions.tokenToSend(to: name, having: nil, now: start))
  }

  private func name(_ token: String, user: String? = nil) -> String? {
    sessions.visitorName(of: token, provenBy: user, now: start)
  }

  @Test func onlyWhoHasTheKeyGetsTheNextTokenWhichEndsTheOneOfBefore() throws {
    let old = try begin("one")
    let renewal = try #require(sessions.logIn("one", as: "ada", in: "window", now: start))
    #expect(renewal.window == "window" && sessions.renewal(of: "one") == renewal)
    #expect(sessions.login(of: "one") == "ada")
    // A page that is fetched with the old token gets no other, even a day later.
    #expect(sessions.tokenToSend(to: "one", having: old, now: start + .seconds(90_000)) == nil)
    for key in ["", renewal.window, String(renewal.key.dropLast()), RandomToken.make()] {
      #expect(sessions.renewedToken(for: key, of: "one") == nil)
    }
    let new = try #require(sessions.renewedToken(for: renewal.key, of: "one"))
    // An answer that was lost is given again, and the old token is good until the new one has been seen.
    #expect(sessions.renewedToken(for: renewal.key, of: "one") == new && new != old)
    #expect(name(old) == "one" && sessions.takeRenewed() == [])
    #expect(name(new) == "one" && name(old) == nil)
    #expect(sessions.takeRenewed() == ["one"] && sessions.takeRenewed() == [])
    #expect(sessions.renewal(of: "one") == nil)
    #expect(sessions.renewedToken(for: renewal.key, of: "one") == nil)
    #expect(sessions.tokens(of: "one") == [new])
  }

  @Test func whoLogsInWhileTheTokenIsBeingReplacedHasOneTokenInTheEnd() throws {
    let old = try begin("one")
    let day = start + Sessions.tokenTime
    let second = try #require(sessions.tokenToSend(to: "one", having: old, now: day))
    let first = try #require(sessions.logIn("one", as: "ada", in: "a", now: day))
    #expect(name(second) == nil, "it may be somebody else's")
    let last = try #require(sessions.logIn("one", as: "grace", in: "b", now: day))
    #expect(sessions.renewedToken(for: first.key, of: "one") == nil)
    let new = try #require(sessions.renewedToken(for: last.key, of: "one"))
    #expect(name(new) == "one" && sessions.tokens(of: "one") == [new])
    #expect(sessions.login(of: "one") == "grace")
  }

  @Test func aRenewalMustBeDoneWithinAMinute() throws {
    _ = try begin("one")
    _ = try begin("two")
    _ = sessions.logIn("one", as: "ada", in: "w", now: start)
    #expect(sessions.overdueRenewals(now: start + .seconds(59)) == [])
    #expect(sessions.overdueRenewals(now: start + .seconds(60)) == ["one"])
    sessions.end("one")
    #expect(sessions.overdueRenewals(now: start + .seconds(60)) == [] && sessions.count == 1)
    #expect(sessions.logIn("one", as: "ada", in: "w") == nil)
  }

  @Test func allVisitsOfAUserAreFoundHoweverTheyHaveLoggedIn() throws {
    for name in ["a", "b", "c"] { _ = try begin(name) }
    _ = try begin("d", provenBy: "ada")
    _ = try begin("e", provenBy: "grace")
    for name in ["a", "c"] { _ = sessions.logIn(name, as: "ada", in: "w") }
    _ = sessions.logIn("e", as: "ada", in: "w")
    #expect(sessions.visitorNames(ofUserOf: "c") == ["a", "c", "d", "e"])
    #expect(sessions.visitorNames(ofUserOf: "b") == ["b"], "nobody is the same as nobody")
  }

  @Test func aTokenIsOfTheUserWhomTheProxyHasProven() throws {
    let token = try begin("one", provenBy: "ada")
    #expect(name(token, user: "ada") == "one")
    #expect(name(token) == nil && name(token, user: "grace") == nil)
    let other = try begin("two")
    #expect(name(other) == "two" && name(other, user: "ada") == nil)
  }

  /// As when a file is saved.
  @Test func anotherProcessGoesOnWithTheLoginAndWithARenewalThatIsUnderway() throws {
    let old = try begin("one", provenBy: "proxied")
    let renewal = try #require(sessions.logIn("one", as: "ada", in: "w", now: start))
    let next = Sessions(limits: .init())
    next.takeUp("one", sessions.tokens(of: "one"), sessions.handedLogin(of: "one"), now: start)
    func name(_ token: String) -> String? {
      next.visitorName(of: token, provenBy: "proxied", now: start)
    }
    #expect(next.login(of: "one") == "ada" && next.renewal(of: "one") == renewal)
    #expect(name(old) == "one")
    let new = try #require(next.renewedToken(for: renewal.key, of: "one"))
    #expect(name(new) == "one" && name(old) == nil && next.takeRenewed() == ["one"])
    let last = Sessions(limits: .init())
    last.takeUp("one", next.tokens(of: "one"), next.handedLogin(of: "one"), now: start)
    #expect(last.visitorName(of: new, provenBy: "proxied", now: start) == "one")
    #expect(last.renewal(of: "one") == nil && last.login(of: "one") == "ada")
  }

  // MARK: Requests

  private func configuration(trusted: [String] = []) -> BrowserServer.Configuration {
    var configuration = BrowserServer.Configuration(port: 0)
    configuration.trustedProxies = trusted
    configuration.userHeader = "X-User"
    configuration.requestHeaders = ["User-Agent", "X-Groups", "Cookie", "Banyan-Login"]
    configuration.requestCookies = ["theme", "banyan", "__Host-banyan"]
    return configuration
  }

  private let request = HTTPRequestHead(
    version: .http1_1, method: .GET, uri: "/",
    headers: [
      "Host": "localhost", "user-agent": "Test", "X-Groups": "a", "x-groups": "b, c",
      "X-User": "ada", "Accept": "*/*", "Banyan-Login": "YWRh",
      "Cookie": "theme=dark; banyan=secret; __Host-banyan=secret; other=1; theme=light",
    ])

  private func sender(_ configuration: BrowserServer.Configuration, _ headers: HTTPHeaders)
    throws -> Sender
  {
    try Admission(configuration, of: .browsers(sessions, path: "")).proxies.sender(
      of: headers, from: ClientAddress("10.0.0.1"), isSecure: false)
  }

  @Test func anAppKnowsOnlyWhatTheOperatorHasNamed() throws {
    let configuration = configuration()
    let facts = configuration.facts(
      of: request.headers, from: try sender(configuration, request.headers))
    #expect(
      facts
        == VisitorFacts(
          address: "10.0.0.1", headers: ["user-agent": "Test", "x-groups": "a, b, c"],
          cookies: ["theme": "dark"]))
    let nothing = BrowserServer.Configuration(port: 0)
    #expect(
      nothing.facts(of: request.headers, from: try sender(nothing, request.headers))
        == VisitorFacts(address: "10.0.0.1"))
  }

  @Test func aProxyIsBelievedWhenItIsTrustedAndNobodyBesideIt() throws {
    let behind = configuration(trusted: ["10.0.0.0/8"])
    let facts = behind.facts(of: request.headers, from: try sender(behind, request.headers))
    #expect(facts.proxyUser == "ada" && facts.headers["x-groups"] == "a, b, c")
    let beside = configuration(trusted: ["192.0.2.1"])
    let others = beside.facts(of: request.headers, from: try sender(beside, request.headers))
    #expect(others.proxyUser == nil && others.headers == [:] && others.cookies == ["theme": "dark"])
  }

  @Test(arguments: [
    ["ada", "grace"], [""], [String(repeating: "a", count: 513)],
  ])
  func aUserWhoIsNotClearIsNone(names: [String]) throws {
    let headers = HTTPHeaders(names.map { ("x-user", $0) })
    #expect(try sender(configuration(trusted: ["10.0.0.1"]), headers).user == nil)
  }

  @Test func aWorkerKnowsOfARequestWhatItsFrontDoes() throws {
    for trusted in [[], ["10.0.0.0/8"], ["192.0.2.1"]] {
      let configuration = configuration(trusted: trusted)
      let sender = try sender(configuration, request.headers)
      let head = WorkerRequest.head(
        request, from: sender, of: "visitor", login: "Zoë\n", in: configuration)
      let worker = try Admission(configuration, of: .front)
      let passedOn = worker.proxies.sender(of: head.headers, from: nil, isSecure: false)
      #expect(
        configuration.facts(of: head.headers, from: passedOn)
          == configuration.facts(of: request.headers, from: sender))
      #expect(RequestSource.front.login(of: "visitor", in: head.headers) == "Zoë\n")
      #expect(head.headers["cookie"] == ["theme=dark"])
    }
    let head = WorkerRequest.head(
      request, from: try sender(configuration(), request.headers), of: "visitor",
      in: configuration())
    #expect(RequestSource.front.login(of: "visitor", in: head.headers) == nil)
  }
}
