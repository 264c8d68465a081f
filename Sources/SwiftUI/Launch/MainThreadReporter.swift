import BanyanBrowser
import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reports to `banyan run` that the main thread is free, and shows over the pages where it is while it is busy.
///
/// It sends `beat` twice a second from the main queue. If the tool receives nothing for two seconds of the thread's work, it asks
/// the program for its backtrace, and answers with `stuck` and a ``ProgramFault``.
@MainActor
final class MainThreadReporter {
  private let socket: ToolSocket
  private let heart: any DispatchSourceTimer
  private let handlers = CrashHandlers()

  /// - Returns: nil if no tool listens.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let socket = ToolSocket("BANYAN_REPORTS", in: environment) else { return nil }
    self.socket = socket
    heart = Self.beat(to: socket)
  }

  /// Sends `beat` from the main queue for as long as the result lives.
  static func beat(to socket: ToolSocket) -> any DispatchSourceTimer {
    let heart = DispatchSource.makeTimerSource(queue: .main)
    heart.setEventHandler { @Sendable in socket.sendLine("beat") }
    heart.schedule(deadline: .now(), repeating: .milliseconds(500))
    heart.resume()
    return heart
  }

  /// Shows what the tool answers over the pages of a server that has started.
  func follow(_ server: BrowserServer) {
    let show = server.showOverPages
    let descriptor = socket.descriptor
    Thread.detachNewThread { [weak self] in
      var received: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        received += buffer[..<count]
        while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: received[..<end], as: UTF8.self)
          received.removeFirst(end + 1)
          guard line.hasPrefix("stuck "), let fault = ProgramFault(json: line.dropFirst(6)) else {
            continue
          }
          let isFree = DispatchSemaphore(value: 0)
          DispatchQueue.main.async { isFree.signal() }
          // Repeatedly: a page that receives nothing for a while connects anew.
          repeat { show(fault.text) } while isFree.wait(timeout: .now() + 1) == .timedOut
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              self?.handlers.restore()
              server.showProblemsAgain()
            }
          }
        }
      }
    }
  }
}
