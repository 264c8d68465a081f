import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// What a front keeps in mind of its workers and of those in them, as data.
@Suite struct WorkersTests {
  private let start = ContinuousClock.now

  private func assignment(_ workers: Int...) -> WorkerAssignment {
    var assignment = WorkerAssignment(ownerLimit: 2)
    for worker in workers { assignment.add(worker) }
    return assignment
  }

  @Test func aVisitorIsInTheWorkerWithTheFewestAndStaysThere() {
    var assignment = assignment(1, 2)
    let places = ["a", "b", "c", "a", "b"].map { assignment.place($0, now: start) }
    #expect(places == [.worker(1), .worker(2), .worker(1), .worker(1), .worker(2)])
    #expect(assignment.forget("a") == nil)
    #expect(assignment.forget("c") == nil)
    #expect(assignment.place("d", now: start) == .worker(1))
    #expect(assignment.visitors(in: 1) == ["d"] && assignment.visitors(in: 2) == ["b"])
  }

  @Test func whoseWorkerHasEndedIsInAnother() {
    var assignment = assignment(1, 2)
    for visitor in ["a", "b", "c"] { _ = assignment.place(visitor, now: start) }
    #expect(assignment.workerDidEnd(1, blaming: nil, now: start) == ["a", "c"])
    #expect(assignment.sharedCount == 1)
    #expect(assignment.worker(of: "a") == nil)
    #expect(assignment.place("a", now: start) == .worker(2))
    #expect(assignment.workerDidEnd(2, blaming: nil, now: start) == ["a", "b"])
    #expect(assignment.place("b", now: start) == .none)
    #expect(assignment.workerDidEnd(2, blaming: nil, now: start) == [])
  }

  @Test func whoHasEndedTwoWorkersIsAloneAndAfterThreeTurnedAway() {
    var assignment = assignment(1, 2, 3)
    let blame = WorkerAssignment.Blame(visitor: "a", isCertain: true)
    #expect(assignment.place("a", now: start) == .worker(1))
    _ = assignment.workerDidEnd(1, blaming: blame, now: start)
    #expect(assignment.place("a", now: start) == .worker(2))
    _ = assignment.workerDidEnd(2, blaming: blame, now: start)
    #expect(assignment.place("a", now: start) == .newWorker)
    assignment.add(4, for: "a")
    #expect(assignment.place("a", now: start) == .worker(4))
    #expect(assignment.place("b", now: start) == .worker(3), "nobody else is put there")
    #expect(assignment.sharedCount == 1)
    #expect(assignment.workerDidEnd(4, blaming: blame, now: start) == ["a"])
    #expect(assignment.place("a", now: start) == .turnedAway)
    let later = start + WorkerAssignment.memory
    assignment.sweep(now: later)
    #expect(assignment.place("a", now: later) == .worker(3))
  }

  @Test func whoIsMerelySuspectedIsAloneAndNotTurnedAwayUntilItShowsThere() {
    var assignment = assignment(1, 2, 3)
    let blame = WorkerAssignment.Blame(visitor: "a", isCertain: false)
    for worker in 1...3 { _ = assignment.workerDidEnd(worker, blaming: blame, now: start) }
    #expect(assignment.place("a", now: start) == .newWorker)
    assignment.add(4, for: "a")
    _ = assignment.workerDidEnd(4, blaming: blame, now: start)
    #expect(assignment.place("a", now: start) == .turnedAway)
  }

  @Test func aWorkerOfOnesOwnIsOfNoUseWhenTheyLeaveAndThereAreFew() {
    var assignment = assignment(1)
    for visitor in ["a", "b", "c"] {
      for worker in [10, 11] {
        assignment.add(worker)
        _ = assignment.workerDidEnd(
          worker, blaming: .init(visitor: visitor, isCertain: true), now: start)
      }
    }
    for (worker, visitor) in [(20, "a"), (21, "b")] {
      #expect(assignment.place(visitor, now: start) == .newWorker)
      assignment.add(worker, for: visitor)
    }
    #expect(assignment.place("c", now: start) == .turnedAway, "as many have one as may")
    #expect(assignment.forget("a") == 20)
    #expect(assignment.workerDidEnd(20, blaming: nil, now: start) == [])
    #expect(assignment.place("c", now: start) == .newWorker)
  }

  // MARK: What is kept

  private func visitor(_ name: String, event: UInt32 = 7) -> Handover.Visitor {
    Handover.Visitor(
      name: name, tokens: [], state: Data(),
      windows: [
        Handover.Window(
          token: "w", keys: WindowKeys(), batch: 3, event: event, scene: nil, value: nil,
          surroundings: Surroundings())
      ])
  }

  @Test func whatHasNotChangedIsWhatItWas() {
    var kept = KeptVisitors(limit: 10_000)
    #expect(kept.keep(visitor("a"), state: [1, 2]) == true)
    #expect(kept.keep(visitor("a", event: 8), state: nil) == true)
    #expect(kept["a"]?.state == Data([1, 2]) && kept["a"]?.windows[0].event == 8)
    let byteCount = kept.byteCount
    #expect(kept.keep(visitor("a", event: 9), state: [1, 2, 3]) == true)
    #expect(kept.byteCount == byteCount + 1)
    kept.remove("a")
    #expect(kept.byteCount == 0 && kept["a"] == nil)
  }

  @Test func whatDoesNotFitIsNotKept() {
    var kept = KeptVisitors(limit: 3_000)
    #expect(kept.keep(visitor("a"), state: [1]) == true)
    #expect(kept.keep(visitor("b"), state: [UInt8](repeating: 0, count: 2_000)) == false)
    #expect(kept["a"] != nil && kept["b"] == nil)
    #expect(kept.keep(visitor("b"), state: nil) == false, "what it was is not known")
    #expect(kept.keep(visitor("a"), state: [UInt8](repeating: 0, count: 3_000)) == false)
    #expect(kept["a"] == nil && kept.byteCount == 0, "what was before is not true any more")
  }

  @Test func anEventThatHasEndedAWorkerCountsAsHeard() {
    var kept = KeptVisitors(limit: 10_000)
    _ = kept.keep(visitor("a"), state: [1])
    #expect(!kept.isAwaited("a"))
    kept.willMove("a", now: start)
    #expect(kept.isAwaited("a"))
    #expect(kept.awaited(before: start) == [])
    #expect(kept.awaited(before: start + .seconds(1)) == ["a"])
    kept.skip(8, in: "w", of: "a")
    #expect(kept["a"]?.windows[0].event == 8)
    kept.skip(2, in: "w", of: "a")
    kept.skip(9, in: "another", of: "a")
    #expect(kept["a"]?.windows[0].event == 8)
    kept.didTakeUp("a")
    #expect(!kept.isAwaited("a") && kept.awaited(before: start + .seconds(1)) == [])
  }

  // MARK: What is said

  @Test func messagesComeInPiecesAndInRows() throws {
    let frames = [
      WorkerFrame(.ready), WorkerFrame(.began, texts: "visitor", "", "12"),
      WorkerFrame(.kept, [[], [1, 2, 3], [UInt8](repeating: 7, count: 70_000)]),
    ]
    var (heard, buffer) = ([WorkerFrame](), ByteBuffer())
    for byte in frames.flatMap(\.bytes) {
      buffer.writeInteger(byte)
      while let frame = try WorkerFrame.take(from: &buffer) { heard.append(frame) }
    }
    #expect(heard == frames && buffer.readableBytes == 0)
    #expect(heard[1].text(0) == "visitor" && heard[1].text(2) == "12" && heard[1].text(3) == "")
  }

  @Test(
    arguments: [
      [0, 0, 0, 0], [255, 255, 255, 255, 1], [0, 0, 0, 1, 99], [0, 0, 0, 6, 1, 0, 0, 0, 2, 1],
      [0, 0, 0, 2, 1, 0],
    ] as [[UInt8]])
  func whatIsNoMessageIsRefused(bytes: [UInt8]) {
    #expect(throws: WorkerFrameError.self) {
      var buffer = ByteBuffer(bytes: bytes)
      return try WorkerFrame.take(from: &buffer)
    }
  }

  @Test func aMessageIsHeardThoughWhoSaidItHasEnded() throws {
    let (one, other) = try #require(WorkerDescriptor.pair())
    one.say(WorkerFrame(.began, texts: "a", "w", "3"))
    one.close()
    var heard: [WorkerFrame] = []
    other.hear { heard.append($0) }
    other.close()
    #expect(heard == [WorkerFrame(.began, texts: "a", "w", "3")])
  }

  // MARK: What passes by

  @Test func framesEndWhereTheirHeadsSay() {
    var boundary = FrameBoundary()
    let long = [UInt8](repeating: 1, count: 300), longest = [UInt8](repeating: 2, count: 70_000)
    let frames: [[UInt8]] = [
      [0x82, 0], [0x82, 3, 8, 8, 8], [0x82, 126, 1, 44] + long,
      [0x82, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70] + longest,
    ]
    for frame in frames {
      boundary.pass(frame.dropLast())
      #expect(!boundary.isBetweenFrames)
      boundary.pass(frame.suffix(1))
      #expect(boundary.isBetweenFrames && !boundary.hasClosed)
    }
    boundary.pass(frames.joined())
    #expect(boundary.isBetweenFrames)
    boundary.pass(FrameBoundary.goodbye(4005))
    #expect(boundary.isBetweenFrames && boundary.hasClosed)
  }

  // MARK: Who is believed

  @Test func aWorkerHearsFromItsFrontWhoHasSentARequestAndFromNobodyElse() throws {
    let spoofed: HTTPHeaders = [
      "Host": "app.example.com", "X-Forwarded-For": "6.6.6.6", "x-forwarded-proto": "https",
      "X-Forwarded-Host": "evil.example", "Forwarded": "for=6.6.6.6", "Banyan-Visitor": "another",
      "Cookie": "banyan=secret", "Upgrade": "websocket", "Connection": "upgrade",
      "Accept-Language": "de",
    ]
    let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/a?b", headers: spoofed)
    let front = try Admission(.init(port: 0))
    let peer = try #require(ClientAddress("2001:db8::7"))
    let sender = front.proxies.sender(of: spoofed, from: peer, isSecure: false)
    let head = WorkerRequest.head(request, from: sender, of: "visitor")
    #expect(
      head.headers.map { "\($0.name): \($0.value)" } == [
        "host: app.example.com", "accept-language: de", "connection: close",
        "x-forwarded-for: 2001:db8::7", "x-forwarded-proto: http",
        "x-forwarded-host: app.example.com", "banyan-visitor: visitor",
      ])
    var configuration = BrowserServer.Configuration(port: 0)
    configuration.socketPath = "/tmp/worker"
    let worker = try Admission(configuration)
    #expect(worker.proxies.sender(of: head.headers, from: nil, isSecure: false) == sender)
    #expect(front.proxies.sender(of: head.headers, from: nil, isSecure: false).address == nil)
    let socket = WorkerRequest.head(request, from: sender, of: "visitor", isSocket: true)
    #expect(
      socket.headers["upgrade"] == ["websocket"] && socket.headers["connection"] == ["upgrade"])
    #expect(socket.headers["banyan-visitor"] == ["visitor"])
  }

  @Test func whatSeveralProcessesHaveMeasuredIsAddedUp() {
    let one = """
      # TYPE a counter
      a{x="1"} 2
      # TYPE h histogram
      h_bucket{le="0.5"} 1
      h_bucket{le="+Inf"} 3
      h_sum 1.5
      h_count 3

      """
    let other = "# TYPE a counter\na{x=\"1\"} 3\na{x=\"2\"} 1\n# TYPE b gauge\nb -1\n"
    #expect(
      PrometheusSum([one, other]).text == """
        # TYPE a counter
        a{x="1"} 5
        a{x="2"} 1
        # TYPE b gauge
        b -1
        # TYPE h histogram
        h_bucket{le="0.5"} 1
        h_bucket{le="+Inf"} 3
        h_sum 1.5
        h_count 3

        """)
  }
}
