import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BanyanBrowser

/// The limits of a WebSocket, on a channel whose time the test controls.
@MainActor
@Suite struct SocketHandlerTests {
  /// Counts reads, and accepts writes without sending them.
  private final class Network: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame
    var readCount = 0
    var written: [EventLoopPromise<Void>] = []
    var opcodes: [WebSocketOpcode] = []
    var data: [[UInt8]] = []

    func read(context: ChannelHandlerContext) { readCount += 1 }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      let frame = unwrapOutboundIn(data)
      opcodes.append(frame.opcode)
      self.data.append(Array(frame.data.readableBytesView))
      if let promise { written.append(promise) }
    }

    func end() { for promise in written { promise.fail(ChannelError.ioOnClosedChannel) } }
  }

  private func socket(
    _ inbox: Inbox = Inbox { _ in }, _ change: (inout BrowserServer.Limits) -> Void
  ) throws -> (EmbeddedChannel, Network) {
    var configuration = BrowserServer.Configuration()
    change(&configuration.limits)
    let (channel, network) = (EmbeddedChannel(), Network())
    try channel.pipeline.syncOperations.addHandlers([
      network,
      SocketHandler(inbox: inbox, limits: configuration.limits, logger: configuration.logger),
    ])
    try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
    return (channel, network)
  }

  @Test func aClientThatDoesNotReadIsCut() throws {
    // Each frame counts as its batch plus 256 bytes.
    let (channel, network) = try socket { $0.unsentByteCount = 10 * (128 + 256) }
    defer { network.end() }
    for _ in 0..<11 { channel.writeAndFlush(ByteBuffer(repeating: 1, count: 128), promise: nil) }
    #expect(channel.isActive && network.opcodes.count == 11)
    channel.writeAndFlush(ByteBuffer(repeating: 1, count: 1), promise: nil)
    #expect(!channel.isActive)
  }

  @Test func aClientThatReadsGoesOn() throws {
    let (channel, network) = try socket { $0.unsentByteCount = 1000 }
    for _ in 0..<100 {
      channel.writeAndFlush(ByteBuffer(repeating: 1, count: 900), promise: nil)
      for promise in network.written { promise.succeed() }
      network.written = []
    }
    #expect(channel.isActive && network.opcodes.count == 100)
  }

  /// Pings that arrive while a pong is being sent are answered with one more pong, to the newest.
  @Test func oneCheckOfAClientIsAnsweredAtATime() throws {
    let (channel, network) = try socket { $0.heartbeatInterval = .seconds(100) }
    defer { network.end() }
    for number in UInt8(0)..<100 { try ping(channel, number) }
    #expect(network.opcodes == [.pong])
    network.written.removeFirst().succeed()
    #expect(network.opcodes == [.pong, .pong] && network.data.last == [99])
    network.written.removeFirst().succeed()
    #expect(network.opcodes == [.pong, .pong])
  }

  @Test func controlFramesAreMessagesToTheLimitOfMessages() throws {
    let (channel, network) = try socket { ($0.eventBurst, $0.eventsPerSecond) = (10, 1) }
    defer { network.end() }
    for number in UInt8(0)..<10 { try ping(channel, number) }
    #expect(network.opcodes == [.pong])
    try ping(channel, 10)
    #expect(network.opcodes == [.pong, .connectionClose])
  }

  private func ping(_ channel: EmbeddedChannel, _ number: UInt8) throws {
    try channel.writeInbound(
      WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer(bytes: [number])))
  }

  @Test func aClientThatIsNotThereIsCut() throws {
    let (channel, network) = try socket {
      $0.heartbeatInterval = .seconds(5)
      $0.greetingTime = .seconds(100)
    }
    defer { network.end() }
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(channel.isActive && network.opcodes == [.ping])
    try channel.writeInbound(WebSocketFrame(fin: true, opcode: .pong, data: ByteBuffer()))
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(channel.isActive && network.opcodes == [.ping, .ping])
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(!channel.isActive)
  }

  @Test func aSocketThatDoesNotGreetIsClosed() throws {
    let (channel, network) = try socket { $0.greetingTime = .seconds(5) }
    defer { network.end() }
    channel.embeddedEventLoop.advanceTime(by: .seconds(4))
    #expect(network.opcodes.isEmpty)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(network.opcodes == [.connectionClose])
  }

  /// While the main actor is busy, here with this test, the queue for it is bounded.
  @Test func aSocketIsNotReadWhileTheAppIsBusy() async throws {
    let (inbox, taken) = (Inbox { _ in }, Inbox { _ in })
    let (channel, network) = try socket(inbox) { $0.unhandledByteCount = 1000 }
    defer { network.end() }
    var greeting = ByteBuffer(bytes: [1])
    greeting.writeString("x")
    greeting.writeBytes([0, 0, 0])
    try channel.writeInbound(WebSocketFrame(fin: true, opcode: .binary, data: greeting))
    func type(_ count: Int) throws {
      var message = ByteBuffer(bytes: [1, 0, 4, 2])
      message.writeRepeatingByte(0x78, count: count)
      try channel.writeInbound(WebSocketFrame(fin: true, opcode: .binary, data: message))
    }
    try type(900)
    channel.read()
    #expect(network.readCount == 1)
    try type(900)
    channel.read()
    #expect(network.readCount == 1, "nothing more is read")
    while inbox.byteCount > 0 { await Task.yield() }
    channel.embeddedEventLoop.run()
    #expect(network.readCount == 2, "the app has had time")
    channel.read()
    #expect(network.readCount == 3)
    withExtendedLifetime(taken) {}
  }
}
