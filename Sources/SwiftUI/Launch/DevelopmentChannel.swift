import BanyanGraph
import BanyanBrowser
import BanyanHost
import BanyanInsight
import Dispatch
import Foundation
import SwiftUICore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The messages between `banyan run` and the program that it has started, over a socket of their own.
///
/// The program sends the line `ready` once it could serve. The tool sends lines of JSON: that it is the program's
/// turn, the errors that keep the next version from running, notices for people, and that the next version is to
/// take the program's place. The program then sends `away` once no new connections arrive, with the state that the
/// next one needs to continue. That one then has its turn, and reports what was restored. If the tool ends, the
/// program ends too. While it serves, its inspector may ask for lines of the source, and have them opened.
@MainActor
final class DevelopmentChannel: SourceFinding {
  private struct Message: Decodable {
    /// The compiler's errors; empty once there are none.
    var problems: String?
    var isReplaced: Bool?
    var isNext: Bool?
    /// The state that the program continues with, if it is its turn.
    var state: Data?
    /// The properties whose first values have been edited.
    var edited: [String]?
    /// The views that start anew.
    var unwanted: [String]?
    var notice: String?
    /// The lines that the inspector has asked for.
    var lines: [SourcePlace]?
    /// The construct that opens them.
    var opener: SourceOpener?
  }

  private let makeApplication: @MainActor (StateRestoration?) -> RunningApp

  private let socket: ToolSocket
  private var received = Data()
  private var turn: CheckedContinuation<Void, Never>?
  package var didFind: (([SourcePlace], SourceOpener) -> Void)?

  /// - Parameter makeApplication: Creates the app of a visitor, with the state that it continues with.
  /// - Returns: nil if the program was not started by `banyan run`.
  init?(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    _ makeApplication: @escaping @MainActor (StateRestoration?) -> RunningApp
  ) {
    guard let socket = ToolSocket("BANYAN_DEVELOPMENT", in: environment) else { return nil }
    self.socket = socket
    self.makeApplication = makeApplication
    Self.current = self
    // The tool knows the source, and writes the issue to the terminal with its line.
    IssueRecording.locate = { [weak self] message, place in
      self?.send("issue", LocatedIssue(message: message, view: place.view, subject: place.subject))
    }
  }

  private struct LocatedIssue: Encodable {
    let message: String
    let view: String
    let subject: String
  }

  /// The channel of the program, if it has one.
  private(set) static weak var current: DevelopmentChannel?

  /// Reports that the server is ready, waits until the previous program has made way, and follows the tool's
  /// messages from then on.
  func waitForTurn(of server: BrowserServer) async {
    listen(for: server)
    await withCheckedContinuation {
      turn = $0
      socket.sendLine("ready")
    }
  }

  private func listen(for server: BrowserServer) {
    let descriptor = socket.descriptor
    let limit = Ending.timeLimit(of: server)
    // A thread of its own, because an app in an endless loop must also end with the tool. A Dispatch source has
    // been seen not to report the tool's end.
    Thread.detachNewThread { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { Ending.endLater(limit) }
        let bytes = buffer.prefix(max(count, 0))
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.receive(bytes, for: server) }
        }
        if count <= 0 { return }
      }
    }
  }

  /// - Parameter bytes: The received bytes; empty if the tool has ended.
  private func receive(_ bytes: ArraySlice<UInt8>, for server: BrowserServer) {
    if bytes.isEmpty { return Ending.end(server) }
    received.append(contentsOf: bytes)
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      let line = received[received.startIndex..<end]
      received = received[(end + 1)...]
      if let message = try? JSONDecoder().decode(Message.self, from: line) {
        take(message, for: server)
      }
    }
  }

  private func take(_ message: Message, for server: BrowserServer) {
    if message.isNext == true {
      if let state = message.state { takeUp(state, message, in: server) }
      turn?.resume()
      turn = nil
    } else if message.isReplaced == true {
      Ending.makeWay(server) { handover in
        if !handover.isEmpty, let state = try? JSONEncoder().encode(handover) {
          self.socket.sendLine("state \(state.base64EncodedString())")
        }
        self.socket.sendLine("away")
      }
    } else if let lines = message.lines {
      didFind?(lines, message.opener ?? .nothing)
    } else if let notice = message.notice {
      server.show(notice: notice)
    } else {
      server.show(problems: message.problems ?? "")
    }
  }

  /// Asks for the app in place of the page that shows what has ended it.
  func startAgain() { socket.sendLine("again") }

  package func find(_ names: [SourceName]) { send("find", names) }

  package func open(_ name: SourceName) { send("open", name) }

  private func send(_ word: String, _ value: some Encodable) {
    guard let text = try? JSONEncoder().encode(value) else { return }
    socket.sendLine("\(word) \(String(decoding: text, as: UTF8.self))")
  }

  /// Continues the state of the previous program.
  private func takeUp(_ state: Data, _ message: Message, in server: BrowserServer) {
    var failure: String?
    var report = TransferReport()
    if let handover = try? JSONDecoder().decode(Handover.self, from: state) {
      let exceptions = StateRestoration.Exceptions(
        edited: Set(message.edited ?? []), unwanted: Set(message.unwanted ?? []))
      report = server.takeUp(handover) { bytes in
        do {
          return makeApplication(try StateRestoration(bytes, except: exceptions))
        } catch {
          failure = "\(error)"
          return makeApplication(nil)
        }
      }
    } else {
      failure = "the previous state is damaged"
    }
    let outcome = ReloadMessage(
      keptCount: report.keptCount, resets: report.resets, failure: failure)
    send("report", outcome)
  }

  private struct ReloadMessage: Encodable {
    let keptCount: Int
    let resets: [String]
    let failure: String?
  }
}
