import BanyanHost
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// What visitors' apps know of them, and ask of their sessions.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct VisitorLoginsTests {
  private let world = FakeWorld()

  private func openPage(_ facts: VisitorFacts, of visitor: String? = nil) throws -> FakePage {
    let (window, _) = try world.visitors.openWindow(visitorName: visitor, facts: facts)
    let page = FakePage(window, in: world.visitors)
    page.fake = world.applications.last?.windows.last
    page.connect()
    page.read()
    return page
  }

  private func name(_ token: String, user: String? = nil) -> String? {
    world.visitors.sessions.visitorName(of: token, provenBy: user)
  }

  private func key(_ page: FakePage) -> String? {
    page.connection.problems.last { $0.hasPrefix("\u{2}") }.map { String($0.dropFirst()) }
  }

  @Test func anAppKnowsItsVisitorFromTheStartAndIsNotifiedOfLaterRequests() throws {
    let first = VisitorFacts(address: "192.0.2.1", headers: ["a": "1", "b": "2"], proxyUser: "ada")
    let page = try openPage(first)
    let application = world.applications[0]
    #expect(application.facts == [first])
    let later = VisitorFacts(address: "192.0.2.2", headers: ["b": "3"], cookies: ["c": "4"])
    _ = try openPage(later, of: page.window.visitorName)
    let both = VisitorFacts(
      address: "192.0.2.2", headers: ["a": "1", "b": "3"], cookies: ["c": "4"])
    #expect(application.facts == [first, both])
    #expect(world.applications.count == 1)
  }

  @Test func theWindowInWhichSomebodyLogsInIsTheOneThatGetsTheKey() throws {
    let page = try openPage(VisitorFacts())
    let name = page.window.visitorName
    let other = try openPage(VisitorFacts(), of: name)
    let token = world.visitors.sessions.tokens(of: name)[0]
    world.applications[0].didRequestLogin?(.logIn("ada"), page.fake)
    #expect(key(other) == nil)
    let key = try #require(self.key(page))
    let new = try #require(world.visitors.sessions.renewedToken(for: key, of: name))
    // The page has been cut, and comes back.
    page.lose()
    page.connect()
    #expect(self.key(page) == key)
    #expect(self.name(new) == name && self.name(token) == nil)
    page.read()
    #expect([page, other].map(\.connection.closeCode) == [nil, nil])
    world.visitors.sweep()
    #expect([page, other].map(\.connection.closeCode) == [CloseCode.replaced, CloseCode.replaced])
    for page in [page, other] {
      page.lose()
      page.connect()
      #expect(page.connection.closeCode == nil && self.key(page) == nil)
    }
    #expect(page.window.channel.epoch == 3 && world.visitors.windows.count == 2)
  }

  @Test func aSocketThatWasOpenedWithTheTokenOfBeforeIsNotTheUsers() throws {
    let page = try openPage(VisitorFacts())
    let name = page.window.visitorName
    let planted = try openPage(VisitorFacts(), of: name)
    planted.lose()
    planted.open()
    world.pass(.seconds(1))
    world.applications[0].didRequestLogin?(.logIn("ada"), page.fake)
    let key = try #require(self.key(page))
    let new = try #require(world.visitors.sessions.renewedToken(for: key, of: name))
    #expect(self.name(new) == name)
    world.visitors.sweep()
    planted.greet()
    #expect(planted.connection.closeCode == CloseCode.replaced)
    planted.connect()
    #expect(planted.connection.closeCode == nil)
  }

  @Test func aSecondLoginInTheSameWindowDoesNotDisturbTheFirst() throws {
    let page = try openPage(VisitorFacts())
    let name = page.window.visitorName
    world.applications[0].didRequestLogin?(.logIn("ada"), page.fake)
    let key = try #require(self.key(page))
    let new = try #require(world.visitors.sessions.renewedToken(for: key, of: name))
    world.applications[0].didRequestLogin?(.logIn("grace"), page.fake)
    #expect(self.key(page) == key)
    #expect(self.name(new) == name && world.visitors.sessions.login(of: name) == "grace")
  }

  @Test func whoDoesNotFetchTheNextTokenIsLoggedOut() throws {
    let page = try openPage(VisitorFacts())
    world.applications[0].didRequestLogin?(.logIn("ada"), page.fake)
    world.visitors.sweep()
    #expect(page.connection.closeCode == nil)
    world.pass(Sessions.renewalTime + .seconds(1))
    #expect(page.connection.closeCode == CloseCode.loggedOut && world.visitors.visitors.isEmpty)
    #expect(world.applications[0].terminationCount == 1)
  }

  @Test func whoIsLoggedOutEverywhereIsSomebodyElseEverywhere() async throws {
    let pages = try ["ada", "ada", "grace"].map { user in
      let page = try openPage(VisitorFacts())
      world.applications.last?.didRequestLogin?(.logIn(user), page.fake)
      return page
    }
    let names = pages.map(\.window.visitorName)
    let sessions = world.visitors.sessions
    let tokens = names.map { sessions.tokens(of: $0)[0] }
    // One of them is not here now.
    pages[1].leave()
    world.pass(.seconds(30))
    world.applications[0].didRequestLogin?(.logOutEverywhere, pages[0].fake)
    #expect(pages[0].connection.closeCode == nil, "its event is not over")
    while pages[0].connection.closeCode == nil { await Task.yield() }
    #expect(pages[0].connection.closeCode == CloseCode.loggedOut)
    #expect(Set(world.visitors.visitors.keys) == [names[2]])
    #expect(tokens.map { name($0) } == [nil, nil, names[2]])
    #expect(world.applications.map(\.terminationCount) == [1, 1, 0])
  }

  @Test func whoComesBackToAnAppThatWasLetGoIsStillLoggedIn() async throws {
    let route = try BrowserRoute("/", configuration: .unhurried) { FakeApplication() }
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    head.headers = ["host": "localhost"]
    let (answer, _) = try #require(await route.response(to: head))
    let cookie = try #require(answer.headers.first(name: "set-cookie")?.split(separator: ";").first)
    let visitors = route.site.visitors
    let name = try #require(visitors.visitors.keys.first)
    // The time to fetch the next cookie must not end while other tests keep the main actor busy.
    let renewal = try #require(
      visitors.sessions.logIn(name, as: "ada", in: "w", now: .now + .seconds(36_000)))
    visitors.sessions.visitorDidGo(name, wasUsed: true, now: .now)
    visitors.dismiss(name)
    head.headers.add(name: "cookie", value: String(cookie))
    _ = await route.response(to: head)
    let application = try #require(visitors.visitors[name]?.application as? FakeApplication)
    #expect(application.facts.map(\.login) == ["ada"])

    // The requests of the page that fetches its next cookie.
    head.uri = "/banyan/session"
    func ask(_ changes: HTTPHeaders = [:]) async throws -> HTTPResponseHead {
      var head = head
      for change in changes { head.headers.replaceOrAdd(name: change.name, value: change.value) }
      return try #require(await route.response(to: head)).head
    }
    #expect(try await ask(["banyan-renewal": "x"]).status == .forbidden)
    #expect(try await ask(["cookie": ""]).status == .forbidden)
    let renewed = try await ask(["banyan-renewal": renewal.key])
    let next = try #require(
      renewed.headers.first(name: "set-cookie")?.split(separator: ";").first)
    #expect(renewed.status == .noContent && next != cookie)
    #expect(try await ask().status == .noContent)
    let confirmed = try await ask(["cookie": String(next)])
    #expect(confirmed.status == .noContent && confirmed.headers["set-cookie"] == [])
    #expect(try await ask().status == .forbidden, "the previous cookie has ended")
    route.stop()
  }

  @Test func anotherProcessKnowsTheVisitorToo() throws {
    let facts = VisitorFacts(address: "192.0.2.1", cookies: ["c": "4"])
    let page = try openPage(facts)
    world.applications[0].didRequestLogin?(.logIn("ada"), page.fake)
    let data = try JSONEncoder().encode(world.visitors.handover)
    let next = FakeWorld()
    var applications: [FakeApplication] = []
    _ = next.visitors.takeUp(try JSONDecoder().decode(Handover.self, from: data)) { _ in
      applications.append(FakeApplication())
      return applications[0]
    }
    var known = facts
    known.login = "ada"
    #expect(applications.map(\.facts) == [[known]])
    let name = page.window.visitorName
    #expect(next.visitors.sessions.login(of: name) == "ada")
    let window = try #require(next.visitors.windows[page.window.token])
    let returned = FakePage(window, in: next.visitors)
    returned.greeting = page.greeting
    returned.connect()
    let key = try #require(self.key(page))
    #expect(self.key(returned) == key)
  }

  @Test func aWorkerLeavesTheSessionsToItsFront() async throws {
    let (front, own) = try #require(WorkerDescriptor.pair())
    let world = FakeWorld(worker: WorkerChannel(descriptor: own.number))
    let page = try world.openPage()
    let name = page.window.visitorName
    world.applications[0].didRequestLogin?(.logIn("ada"), page.fake)
    #expect(key(page) == nil)
    world.visitors.renew(.init(key: "secret", window: page.window.token), of: name)
    #expect(key(page) == "secret")
    world.visitors.didRenew(name)
    #expect(page.connection.closeCode == CloseCode.replaced)
    world.applications[0].didRequestLogin?(.logOutEverywhere, page.fake)
    // The task that it starts comes before this one.
    await Task { @MainActor in }.value
    world.visitors.dismiss(name)
    own.close()
    var frames: [WorkerFrame] = []
    front.receive { frames.append($0) }
    front.close()
    let kinds: Set<WorkerFrame.Kind> = [.loggedIn, .loggedOut, .left]
    #expect(
      frames.filter { kinds.contains($0.kind) } == [
        WorkerFrame(.loggedIn, texts: name, page.window.token, "ada"),
        WorkerFrame(.loggedOut, texts: name, "everywhere"),
        WorkerFrame(.left, texts: name, "used"),
      ])
  }
}
