import Foundation
import Logging

/// The workers of a front: starts them, assigns visitors to them, and moves visitors when their worker ends.
@MainActor
final class Workers {
  /// The reason why a visitor has no worker.
  enum Refusal: Error {
    /// The visitor has ended too many workers.
    case turnedAway
    /// Workers end as they start.
    case failing
    /// The front is about to end.
    case stopping
  }

  private enum Wait: Hashable {
    case worker(Int)
    case visitor(String)
    case anyWorker
  }

  struct Link {
    let process: WorkerProcess
    let startTime: ContinuousClock.Instant
    var isReady = false
    /// The time at which the worker was sent a request that it has not answered.
    var askTime: ContinuousClock.Instant?
    /// True if the front has killed it because it did not answer.
    var hasHung = false
  }

  private let count: Int
  private let folder: String
  let limits: BrowserServer.Limits
  let logger: Logger
  private let metrics: HostMetrics
  let refusalLog: RefusalLog
  let sessions: Sessions
  var assignment = WorkerAssignment()
  var kept: KeptVisitors
  private var counts: FrontCounts
  private(set) var links: [Int: Link] = [:]
  private var takingUp: Set<String> = []
  private var waiting: [Wait: [CheckedContinuation<Void, Never>]] = [:]
  var measuring: [Int: [CheckedContinuation<String, Never>]] = [:]
  var settling: [Int: [CheckedContinuation<Void, Never>]] = [:]
  /// The leases of the visitors, if there is a store that has them.
  var leases: VisitorLeases?
  private var suspicion = WorkerSuspicion()
  private var number = 0
  private var restarts = WorkerRestarts()
  /// The restarts of workers with a single visitor each, as far as these end before they are ready.
  private var ownRestarts = WorkerRestarts()
  /// The reason why no more workers are started.
  private var failure: BrowserServerError?
  private var asking: Task<Void, Never>?
  var isStopping = false

  private static let startTime = Duration.seconds(60)

  /// - Parameters:
  ///   - count: The number of shared workers.
  ///   - folder: The folder of the sockets they listen on.
  init(
    count: Int, folder: String, configuration: BrowserServer.Configuration, sessions: Sessions
  ) {
    self.count = count
    self.folder = folder
    self.sessions = sessions
    limits = configuration.limits
    logger = configuration.logger
    metrics = configuration.metrics
    refusalLog = configuration.refusalLog
    kept = KeptVisitors(limit: limits.keptStateByteCount)
    counts = FrontCounts(limits)
  }

  /// Starts the workers, and waits until one of them is ready for visitors.
  ///
  /// - Throws: An error if they end before one is ready.
  func begin() async throws {
    for _ in 0..<count { try start() }
    let interval = limits.workerAnswerTime / 4
    asking = Task { [weak self] in
      while !Task.isCancelled {
        self?.ask()
        try? await Task.sleep(for: interval)
      }
    }
    while !isReady {
      if let failure { throw failure }
      await wait(for: .anyWorker)
    }
  }

  /// True if a shared worker is ready for visitors, and answers.
  var isReady: Bool {
    links.contains { assignment.owner(of: $0.key) == nil && $0.value.isReady && !isLate($0.value) }
  }

  private func isLate(_ link: Link) -> Bool {
    link.askTime.map { .now - $0 > limits.readyTime } ?? false
  }

  /// Returns the worker of a visitor. If another worker had them before, it has restored their app when this
  /// returns.
  ///
  /// - Parameter waits: Whether to keep waiting while workers end as they start.
  /// - Returns: The address that it listens on, and its number.
  func place(of visitor: String, waits: Bool) async throws(Refusal) -> (path: String, number: Int) {
    while !isStopping {
      switch assignment.place(visitor, now: .now) {
      case .turnedAway: throw .turnedAway
      case .none: try await waitPatiently(for: .anyWorker, waits)
      case .newWorker:
        if ownRestarts.isFailing { try? await Task.sleep(for: ownRestarts.pause) }
        // Another request of theirs may have come here in the meantime.
        guard assignment.worker(of: visitor) == nil, !isStopping else { continue }
        do { try start(for: visitor) } catch { await wait(for: .anyWorker) }
      case .worker(let number):
        guard let link = links[number], link.isReady else {
          try await waitPatiently(for: .worker(number), waits)
          continue
        }
        guard kept.isAwaited(visitor), let known = kept[visitor] else {
          return (link.process.path, number)
        }
        if takingUp.insert(visitor).inserted {
          let head = (try? JSONEncoder().encode(known)) ?? Data()
          link.process.sendFrame(WorkerFrame(.takeUp, [Array(head)] + kept.pieces(of: visitor)))
        }
        await wait(for: .visitor(visitor))
      }
    }
    throw .stopping
  }

  /// - Parameter waits: Whether to keep waiting for a worker that lives while workers end as they start.
  private func waitPatiently(for wait: Wait, _ waits: Bool) async throws(Refusal) {
    if !waits, restarts.isFailing, !isReady { throw .failing }
    await self.wait(for: wait)
  }

  /// Notes that a visitor got no page.
  func forget(_ visitor: String) {
    if kept[visitor] == nil { leave(visitor) }
  }

  /// Waits until a worker that did not answer has ended; for a second at most, as it may still be running.
  func waitForEnd(of number: Int) async {
    for _ in 0..<50 where links[number] != nil { try? await Task.sleep(for: .milliseconds(20)) }
  }

  /// Returns the reason to refuse another window to an address, if there is one.
  func refusal(of client: ClientAddress?) -> Visitors.Refusal? {
    counts.refusal(of: client, now: .now)
  }

  /// Returns true if a visitor has lately ended a worker.
  func hasEndedWorker(_ visitor: String) -> Bool {
    assignment.endCount(of: visitor, now: .now) > 0
  }

  /// Removes outdated state.
  func sweep() {
    let now = ContinuousClock.now
    assignment.sweep(now: now)
    sessions.sweep(now: now)
    counts.sweep(now: now)
    noteRenewals()
    for visitor in sessions.overdueRenewals(now: now) { endSession(of: visitor) }
    let shared = links.filter { assignment.owner(of: $0.key) == nil }
    if shared.count == count,
      shared.values.allSatisfy({ $0.isReady && now - $0.startTime >= WorkerRestarts.shortLife })
    {
      restarts.workersDidLive()
    }
    for visitor in kept.awaited(before: now - limits.graceTime) where !takingUp.contains(visitor) {
      sessions.visitorDidGo(visitor, wasUsed: true, now: now)
      leave(visitor)
    }
  }

  /// Ends all workers, and waits for that.
  func stop() async {
    isStopping = true
    asking?.cancel()
    for link in links.values { link.process.end() }
    let killing = Task {
      try? await Task.sleep(for: limits.stoppingTime)
      if !Task.isCancelled { for link in links.values { link.process.kill() } }
    }
    while let number = links.keys.first { await wait(for: .worker(number)) }
    killing.cancel()
    for wait in Array(waiting.keys) { goOn(wait) }
  }

  private func wait(for wait: Wait) async {
    await withCheckedContinuation { waiting[wait, default: []].append($0) }
  }

  private func goOn(_ wait: Wait) {
    for continuation in waiting.removeValue(forKey: wait) ?? [] { continuation.resume() }
  }

  /// Sends a message to the worker of a visitor; returns false if there is none.
  @discardableResult
  func sendFrame(_ frame: WorkerFrame, toWorkerOf visitor: String) -> Bool {
    guard let link = assignment.worker(of: visitor).flatMap({ links[$0] }) else { return false }
    link.process.sendFrame(frame)
    return true
  }

  // MARK: Processes

  private func start(for owner: String? = nil) throws {
    number += 1
    let number = number
    let process = try WorkerProcess(number: number, path: "\(folder)/\(number)") { [weak self] in
      self?.receive($0, from: number)
    } didEnd: { [weak self] in
      self?.workerDidEnd(number, $0)
    }
    assignment.add(number, for: owner)
    links[number] = Link(process: process, startTime: .now)
  }

  /// Probes idle workers, and kills those that have not answered for too long.
  private func ask() {
    for (number, link) in links {
      if !link.isReady {
        if .now - link.startTime > max(Self.startTime, limits.workerAnswerTime) { end(number) }
      } else if let time = link.askTime {
        if .now - time > limits.workerAnswerTime { end(number) }
      } else {
        links[number]?.askTime = .now
        link.process.sendFrame(WorkerFrame(.ask))
      }
    }
  }

  private func end(_ number: Int) {
    guard links[number]?.hasHung == false else { return }
    logger.error("A worker does not answer, so it is killed.", metadata: ["worker": "\(number)"])
    links[number]?.hasHung = true
    links[number]?.process.kill()
  }

  private func receive(_ frame: WorkerFrame, from number: Int) {
    switch frame.kind {
    case .ready:
      links[number]?.isReady = true
      if assignment.owner(of: number) == nil {
        restarts.workerDidBecomeReady()
      } else {
        ownRestarts.workersDidLive()
      }
      goOn(.worker(number))
      goOn(.anyWorker)
    case .alive: links[number]?.askTime = nil
    case .kept: keep(frame, of: number)
    case .counted:
      if let (client, count) = frame.count { counts.note(count, of: client, in: number) }
    case .left:
      let visitor = frame.text(0)
      guard assignment.worker(of: visitor) == number, leases?.isLeaving(visitor) != true else {
        return
      }
      sessions.visitorDidGo(visitor, wasUsed: frame.text(1) == "used", now: .now)
      leave(visitor)
    case .tookUp:
      kept.didTakeUp(frame.text(0))
      takingUp.remove(frame.text(0))
      continueRenewal(of: frame.text(0))
      goOn(.visitor(frame.text(0)))
    case .loggedIn: logIn(frame.text(0), as: frame.text(2), in: frame.text(1))
    case .loggedOut: logOut(frame.text(0), everywhere: frame.text(1) == "everywhere")
    case .settled: settling.removeValue(forKey: number)?.forEach { $0.resume() }
    case .measured:
      measuring.removeValue(forKey: number)?.forEach { $0.resume(returning: frame.text(0)) }
    default: break
    }
  }

  private func keep(_ frame: WorkerFrame, of number: Int) {
    guard let changes = frame.changes, assignment.worker(of: frame.text(0)) == number,
      let visitor = try? JSONDecoder().decode(Handover.Visitor.self, from: Data(frame.parts[1]))
    else { return }
    let outcome = kept.keep(visitor, changes)
    leases?.note(visitor.name)
    if outcome == .kept { return }
    if outcome == .tooLarge {
      reportNoRoom(
        "The state of a visitor's app exceeds the limit: it is lost if the visitor's worker ends.")
    }
    links[number]?.process.sendFrame(WorkerFrame(.everything, texts: visitor.name))
  }

  func leave(_ visitor: String) {
    kept.remove(visitor)
    if let own = assignment.forget(visitor) { links[own]?.process.end() }
    leases?.visitorDidGo(visitor)
  }

  // MARK: Worker exits

  private func workerDidEnd(_ number: Int, _ end: WorkerProcess.End) {
    guard let link = links.removeValue(forKey: number) else { return }
    unlink(link.process.path)
    measuring.removeValue(forKey: number)?.forEach { $0.resume(returning: "") }
    settling.removeValue(forKey: number)?.forEach { $0.resume() }
    counts.workerDidEnd(number)
    let owner = assignment.owner(of: number)
    let isWanted = owner.map { assignment.worker(of: $0) == number } ?? true
    let blame =
      isStopping || !isWanted ? nil : suspicion.blame(for: end, hasHung: link.hasHung)
    let moved = assignment.workerDidEnd(number, blaming: blame, now: .now)
    for visitor in moved {
      if kept[visitor] != nil, !isTurnedAway(visitor) {
        kept.willMove(visitor, now: .now)
        leases?.note(visitor)
      } else {
        kept.remove(visitor)
        sessions.visitorDidGo(visitor, wasUsed: true, now: .now)
        leases?.visitorDidGo(visitor)
      }
    }
    if let blame, blame.isCertain, let work = end.work {
      kept.skip(work.event, in: work.window, of: blame.visitor)
    }
    if !isStopping, isWanted {
      metrics.workerEnds.increment()
      report(end, link, blame, number, moved.count)
      if owner == nil {
        restarts.workerDidEnd(after: .now - link.startTime)
      } else if !link.isReady {
        // A visitor with a worker of their own may end it once it is ready, up to the limit.
        ownRestarts.workerDidEnd(after: .now - link.startTime)
      }
    }
    if !isStopping, owner == nil { restart(after: cause(of: end, link)) }
    goOn(.worker(number))
    for visitor in moved {
      takingUp.remove(visitor)
      goOn(.visitor(visitor))
    }
  }

  private func isTurnedAway(_ visitor: String) -> Bool {
    assignment.endCount(of: visitor, now: .now) >= WorkerAssignment.turnedAwayCount
  }

  private func report(
    _ end: WorkerProcess.End, _ link: Link, _ blame: WorkerAssignment.Blame?, _ number: Int,
    _ count: Int
  ) {
    var metadata: Logger.Metadata = [
      "worker": "\(number)", "cause": "\(cause(of: end, link))", "visitors": "\(count)",
    ]
    if let blame { metadata["visitor"] = "\(blame.visitor.prefix(6))" }
    logger.error("A worker has ended. Its visitors continue in others.", metadata: metadata)
  }

  private func cause(of end: WorkerProcess.End, _ link: Link) -> String {
    link.hasHung ? "it did not answer" : end.cause
  }

  /// Starts a worker in place of one that has ended, unless one after the other ends before it is ready.
  ///
  /// - Parameter cause: The cause of the end.
  private func restart(after cause: String) {
    if restarts.isHopeless {
      failure = .cannotStartWorker(
        reason:
          "\(WorkerRestarts.attemptCount) of them have ended before one was ready; the last one: "
          + "\(cause). Their output is above.")
      return goOn(.anyWorker)
    }
    let pause = restarts.pause
    Task { [weak self] in
      if pause > .zero { try? await Task.sleep(for: pause) }
      self?.startMissing()
    }
  }

  private func startMissing() {
    guard !isStopping, failure == nil, assignment.sharedCount < count else { return }
    do {
      try start()
    } catch {
      logger.error("A worker cannot be started: \(error)")
      restarts.workerDidEnd(after: .zero)
      restart(after: "\(error)")
    }
  }
}
