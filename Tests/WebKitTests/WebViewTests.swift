import BanyanHost
import BanyanKits
import BanyanTesting
import SwiftUICore
import Testing
import UIKit
import WebKit

/// Web pages inside an app.
@MainActor
@Suite struct WebViewTests {
  private static let start = URL(string: "https://example.com/")!

  private func contents(_ app: TestApp) -> [WebContent?] {
    app.window.all.filter { $0.kind == .webPage }.map(\.webContent)
  }

  private func remote(_ string: String, _ command: UInt32) -> WebContent {
    WebContent(source: .remote(string), command: command)
  }

  private struct Addressed: View {
    @State private var path = "a"

    var body: some View {
      WebView(url: URL(string: "https://example.com/\(path)"))
      Button("Other") { path = "b" }
    }
  }

  @Test func `a view shows the page at an address, and follows it`() {
    let app = TestApp(Addressed())
    #expect(contents(app) == [remote("https://example.com/a", 1)])
    app.window.button("Other").tap()
    #expect(contents(app) == [remote("https://example.com/b", 2)])
    #expect(contents(TestApp(WebView(url: nil))) == [WebContent(command: 1)])
    #expect(
      contents(TestApp(WebView(url: URL(string: "javascript:alert(1)")))) == [
        WebContent(command: 1)
      ])
  }

  private struct Paged: View {
    let page: WebPage

    var body: some View {
      WebView(page)
      Text(page.isLoading ? "loading" : "there")
      Text(page.url?.absoluteString ?? "nowhere")
      Button("Load") { page.load(WebViewTests.start) }
      Button("Write") { page.load(html: "<p>Bread</p>") }
      Button("Again") { page.reload() }
      Button("Empty") { page.load(nil as URL?) }
    }
  }

  private func texts(_ app: TestApp) -> [String] {
    app.window.all.filter { $0.kind == .text }.map(\.text).filter { $0.first?.isLowercase == true }
  }

  @Test func `a page reports when it has come`() async throws {
    let page = WebPage()
    let app = TestApp(Paged(page: page))
    #expect(contents(app) == [WebContent()] && texts(app) == ["there", "nowhere"])
    app.window.button("Load").tap()
    #expect(contents(app) == [remote("https://example.com/", 1)])
    #expect(texts(app) == ["loading", "https://example.com/"])
    app.window.reportPageLoaded()
    #expect(texts(app) == ["there", "https://example.com/"])
    app.window.button("Again").tap()
    #expect(contents(app) == [remote("https://example.com/", 2)])
    let view = app.window.all.first { $0.kind == .webPage }!
    // The page that was there before is no news.
    #expect(app.window.send(.pageLoaded(1), to: view.id))
    #expect(texts(app) == ["loading", "https://example.com/"])
    app.window.button("Empty").tap()
    #expect(contents(app) == [WebContent(command: 3)] && texts(app) == ["there", "nowhere"])
    let events = page.load(URLRequest(url: Self.start))
    await app.settle()
    app.window.reportPageLoaded()
    var seen: [WebPage.NavigationEvent] = []
    for try await event in events { seen.append(event) }
    #expect(seen == [.startedProvisionalNavigation, .finished])
  }

  private func html(_ app: TestApp) throws -> String {
    guard case .offered(let key)? = contents(app).first??.source else { return "none" }
    let offer = try #require(app.window.offeredFile(key))
    #expect(offer.isPage && offer.type == "text/html")
    return try String(contentsOfFile: offer.path, encoding: .utf8)
  }

  @Test func `what an app writes is a file that the window offers, as long as it is shown`() throws
  {
    let page = WebPage()
    let app = TestApp(Paged(page: page))
    app.window.button("Write").tap()
    #expect(try html(app) == "<p>Bread</p>")
    guard case .offered(let key)? = contents(app).first??.source else { return }
    app.window.button("Load").tap()
    #expect(app.window.offeredFile(key) == nil)
  }

  /// Visitors of one process may share an object, such as one that a constant has.
  @Test func `each app that shows a page offers what is written there`() async throws {
    let page = WebPage()
    let apps = [TestApp(Paged(page: page)), TestApp(Paged(page: page))]
    apps[0].window.button("Write").tap()
    for app in apps { await app.settle() }
    var keys: [String] = []
    for app in apps {
      #expect(try html(app) == "<p>Bread</p>")
      guard case .offered(let key)? = contents(app).first??.source else { return }
      keys.append(key)
    }
    #expect(keys[0] != keys[1])
    apps[1].window.button("Load").tap()
    for app in apps { await app.settle() }
    for (app, key) in zip(apps, keys) {
      #expect(contents(app) == [remote("https://example.com/", 2)])
      #expect(app.window.offeredFile(key) == nil)
    }
  }

  // MARK: UIKit

  private final class Coordinator: NSObject, WKNavigationDelegate {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    var lines: [String] = []

    override init() {
      super.init()
      view.navigationDelegate = self
    }

    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {
      lines.append("started \(webView.isLoading)")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      lines.append(navigation == nil ? "followed" : "finished \(webView.isLoading)")
    }
  }

  private struct Represented: UIViewRepresentable {
    let coordinator: Coordinator

    func makeUIView(context: Context) -> WKWebView { coordinator.view }

    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  @Test func `a delegate is notified that a page has come`() async {
    let coordinator = Coordinator()
    let app = TestApp(Represented(coordinator: coordinator))
    let view = coordinator.view
    #expect(view.load(URLRequest(url: Self.start)) != nil && view.isLoading)
    await app.settle()
    #expect(contents(app) == [remote("https://example.com/", 1)])
    #expect(view.url == Self.start && coordinator.lines == ["started true"])
    app.window.reportPageLoaded()
    #expect(coordinator.lines == ["started true", "finished false"])
    // The person has followed a link.
    app.window.reportPageLoaded()
    #expect(coordinator.lines == ["started true", "finished false", "followed"])
    view.reload()
    await app.settle()
    #expect(contents(app) == [remote("https://example.com/", 2)])
    #expect(view.load(URLRequest(url: URL(string: "mailto:a@b.c")!)) == nil)
    #expect(contents(app) == [remote("https://example.com/", 2)])
  }

  @Test(
    arguments: [
      ("<p>a</p>", nil, "<p>a</p>"),
      (
        "<p>a</p>", "https://a.b/?c=\"d\"&e", "<base href=\"https://a.b/?c=%22d%22&amp;e\"><p>a</p>"
      ),
      (" <!DOCTYPE html><p>", "https://a.b/", " <!DOCTYPE html><base href=\"https://a.b/\"><p>"),
      ("<p>a</p>", "about:blank", "<p>a</p>"),
    ] as [(String, String?, String)])
  func `a page that the app has written has a base`(
    written: String, base: String?, expected: String
  ) async throws {
    let coordinator = Coordinator()
    let app = TestApp(Represented(coordinator: coordinator))
    coordinator.view.loadHTMLString(written, baseURL: base.flatMap { URL(string: $0) })
    await app.settle()
    #expect(try html(app) == expected)
  }

  @Test func `a file of the app is a page too`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    try Data("<p>File</p>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let coordinator = Coordinator()
    let app = TestApp(Represented(coordinator: coordinator))
    coordinator.view.loadFileURL(file, allowingReadAccessTo: file)
    await app.settle()
    #expect(try html(app) == "<p>File</p>")
    coordinator.view.loadHTMLString("", baseURL: nil)
    await app.settle()
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
