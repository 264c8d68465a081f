import Logging
import NIOCore
import Synchronization

/// A socket as its window sees it.
protocol WindowConnection: AnyObject, Sendable {
  /// Sends one batch. Batches are sent in the order of their numbers.
  func send(_ batch: ByteBuffer, number: UInt32)
  /// The number of the last batch that has left this process. No page can have a later one.
  var lastWritten: UInt32 { get }
  /// Closes the socket with a ``CloseCode``, and a reason for the person to read.
  func close(code: UInt16, reason: String)
  /// Shows the errors that keep the program's next version from running, or removes them if the
  /// text is empty.
  func show(problems: String)
  /// Makes the socket log to a logger that names its window from now on.
  func log(to logger: Logger)
}

extension WindowConnection {
  func close(code: UInt16) { close(code: code, reason: "") }
}

/// A WebSocket's channel, whose ``SocketHandler`` turns written batches into frames.
final class SocketConnection: WindowConnection {
  private let channel: any Channel
  private let written = Atomic<UInt32>(0)

  init(channel: any Channel) { self.channel = channel }

  func send(_ batch: ByteBuffer, number: UInt32) {
    let isWritten = channel.eventLoop.makePromise(of: Void.self)
    // Registered before the write, or the page's answer could come first.
    isWritten.futureResult.whenSuccess { [self] in written.store(number, ordering: .releasing) }
    channel.writeAndFlush(batch, promise: isWritten)
  }

  var lastWritten: UInt32 { written.load(ordering: .acquiring) }

  func close(code: UInt16, reason: String) {
    channel.triggerUserOutboundEvent(CloseSocket(code: code, reason: reason), promise: nil)
  }

  func show(problems: String) {
    channel.triggerUserOutboundEvent(ShowProblems(text: problems), promise: nil)
  }

  func log(to logger: Logger) {
    channel.triggerUserOutboundEvent(LogSocket(logger: logger), promise: nil)
  }
}

/// Gives a ``SocketHandler`` another logger.
struct LogSocket: Sendable {
  var logger: Logger
}

/// Asks a ``SocketHandler`` to send a text, which is not a batch and has no number.
struct ShowProblems: Sendable {
  var text: String
}

/// Asks a ``SocketHandler`` to send a close frame and close.
struct CloseSocket: Sendable {
  var code: UInt16
  var reason = ""
}
