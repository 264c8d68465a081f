import BanyanHost
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// The document with which a browser begins, and the opening of its window.
@MainActor
@Suite struct FirstDocumentTests {
  // MARK: Opening

  @Test(arguments: [(1280 as UInt32, 720 as UInt32), (320, 568), (390, 844)])
  func aWindowOpensInTheSizeThatItsPageReports(width: UInt32, height: UInt32) throws {
    let world = FakeWorld()
    let page = try world.reservePage()
    #expect(world.applications[0].windows.isEmpty)
    page.report(width: width, height: height)
    page.connect()
    let fake = world.applications[0].windows[0]
    let size = Event.Payload.windowSize(width: Double(width), height: Double(height))
    #expect(fake.openingSize == size && fake.host.hasViewer)
    #expect(fake.reports == [size, .appearance(.dark)])
    // The content acknowledges both reports, and then comes the key.
    #expect(page.connection.batches.map { Array($0.prefix(2)) } == [[1, 2], [2, 2]])
    #expect(page.operations.last == page.keyBatch)
    page.read()
    page.press()
    #expect(page.connection.batches == [[3, 3, 3, 1, 1, 0x31]])
  }

  @Test func contentThatIsLostIsSentAgain() throws {
    let world = FakeWorld()
    let page = try world.reservePage()
    page.report(width: 320, height: 568)
    page.connect()
    let content = page.operations[0]
    page.lose()
    page.connect()
    #expect(page.operations == [content, page.keyBatch, []])
    #expect(world.applications[0].windows.count == 1)
  }

  /// The next window may have another size.
  @Test func theSizeOfAnEarlierWindowIsNotThatOfTheNext() throws {
    let world = FakeWorld()
    let first = try world.reservePage()
    first.report(width: 320, height: 568)
    first.connect()
    let second = try world.reservePage(of: first.window.visitorName)
    second.report(width: 1280, height: 720)
    second.connect()
    let windows = world.applications[0].windows
    #expect(
      windows.map(\.openingSize) == [
        .windowSize(width: 320, height: 568), .windowSize(width: 1280, height: 720),
      ])
    // Lasting preferences are remembered, and the size is not.
    let (third, _) = try world.visitors.openWindow(visitorName: first.window.visitorName)
    #expect(third.surroundings.payloads == [.appearance(.dark)])
  }

  @Test func whatThePreviousWindowStoredIsRestoredInTheOpenedOne() throws {
    let world = FakeWorld()
    let first = try world.openPage()
    first.press()
    first.leave()
    let second = try world.reservePage(of: first.window.visitorName)
    second.greeting.previousToken = first.window.token
    second.connect()
    #expect(world.applications[0].windows.map(\.count) == [1, 1])
  }

  @Test func aWindowThatNoPageOpensEndsWithoutHavingBeen() throws {
    let world = FakeWorld()
    let page = try world.reservePage()
    world.pass(.seconds(11))
    #expect(world.visitors.windows.isEmpty && world.visitors.visitors.isEmpty)
    page.connect()
    #expect(page.connection.closeCode == CloseCode.noWindow)
    #expect(world.applications[0].windows.isEmpty)
  }

  @Test func anotherProcessOpensAReservedWindowInTheSizeThatItsPageReports() throws {
    let step = WindowPlace.Step(title: "Mars", key: "Planet=4")
    let world = FakeWorld()
    let page = try world.reservePage(at: WindowPlace(steps: [step]))
    let kept = try JSONDecoder().decode(
      Handover.Window.self, from: JSONEncoder().encode(page.window.handover))
    #expect(kept.requested == "Mars;Planet=4")
    let other = FakeWorld()
    let before = try other.openPage()
    let visitor = try #require(other.visitors.visitors[before.window.visitorName])
    other.visitors.open(kept, of: visitor)
    #expect(other.applications[0].windows.count == 1)
    let window = try #require(other.visitors.windows[kept.token])
    let there = FakePage(window, in: other.visitors)
    there.report(width: 320, height: 568)
    there.connect()
    #expect(
      other.applications[0].windows.map(\.openingSize)
        == [nil, .windowSize(width: 320, height: 568)])
  }

  // MARK: Documents

  private nonisolated static let browser =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"

  /// Returns the document that a client gets.
  private func document(_ uri: String, for agent: String?) async throws -> String {
    let route = try BrowserRoute("/", configuration: .unhurried) { FakeApplication() }
    var headers: HTTPHeaders = ["host": "localhost"]
    if let agent { headers.add(name: "user-agent", value: agent) }
    let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: headers)
    return String(buffer: try #require(await route.response(to: request)).body)
  }

  @Test func aBrowserBeginsWithoutContentAndALeadToThePlainPage() async throws {
    let document = try await document("/", for: Self.browser)
    #expect(
      document.hasSuffix(
        #"<main id="b0" class="vstack window" data-afresh></main></body></html>\#n"#))
    #expect(
      document.matches(of: /<noscript>.*?<\/noscript>/).map { String($0.output) } == [
        #"<noscript><meta http-equiv="refresh" content="0;url=?plain"></noscript>"#,
        #"<noscript><a href="?plain">Show this page without scripts</a></noscript>"#,
      ])
    // If you make it smaller, lower the number.
    #expect(document.utf8.count <= 1_030, "\(document.utf8.count)")
  }

  @Test(
    arguments: [
      ("/?plain", FirstDocumentTests.browser), ("/", nil), ("/", "curl/8.5.0"),
      ("/", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"),
    ])
  func whoReportsNothingGetsThePlainPage(uri: String, agent: String?) async throws {
    let document = try await document(uri, for: agent)
    #expect(document.contains(#"<span id="b1" class="text">0</span>"#))
    #expect(!document.contains("noscript"))
  }

  /// Another query is the app's, and a telephone with a name like a robot's is none.
  @Test(
    arguments: [
      ("/?plain=1", FirstDocumentTests.browser), ("/?a&plain", FirstDocumentTests.browser),
      ("/", "Mozilla/5.0 (Linux; Android 7.0; CUBOT_NOTE Build/NRD90M) Mobile Safari/537.36"),
    ])
  func everyBrowserBeginsInTheSameWay(uri: String, agent: String?) async throws {
    #expect(try await document(uri, for: agent).contains("data-empty"))
  }
}
