import BanyanBrowser
import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What `banyan run` and the program that it has started say to each other, over a socket of theirs.
///
/// The program says that it could serve, with a line `ready`. The tool says, in lines of JSON, that it is
/// the program's turn, what keeps the next version from running, and that this is to take the program's
/// place; the program says `away` when nobody comes to it any more, and then it is the next one's turn.
/// Where the tool has ended, the program ends too.
@MainActor
final class DevelopmentChannel {
  private struct Message: Decodable {
    /// What the compiler has said, or nothing any more.
    var problems: String?
    var isReplaced: Bool?
    var isNext: Bool?
  }

  private let descriptor: CInt
  private var received = Data()
  private var source: (any DispatchSourceRead)?
  private var turn: CheckedContinuation<Void, Never>?

  /// - Returns: nil if the program was not started by `banyan run`.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let descriptor = environment["BANYAN_DEVELOPMENT"].flatMap(CInt.init) else { return nil }
    self.descriptor = descriptor
    unsetenv("BANYAN_DEVELOPMENT")
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Says that the server is ready, waits until the one before has made way, and does what the tool asks for
  /// from then on.
  func waitForTurn(of server: BrowserServer) async {
    listen(for: server)
    await withCheckedContinuation {
      turn = $0
      say("ready")
    }
  }

  private func listen(for server: BrowserServer) {
    let descriptor = descriptor
    let limit = Ending.timeLimit(of: server)
    // Not on the main queue: an app that is busy without end is to end with the tool as well.
    // Sources are used from any thread, which Dispatch on Linux does not say.
    nonisolated(unsafe) let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "banyan.development"))
    source.setEventHandler { @Sendable [weak self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      if count <= 0 {
        source.cancel()
        Ending.endLater(limit)
      }
      let bytes = buffer.prefix(max(count, 0))
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.receive(bytes, for: server) }
      }
    }
    source.resume()
    self.source = source
  }

  /// - Parameter bytes: None where the tool has ended.
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
      turn?.resume()
      turn = nil
    } else if message.isReplaced == true {
      Ending.makeWay(server) { self.say("away") }
    } else {
      server.show(problems: message.problems ?? "")
    }
  }

  private func say(_ word: String) {
    let line = word + "\n"
    _ = write(descriptor, line, line.utf8.count)
  }
}
