import BanyanText
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// The typeface that pages load from the server.
@MainActor @Suite struct ServedTypefaceTests {
  private static let agents = [
    "Mozilla/5.0 (X11; Linux x86_64)", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
    "Mozilla/5.0 (Linux; Android 15) Mobile", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
  ]

  private func answer(
    to uri: String, from route: BrowserRoute, agent: String? = nil
  ) async throws -> Response {
    var request = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: uri,
      headers: ["host": "localhost", "accept-encoding": "gzip"])
    if let agent { request.headers.add(name: "user-agent", value: agent) }
    let (head, body) = try #require(await route.response(to: request))
    return Response(head.status, headers: head.headers, body: body)
  }

  private func preloads(on page: Response) -> [String] {
    String(buffer: page.body).matches(of: /<link rel="preload" as="font" [^>]*href="([^"]+)"/)
      .map { String($0.1) }
  }

  @Test func theFontIsCachedForEver() async throws {
    let route = try BrowserRoute("/app", configuration: .unhurried) { FakeApplication() }
    let page = try await answer(to: "/app", from: route, agent: Self.agents[0])
    let path = try #require(preloads(on: page).first)
    let font = try await answer(to: path, from: route)
    let names = ["content-type", "content-length", "cache-control", "content-encoding"]
    #expect(path.wholeMatch(of: /\/app\/banyan\/inter-latin-[0-9a-f]{12}\.woff2/) != nil)
    #expect(
      names.map { font.headers.first(name: $0) } == [
        "font/woff2", "27584", "public, max-age=31536000, immutable", nil,
      ])
    let policy = page.headers.first(name: "content-security-policy")
    #expect(policy?.contains("; font-src 'self';") == true)
  }

  @Test func aFontIsLoadedEarlyExceptOnApplesMachines() async throws {
    let route = try BrowserRoute("/", configuration: .unhurried) { FakeApplication() }
    var counts: [Int] = []
    for agent in Self.agents {
      counts.append(preloads(on: try await answer(to: "/", from: route, agent: agent)).count)
    }
    #expect(counts == [1, 1, 1, 0, 0])
  }

  @Test func withTheSystemsTypefaceNoFontIsServed() async throws {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.usesSystemTypeface = true
    let route = try BrowserRoute("/", configuration: configuration) { FakeApplication() }
    let page = try await answer(to: "/", from: route, agent: Self.agents[0])
    let sheet = try Assets(servesTypeface: false).styleSheet
    #expect(preloads(on: page) == [] && String(buffer: page.body).contains(sheet.path))
    #expect(!String(buffer: sheet.body).contains("@font-face"))
  }

  /// A page that shows no other script must not load its file to measure it.
  @Test func itsLatinLettersIdentifyTheTypeface() throws {
    let family = try #require(Typefaces.family(in: "Inter"))
    #expect(TypefaceFingerprint(latinOf: family) == Typefaces.latinInter)
  }

  @Test func theStyleSheetNamesEachFileAsItIsServed() throws {
    let assets = try Assets()
    let addresses = String(buffer: assets.styleSheet.body).matches(of: /url\(([^)]+)\)/)
      .map { String($0.1) }
    let sizes = addresses.map { assets["/banyan/\($0)"]?.body.readableBytes }
    // Symbols, Greek, Cyrillic, rare Latin, European Latin, Latin-1: each in italic, then upright.
    #expect(
      sizes == [
        49_400, 44_640, 29_748, 27_980, 32_896, 30_572, 76_784, 70_896, 13_676, 12_932, 30_224,
        27_584,
      ])
  }
}
