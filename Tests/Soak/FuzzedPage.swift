import BanyanBrowser
import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket

/// A page that sends given bytes, through the pipeline of a real socket.
@MainActor
final class FuzzedPage {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The server's response.
  struct Answer {
    /// The operations of batches, without their headers.
    var operations: [UInt8] = []
    var closeCode: Int?
  }

  let route: BrowserRoute
  private(set) var cookie: String
  private(set) var token: String
  private(set) var html: String
  private var key = ""
  private var lastBatch: UInt32 = 0
  private(set) var lastEvent: UInt32 = 0
  private var channel: NIOAsyncTestingChannel?

  /// Fetches the page.
  ///
  /// - Parameter cookie: The visitor's cookie, for a returning visitor.
  init(_ route: BrowserRoute, cookie: String? = nil) async throws {
    self.route = route
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    head.headers.add(name: "host", value: "localhost:8080")
    if let cookie { head.headers.add(name: "cookie", value: cookie) }
    let answer = await route.response(to: head)
    guard let answer, answer.head.status == .ok else {
      throw Failure(description: "no page: \(answer?.head.status, default: "nothing")")
    }
    html = String(buffer: answer.body)
    let new = answer.head.headers.first(name: "set-cookie")?.split(separator: ";").first
    guard let cookie = new.map(String.init) ?? cookie,
      let token = html.firstMatch(of: /data-window="([^"]+)"/)?.1
    else { throw Failure(description: "no window in \(html.prefix(200))") }
    self.cookie = cookie
    self.token = String(token)
  }

  /// The highest element number on the page.
  var lastElement: UInt32 {
    html.matches(of: /id="b(\d+)"/).compactMap { UInt32($0.1) }.max() ?? 0
  }

  /// Returns the number of the first button whose label begins with a text.
  func button(_ label: String) -> UInt32? {
    guard let place = html.range(of: label) else { return nil }
    return html[..<place.lowerBound].matches(of: /<button id="b(\d+)"/).last.flatMap {
      UInt32($0.1)
    }
  }

  var isConnected: Bool { channel != nil }

  /// Opens a socket without sending anything on it.
  func open() async throws {
    let channel = NIOAsyncTestingChannel()
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    let head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: WireProtocol.socketTarget,
      headers: ["host": "localhost:8080", "origin": "http://localhost:8080", "cookie": cookie])
    let route = route
    try await channel.testingEventLoop.executeInContext {
      let decoder = WebSocketFrameDecoder(maxFrameSize: route.longestMessage)
      try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(decoder))
      return route.upgrade(channel, head)
    }.get()
    self.channel = channel
  }

  /// Opens a socket and sends a greeting with the page's state.
  func connect() async throws -> Answer {
    try await open()
    return try await send(string(token) + string(key) + varint(lastBatch) + string(""))
  }

  /// Sends an event without its header, which is added with the next number.
  func send(event: [UInt8]) async throws -> Answer {
    try await send(varint(lastEvent + 1) + varint(lastBatch) + event)
  }

  /// Sends a message, and returns the response.
  func send(_ message: [UInt8]) async throws -> Answer {
    try await send(
      WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: message)))
  }

  func send(_ frame: WebSocketFrame) async throws -> Answer {
    guard let channel else { throw Failure(description: "there is no socket") }
    do { try await channel.writeInbound(bytes(of: frame)) } catch {}
    return try await receive()
  }

  /// Returns everything received since the last call.
  func receive() async throws -> Answer {
    guard let channel else { return Answer() }
    // The message waits for the main actor, which is busy here; its response then waits for the loop.
    await Task.yield()
    try await channel.testingEventLoop.executeInContext {}
    var answer = Answer()
    while let frame = try await channel.readOutbound(as: WebSocketFrame.self) {
      var data = frame.unmaskedData
      switch frame.opcode {
      case .binary: take(Array(data.readableBytesView), &answer)
      case .connectionClose:
        answer.closeCode = data.readWebSocketErrorCode().map { Int(UInt16(webSocketErrorCode: $0)) }
      default: break
      }
    }
    if answer.closeCode != nil || !channel.isActive {
      answer.closeCode = answer.closeCode ?? 1006
      await drop()
    }
    return answer
  }

  /// Loses the connection.
  func drop() async {
    guard let channel else { return }
    self.channel = nil
    _ = try? await channel.finish(acceptAlreadyClosed: true)
    await Task.yield()
  }

  private static let keyOperation: UInt8 = 19

  private func take(_ batch: [UInt8], _ answer: inout Answer) {
    var buffer = ByteBuffer(bytes: batch)
    guard let number = buffer.readNumber(), let event = buffer.readNumber() else { return }
    lastBatch = number
    lastEvent = event
    answer.operations += Array(buffer.readableBytesView)
    if buffer.getInteger(at: buffer.readerIndex, as: UInt8.self) == Self.keyOperation {
      buffer.moveReaderIndex(forwardBy: 1)
      let count = buffer.readNumber() ?? 0
      key = buffer.readString(length: Int(count)) ?? key
    }
  }
}

extension ByteBuffer {
  /// Reads a number in the protocol's encoding.
  fileprivate mutating func readNumber() -> UInt32? {
    var value: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 28, by: 7) {
      guard let byte = readInteger(as: UInt8.self) else { return nil }
      value |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}

/// Encodes a frame as it comes from a connection, without a mask.
private func bytes(of frame: WebSocketFrame) -> ByteBuffer {
  var bytes = ByteBuffer()
  let flags = [frame.fin, frame.rsv1, frame.rsv2, frame.rsv3].reduce(UInt8(0)) {
    $0 << 1 | ($1 ? 1 : 0)
  }
  bytes.writeInteger(flags << 4 | UInt8(webSocketOpcode: frame.opcode))
  let data = frame.unmaskedData
  switch data.readableBytes {
  case ...125: bytes.writeInteger(UInt8(data.readableBytes))
  case ...65_535:
    bytes.writeInteger(126 as UInt8)
    bytes.writeInteger(UInt16(data.readableBytes))
  default:
    bytes.writeInteger(127 as UInt8)
    bytes.writeInteger(UInt64(data.readableBytes))
  }
  bytes.writeImmutableBuffer(data)
  return bytes
}
