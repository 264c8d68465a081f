import NIOCore

/// Counts the bytes received on a connection that are not a whole request or message yet.
///
/// If a message ends inside one read, all of that read counts toward the next message: only the
/// decoder knows the exact split, and the count is never too low.
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

  /// Notes that a frame between the parts of a message is whole.
  func didTake(_ count: Int) {
    let count = max(0, min(count, byteCount))
    byteCount -= count
    account.remove(count)
  }

  func didDecode(_ count: Int) {
    if hasEnded { didTake(byteCount - count) }
  }

  /// Releases the received bytes, as no more follow.
  func end() { didTake(byteCount) }
}

/// Reports a socket's incoming bytes to its ``Intake``.
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
