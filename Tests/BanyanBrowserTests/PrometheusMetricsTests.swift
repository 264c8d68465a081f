import Foundation
import Metrics
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BanyanBrowser

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(30))) struct PrometheusMetricsTests {
  private let metrics = PrometheusMetrics()

  @Test func everyKindIsWrittenAsPrometheusReadsIt() {
    Counter(label: "b.count", dimensions: [("z", "1"), ("a", "x\"y\\\n")], factory: metrics)
      .increment(by: 3)
    Counter(label: "b.count", dimensions: [("a", "x\"y\\\n"), ("z", "1")], factory: metrics)
      .increment()
    Counter(label: "b.count", factory: metrics).increment()
    let meter = Meter(label: "a", dimensions: [], factory: metrics)
    meter.increment(by: 2.5)
    meter.decrement(by: 1)
    Gauge(label: "2 ways", dimensions: [], factory: metrics).record(-7)
    let recorder = Recorder(label: "c", factory: metrics)
    recorder.record(1)
    recorder.record(2.5)
    #expect(
      metrics.text == """
        # TYPE _2_ways gauge
        _2_ways -7
        # TYPE a gauge
        a 1.5
        # TYPE b_count counter
        b_count 1
        b_count{a="x\\"y\\\\\\n",z="1"} 4
        # TYPE c summary
        c_sum 3.5
        c_count 2

        """)
  }

  @Test func timersAreHistogramsInSeconds() {
    let timer = Timer(label: "t", dimensions: [("k", "v")], factory: metrics)
    for milliseconds in [0, 1, 3, 20_000] as [Int64] { timer.recordMilliseconds(milliseconds) }
    let lines = metrics.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "# TYPE t histogram")
    #expect(
      lines.filter { ["0.0005", "0.001", "0.005", "10", "+Inf"].contains($0.bound) } == [
        #"t_bucket{k="v",le="0.0005"} 1"#, #"t_bucket{k="v",le="0.001"} 2"#,
        #"t_bucket{k="v",le="0.005"} 3"#, #"t_bucket{k="v",le="10"} 3"#,
        #"t_bucket{k="v",le="+Inf"} 4"#,
      ])
    #expect(lines.suffix(2) == [#"t_sum{k="v"} 20.004"#, #"t_count{k="v"} 4"#])
  }

  @Test func whatIsMadeAsAnotherKindDoesNoHarm() {
    Counter(label: "n", factory: metrics).increment()
    Recorder(label: "n", factory: metrics).record(5)
    #expect(metrics.text == "# TYPE n counter\nn 1\n")
  }

  @Test func severalWhoCountTheSameAddUp() {
    let levels = (0..<2).map { _ in
      Level(meter: Meter(label: "n", dimensions: [], factory: metrics))
    }
    levels[0].set(5)
    levels[1].increment()
    levels[0].set(3)
    levels[1].decrement()
    levels[1].increment()
    #expect(metrics.text == "# TYPE n gauge\nn 4\n")
  }

  /// Prometheus on this machine may read the metrics; a page whose foreign name points here may not.
  @Test func theyAreServedOnAnAddressOfTheirOwn() async throws {
    Counter(label: "n", factory: metrics).increment()
    let port = try await MetricsServer(metrics, port: 0).start()
    func get(_ path: String, host: String? = nil) async throws -> (Int, String) {
      var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
      request.timeoutInterval = 3_600
      if let host { request.setValue(host, forHTTPHeaderField: "host") }
      let (data, response) = try await URLSession.shared.data(for: request)
      return (
        (response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self)
      )
    }
    let found = try await get("/metrics")
    #expect(found.0 == 200 && found.1 == "# TYPE n counter\nn 1\n")
    #expect(try await get("/").0 == 404)
    #expect(try await get("/metrics", host: "evil.example").0 == 421)
    await #expect(throws: BrowserServerError.portInUse(host: "127.0.0.1", port: port)) {
      try await MetricsServer(metrics, port: port).start()
    }
  }
}

/// The connection of a reader of metrics.
@Suite struct MetricsHandlerTests {
  @Test func aRequestThatIsBeingAnsweredIsNotIdle() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (others, answer) = AsyncStream.makeStream(of: [String].self)
    let channel = NIOAsyncTestingChannel()
    try await channel.testingEventLoop.executeInContext {
      try channel.pipeline.syncOperations.addHandler(
        MetricsHandler(metrics: PrometheusMetrics()) {
          ask.yield()
          return await others.first { _ in true } ?? []
        })
    }
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    func beIdle() async throws {
      try await channel.testingEventLoop.executeInContext {
        channel.pipeline.fireUserInboundEventTriggered(IdleStateHandler.IdleStateEvent.all)
      }
    }
    let head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/metrics", headers: ["host": "127.0.0.1"])
    try await channel.writeInbound(HTTPServerRequestPart.head(head))
    try await channel.writeInbound(HTTPServerRequestPart.end(nil))
    _ = await asked.first { _ in true }

    try await beIdle()
    #expect(channel.isActive)
    answer.yield(["n 1"])
    let parts = [
      try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self),
      try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self),
      try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self),
    ]
    guard case .head(let answered) = parts[0] else { return #expect(Bool(false), "\(parts)") }
    #expect(answered.status == .ok)

    try await beIdle()
    #expect(!channel.isActive)
  }
}

extension String {
  /// Returns the `le` label of a histogram's line.
  fileprivate var bound: String { String(firstMatch(of: /le="([^"]+)"/)?.1 ?? "") }
}
