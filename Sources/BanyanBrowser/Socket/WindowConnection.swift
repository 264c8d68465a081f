import Logging
import NIOCore
import Synchronization

/// A socket as its window sees it.
protocol WindowConnection: AnyObject, Sendable {
  /// Sends one batch. Batches come in the order of their numbers.
  func send(_ batch: ByteBuffer, number: UInt32)
  /// The number of the last batch that has left this process: no page has one that has not.
  var lastWritten: UInt32 { get }
  /// Closes the socket with a ``CloseCode``, and a reason for the person to read.
  func close(code: UInt16, reason: String)
  /// Shows what keeps the program's next version from running; nothing if it is empty.
  func show(problems: String)
  /// Lets a logger that says which window it is about have what the socket has to say from now on.
  func log(to logger: Logger)
}

extension WindowConnection {
  func close(code: UInt16) { close(code: code, reason: "") }
}

/// A WebSocket's channel, whose ``SocketHandler`` makes frames of what is written.
final class SocketConnection: WindowConnection {
  private let channel: any Channel
  private let written = Atomic<UInt32>(0)

  init(channel: any Channel) { self.channel = channel }

  func send(_ batch: ByteBuffer, number: UInt32) {
    let isWritten = channel.eventLoop.makePromise(of: Void.self)
    // Before it is written, or the page's answer could come first.
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

/// Asks a ``SocketHandler`` to send a text, which is no batch and has no number.
struct ShowProblems: Sendable {
  var text: String
}

/// Asks a ``SocketHandler`` to say goodbye and close.
struct CloseSocket: Sendable {
  var code: UInt16
  var reason = ""
}
