import NIOCore
import NIOWebSocket

/// Counts the traffic of a socket and the reasons for which the server ends it. It precedes the
/// ``SocketHandler``.
final class SocketMeter: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let metrics: HostMetrics
  private var isCounted = false
  /// True once either side has given a reason for the end of the socket, or it has failed.
  private var isExplained = false

  init(_ metrics: HostMetrics) { self.metrics = metrics }

  func handlerAdded(context: ChannelHandlerContext) {
    isCounted = true
    metrics.sockets.increment()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A message that is too long is answered with a code; a connection that fails is not refused.
    if !(error is NIOWebSocketError || error is NIOWebSocketFrameAggregator.Error) {
      isExplained = true
    }
    context.fireErrorCaught(error)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // A client that disconnects without a close frame is not refused either.
    if event as? ChannelEvent == .inputClosed { isExplained = true }
    context.fireUserInboundEventTriggered(event)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    metrics.receivedBytes.increment(by: frame.length)
    switch frame.opcode {
    case .binary: metrics.events.increment()
    case .connectionClose: isExplained = true
    default: break
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let frame = unwrapOutboundIn(data)
    metrics.sentBytes.increment(by: frame.length)
    if frame.opcode == .connectionClose, !isExplained {
      isExplained = true
      var data = frame.data
      if let refusal = data.readInteger(as: UInt16.self).flatMap(
        HostMetrics.Refusal.init(closeCode:))
      {
        metrics.refused(refusal)
      }
    }
    context.write(data, promise: promise)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    if !isExplained, mode == .all { metrics.refused(.silent) }
    isExplained = true
    context.close(mode: mode, promise: promise)
  }

  private func end() {
    if isCounted { metrics.sockets.decrement() }
    isCounted = false
  }
}

extension HostMetrics.Refusal {
  /// The refusal that a close code stands for, if any. Windows that end because of a limit are
  /// counted whether they have a socket or not.
  fileprivate init?(closeCode: UInt16) {
    switch closeCode {
    case CloseCode.protocolError: self = .malformed
    case CloseCode.tooMany: self = .tooMany
    case CloseCode.tooLong: self = .tooLong
    case CloseCode.otherVersion: self = .version
    case CloseCode.noWindow: self = .window
    default: return nil
    }
  }
}
