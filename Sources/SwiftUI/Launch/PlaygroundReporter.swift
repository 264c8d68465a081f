import BanyanGraph
import BanyanInsight
import Dispatch
import Foundation
import SwiftUICore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reports to `banyan play`: the content that can be shown, that the program is alive, why views were updated, and the
/// doctor's findings.
///
/// It has a socket of its own, which the tool reads at all times. It sends `beat` twice a second from the main queue,
/// so that the tool notices when no other work runs there any more; `tabs`, with JSON, once; and `updates`, with JSON,
/// at most ten times a second.
@MainActor
final class PlaygroundReporter {
  /// The results of the views of one type in an update.
  private struct Ran: Encodable {
    let name: String
    /// The numbers of bodies that were new, changed something, or had equal results, and of those that were not asked
    /// or needed.
    var new = 0
    var changed = 0
    var same = 0
    var skipped = 0
  }

  private struct Update: Encodable {
    /// The action of a person; nil for an update without one.
    let event: String?
    /// The reasons for the updates of views, in the words of traces.
    let text: String
    let views: [Ran]
  }

  private struct Message: Encodable {
    var updates: [Update] = []
    var findings: [ReportedFinding] = []
    /// The number of further updates that are not included.
    var lost = 0
  }

  private let socket: ToolSocket
  private let heart: any DispatchSourceTimer
  private var message = Message()
  private var isWaiting = false

  private static let pause = Duration.milliseconds(100)
  private static let mostUpdates = 20
  private static let longestText = 8_000

  /// - Returns: nil if no tool listens.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let socket = ToolSocket("BANYAN_REPORTS", in: environment) else { return nil }
    self.socket = socket
    Self.limit()
    heart = MainThreadReporter.beat(to: socket)
  }

  /// The maximum memory for the program's data, in bytes, and its processor time, in seconds.
  private static let mostMemory: rlim_t = 1 << 30
  private static let mostWork: rlim_t = 300

  /// Permanently limits the program's use of the machine: the tool, its page, and the compiler have priority.
  private static func limit() {
    for (resource, most) in [(RLIMIT_DATA, mostMemory), (RLIMIT_CPU, mostWork), (RLIMIT_CORE, 0)] {
      var both = rlimit(rlim_cur: most, rlim_max: most == mostWork ? most + 10 : most)
      setrlimit(__rlimit_resource_t(resource.rawValue), &both)
    }
    _ = nice(5)
  }

  private struct Tab: Encodable {
    let title: String
    /// The prefix of the address of its windows; nil for the program's own window.
    let name: String?
  }

  /// Sends the content that can be shown.
  /// - Parameter title: the title of the program's own content.
  func report(_ tabs: [PlaygroundTab], besides title: String) {
    let all = [Tab(title: title, name: nil)] + tabs.map { Tab(title: $0.title, name: $0.name) }
    if let text = try? JSONEncoder().encode(all) {
      socket.sendLine("tabs \(String(decoding: text, as: UTF8.self))")
    }
  }

  /// Reports the updates of an app.
  func follow(_ runtime: Runtime) {
    let recorder = TraceRecorder.ofEverything(isExamined: true)
    runtime.trace = recorder
    var narrator = TraceNarrator(showsTimes: true)
    var lastRecord: UInt32 = 0
    var reportedCount = 0
    let others = runtime.didUpdate
    runtime.didUpdate = { [weak self] update in
      others?(update)
      let trace = recorder.live
      let text = narrator.narrate(trace)
      let (event, views) = Self.summary(of: trace, after: lastRecord)
      lastRecord = trace.lastNumber
      let findings = recorder.doctor?.findingsInOrder ?? []
      let new = findings.dropFirst(reportedCount).filter { $0.severity > .note }
      reportedCount = findings.count
      if text.isEmpty, new.isEmpty { return }
      self?.report(
        Update(event: event, text: String(text.prefix(Self.longestText)), views: views), new)
    }
  }

  /// Returns the event of an update, and the views that ran for it.
  ///
  /// Events that changed nothing, such as a window's new size, may come before the one that the update is of.
  private static func summary(
    of trace: some TraceReading, after number: UInt32
  ) -> (event: String?, views: [Ran]) {
    var first: UInt32?
    var root: UInt32?
    var views: [Ran] = []
    var next = max(number + 1, trace.firstNumber)
    while next <= trace.lastNumber {
      defer { next += 1 }
      guard let record = trace[next] else { continue }
      if record.kind == .event { first = first ?? next }
      if [.write, .source, .body, .row, .mutation].contains(record.kind) {
        root = root ?? trace.root(of: next)
      }
      switch (record.kind, record.outcome) {
      case (.body, .first): add(1, to: \.new)
      case (.body, .equal): add(1, to: \.same)
      case (.body, _): add(1, to: \.changed)
      case (.skipped, _), (.notAsked, _): add(1, to: \.skipped)
      default: break
      }
      func add(_ count: Int, to number: WritableKeyPath<Ran, Int>) {
        let name = trace.text(record.first)
        let index = views.firstIndex { $0.name == name } ?? views.endIndex
        if index == views.endIndex { views.append(Ran(name: name)) }
        views[index][keyPath: number] += count
      }
    }
    let event = (root ?? first).flatMap { trace[$0] }
    return (event?.kind == .event ? event.map { trace.text($0.first) } : nil, views)
  }

  private func report(_ update: Update, _ findings: [Finding]) {
    message.updates.append(update)
    message.findings += findings.map(ReportedFinding.init)
    if message.updates.count > Self.mostUpdates {
      message.updates.removeFirst()
      message.lost += 1
    }
    guard !isWaiting else { return }
    isWaiting = true
    Task {
      try? await Task.sleep(for: Self.pause)
      isWaiting = false
      if let text = try? JSONEncoder().encode(message) {
        socket.sendLine("updates \(String(decoding: text, as: UTF8.self))")
      }
      message = Message()
    }
  }
}
