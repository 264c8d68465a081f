import BanyanHost
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// A front's records of its workers and their visitors, as data.
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

  // MARK: Kept state

  private func visitor(_ name: String, event: UInt32 = 7) -> Handover.Visitor {
    Handover.Visitor(
      name: name, tokens: [], state: Data(),
      windows: [
        Handover.Window(
          token: "w", keys: WindowKeys(), batch: 3, event: event, scene: nil, value: nil,
          surroundings: Surroundings())
      ])
  }

  private func whole(_ bytes: [UInt8]) -> StateChanges {
    StateChanges(isWhole: true, [.init(0, bytes)])
  }

  @Test func whatHasNotChangedIsWhatItWas() {
    var kept = KeptVisitors(limit: 10_000)
    let first = StateChanges(isWhole: true, [.init(0, [1, 2]), .init(300, [3]), .init(20, [4])])
    #expect(kept.keep(visitor("a"), first) == .kept)
    #expect(kept.pieces(of: "a") == [[1, 2], [4], [3]])
    #expect(kept.keep(visitor("a", event: 8), StateChanges()) == .kept)
    #expect(kept.pieces(of: "a") == [[1, 2], [4], [3]] && kept["a"]?.windows[0].event == 8)
    let byteCount = kept.byteCount
    #expect(kept.keep(visitor("a", event: 9), StateChanges([.init(20, [4, 5])])) == .kept)
    #expect(kept.byteCount == byteCount + 1)
    #expect(kept.keep(visitor("a"), StateChanges([.init(20, []), .init(7, [6])])) == .kept)
    #expect(kept.pieces(of: "a") == [[1, 2], [6], [3]])
    #expect(kept.byteCount == byteCount)
    #expect(kept.keep(visitor("a"), whole([1, 2])) == .kept)
    #expect(kept.pieces(of: "a") == [[1, 2]])
    kept.remove("a")
    #expect(kept.byteCount == 0 && kept["a"] == nil && kept.pieces(of: "a") == [])
  }

  @Test func whatDoesNotFitIsNotKept() {
    var kept = KeptVisitors(limit: 3_000)
    #expect(kept.keep(visitor("a"), whole([1])) == .kept)
    #expect(kept.keep(visitor("b"), whole([UInt8](repeating: 0, count: 2_000))) == .tooLarge)
    #expect(kept["a"] != nil && kept["b"] == nil)
    #expect(kept.keep(visitor("b"), StateChanges([.init(0, [1])])) == .baseless)
    #expect(kept["b"] == nil, "the rest of it is not known")
    let large = StateChanges([.init(1, [UInt8](repeating: 0, count: 3_000))])
    #expect(kept.keep(visitor("a"), large) == .tooLarge)
    #expect(kept["a"] == nil && kept.byteCount == 0, "what was before is not true any more")
  }

  @Test func anEventThatHasEndedAWorkerCountsAsReceived() {
    var kept = KeptVisitors(limit: 10_000)
    _ = kept.keep(visitor("a"), whole([1]))
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

  @Test func whoseWorkerSomebodyElseKillsIsBlamedOnlyIfTheSameEventIsThereAgain() {
    var suspicion = WorkerSuspicion()
    func end(_ signal: CInt, _ event: UInt32, isUnderway: Bool = true) -> WorkerProcess.End {
      let work = WorkerProcess.Work(visitor: "a", window: "w", event: event)
      return WorkerProcess.End(signal: signal, code: 0, work: work, isUnderway: isUnderway)
    }
    let certain = WorkerAssignment.Blame(visitor: "a", isCertain: true)
    let ends = [
      end(SIGKILL, 3), end(SIGKILL, 4), end(SIGKILL, 4), end(SIGKILL, 4, isUnderway: false),
    ]
    #expect(ends.map { suspicion.blame(for: $0, hasHung: false) } == [nil, nil, certain, nil])
    #expect(suspicion.blame(for: end(SIGKILL, 5), hasHung: true) == certain)
    #expect(suspicion.blame(for: end(SIGILL, 6), hasHung: false) == certain)
    let guess = WorkerAssignment.Blame(visitor: "a", isCertain: false)
    #expect(suspicion.blame(for: end(SIGILL, 6, isUnderway: false), hasHung: false) == guess)
  }

  // MARK: Workers that fail at launch

  @Test func theNextWorkerWaitsLongerEachTimeAndNotTooLong() {
    var restarts = WorkerRestarts()
    restarts.workerDidBecomeReady()
    var pauses: [Duration] = []
    for _ in 0..<10 {
      restarts.workerDidEnd(after: .milliseconds(4_999))
      pauses.append(restarts.pause)
    }
    let milliseconds = [0, 0, 250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]
    #expect(pauses == milliseconds.map { Duration.milliseconds($0) })
    #expect(restarts.isFailing && !restarts.isHopeless, "there was a worker that was ready")
    restarts.workerDidEnd(after: .seconds(5))
    #expect(!restarts.isFailing && restarts.pause == .zero)
    for _ in 0..<3 { restarts.workerDidEnd(after: .zero) }
    #expect(restarts.isFailing)
    restarts.workersDidLive()
    #expect(!restarts.isFailing && restarts.pause == .zero)
  }

  @Test func whereNoWorkerIsEverReadyThereIsAnEnd() {
    var restarts = WorkerRestarts()
    var areHopeless: [Bool] = []
    for life in [0, 60, 0, 0, 0] {
      restarts.workerDidEnd(after: .seconds(life))
      areHopeless.append(restarts.isHopeless)
    }
    #expect(areHopeless == [false, false, false, false, true])
  }

  @MainActor
  @Test func whyAWorkerHasEndedIsReported() {
    func end(_ signal: CInt, _ code: CInt) -> WorkerProcess.End {
      WorkerProcess.End(signal: signal, code: code, work: nil, isUnderway: false)
    }
    #expect(end(0, 7).cause == "exit code 7")
    #expect(end(SIGKILL, 0).cause == "signal 9 (Killed)")
    let error = BrowserServerError.cannotStartWorker(reason: end(0, 7).cause)
    #expect("\(error)" == "No worker can be started: exit code 7")
    #expect(
      BrowserServer.error(WorkerFailure(ENOMEM), .init(port: 0))
        == .cannotStartWorker(reason: "Cannot allocate memory"))
  }

  // MARK: Shared limits

  @Test func windowsOfAnAddressAreCountedOverAllWorkers() throws {
    var limits = BrowserServer.Limits()
    (limits.windowCountPerAddress, limits.windowCount) = (5, 8)
    var counts = FrontCounts(limits)
    let one = try #require(ClientAddress("10.0.0.1")),
      other = try #require(ClientAddress("10.0.0.2"))
    func note(_ windows: Int, of client: ClientAddress, in worker: Int) {
      counts.note(.init(visitors: 1, windows: windows), of: client, in: worker)
    }
    note(3, of: one, in: 1)
    note(1, of: one, in: 2)
    #expect(counts.refusal(of: one, now: start) == nil)
    note(2, of: one, in: 2)
    #expect(counts.refusal(of: one, now: start) == .tooMany)
    #expect(counts.refusal(of: other, now: start) == nil)
    note(3, of: other, in: 2)
    #expect(counts.refusal(of: other, now: start) == .full)
    #expect(counts.refusal(of: nil, now: start) == .full)
    note(0, of: other, in: 2)
    note(1, of: one, in: 1)
    #expect(counts.refusal(of: one, now: start) == nil)
    note(3, of: one, in: 1)
    counts.workerDidEnd(2)
    #expect(counts.refusal(of: one, now: start) == nil)
  }

  @Test func openingInALoopIsThrottledOverAllWorkers() throws {
    var limits = BrowserServer.Limits()
    (limits.openingBurstPerAddress, limits.openingsPerSecondPerAddress) = (3, 1)
    var counts = FrontCounts(limits)
    let one = try #require(ClientAddress("2001:db8::1"))
    let refusals = (0..<4).map { _ in counts.refusal(of: one, now: start) }
    #expect(refusals == [nil, nil, nil, .tooMany])
    #expect(counts.refusal(of: ClientAddress("10.0.0.2"), now: start) == nil)
    #expect(counts.refusal(of: one, now: start + .seconds(1)) == nil)
  }

  // MARK: Reports

  @Test func countsAreSentAsTheyAre() throws {
    let client = try #require(ClientAddress("2001:db8::1")).client
    let received = try #require(WorkerFrame(client, .init(visitors: 2, windows: 30)).count)
    #expect(received.client == client && received.count == .init(visitors: 2, windows: 30))
    #expect(WorkerFrame(.counted, [[1], [2]]).count == nil)
    #expect(WorkerFrame(.counted, texts: "a", "b", "c").count == nil)
  }

  @Test func changesAreSentAsTheyAre() throws {
    let changes = StateChanges([.init(0, []), .init(1 << 31 | 5, [1, 2, 3])])
    let frame = WorkerFrame(keeping: "a", head: [7], changes)
    var buffer = ByteBuffer(bytes: frame.bytes)
    let received = try WorkerFrame.take(from: &buffer)
    #expect(received == frame && received?.changes == changes && received?.text(0) == "a")
    let everything = whole([])
    #expect(WorkerFrame(keeping: "a", head: [], everything).changes == everything)
    #expect(WorkerFrame(.kept, [[], []]).changes == nil)
    #expect(WorkerFrame(.kept, [[], [], [0], [1, 2, 3]]).changes == nil)
    #expect(WorkerFrame(.ready, [[], [], [0]]).changes == nil)
  }

  @Test func messagesComeInPiecesAndInRows() throws {
    let frames = [
      WorkerFrame(.ready), WorkerFrame(.began, texts: "visitor", "", "12"),
      WorkerFrame(.kept, [[], [1, 2, 3], [UInt8](repeating: 7, count: 70_000)]),
    ]
    var (received, buffer) = ([WorkerFrame](), ByteBuffer())
    for byte in frames.flatMap(\.bytes) {
      buffer.writeInteger(byte)
      while let frame = try WorkerFrame.take(from: &buffer) { received.append(frame) }
    }
    #expect(received == frames && buffer.readableBytes == 0)
    #expect(
      received[1].text(0) == "visitor" && received[1].text(2) == "12" && received[1].text(3) == "")
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

  @Test func aMessageIsReceivedThoughItsSenderHasEnded() throws {
    let (one, other) = try #require(WorkerDescriptor.pair())
    one.sendFrame(WorkerFrame(.began, texts: "a", "w", "3"))
    one.close()
    var received: [WorkerFrame] = []
    other.receive { received.append($0) }
    other.close()
    #expect(received == [WorkerFrame(.began, texts: "a", "w", "3")])
  }

  // MARK: Forwarding

  @Test func framesEndWhereTheirHeadsSpecify() {
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

  @Test func aTextOfAPageIsFoundAmongItsOtherFrames() {
    let mask: [UInt8] = [9, 9, 9, 9]
    let data: [UInt8] = [0x82, 0x83] + mask + [0x81, 0x80, 0], text: [UInt8] = [0x81, 0x80] + mask
    var boundary = FrameBoundary()
    #expect(boundary.passText(data.dropLast()) == nil && !boundary.isBetweenFrames)
    #expect(boundary.passText([0] + text + data) == 7)
    #expect(boundary.passText(data + text + text) == data.count + text.count)
    #expect(boundary.passText(text.dropLast()) == nil)
    #expect(boundary.passText(text.suffix(1)) == 1)
    #expect(boundary.passText(data) == nil && boundary.isBetweenFrames && !boundary.hasClosed)
    // Lengths that no frame has: nothing after them is a frame.
    for first: UInt8 in [0x7F, 0x80, 0xFF] {
      var boundary = FrameBoundary()
      let head = [0x82, 0xFF, first] + [UInt8](repeating: 0xFF, count: 7)
      #expect(boundary.passText(head + mask + text) == nil && !boundary.isBetweenFrames)
    }
  }

  // MARK: Trust

  @Test func aWorkerLearnsFromItsFrontWhoHasSentARequestAndFromNobodyElse() throws {
    let spoofed: HTTPHeaders = [
      "Host": "app.example.com", "X-Forwarded-For": "6.6.6.6", "x-forwarded-proto": "https",
      "X-Forwarded-Host": "evil.example", "Forwarded": "for=6.6.6.6", "Banyan-Visitor": "another",
      "Cookie": "banyan=secret", "Upgrade": "websocket", "Connection": "upgrade",
      "Banyan-Login": "YWRtaW4=", "Banyan-Renewal": "key",
      "Accept-Language": "de",
    ]
    let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/a?b", headers: spoofed)
    let sessions = Sessions(limits: .init())
    let front = try Admission(.init(port: 0), of: .browsers(sessions, path: ""))
    let peer = try #require(ClientAddress("2001:db8::7"))
    let sender = front.proxies.sender(of: spoofed, from: peer, isSecure: false)
    let head = WorkerRequest.head(request, from: sender, of: "visitor", in: .init(port: 0))
    #expect(
      head.headers.map { "\($0.name): \($0.value)" } == [
        "host: app.example.com", "accept-language: de", "connection: close",
        "x-forwarded-for: 2001:db8::7", "x-forwarded-proto: http",
        "x-forwarded-host: app.example.com", "banyan-visitor: visitor",
      ])
    let worker = try Admission(.init(port: 0), of: .front)
    var passedOn = sender
    passedOn.isProxied = true
    #expect(worker.proxies.sender(of: head.headers, from: nil, isSecure: false) == passedOn)
    #expect(front.proxies.sender(of: head.headers, from: nil, isSecure: false).address == nil)
    let socket = WorkerRequest.head(
      request, from: sender, of: "visitor", in: .init(port: 0), isSocket: true)
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
