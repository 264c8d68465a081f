import Foundation
import NIOCore
import NIOPosix

/// The least that a server on SwiftNIO can do: it sends back what it is sent.
enum EchoServer {
  static func run() async throws {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Handler())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    FileHandle.standardOutput.write(
      Data("Listening on 127.0.0.1:\(channel.localAddress?.port ?? 0)\n".utf8))
    try await channel.closeFuture.get()
  }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      context.writeAndFlush(data, promise: nil)
    }
  }
}

/// A connection to it.
final class EchoConnection: ChannelInboundHandler, @unchecked Sendable {
  typealias InboundIn = ByteBuffer

  private var channel: (any Channel)?
  private var sent = NIODeadline.now()
  private(set) var times: [TimeAmount] = []

  static func open(port: Int, on loop: any EventLoop) async throws -> EchoConnection {
    let connection = EchoConnection()
    let channel = try await ClientBootstrap(group: loop)
      .channelOption(.socketOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(connection)
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    try await loop.submit { connection.channel = channel }.get()
    return connection
  }

  /// Sends as much as a tap is.
  func tap() {
    sent = .now()
    channel?.writeAndFlush(ByteBuffer(repeating: 0, count: 10), promise: nil)
  }

  func close() { channel?.close(promise: nil) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { times.append(.now() - sent) }
}
