import BanyanHost
import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import BanyanBrowser

/// A route within another server, as that server sees it: requests in, responses out.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RouteTests {
  private func route(_ path: String, host: String = "127.0.0.1") throws -> BrowserRoute {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.host = host
    return try BrowserRoute(path, configuration: configuration) { FakeApplication() }
  }

  private func request(
    _ uri: String, method: HTTPMethod = .GET, host: String = "localhost:8080",
    headers: HTTPHeaders = [:]
  ) -> HTTPRequestHead {
    var head = HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers)
    head.headers.add(name: "host", value: host)
    return head
  }

  private func text(_ body: ByteBuffer) -> String { String(buffer: body) }

  /// The cookie of a response, as a browser sends it back.
  private func cookie(of head: HTTPResponseHead) throws -> String {
    String(try #require(head.headers.first(name: "set-cookie")?.split(separator: ";").first))
  }

  @Test(arguments: ["/tools/cart", "/tools/cart/", "/tools/cart?from=mail"])
  func thePageIsAtThePathWithEverythingItNeedsBelow(uri: String) async throws {
    let route = try route("/tools/cart/")
    let (head, body) = try #require(await route.response(to: request(uri)))
    #expect(head.status == .ok)
    let page = text(body)
    let paths = page.matches(of: /(?:href|src)="([^"#]+)"/).map { String($0.1) }
    #expect(paths.map { $0.split(separator: ".").last } == ["svg", "woff2", "css", "js"])
    for path in paths {
      #expect(path.hasPrefix("/tools/cart/banyan/"))
      let asset = try #require(await route.response(to: request(path)))
      #expect(asset.head.status == .ok && asset.body.readableBytes > 0)
      let compressed = try #require(
        await route.response(to: request(path, headers: ["accept-encoding": "gzip"])))
      // A typeface is compressed already.
      #expect(
        compressed.head.headers["content-encoding"] == (path.hasSuffix("woff2") ? [] : ["gzip"]))
    }
    let cookie = try #require(head.headers.first(name: "set-cookie"))
    #expect(cookie.hasPrefix("banyan-8080=") && cookie.contains("; Path=/tools/cart; HttpOnly"))
    #expect(route.windowCount == 1 && route.visitorCount == 1)
    route.stop()
    #expect(route.windowCount == 0 && route.visitorCount == 0)
  }

  @Test(arguments: ["/", "/tools", "/tools/cartoon", "/tools/cart%2f", "/other", "*", ""])
  func otherPathsAreNotTheRoutes(uri: String) async throws {
    let route = try route("/tools/cart")
    #expect(await route.response(to: request(uri)) == nil)
    #expect(route.windowCount == 0)
  }

  @Test func theClientLooksForEverythingBesideItself() throws {
    let client = String(buffer: try Assets().script.body)
    #expect(!client.contains("'/banyan"))
    for name in ["'socket'", "'alive'"] {
      #expect(client.contains("new URL(\(name),home)"))
    }
  }

  @Test func aPageOfARouteFindsItsPictures() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<svg/>".utf8).write(to: folder.appendingPathComponent("a leaf.svg"))
    var configuration = BrowserServer.Configuration.unhurried
    configuration.pictureDirectories = [folder.path]
    let route = try BrowserRoute("/p", configuration: configuration) { PictureApplication() }
    let (head, page) = try #require(await route.response(to: request("/p")))
    let source = try #require(text(page).firstMatch(of: /<img alt="" src="([^"]+)"/)).1
    #expect(source == "/p/banyan/pictures/a%20leaf")
    let cookie = try cookie(of: head)
    let (picture, body) = try #require(
      await route.response(to: request(String(source), headers: ["cookie": cookie])))
    #expect(picture.headers["content-type"] == ["image/svg+xml"] && text(body) == "<svg/>")
  }

  /// The folder of a file passed to `banyan run` may hold private files; only pictures in use are served.
  @Test func picturesAreForVisitorsAndOfThoseThatTheProgramHasAskedFor() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let home = folder.appendingPathComponent("Pictures")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a leaf.svg", "other.svg", "Pictures/passport.png"] {
      try Data("<svg/>".utf8).write(to: folder.appendingPathComponent(name))
    }
    var configuration = BrowserServer.Configuration.unhurried
    configuration.pictureDirectories = [folder.path]
    let route = try BrowserRoute("/", configuration: configuration) { PictureApplication() }
    func status(_ name: String, _ headers: HTTPHeaders) async -> Int? {
      let uri = "/banyan/pictures/\(name)"
      return await route.response(to: request(uri, headers: headers)).map {
        Int($0.head.status.code)
      }
    }
    let names = ["a%20leaf", "a%20leaf.svg", "other", "other.svg", "Pictures/passport.png"]
    func statuses(_ headers: HTTPHeaders) async -> [Int?] {
      var statuses: [Int?] = []
      for name in names { statuses.append(await status(name, headers)) }
      return statuses
    }
    #expect(await statuses([:]) == [403, 403, 403, 403, 403])
    let (head, _) = try #require(await route.response(to: request("/")))
    let cookie = try cookie(of: head)
    #expect(await statuses(["cookie": cookie]) == [200, 404, 404, 404, 404])
    #expect(
      await statuses(["cookie": "banyan-8080=\(RandomToken.make())"]) == [403, 403, 403, 403, 403])
    // Pictures that the app shows later are served from then on.
    let window = try #require(route.site.visitors.windows.values.first)
    window.apply([.set(ElementID(rawValue: 1), .source("other"))])
    #expect(await statuses(["cookie": cookie]) == [200, 404, 200, 404, 404])
  }

  @MainActor private final class PictureApplication: Application, Window {
    let title = ""
    var address: WindowAddress? { nil }
    var place: WindowPlace { WindowPlace() }
    let storedValues: [String: StoredValue] = [:]
    var snapshot: [Mutation] { [] }

    func openWindow(
      on host: any BanyanHost.Host, name: String, address: WindowAddress?
    ) -> any BanyanHost.Window {
      let image = ElementID(rawValue: 1)
      host.apply([
        .create(image, .image, [.source("a leaf")]), .insert(image, into: .window, before: nil),
      ])
      return self
    }

    func send(_ event: Event) -> Bool { false }
    func restore(_ values: [String: StoredValue]) {}
    func close() {}
    func terminate() {}
  }

  @Test func headersAloneOpenNoWindow() async throws {
    let route = try route("/tools/cart")
    let (head, body) = try #require(
      await route.response(to: request("/tools/cart", method: .HEAD)))
    #expect(head.status == .ok && body.readableBytes == 0)
    let alive = try #require(await route.response(to: request("/tools/cart/banyan/alive")))
    #expect(alive.head.status == .noContent && alive.head.headers["content-length"].isEmpty)
    #expect(route.windowCount == 0)
  }

  @Test func aRouteGoesOnlyByTheNamesItsServerHas() async throws {
    let local = try route("/a")
    let foreign = try #require(
      await local.response(to: request("/a", host: "evil.example:8080")))
    #expect(foreign.head.status == .misdirectedRequest)
    let open = try route("/a", host: "0.0.0.0")
    let page = try #require(await open.response(to: request("/a", host: "box.local")))
    #expect(page.head.status == .ok)
    #expect(page.head.headers.first(name: "set-cookie")?.hasPrefix("banyan=") == true)
  }

  /// R07: a foreign origin gets no socket, nor does a client without the route's cookie.
  @Test func aSocketOpensForPagesOfTheRouteAlone() async throws {
    let route = try route("/tools/cart")
    let other = try self.route("/tools/stock")
    let (head, _) = try #require(await route.response(to: request("/tools/cart")))
    let cookie = try #require(head.headers.first(name: "set-cookie")?.split(separator: ";").first)
    let uri = "/tools/cart/banyan/socket?version=\(WireProtocol.version)"
    func isAdmitted(
      by route: BrowserRoute, _ uri: String, origin: String = "http://localhost:8080",
      cookie: String
    ) -> Bool {
      route.site.admits(request(uri, headers: ["origin": origin, "cookie": cookie]))
    }
    let own = String(cookie)
    #expect(!isAdmitted(by: route, uri, origin: "http://evil.example", cookie: own))
    #expect(!isAdmitted(by: route, uri, origin: "http://localhost:9090", cookie: own))
    #expect(!isAdmitted(by: route, uri, cookie: "banyan-8080=x.y"))
    let outside = uri.replacing("/tools/cart", with: "")
    #expect(!isAdmitted(by: route, outside, cookie: own))
    #expect(!isAdmitted(by: other, uri, cookie: own))
    let elsewhere = uri.replacing("/tools/cart", with: "/tools/stock")
    #expect(!isAdmitted(by: other, elsewhere, cookie: own))
    #expect(isAdmitted(by: route, uri, cookie: own))
  }

  /// A server around the route may speak TLS without swift-nio-ssl, or with a build of this package
  /// without its trait.
  @Test func aServerThatSpeaksTLSItselfReportsItToTheRoute() async throws {
    let route = try route("/tools/cart")
    let page = request("/tools/cart")
    let (head, _) = try #require(await route.response(to: page, isSecure: true))
    let cookie = try cookie(of: head)
    #expect(cookie.hasPrefix("__Host-banyan-8080!tools!cart="))
    let socket = request(
      "/tools/cart/banyan/socket?version=\(WireProtocol.version)",
      headers: [
        "cookie": cookie, "origin": "https://localhost:8080", "connection": "upgrade",
        "upgrade": "websocket",
      ])
    #expect([true, false].map { isAdmitted(by: route, socket, isSecure: $0) } == [true, false])
  }

  private func isAdmitted(
    by route: BrowserRoute, _ request: HTTPRequestHead, isSecure: Bool
  ) -> Bool {
    (try? route.shouldUpgrade(EmbeddedChannel(), request, isSecure: isSecure).wait()) != nil
  }

  /// Returns the response to a page whose socket did not open.
  @Test func aRequestLikeThatForASocketReportsWhetherItWouldOpen() async throws {
    let route = try route("/tools/cart")
    let (head, _) = try #require(await route.response(to: request("/tools/cart")))
    let cookie = try #require(head.headers.first(name: "set-cookie")?.split(separator: ";").first)
    let uri = "/tools/cart/banyan/socket?version=\(WireProtocol.version)"
    func status(_ headers: HTTPHeaders) async -> HTTPResponseStatus? {
      await route.response(to: request(uri, headers: headers))?.head.status
    }
    #expect(await status(["cookie": String(cookie)]) == .upgradeRequired)
    #expect(await status(["cookie": "banyan-8080=x.y"]) == .forbidden)
    #expect(await status([:]) == .forbidden)
    #expect(
      await status(["cookie": String(cookie), "connection": "upgrade", "upgrade": "websocket"])
        == .forbidden)
  }

  @Test func aRouteThatStopsIsNotReadyAndTakesNobodyNew() async throws {
    let route = try route("/tools/cart")
    func status(_ path: String) async throws -> HTTPResponseStatus {
      try #require(await route.response(to: request("/tools/cart\(path)"))).head.status
    }
    #expect(try await status("/banyan/ready") == .noContent)
    #expect(try await status("") == .ok)
    route.stop()
    #expect(try await status("/banyan/ready") == .serviceUnavailable)
    #expect(try await status("/banyan/alive") == .noContent)
    #expect(try await status("") == .serviceUnavailable)
    #expect(route.windowCount == 0)
  }

  @Test func aServerWhoseAppHangsIsNotReady() throws {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.limits.readyTime = .milliseconds(10)
    let route = try BrowserRoute("/", configuration: configuration) { FakeApplication() }
    let head = request("/banyan/ready")
    let status = Mutex<HTTPResponseStatus?>(nil)
    let hasAnswered = DispatchSemaphore(value: 0)
    Task.detached {
      let answer = await route.response(to: head)
      status.withLock { $0 = answer?.head.status }
      hasAnswered.signal()
    }
    // The main actor does nothing else.
    hasAnswered.wait()
    #expect(status.withLock { $0 } == .serviceUnavailable)
  }

  @Test func visitorsHaveAppsOfTheirOwnWhichEnd() async throws {
    var applications: [FakeApplication] = []
    let route = try BrowserRoute("/", configuration: .unhurried) {
      applications.append(FakeApplication())
      return applications[applications.count - 1]
    }
    let (head, _) = try #require(await route.response(to: request("/")))
    let cookie = try #require(head.headers.first(name: "set-cookie")?.split(separator: ";").first)
    _ = await route.response(to: request("/", headers: ["cookie": String(cookie)]))
    _ = await route.response(to: request("/"))
    #expect(applications.map(\.windows.count) == [2, 1])
    #expect(applications.map(\.terminationCount) == [0, 0])
    route.stop()
    route.stop()
    #expect(applications.map(\.terminationCount) == [1, 1])
    #expect(applications.flatMap(\.windows).map(\.closeCount) == [1, 1, 1])
  }
}
