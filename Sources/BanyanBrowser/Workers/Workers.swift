import Foundation
import Logging

/// The workers of a front: starts them, knows which visitor is in which, and moves visitors elsewhere when
/// their worker ends.
@MainActor
final class Workers {
  /// Why a visitor has no worker.
  enum Refusal: Error {
    /// They have ended too many workers.
    case turnedAway
    /// The front is about to end.
    case stopping
  }

  private enum Wait: Hashable {
    case worker(Int)
    case visitor(String)
    case anyWorker
  }

  private struct Link {
    let process: WorkerProcess
    let startTime: ContinuousClock.Instant
    var isReady = false
    /// When it was asked for an answer that it still owes.
    var askTime: ContinuousClock.Instant?
    /// Whether the front has killed it because it did not answer.
    var hasHung = false
  }

  private let count: Int
  private let folder: String
  private let limits: BrowserServer.Limits
  private let logger: Logger
  private let metrics: HostMetrics
  private let sessions: Sessions
  private var assignment = WorkerAssignment()
  private var kept: KeptVisitors
  private var links: [Int: Link] = [:]
  private var takingUp: Set<String> = []
  private var waiting: [Wait: [CheckedContinuation<Void, Never>]] = [:]
  private var measuring: [Int: [CheckedContinuation<String, Never>]] = [:]
  /// What was being done in a worker when somebody else killed it, by visitor.
  private var unlucky: [String: WorkerProcess.Work] = [:]
  private var number = 0
  /// How many workers in a row have ended soon after they started.
  private var shortLives = 0
  private var asking: Task<Void, Never>?
  private var isStopping = false

  /// A worker that lives for less probably ends because of a fault in how it starts.
  private static let shortLife = Duration.seconds(5)
  private static let startTime = Duration.seconds(60)

  /// - Parameters:
  ///   - count: How many shared workers there are to be.
  ///   - folder: Where they listen.
  init(
    count: Int, folder: String, configuration: BrowserServer.Configuration, sessions: Sessions
  ) {
    self.count = count
    self.folder = folder
    self.sessions = sessions
    limits = configuration.limits
    logger = configuration.logger
    metrics = configuration.metrics
    kept = KeptVisitors(limit: limits.keptStateByteCount)
  }

  /// Starts the workers, and waits until one of them is ready for visitors.
  func begin() async throws {
    for _ in 0..<count { try start() }
    let interval = limits.workerAnswerTime / 4
    asking = Task { [weak self] in
      while !Task.isCancelled {
        self?.ask()
        try? await Task.sleep(for: interval)
      }
    }
    while !isReady { await wait(for: .anyWorker) }
  }

  /// Whether a shared worker is ready for visitors, and answers.
  var isReady: Bool {
    links.contains { assignment.owner(of: $0.key) == nil && $0.value.isReady && !isLate($0.value) }
  }

  private func isLate(_ link: Link) -> Bool {
    link.askTime.map { .now - $0 > limits.readyTime } ?? false
  }

  /// The worker of a visitor. If another worker had them before, it has taken up their app when this returns.
  ///
  /// - Returns: Where it listens, and its number.
  func place(of visitor: String) async throws(Refusal) -> (path: String, number: Int) {
    while !isStopping {
      switch assignment.place(visitor, now: .now) {
      case .turnedAway: throw .turnedAway
      case .none: await wait(for: .anyWorker)
      case .newWorker:
        do { try start(for: visitor) } catch { await wait(for: .anyWorker) }
      case .worker(let number):
        guard let link = links[number], link.isReady else {
          await wait(for: .worker(number))
          continue
        }
        guard kept.isAwaited(visitor), let known = kept[visitor] else {
          return (link.process.path, number)
        }
        if takingUp.insert(visitor).inserted {
          let head = (try? JSONEncoder().encode(known.keeping(Data()))) ?? Data()
          link.process.say(WorkerFrame(.takeUp, [Array(head), Array(known.state)]))
        }
        await wait(for: .visitor(visitor))
      }
    }
    throw .stopping
  }

  /// Notes that a visitor got no page after all.
  func forget(_ visitor: String) {
    if kept[visitor] == nil { leave(visitor) }
  }

  /// Waits until a worker that did not answer has ended; for a second at most, as it may still be running.
  func waitForEnd(of number: Int) async {
    for _ in 0..<50 where links[number] != nil { try? await Task.sleep(for: .milliseconds(20)) }
  }

  /// Whether a visitor has lately ended a worker.
  func hasEndedWorker(_ visitor: String) -> Bool {
    assignment.endCount(of: visitor, now: .now) > 0
  }

  /// What each worker has measured, in the format of Prometheus.
  func measurements() async -> [String] {
    var texts: [String] = []
    for (number, link) in links where link.isReady {
      texts.append(
        await withCheckedContinuation {
          measuring[number, default: []].append($0)
          link.process.say(WorkerFrame(.measure))
        })
    }
    return texts
  }

  /// Forgets what is no longer of use.
  func sweep() {
    let now = ContinuousClock.now
    assignment.sweep(now: now)
    sessions.sweep(now: now)
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

  // MARK: Processes

  private func start(for owner: String? = nil) throws {
    number += 1
    let number = number
    let process = try WorkerProcess(number: number, path: "\(folder)/\(number)") { [weak self] in
      self?.hear($0, from: number)
    } didEnd: { [weak self] in
      self?.workerDidEnd(number, $0)
    }
    assignment.add(number, for: owner)
    links[number] = Link(process: process, startTime: .now)
  }

  /// Asks workers that owe no answer for one, and kills those that have owed one for too long.
  private func ask() {
    for (number, link) in links {
      if !link.isReady {
        if .now - link.startTime > max(Self.startTime, limits.workerAnswerTime) { end(number) }
      } else if let time = link.askTime {
        if .now - time > limits.workerAnswerTime { end(number) }
      } else {
        links[number]?.askTime = .now
        link.process.say(WorkerFrame(.ask))
      }
    }
  }

  private func end(_ number: Int) {
    guard links[number]?.hasHung == false else { return }
    logger.error("A worker does not answer, so it is killed.", metadata: ["worker": "\(number)"])
    links[number]?.hasHung = true
    links[number]?.process.kill()
  }

  private func hear(_ frame: WorkerFrame, from number: Int) {
    switch frame.kind {
    case .ready:
      links[number]?.isReady = true
      goOn(.worker(number))
      goOn(.anyWorker)
    case .alive: links[number]?.askTime = nil
    case .kept: keep(frame, of: number)
    case .left:
      let visitor = frame.text(0)
      guard assignment.worker(of: visitor) == number else { return }
      sessions.visitorDidGo(visitor, wasUsed: frame.text(1) == "used", now: .now)
      leave(visitor)
    case .tookUp:
      kept.didTakeUp(frame.text(0))
      takingUp.remove(frame.text(0))
      goOn(.visitor(frame.text(0)))
    case .measured:
      measuring.removeValue(forKey: number)?.forEach { $0.resume(returning: frame.text(0)) }
    default: break
    }
  }

  private func keep(_ frame: WorkerFrame, of number: Int) {
    guard frame.parts.count >= 2, assignment.worker(of: frame.text(0)) == number,
      let visitor = try? JSONDecoder().decode(Handover.Visitor.self, from: Data(frame.parts[1]))
    else { return }
    if !kept.keep(visitor, state: frame.parts.count > 2 ? frame.parts[2] : nil) {
      logger.warning(
        "What a visitor's app keeps does not fit into the limit: it is lost if their worker ends.")
    }
  }

  private func leave(_ visitor: String) {
    kept.remove(visitor)
    if let own = assignment.forget(visitor) { links[own]?.process.end() }
  }

  // MARK: Ends

  private func workerDidEnd(_ number: Int, _ end: WorkerProcess.End) {
    guard let link = links.removeValue(forKey: number) else { return }
    unlink(link.process.path)
    measuring.removeValue(forKey: number)?.forEach { $0.resume(returning: "") }
    let owner = assignment.owner(of: number)
    let isWanted = owner.map { assignment.worker(of: $0) == number } ?? true
    let blame = isStopping || !isWanted ? nil : blame(for: end, link)
    let moved = assignment.workerDidEnd(number, blaming: blame, now: .now)
    for visitor in moved {
      if kept[visitor] != nil, !isTurnedAway(visitor) {
        kept.willMove(visitor, now: .now)
      } else {
        kept.remove(visitor)
        sessions.visitorDidGo(visitor, wasUsed: true, now: .now)
      }
    }
    if let blame, blame.isCertain, let work = end.work {
      kept.skip(work.event, in: work.window, of: blame.visitor)
    }
    if !isStopping, isWanted {
      metrics.workerEnds.increment()
      say(end, link, blame, number, moved.count)
    }
    if !isStopping, owner == nil { restart(after: .now - link.startTime) }
    goOn(.worker(number))
    for visitor in moved {
      takingUp.remove(visitor)
      goOn(.visitor(visitor))
    }
  }

  private func isTurnedAway(_ visitor: String) -> Bool {
    assignment.endCount(of: visitor, now: .now) >= WorkerAssignment.turnedAwayCount
  }

  /// Who is thought to have ended a worker.
  private func blame(for end: WorkerProcess.End, _ link: Link) -> WorkerAssignment.Blame? {
    guard let work = end.work, !work.visitor.isEmpty else { return nil }
    if end.signal == SIGKILL, !link.hasHung {
      // Somebody else has killed it, perhaps the kernel because memory ran out. If this visitor is the
      // cause, it happens again as soon as their page sends the same event again.
      guard end.isUnderway else { return nil }
      if unlucky.updateValue(work, forKey: work.visitor) != work { return nil }
    }
    unlucky[work.visitor] = nil
    return WorkerAssignment.Blame(visitor: work.visitor, isCertain: end.isUnderway)
  }

  private func say(
    _ end: WorkerProcess.End, _ link: Link, _ blame: WorkerAssignment.Blame?, _ number: Int,
    _ count: Int
  ) {
    let cause = link.hasHung ? "hung" : end.signal == 0 ? "ended" : "ended by signal \(end.signal)"
    var metadata: Logger.Metadata = [
      "worker": "\(number)", "cause": "\(cause)", "visitors": "\(count)",
    ]
    if let blame { metadata["visitor"] = "\(blame.visitor.prefix(6))" }
    logger.error("A worker has ended. Its visitors go on in others.", metadata: metadata)
  }

  /// Starts a worker in place of one that has ended, with a longer pause each time if they are short-lived.
  private func restart(after life: Duration) {
    shortLives = life < Self.shortLife ? shortLives + 1 : 0
    let pause = shortLives < 3 ? Duration.zero : .milliseconds(250) * (1 << min(shortLives - 3, 5))
    Task { [weak self] in
      if pause > .zero { try? await Task.sleep(for: pause) }
      self?.startMissing()
    }
  }

  private func startMissing() {
    guard !isStopping, assignment.sharedCount < count else { return }
    do {
      try start()
    } catch {
      logger.error("\(error)")
      restart(after: .zero)
    }
  }
}
