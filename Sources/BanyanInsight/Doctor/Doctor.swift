import BanyanGraph
import SwiftUICore

/// Reports mistakes in a program, based on a recorder's records and on the tree.
///
/// Only events that have happened count. Facts that do not fit into a record are noted where they occur, only
/// while there is a trace, and judged when the update is over. Each place is reported once.
@MainActor
package final class Doctor: TraceExaminer, ViewExaminer {
  unowned let recorder: TraceRecorder
  private var reportedFindings: [Finding] = []
  /// Runs bodies once more to know more; nil unless requested.
  let oracles: Oracles?
  /// The properties of objects that views have read.
  var published = PublishedReading()
  /// The classes of fully published objects that views follow, by the indexes of the properties that hold
  /// them.
  var followedTypes: [UInt64: [Int: String]] = [:]
  /// The properties of views that own the objects they follow.
  var owners: Set<String> = []
  /// Views that ran without effect for an object that they follow.
  var idleFollowers: [String: IdleFollower] = [:]
  /// Objects that announce no changes, by the views that have them.
  var plainObjects: [UInt64: [PlainObject]] = [:]
  /// The types that have stood under an `AnyView`.
  var erasedTypes: [UInt64: Set<ObjectIdentifier>] = [:]
  /// Environment values that differ in this update, although they may be equal.
  var renewed: [RenewedValue] = []
  /// The sizes of elements since the last event of another kind.
  var measurements: [UInt64: Measurements] = [:]
  /// The number of consecutive slow occurrences.
  var slowCounts: [String: Int] = [:]
  /// The number of the last record that was examined for late writes.
  var lastLookedForWrites: UInt32 = 0
  /// The complaints that have been reported.
  private var reported: Set<Complaint> = []
  /// The newest record that has been examined.
  private var lastExamined: UInt32 = 0
  /// The current event of the user.
  var event: ExaminedEvent?
  /// Objects that views have received, by their vertices and the indexes of the properties that hold them.
  var objects: [UInt64: [Int: HeldObject]] = [:]
  /// Objects that have been replaced in this update.
  var replacements: [Replacement] = []
  /// The number of times that an object has been replaced by an equal one.
  var replacementCounts: [Complaint: Int] = [:]
  /// The number of first values of a state that were made without need.
  var discardedCounts: [Complaint: Int] = [:]
  /// The first values of states that have changed in this update.
  var seeds: [ChangedSeed] = []
  /// The original first values of states, by their vertices and fields.
  var firstSeeds: [UInt64: [Int: String]] = [:]
  /// Views that have received values in this update which may be equal.
  var suspects: [UInt64: Suspect] = [:]
  /// The number of times that such a view had the same result.
  var sameResults: [SuspectCount: Int] = [:]
  /// The number of consecutive times that most readers of a source had the same result.
  var readerStreaks: [String: Int] = [:]
  /// The number of consecutive times that a view had a new identity that does not come from changed data.
  var identityStreaks: [UInt64: Int] = [:]
  /// Views without an object, to be judged when the tree is complete.
  var missing: [MissingObject] = []

  /// The key that distinguishes findings of one place from those of others.
  struct Complaint: Hashable {
    let rule: Finding.Rule
    let view: String
    let subject: String
  }

  /// - Parameter asksTwice: True if bodies run once more to know more: see ``Oracles``.
  package init(_ recorder: TraceRecorder, asksTwice: Bool = false) {
    self.recorder = recorder
    oracles = asksTwice ? Oracles() : nil
    PublishedReading.listen()
  }

  /// The findings so far.
  package var findings: [Finding] {
    judgeLateWrites()
    return reportedFindings + idleFindings
  }

  /// The findings that were reported immediately, in order. Bodies that run without effect are known only at
  /// the end.
  package var findingsInOrder: [Finding] { reportedFindings }

  package func willRun(_ node: _Node) { published.begin(node) }

  package func bodyDidRun(_ node: DynamicNode, _ body: Any) {
    guard let oracles, node.fields.isOfApp else { return }
    oracles.bodyDidRun(node, body)
    notePlainObjects(of: node)
    if node.child != nil, !node.isShowingError { judgeTask(of: node) }
  }

  package func rowDidRun(_ row: _Node, _ content: Any) { oracles?.bodyDidRun(row, content) }

  package func didBind(to object: AnyObject, by reader: _Node) {
    published.noteBinding(to: object, by: reader)
  }

  package func miss(_ object: MissingObject) { missing.append(object) }

  package func updateDidEnd(_ summary: UpdateSummary) {
    let update = ExaminedUpdate(recorder, after: lastExamined)
    lastExamined = recorder.lastNumber
    judgeReplacements()
    judgeSeeds(update)
    judgeSuspects(update)
    judgeReaders(update)
    judgeTyping()
    judgeMissingObjects()
    judgeRenewedValues(update)
    judgeUnfollowed()
    judgePlainObjects()
    countIdleFollowers(update)
    judgeTimes(update, summary)
    endMeasuring(update)
    event = nil
    // Facts about objects must not use ever more memory.
    if objects.count > 10_000 { objects = [:] }
    if erasedTypes.count > 10_000 { erasedTypes = [:] }
    if summary.roundCount > Runtime.roundLimit { judgeLoop(update, at: nil) }
  }

  /// A changed object that announces nothing is found although there is nothing to update.
  package func turnDidEnd() {
    judgeUnfollowed()
    judgePlainObjects()
    endMeasuring(nil)
    event = nil
  }

  /// Forgets all findings so far.
  package func forget() {
    reportedFindings = []
    reported = []
    idleFollowers = [:]
    lastLookedForWrites = recorder.lastNumber
  }

  /// Descriptions of the values written since the last update.
  var changedTexts: [String] {
    ExaminedUpdate(recorder, after: lastExamined).changes.map { recorder.text($0.third) }
  }

  // MARK: Reporting

  /// Reports a finding, once for each place.
  func report(
    _ rule: Finding.Rule, _ severity: Finding.Severity, at place: ExaminedPlace,
    about subject: String,
    _ message: String, advice: String
  ) {
    guard reported.insert(Complaint(rule: rule, view: place.view, subject: subject)).inserted else {
      return
    }
    reportedFindings.append(
      Finding(
        rule, severity, at: place.path, in: place.view, subject: subject, message, advice: advice))
  }

  /// Returns the app's view whose body is the current cause.
  /// - Parameter vertex: a vertex whose own body is skipped.
  func viewAround(except vertex: UInt64 = 0) -> ExaminedPlace? {
    recorder.bodyAround(recorder.current, except: vertex).map { ExaminedPlace($0, in: recorder) }
  }

  /// Forgets the facts about a view that leaves.
  package func didLeave(_ node: DynamicNode) {
    objects[node.number] = nil
    firstSeeds[node.number] = nil
    followedTypes[node.number] = nil
    plainObjects[node.number] = nil
    published.forget(node)
    oracles?.forget(node)
  }
}

/// The place of a mistake.
struct ExaminedPlace {
  let path: String
  let view: String

  init(path: String, view: String) {
    self.path = path
    self.view = view
  }

  /// Finds the nearest view that the app declares, at a node or around it.
  @MainActor
  init(of node: _Node) {
    let nearest = node.nearestView as? DynamicNode
    path = nearest?.viewPath.description ?? ""
    view = nearest?.fields.shortName ?? ""
  }

  /// Finds the view of a body's or row's record.
  @MainActor
  init(_ record: TraceRecord, in recorder: TraceRecorder) {
    path = recorder.place(ofNumber: record.subject)
    view = recorder.text(record.first)
  }
}

/// The records of one update, and of the events that led to it.
@MainActor
struct ExaminedUpdate {
  let recorder: TraceRecorder
  let records: [(number: UInt32, record: TraceRecord)]

  init(_ recorder: TraceRecorder, after last: UInt32) {
    self.recorder = recorder
    var records: [(UInt32, TraceRecord)] = []
    var number = max(last, recorder.oldestNumber - 1)
    while number < recorder.lastNumber {
      number += 1
      if let record = recorder.record(number) { records.append((number, record)) }
    }
    self.records = records
  }

  /// The writes and other changes of readable values.
  var changes: [TraceRecord] {
    records.map(\.record).filter {
      ($0.kind == .write || $0.kind == .source) && $0.outcome == .changed
    }
  }
}

extension Runtime {
  /// The doctor of the runtime's trace, if there is one.
  var doctor: Doctor? {
    guard isTracing, let examiner = trace?.examiner else { return nil }
    return unsafeDowncast(examiner, to: Doctor.self)
  }
}

extension TraceRecorder {
  /// The doctor that examines the records.
  package var doctor: Doctor? { examiner.map { unsafeDowncast($0, to: Doctor.self) } }
}
