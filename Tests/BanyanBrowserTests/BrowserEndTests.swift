import NIOCore
import NIOEmbedded
import Testing

@testable import BanyanBrowser

/// A page's socket at a front, whose workers end.
@Suite struct BrowserEndTests {
  private static let lost = FrameBoundary.text("\u{3}"), found = FrameBoundary.text("\u{4}")
  private static let text: [UInt8] = [0x81, 0x80, 1, 2, 3, 4]
  private static let replaced = FrameBoundary.goodbye(CloseCode.replaced)

  /// Returns a page's message of one byte.
  private func message(_ byte: UInt8) -> [UInt8] { [0x82, 0x81, 0, 0, 0, 0, byte] }

  /// A tunnel between a page and the workers of its visitor.
  private final class Tunnel {
    let page = EmbeddedChannel()
    private(set) var workers: [(channel: EmbeddedChannel, end: WorkerEnd)] = []
    /// The searches for a worker that are underway.
    private var searches: [EventLoopPromise<LoopEnd>] = []

    init() throws {
      try page.connect(to: SocketAddress(unixDomainSocketPath: "/page")).wait()
      let first = try makeWorker()
      let browser = BrowserEnd(first, limits: .init()) { [unowned self] in
        searches.append(page.eventLoop.makePromise())
        return searches[searches.count - 1].futureResult
      }
      try page.pipeline.syncOperations.addHandler(browser)
      first.lead(to: browser)
    }

    private func makeWorker() throws -> WorkerEnd {
      let channel = EmbeddedChannel()
      let end = WorkerEnd(channel.eventLoop.makePromise())
      try channel.pipeline.syncOperations.addHandler(end)
      try channel.connect(to: SocketAddress(unixDomainSocketPath: "/worker")).wait()
      let head = "HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: x\r\n\r\n"
      try channel.writeInbound(ByteBuffer(string: head))
      workers.append((channel, end))
      return end
    }

    /// Ends the search for a worker, with one unless an error is given.
    func find(_ error: (any Error)? = nil) throws {
      let search = searches.removeFirst()
      if let error { return search.fail(error) }
      search.succeed(LoopEnd(value: try makeWorker()))
    }

    var searchCount: Int { searches.count }

    func send(_ bytes: [UInt8]) throws { try page.writeInbound(ByteBuffer(bytes: bytes)) }

    /// Returns what has come to the page.
    func received() throws -> [UInt8] { try Self.sent(page) }

    /// Returns what has come to a worker.
    func received(by worker: Int) throws -> [UInt8] { try Self.sent(workers[worker].channel) }

    private static func sent(_ channel: EmbeddedChannel) throws -> [UInt8] {
      var bytes: [UInt8] = []
      while let next = try channel.readOutbound(as: ByteBuffer.self) {
        bytes += Array(next.readableBytesView)
      }
      return bytes
    }

    /// Ends a worker after it has sent some bytes.
    func end(_ worker: Int, after bytes: [UInt8] = []) throws {
      let channel = workers[worker].channel
      if !bytes.isEmpty { try channel.writeInbound(ByteBuffer(bytes: bytes)) }
      try channel.close().wait()
    }
  }

  @Test func theSocketStaysAndWhatWasForTheWorkerThatIsGoneIsDropped() throws {
    let tunnel = try Tunnel()
    try tunnel.send(message(1))
    #expect(try tunnel.received(by: 0) == message(1))
    try tunnel.end(0, after: [0x82, 1, 7])
    #expect(try tunnel.received() == [0x82, 1, 7] + Self.lost)
    try tunnel.send(message(2) + message(3).prefix(4))
    try tunnel.find()
    #expect(try tunnel.received() == Self.found)
    try tunnel.send(Array(message(3).dropFirst(4)) + Self.text + message(4) + message(5).prefix(3))
    try tunnel.send(Array(message(5).dropFirst(3)))
    #expect(try tunnel.received(by: 1) == message(4) + message(5))
    try tunnel.workers[1].channel.writeInbound(ByteBuffer(bytes: [0x82, 0]))
    #expect(try tunnel.received() == [0x82, 0] && tunnel.page.isActive)
  }

  @Test func aWorkerThatEndsBeforeThePageHasGreetedItIsOneOfTwo() throws {
    let tunnel = try Tunnel()
    for worker in 0..<2 {
      try tunnel.end(worker)
      try tunnel.find()
    }
    #expect(try tunnel.received() == Self.lost + Self.found + Self.lost + Self.found)
    // The page has answered both, one after the other.
    try tunnel.send(Self.text + message(1))
    #expect(try tunnel.received(by: 2) == [])
    try tunnel.send(Self.text + message(2))
    #expect(try tunnel.received(by: 2) == message(2))
  }

  @Test func whereThereIsNoOtherWorkerThePageIsAskedToComeBack() throws {
    let tunnel = try Tunnel()
    try tunnel.end(0)
    try tunnel.find(TunnelFailure())
    #expect(try tunnel.received() == Self.lost + Self.replaced && !tunnel.page.isActive)
  }

  @Test func whatAWorkerHasClosedIsClosed() throws {
    let tunnel = try Tunnel()
    let goodbye = FrameBoundary.goodbye(CloseCode.limit)
    try tunnel.end(0, after: goodbye)
    #expect(try tunnel.received() == goodbye && !tunnel.page.isActive && tunnel.searchCount == 0)
  }

  @Test func aFrameThatNobodyCanCompleteEndsTheSocket() throws {
    let tunnel = try Tunnel()
    try tunnel.end(0, after: [0x82, 2, 1])
    #expect(
      try tunnel.received() == [0x82, 2, 1] && !tunnel.page.isActive && tunnel.searchCount == 0)
  }

  @Test func aPageThatLeavesMeanwhileNeedsNoWorker() throws {
    let tunnel = try Tunnel()
    try tunnel.end(0)
    try tunnel.send([0x88, 0x82, 0, 0, 0, 0, 3, 0xE8])
    #expect(!tunnel.page.isActive)
    try tunnel.find()
    #expect(!tunnel.workers[1].channel.isActive)
    #expect(try tunnel.received() == Self.lost)
  }
}
