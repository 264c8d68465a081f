import NIOCore

/// Counts what has come over a connection and is not a whole request or message yet.
///
/// Where something ends inside of what was read at once, all of that is taken for the beginning of
/// the next: only the decoder knows better, and it is never too little.
final class Intake {
  private let account: ByteAccount
  private var byteCount = 0
  private var hasEnded = false

  init(_ account: ByteAccount) { self.account = account }

  /// Counts bytes that are about to be decoded.
  func willDecode(_ count: Int) {
    hasEnded = false
    byteCount += count
    account.add(count)
  }

  /// Notes that a request or message is whole.
  func didEnd() { hasEnded = true }

  /// Notes that a frame between the parts of a message was whole.
  func didTake(_ count: Int) {
    let count = max(0, min(count, byteCount))
    byteCount -= count
    account.remove(count)
  }

  func didDecode(_ count: Int) {
    if hasEnded { didTake(byteCount - count) }
  }

  /// Forgets what has come, as nothing more does.
  func end() { didTake(byteCount) }
}

/// Stands where a socket's bytes come in, for its ``Intake``.
final class IntakeHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let intake: Intake

  init(_ intake: Intake) { self.intake = intake }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let count = unwrapInboundIn(data).readableBytes
    intake.willDecode(count)
    context.fireChannelRead(data)
    intake.didDecode(count)
  }
}
