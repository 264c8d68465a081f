import NIOCore

/// The browser's end of a socket that passes through a front.
///
/// It outlives the worker at the other end. When that ends, the page is notified, and again when another worker has its window. The page
/// then answers with a text, and greets as over a new socket; whatever it has sent before that text was for the worker that is gone.
final class BrowserEnd: ChannelInboundHandler, ChannelOutboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase {
    case joined(WorkerEnd)
    /// The worker has ended, and there is no other yet.
    case lost
    /// There is another worker, which the page has not greeted yet.
    case found(WorkerEnd)
    case closing
  }

  private var phase: Phase
  private let limits: BrowserServer.Limits
  private let findWorker: () -> EventLoopFuture<LoopEnd>
  /// The position in the page's frames.
  private var received = FrameBoundary()
  /// The number of texts that the page has yet to answer with.
  private var awaitedTextCount = 0
  /// The number of bytes that have come since the socket was closed.
  private var lateByteCount = 0
  private var context: ChannelHandlerContext?
  private var isReadWanted = false

  /// - Parameter findWorker: Connects to the visitor's next worker, for the event loop of this channel.
  init(
    _ worker: WorkerEnd, limits: BrowserServer.Limits,
    findWorker: @escaping () -> EventLoopFuture<LoopEnd>
  ) {
    phase = .joined(worker)
    self.limits = limits
    self.findWorker = findWorker
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    switch phase {
    case .joined(let worker):
      received.pass(bytes.readableBytesView)
      worker.write(bytes)
    case .lost, .found: skip(bytes, context)
    case .closing:
      lateByteCount += bytes.readableBytes
      if lateByteCount > SocketHandler.longestLateByteCount { context.close(promise: nil) }
    }
  }

  /// Drops what was for the worker that is gone.
  private func skip(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    var bytes = bytes
    while let count = received.passText(bytes.readableBytesView) {
      bytes.moveReaderIndex(forwardBy: count)
      awaitedTextCount -= 1
      guard awaitedTextCount == 0, case .found(let worker) = phase else { continue }
      phase = .joined(worker)
      received.pass(bytes.readableBytesView)
      return worker.write(bytes)
    }
    if received.hasClosed { context.close(promise: nil) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    worker?.flush()
    context.fireChannelReadComplete()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { worker?.goOnReading() }
    context.fireChannelWritabilityChanged()
  }

  func read(context: ChannelHandlerContext) {
    if worker?.isWritable ?? true { context.read() } else { isReadWanted = true }
  }

  func goOnReading() {
    guard isReadWanted else { return }
    isReadWanted = false
    context?.read()
  }

  func channelInactive(context: ChannelHandlerContext) {
    let worker = worker
    // The page has gone, so the end of this worker is none to replace it for.
    phase = .closing
    worker?.close()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The server ends, and the worker has sent all its data; or no more input can come.
    if event is ChannelShouldQuiesceEvent || event as? ChannelEvent == .inputClosed {
      context.close(promise: nil)
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !TLSServer.isUncleanShutdown(error) { context.close(promise: nil) }
  }

  var isWritable: Bool { context?.channel.isWritable ?? true }

  func write(_ bytes: ByteBuffer) { context?.write(wrapOutboundOut(bytes), promise: nil) }

  func flush() { context?.flush() }

  private var worker: WorkerEnd? {
    switch phase {
    case .joined(let worker), .found(let worker): worker
    case .lost, .closing: nil
    }
  }

  private func sendText(_ text: String) {
    write(ByteBuffer(bytes: FrameBoundary.text(text)))
    flush()
  }

  // MARK: The end of a worker

  /// Looks for another worker, because this one sends no more data. If it has closed the socket, so does this end; also if it ended in the
  /// middle of a frame, which nobody can complete.
  ///
  /// - Parameter boundary: The position in the worker's frames at which its bytes have ended.
  func workerDidEnd(_ boundary: FrameBoundary) {
    guard let context, worker != nil else { return }
    phase = .lost
    guard !boundary.hasClosed, boundary.isBetweenFrames, !received.hasClosed else {
      return close(after: boundary)
    }
    sendText(WireProtocol.workerLost)
    goOnReading()
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    findWorker().whenComplete { bound.value.didFind($0) }
  }

  private func didFind(_ outcome: Result<LoopEnd, any Error>) {
    guard context?.channel.isActive == true, case .lost = phase else {
      if case .success(let end) = outcome { end.value.close() }
      return
    }
    switch outcome {
    case .success(let end):
      phase = .found(end.value)
      awaitedTextCount += 1
      sendText(WireProtocol.workerFound)
      end.value.lead(to: self)
    case .failure: close(after: FrameBoundary())
    }
  }

  /// Closes the socket, because the visitor goes on elsewhere. The page then looks for the server. The worker's bytes are dropped from now on.
  func leave() {
    if case .closing = phase { return }
    close(after: worker?.abandon() ?? FrameBoundary(), CloseCode.goingAway)
  }

  /// Closes the socket. Unless the worker has done so with a close frame, the page is asked to connect again: if it is turned away, it hears
  /// the reason.
  private func close(after boundary: FrameBoundary, _ code: UInt16 = CloseCode.replaced) {
    guard let context else { return }
    phase = .closing
    var last = ByteBuffer()
    if !boundary.hasClosed, boundary.isBetweenFrames {
      last.writeBytes(FrameBoundary.goodbye(code))
    }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    // A browser that does not read is not waited for indefinitely. One that does then ends the connection itself: if its data
    // reached a closed connection, it would not read the code.
    let patience = context.eventLoop.scheduleTask(in: TimeAmount(limits.unreadTime)) {
      bound.value.close(promise: nil)
    }
    context.channel.closeFuture.whenComplete { _ in patience.cancel() }
    let mode: CloseMode = received.hasClosed ? .all : .output
    context.writeAndFlush(wrapOutboundOut(last)).whenComplete { _ in
      bound.value.close(mode: mode, promise: nil)
    }
  }
}

/// A handler that is passed between tasks, but used on its event loop only.
struct LoopEnd: @unchecked Sendable { let value: WorkerEnd }
