import NIOCore
import NIOPosix
import NIOWebSocket

/// A window whose button is tapped, as its page would do it. It lives on an event loop.
final class LoadedWindow: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let pageByteCount: Int
  private let loop: any EventLoop
  private let token: String
  private let request: String
  private let button: UInt32
  private let isReady: EventLoopPromise<Void>
  private var channel: (any Channel)?
  private var head = ""
  private var lastBatch: UInt32 = 0
  private var lastEvent: UInt32 = 0
  /// When the taps were made that have no answer yet, by their numbers.
  private var waiting: [(number: UInt32, time: NIODeadline)] = []
  private var whenAnswered: EventLoopPromise<Void>?
  /// How long each patch has taken.
  private(set) var times: [TimeAmount] = []
  /// The number of bytes in the batches that answered taps.
  private(set) var byteCount = 0
  /// What the counter says.
  private(set) var lastNumber = 0

  private init(
    _ page: PageAnswer, _ version: WireVersion, port: Int, on loop: any EventLoop
  ) throws {
    let button = page.body.firstMatch(of: /<button id="b(\d+)"[^>]*>(?:<[^>]*>)*Count</)
    guard let cookie = page.header("set-cookie")?.split(separator: ";").first,
      let token = page.body.firstMatch(of: /data-window="([^"]+)"/)?.1,
      let button = button.flatMap({ UInt32($0.1) })
    else { throw Failure(description: "no page with a counter: \(page.head)") }
    self.loop = loop
    self.token = String(token)
    self.button = button
    pageByteCount = page.byteCount
    isReady = loop.makePromise()
    request = [
      "GET /banyan/socket?version=\(version.number) HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Origin: http://127.0.0.1:\(port)", "Cookie: \(cookie)", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    ].joined(separator: "\r\n")
  }

  /// Fetches the page, opens its socket, and greets.
  static func open(
    _ version: WireVersion, port: Int, on loop: any EventLoop
  ) async throws -> LoadedWindow {
    let page = try await PageRequest.send("/", port: port, on: loop)
    let window = try LoadedWindow(page, version, port: port, on: loop)
    let channel = try await ClientBootstrap(group: loop)
      .channelOption(.socketOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(window)
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    try await loop.submit { window.channel = channel }.get()
    try await window.isReady.futureResult.get()
    return window
  }

  /// Taps the button.
  func tap() {
    loop.preconditionInEventLoop()
    lastEvent += 1
    waiting.append((lastEvent, .now()))
    var message = ByteBuffer()
    message.write(number: lastEvent)
    message.write(number: lastBatch)
    message.writeInteger(UInt8(1))
    message.write(number: button)
    send(message)
  }

  /// Done when all taps have been answered.
  func answers() -> EventLoopFuture<Void> {
    loop.preconditionInEventLoop()
    guard !waiting.isEmpty else { return loop.makeSucceededVoidFuture() }
    let promise = loop.makePromise(of: Void.self)
    whenAnswered = promise
    return promise.futureResult
  }

  func forgetTimes() { times = [] }

  func close() { channel?.close(promise: nil) }

  func channelActive(context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    head += bytes.readString(length: bytes.readableBytes) ?? ""
    guard head.hasSuffix("\r\n\r\n") else { return }
    guard head.hasPrefix("HTTP/1.1 101") else {
      isReady.fail(Failure(description: head))
      return context.close(promise: nil)
    }
    channel = context.channel
    let operations = context.pipeline.syncOperations
    do {
      let reader = FrameReader(self)
      try operations.addHandler(ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 1 << 24)))
      try operations.addHandler(WebSocketFrameEncoder())
      try operations.addHandler(reader)
    } catch { return isReady.fail(error) }
    operations.removeHandler(self, promise: nil)
    var greeting = ByteBuffer()
    greeting.write(string: token)
    greeting.write(string: "")
    greeting.write(number: 0)
    greeting.write(string: "")
    send(greeting)
  }

  func channelInactive(context: ChannelHandlerContext) {
    isReady.fail(Failure(description: "the server has closed instead of answering"))
  }

  fileprivate func take(_ batch: ByteBuffer) {
    let size = batch.readableBytes
    var batch = batch
    guard let number = batch.readNumber(), let event = batch.readNumber() else { return }
    lastBatch = number
    isReady.succeed()
    let now = NIODeadline.now()
    if let first = waiting.first, first.number <= event { byteCount += size }
    while let first = waiting.first, first.number <= event {
      times.append(now - first.time)
      waiting.removeFirst()
    }
    if let number = Self.number(in: batch.readableBytesView) { lastNumber = number }
    if waiting.isEmpty {
      whenAnswered?.succeed()
      whenAnswered = nil
    }
  }

  /// Returns the last text of a batch that is a number. Its length stands before a text.
  private static func number(in bytes: ByteBufferView) -> Int? {
    let bytes = Array(bytes)
    for start in bytes.indices.reversed() {
      let end = start + 1 + Int(bytes[start])
      guard (1...9).contains(bytes[start]), end <= bytes.count else { continue }
      let text = bytes[(start + 1)..<end]
      if text.allSatisfy({ (48...57).contains($0) }) {
        return Int(String(decoding: text, as: UTF8.self))
      }
    }
    return nil
  }

  fileprivate func end(_ reason: String) {
    isReady.fail(Failure(description: reason))
    whenAnswered?.fail(Failure(description: reason))
    whenAnswered = nil
  }

  private func send(_ message: ByteBuffer) {
    channel?.writeAndFlush(
      WebSocketFrame(fin: true, opcode: .binary, maskKey: .random(), data: message), promise: nil)
  }
}

extension LoadedWindow: RemovableChannelHandler {}

/// What comes down, once the connection is a socket.
private final class FrameReader: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let window: LoadedWindow

  init(_ window: LoadedWindow) { self.window = window }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .binary: window.take(frame.unmaskedData)
    case .ping:
      let pong = WebSocketFrame(
        fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose:
      var data = frame.unmaskedData
      window.end("the server has closed: \(data.readWebSocketErrorCode(), default: "no code")")
      context.close(promise: nil)
    default: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) { window.end("the connection was lost") }
}

extension ByteBuffer {
  /// A number as the protocol writes it.
  mutating func write(number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      writeInteger(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    writeInteger(UInt8(rest))
  }

  mutating func write(string: String) {
    write(number: UInt32(string.utf8.count))
    writeString(string)
  }

  mutating func readNumber() -> UInt32? {
    var value: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 28, by: 7) {
      guard let byte = readInteger(as: UInt8.self) else { return nil }
      value |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}
