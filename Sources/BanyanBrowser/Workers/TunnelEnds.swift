import NIOCore

/// The worker's end of a socket that passes through a front.
final class WorkerEnd: ChannelInboundHandler, ChannelOutboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The promise of the worker's answer; nil once it has answered.
  private(set) var accept: String?
  /// Nil once the worker has answered.
  private var answer: EventLoopPromise<Void>?
  private var received = ByteBuffer()
  private var boundary = FrameBoundary()
  private weak var browser: BrowserEnd?
  private var context: ChannelHandlerContext?
  private var isReadWanted = false
  private var hasEnded = false

  private static let longestHead = 16 << 10

  /// - Parameter answer: Succeeds when the worker has answered, whatever its answer.
  init(_ answer: EventLoopPromise<Void>) { self.answer = answer }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if answer != nil {
      received.writeBuffer(&bytes)
      readHead(context)
    } else if let browser {
      boundary.pass(bytes.readableBytesView)
      browser.write(bytes)
    } else {
      received.writeBuffer(&bytes)
    }
  }

  private func readHead(_ context: ChannelHandlerContext) {
    let text = String(decoding: received.readableBytesView, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else {
      if received.readableBytes > Self.longestHead { context.close(promise: nil) }
      return
    }
    received.moveReaderIndex(
      forwardBy: text.utf8.distance(from: text.startIndex, to: end.upperBound))
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    if lines.first?.split(separator: " ").dropFirst().first == "101" {
      let name = "sec-websocket-accept:"
      accept = lines.first { $0.lowercased().hasPrefix(name) }.map {
        String($0.dropFirst(name.count).trimmingSpaces)
      }
    }
    if accept == nil { context.close(promise: nil) }
    answer.take()?.succeed()
  }

  /// Passes the received data, and all further data, to a browser.
  func lead(to browser: BrowserEnd) {
    self.browser = browser
    if received.readableBytes > 0 {
      boundary.pass(received.readableBytesView)
      browser.write(received)
      received = ByteBuffer()
    }
    if hasEnded { browser.workerDidEnd(boundary) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    browser?.flush()
    context.fireChannelReadComplete()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { browser?.goOnReading() }
    context.fireChannelWritabilityChanged()
  }

  /// Data that the browser does not read waits in the worker, whose limits count it.
  func read(context: ChannelHandlerContext) {
    if browser?.isWritable ?? true { context.read() } else { isReadWanted = true }
  }

  func goOnReading() {
    guard isReadWanted else { return }
    isReadWanted = false
    context?.read()
  }

  func channelInactive(context: ChannelHandlerContext) {
    hasEnded = true
    answer.take()?.fail(ChannelError.eof)
    browser?.workerDidEnd(boundary)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  var isWritable: Bool { context?.channel.isWritable ?? true }

  func write(_ bytes: ByteBuffer) { context?.write(wrapOutboundOut(bytes), promise: nil) }

  func flush() { context?.flush() }

  /// Closes the connection, and passes nothing more.
  ///
  /// - Returns: The position in the frames that have been passed.
  func abandon() -> FrameBoundary {
    browser = nil
    close()
    return boundary
  }

  /// Closes the connection after the browser has disconnected.
  func close() { context?.close(promise: nil) }
}
