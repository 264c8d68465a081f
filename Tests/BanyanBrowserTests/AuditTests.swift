import BanyanHost
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// Audits what leaves the server: the headers of every kind of response, and an app's text in every
/// property that can hold text.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct AuditTests {
  private func answers() async throws -> [(String, HTTPResponseHead, String)] {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.limits.windowCountPerVisitor = 1
    let route = try BrowserRoute("/", configuration: configuration) { FakeApplication() }
    var answers: [(String, HTTPResponseHead, String)] = []
    func ask(
      _ uri: String, _ method: HTTPMethod = .GET, host: String = "localhost",
      _ headers: HTTPHeaders = [:]
    ) async throws {
      var request = HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers)
      request.headers.add(name: "host", value: host)
      let (head, body) = try #require(await route.response(to: request))
      answers.append(("\(method) \(uri)", head, String(buffer: body)))
    }
    try await ask("/")
    let cookie = try #require(
      answers[0].1.headers.first(name: "set-cookie")?.split(separator: ";").first)
    let assets = answers[0].2.matches(of: /(?:href|src)="([^"#]+)"/).map { String($0.1) }
    #expect(assets.count == 4)
    for path in assets { try await ask(path, .GET, ["accept-encoding": "gzip"]) }
    for path in ["alive", "ready", "pictures/none", "socket", "nothing"] {
      try await ask("/banyan/\(path)")
    }
    try await ask("/", .HEAD)
    try await ask("/", .POST)
    try await ask("/", host: "evil.example")
    try await ask("/<script>alert(1)</script>")
    try await ask("/", .GET, ["sec-fetch-site": "cross-site", "sec-fetch-dest": "image"])
    try await ask("/", .GET, ["cookie": String(cookie)])
    route.stop()
    try await ask("/")
    try await ask("/banyan/ready")
    return answers
  }

  @Test func everyAnswerSpecifiesWhatABrowserMayDoWithIt() async throws {
    let answers = try await answers()
    #expect(
      Set(answers.map { Int($0.1.status.code) }) == [200, 204, 403, 404, 405, 421, 429, 503])
    for (name, head, _) in answers {
      #expect(head.headers["x-content-type-options"] == ["nosniff"], "\(name)")
      #expect(head.headers["x-frame-options"] == ["DENY"], "\(name)")
      #expect(head.headers["referrer-policy"] == ["no-referrer"], "\(name)")
      #expect(head.headers["cross-origin-opener-policy"] == ["same-origin"], "\(name)")
      #expect(head.headers["cross-origin-resource-policy"] == ["same-origin"], "\(name)")
      #expect(head.headers["server"].isEmpty && head.headers["x-powered-by"].isEmpty, "\(name)")
      #expect(head.headers["content-type"].count == 1, "\(name)")
      let policies = head.headers["content-security-policy"]
      #expect(policies.count == 1, "\(name)")
      let rules = Set(policies.joined().split(separator: "; ").map(String.init))
      for rule in [
        "default-src 'none'", "script-src 'self'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'", "connect-src 'self'", "media-src 'self' http: https:",
        "frame-src 'self' http: https:",
      ] { #expect(rules.contains(rule), "\(name): \(rule)") }
      for word in ["unsafe-inline", "unsafe-eval", "*"] {
        #expect(!policies.joined().contains(word), "\(name)")
      }
    }
  }

  /// A frame with an answer that must not be in frames shows a broken page.
  @Test func aRefusalIsShownInTheFrameOfItsPage() async throws {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.makeInspector = { FakeApplication() }
    configuration.framingOrigin = "http://127.0.0.1:1"
    let route = try BrowserRoute("/", configuration: configuration) { FakeApplication() }
    var answers: [String] = []
    func ask(_ path: String = "/", host: String = "localhost") async throws {
      let request = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: path, headers: ["host": host])
      let (head, _) = try #require(await route.response(to: request))
      let framing = head.headers["content-security-policy"].joined().split(separator: "; ").last
      answers.append(
        (["\(path) \(head.status.code)", "\(framing ?? "")"] + head.headers["x-frame-options"])
          .joined(separator: ", "))
    }
    try await ask()
    try await ask(host: "evil.example")
    try await ask("/banyan/nothing")
    route.stop()
    try await ask()
    #expect(
      answers == [
        "/ 200, frame-ancestors 'self' http://127.0.0.1:1",
        "/ 421, frame-ancestors 'self' http://127.0.0.1:1",
        "/banyan/nothing 404, frame-ancestors 'none', DENY",
        "/ 503, frame-ancestors 'self' http://127.0.0.1:1",
      ])
  }

  @Test func aNonceIsForOnePage() async throws {
    let route = try BrowserRoute("/", configuration: .unhurried) { FakeApplication() }
    var nonces: Set<String> = []
    for _ in 0..<3 {
      let request = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: "/", headers: ["host": "localhost"])
      let (head, body) = try #require(await route.response(to: request))
      let policy = head.headers.first(name: "content-security-policy") ?? ""
      let nonce = try #require(policy.firstMatch(of: /'nonce-([^']+)'/)).1
      #expect(String(buffer: body).contains("nonce=\"\(nonce)\""))
      nonces.insert(String(nonce))
    }
    #expect(nonces.count == 3)
  }

  /// Error messages to visitors name nothing of the server, and repeat nothing that the visitor sent.
  @Test func answersRevealNothingOfTheServer() async throws {
    for (name, head, body) in try await answers() where head.status.code >= 400 {
      for word in ["/work", "Sources", ".swift", "Banyan", "NIO", "Fake", "script", "evil"] {
        #expect(!body.contains(word), "\(name): \(body)")
      }
      #expect(head.headers["content-type"] == ["text/plain; charset=utf-8"], "\(name)")
      #expect(head.headers["cache-control"] == ["no-store"], "\(name)")
    }
  }

  // MARK: Text

  private static let attacks = [
    #""'><script>hacked()</script><img src=x onerror=hacked()>"#,
    "</style><script>hacked()</script>",
    "javascript:hacked()", "\u{1}java\nscript:hacked()", "data:text/html,<script>hacked()</script>",
    #"x" onfocus="hacked()" autofocus=""#, "}#b1{background:url(//evil.example)}",
    "\\\"\0\r\n</textarea><b>",
    "https://a.example/\"onclick=hacked()", "url(javascript:hacked())", "--></main><!--",
  ]

  /// Every property that holds an app's text, with that text.
  private static func properties(_ text: String) -> [Property] {
    var style = TextStyle()
    style.font = FontDescription(size: .points(10), name: text)
    style.color = ColorDescription(.resource(text))
    var run = TextStyle()
    run.destination = text
    run.symbol = text
    return [
      .text([TextRun(text)]), .text([TextRun(text, style: run), TextRun(text, style: style)]),
      .style(style), .label(text), .accessibilityValue(text), .accessibilityHint(text), .help(text),
      .placeholder(text), .value(text), .valueRange(ValueRange(minimum: text, maximum: text)),
      .sharing(SharedContent(title: text, text: text, url: text)), .match(text), .symbol(text),
      .fileChoice(FileChoice(types: [text])),
      .source(text), .remoteSource(text), .destination(text), .identifier(text), .badge(text),
      .message(ErrorMessage(text: text, path: [text])), .shortcut(KeyCombination(key: text)),
      .playback(Playback(player: 1, source: .remote(text))),
      .playback(Playback(player: 1, source: .offered(text))),
      .sounds([Playback(player: 1, source: .remote(text))]),
      .webContent(WebContent(source: .remote(text))),
      .webContent(WebContent(source: .offered(text))),
      .tint(ColorDescription(.resource(text))), .itemTint(ColorDescription(.resource(text))),
      .background(.color(ColorDescription(.resource(text)))),
    ]
  }

  /// The audit covers every case of `Property` with a `String`, or with a type that contains one.
  @Test func everyPropertyThatHoldsTextIsLookedAt() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/BanyanHost/Properties/Property.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let holders = [
      "String", "TextRuns", "TextStyle", "ValueRange", "SharedContent", "FileChoice",
      "ErrorMessage",
      "KeyCombination?", "ColorDescription", "ColorDescription?", "Playback", "[Playback]",
      "WebContent",
    ]
    let names = source.matches(of: /case (\w+)\(([^)]+)\)/).filter {
      holders.contains(String($0.2))
    }.map { String($0.1) }
    #expect(names.count > 20)
    let audited = Set(Self.properties("x").map { "\($0.key)" })
    for name in names { #expect(audited.contains(name), "\(name)") }
  }

  @Test func textOfAnAppIsTextInThePage() {
    let catalog = SymbolCatalog(files: [:], logger: Logger(label: "test"))
    for attack in Self.attacks {
      for kind in [
        ElementKind.text, .link, .textField, .growingField, .image, .button, .pictureLoader,
        .video, .webPage,
      ] {
        for property in Self.properties(attack) {
          let id = ElementID(rawValue: 1)
          var tree = PageTree()
          tree.apply([.create(id, kind, [property]), .insert(id, into: .window, before: nil)])
          var renderer = ElementRenderer(catalog: catalog)
          renderer.render(tree)
          let html = String(decoding: renderer.body.html, as: UTF8.self)
          expectHarmless(html, "\(kind) \(property)")
          // A picture's name is percent-encoded.
          let sheet = renderer.sheet.replacing(/url\("[A-Za-z0-9\/%._~-]*"\)/, with: "picture")
          for word in ["<", "evil", "script", "hacked", "url("] {
            #expect(!sheet.contains(word), "\(kind) \(property): \(sheet)")
          }
        }
      }
    }
  }

  /// Reads tags as a parser does: their names and attributes are ours, and their URLs are harmless.
  private func expectHarmless(_ html: String, _ name: @autoclosure () -> String) {
    let attributes: Set = [
      "id", "class", "type", "role", "rel", "target", "href", "src", "alt", "title", "value",
      "placeholder", "min", "max", "step", "autocomplete", "spellcheck", "tabindex", "disabled",
      "rows",
      "viewBox", "autofocus", "referrerpolicy", "width", "height", "inert", "draggable",
    ]
    for match in html.matches(of: /<([^>\s]*)((?:[^>"]|"[^"]*")*)>/) {
      let tag = match.1.drop { $0 == "/" }
      #expect(
        ["span", "a", "input", "textarea", "button", "svg", "use", "img", "path", "g", "div"]
          .contains(String(tag)), "\(name()): \(html)")
      for attribute in match.2.matches(of: /\s([^\s="]+)(?:="([^"]*)")?/) {
        let key = String(attribute.1)
        #expect(
          attributes.contains(key) || key.hasPrefix("aria-") || key.hasPrefix("data-"),
          "\(name()): \(key) in \(html)")
        guard key == "href" || key == "src", let value = attribute.2 else { continue }
        let isHarmless =
          value.hasPrefix("/") && !value.hasPrefix("//") || value.hasPrefix("#")
          || value.hasPrefix("https://")
          || value.prefixMatch(of: /[\u{0}-\u{20}]*[A-Za-z][A-Za-z0-9+.\-\t\n\r]*:/) == nil
        #expect(isHarmless, "\(name()): \(value)")
      }
    }
    // No other markup remains.
    #expect(!html.replacing(/<([^>\s]*)((?:[^>"]|"[^"]*")*)>/, with: "").contains("<"))
    #expect(!html.lowercased().contains("<script"))
  }
}
