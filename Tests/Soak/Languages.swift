import BanyanBrowser
import Foundation
import Logging
import SwiftUI

/// Requests pages in languages that don't exist, over real connections: the server must not keep
/// anything that it derives from them.
@MainActor
struct Languages {
  let count: Int

  struct Outcome: CustomStringConvertible {
    /// The locales of the pages.
    var locales: Set<String> = []
    /// The peak memory use of the process, in bytes.
    var peak = 0

    var description: String { "locales \(locales.sorted()); \(peak >> 20) MB at most" }
  }

  func run() async throws -> Outcome {
    var configuration = BrowserServer.Configuration(port: 0)
    configuration.logger = Logger(label: "soak") { _ in SwiftLogNoOpLogHandler() }
    configuration.limits.adoptionTime = .milliseconds(50)
    configuration.limits.waitingWindowCountPerAddress = 10_000
    configuration.limits.openingBurstPerAddress = 1_000_000
    let server = BrowserServer(configuration: configuration) {
      RunningApp(view: { LanguageView() }, hasOwnStorage: true)
    }
    let port = try await server.start()
    let count = count
    let locales = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: Result { try Self.locales(count, port: port) })
      }
    }
    await server.stop()
    return Outcome(locales: try locales.get(), peak: Resources.peakByteCount ?? .max)
  }

  private nonisolated static func locales(_ count: Int, port: Int) throws -> Set<String> {
    var locales: Set<String> = []
    for number in 0..<count {
      let connection = try PlainSocket(port: port)
      let lines = [
        "GET / HTTP/1.1", "Host: localhost", "Connection: close",
        "Accept-Language: en-\(10_000_000 + number)", "", "",
      ]
      connection.write(Array(lines.joined(separator: "\r\n").utf8))
      var (head, body) = try connection.readHead()
      while case let more = try connection.read(), !more.isEmpty { body += more }
      guard let locale = String(decoding: body, as: UTF8.self).firstMatch(of: /Locale (\w+),/)?.1
      else { throw PlainSocket.Failure(description: "no page: \(head)") }
      locales.insert(String(locale))
    }
    return locales
  }
}

private struct LanguageView: View {
  @Environment(\.locale) private var locale

  var body: some View { Text("Locale \(locale.identifier), \(1_234.5, format: .number)") }
}
