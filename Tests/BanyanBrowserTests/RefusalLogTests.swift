import Foundation
import Logging
import NIOHTTP1
import Synchronization
import Testing

@testable import BanyanBrowser

/// The lines of a log, each with the number of lines left out before it.
private final class Lines: Sendable {
  let lines = Mutex<[String]>([])

  var logger: Logger { Logger(label: "test") { _ in Handler(lines: self) } }

  private struct Handler: LogHandler {
    let lines: Lines
    var logLevel = Logger.Level.debug
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let omitted = event.metadata?["omitted"].map { ", \($0) omitted" } ?? ""
      lines.lines.withLock { $0.append("\(event.level): \(event.message)\(omitted)") }
    }
  }

  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

private final class Clock: Sendable {
  let time = Mutex(ContinuousClock.now)

  func pass(_ duration: Duration) { time.withLock { $0 += duration } }
}

/// Log lines that clients can cause a server to write.
@MainActor
@Suite struct RefusalLogTests {
  private let lines = Lines()
  private let clock = Clock()

  private var log: RefusalLog {
    let clock = clock
    return RefusalLog { clock.time.withLock { $0 } }
  }

  @Test func aReasonIsWrittenOnceASecond() {
    let log = log
    func refuse(_ reason: String, times: Int = 1) {
      for _ in 0..<times { log.write("\(reason)", for: reason, to: lines.logger) }
    }
    refuse("a", times: 100)
    refuse("b")
    #expect(lines.take() == ["notice: a", "notice: b"])
    clock.pass(.milliseconds(999))
    refuse("a")
    #expect(lines.take() == [])
    clock.pass(.milliseconds(1))
    refuse("b")
    refuse("a", times: 3)
    #expect(lines.take() == ["notice: b", "notice: a, 100 omitted"])
    clock.pass(.seconds(5))
    refuse("a")
    #expect(lines.take() == ["notice: a, 2 omitted"])
  }

  @Test func refusedRequestsAndSocketsAreWrittenOnceASecond() async throws {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.logger = lines.logger
    configuration.refusalLog = log
    configuration.limits.windowCount = 1
    let route = try BrowserRoute("/", configuration: configuration) { FakeApplication() }
    func ask(_ uri: String = "/", host: String = "localhost") async {
      let request = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: uri,
        headers: ["host": host, "origin": "http://localhost"])
      if uri == "/" {
        _ = await route.response(to: request)
      } else {
        _ = route.site.admits(request)
      }
    }
    for second in 0..<2 {
      for _ in 0..<10 {
        await ask(host: "evil.example")
        await ask(WireProtocol.socketPath)
        await ask()
      }
      #expect(
        lines.take()
          == [
            "A request was refused because it names another host. If that is this server, allow its origin.",
            "A socket was refused.", "A page was refused: there are too many visitors or windows.",
          ].enumerated().map { place, line in
            let count = second == 0 ? 0 : place == 2 ? 8 : 9
            return (place == 2 ? "warning: " : "notice: ") + line
              + (count == 0 ? "" : ", \(count) omitted")
          })
      clock.pass(.seconds(1))
    }
  }

  @Test func aPictureThatIsMissingIsWrittenWithTheNearestNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("banyan-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["apple@2x.png", "pear.jpg", "notes.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let pictures = Pictures(directories: [folder.path], logger: lines.logger)
    _ = pictures.reference(to: "aple")
    #expect(
      lines.take() == [
        "warning: There is no picture named 'aple'; a placeholder is shown. The nearest are \"apple\" and \"pear\"."
      ])
  }

  /// A program may derive the names of pictures from text that visitors type.
  @Test func picturesThatAreMissingAreWrittenUpToANumberOfBytes() {
    let pictures = Pictures(directories: [], logger: lines.logger)
    func show(_ name: String) { _ = pictures.reference(to: name) }
    for number in 100_000..<101_000 { show(String(repeating: "\(number)", count: 100)) }
    // Names of 600 bytes each.
    #expect(lines.take().count == 109)
    for _ in 0..<3 { show(String(repeating: "100000", count: 100)) }
    show("short")
    #expect(lines.take() == ["warning: There is no picture named 'short'; a placeholder is shown."])
    // Requests for other names leave nothing behind.
    for number in 0..<10 { _ = pictures.response(toName: "none \(number)") }
    #expect(lines.take() == [])
  }
}
