import NIOCore

/// A socket as its window sees it.
protocol WindowConnection: AnyObject, Sendable {
  /// Sends one batch.
  func send(_ batch: ByteBuffer)
  /// Closes the socket with a WebSocket close code.
  func close(code: UInt16)
}

/// A WebSocket's channel, whose ``SocketHandler`` makes frames of what is written.
final class SocketConnection: WindowConnection {
  private let channel: any Channel

  init(channel: any Channel) { self.channel = channel }

  func send(_ batch: ByteBuffer) { channel.writeAndFlush(batch, promise: nil) }

  func close(code: UInt16) {
    channel.triggerUserOutboundEvent(CloseSocket(code: code), promise: nil)
  }
}

/// Asks a ``SocketHandler`` to say goodbye and close.
struct CloseSocket: Sendable {
  var code: UInt16
}
