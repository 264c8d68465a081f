import BanyanGraph

/// Says what is wrong in a program, from what a recorder has written down and from what the tree tells.
///
/// Only what has happened counts. What a record has no room for is noted where it happens, which is asked only
/// while there is a trace, and judged when the update is over. Each place is told of once.
@MainActor
package final class Doctor: TraceExaminer {
  unowned let recorder: TraceRecorder
  private var toldFindings: [Finding] = []
  /// What runs bodies once more to know more; nil where nobody has asked for it.
  let oracles: Oracles?
  /// What views read of objects.
  var published = PublishedReading()
  /// The classes of the objects that views follow, by the indexes of what holds them, where all is published.
  var followedTypes: [UInt64: [Int: String]] = [:]
  /// The properties of views that own what they follow.
  var owners: Set<String> = []
  /// Views that ran for nothing for what they follow.
  var idleFollowers: [String: IdleFollower] = [:]
  /// Objects that announce nothing, by the views that have them.
  var plainObjects: [UInt64: [PlainObject]] = [:]
  /// The types that have stood under an `AnyView`.
  var erasedTypes: [UInt64: Set<ObjectIdentifier>] = [:]
  /// Values of the environment that differ in this update, though they may be the same.
  var renewed: [RenewedValue] = []
  /// The sizes of elements since something else has happened.
  var measurements: [UInt64: Measurements] = [:]
  /// How often in turn something was slow.
  var slowCounts: [String: Int] = [:]
  /// The number of the last record that was looked at for late writes.
  var lastLookedForWrites: UInt32 = 0
  /// What has been told of.
  private var told: Set<Complaint> = []
  /// The newest record that has been looked at.
  private var lastExamined: UInt32 = 0
  /// What a person is doing.
  var event: ExaminedEvent?
  /// Objects that views have been given, by their vertices and the indexes of what holds them.
  var objects: [UInt64: [Int: HeldObject]] = [:]
  /// Objects that have made way for others in this update.
  var replacements: [Replacement] = []
  /// How often an object has made way for one that was its equal.
  var replacementCounts: [Complaint: Int] = [:]
  /// How many first values of a state have been made for nothing.
  var discardedCounts: [Complaint: Int] = [:]
  /// First values of states that have changed in this update.
  var seeds: [ChangedSeed] = []
  /// What states were given first, by their vertices and fields.
  var firstSeeds: [UInt64: [Int: String]] = [:]
  /// Views that have been given values in this update which may be no others.
  var suspects: [UInt64: Suspect] = [:]
  /// How often such a view came to the same result.
  var sameResults: [SuspectCount: Int] = [:]
  /// How often in turn most readers of a source came to the same result.
  var readerStreaks: [String: Int] = [:]
  /// How often in turn a view has had a new identity that nothing else knows.
  var identityStreaks: [UInt64: Int] = [:]
  /// Views without an object, to be judged when the tree is whole.
  var missing: [MissingObject] = []

  /// Tells findings of one place from those of others.
  struct Complaint: Hashable {
    let rule: Finding.Rule
    let view: String
    let subject: String
  }

  /// - Parameter asksTwice: Whether bodies run once more to know more: see ``Oracles``.
  package init(_ recorder: TraceRecorder, asksTwice: Bool = false) {
    self.recorder = recorder
    oracles = asksTwice ? Oracles() : nil
    PublishedReading.listen()
  }

  /// What is wrong, as far as it has been seen by now.
  package var findings: [Finding] {
    judgeLateWrites()
    return toldFindings + idleFindings
  }

  /// What is wrong and has been told of at once, in order. What bodies run for in vain is known at the end.
  package var findingsInOrder: [Finding] { toldFindings }

  /// Hears that a body has run, and what it has made.
  func bodyDidRun(_ node: DynamicNode, _ body: Any) {
    guard let oracles, node.fields.isOfApp else { return }
    oracles.bodyDidRun(node, body)
    notePlainObjects(of: node)
    if node.child != nil, !node.isShowingError { judgeTask(of: node) }
  }

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
    // What is known of objects is not worth ever more memory.
    if objects.count > 10_000 { objects = [:] }
    if erasedTypes.count > 10_000 { erasedTypes = [:] }
    if summary.roundCount > Runtime.roundLimit { judgeLoop(update, at: nil) }
  }

  /// What an object without a word has become is seen although there is nothing to update.
  package func turnDidEnd() {
    judgeUnfollowed()
    judgePlainObjects()
    endMeasuring(nil)
    event = nil
  }

  /// Forgets what has been found so far.
  package func forget() {
    toldFindings = []
    told = []
    idleFollowers = [:]
    lastLookedForWrites = recorder.lastNumber
  }

  /// What has been written since the last update, in words.
  var changedTexts: [String] {
    ExaminedUpdate(recorder, after: lastExamined).changes.map { recorder.text($0.third) }
  }

  // MARK: Telling

  /// Tells of something, once for each place.
  func tell(
    _ rule: Finding.Rule, _ severity: Finding.Severity, at place: ExaminedPlace,
    about subject: String,
    _ message: String, advice: String
  ) {
    guard told.insert(Complaint(rule: rule, view: place.view, subject: subject)).inserted else {
      return
    }
    toldFindings.append(
      Finding(
        rule, severity, at: place.path, in: place.view, subject: subject, message, advice: advice))
  }

  /// The view of an app whose body is the reason for what happens now.
  /// - Parameter vertex: one whose own body is passed over.
  func viewAround(except vertex: UInt64 = 0) -> ExaminedPlace? {
    recorder.bodyAround(recorder.current, except: vertex).map { ExaminedPlace($0, in: recorder) }
  }

  /// Forgets what is known of a view that leaves.
  func didLeave(_ node: DynamicNode) {
    objects[node.number] = nil
    firstSeeds[node.number] = nil
    followedTypes[node.number] = nil
    plainObjects[node.number] = nil
    published.forget(node)
    oracles?.forget(node)
  }
}

/// Where something is wrong.
struct ExaminedPlace {
  let path: String
  let view: String

  init(path: String, view: String) {
    self.path = path
    self.view = view
  }

  /// The view that a person wrote at a node or around it.
  @MainActor
  init(of node: _Node) {
    let nearest = node.nearestView as? DynamicNode
    path = nearest?.viewPath.description ?? ""
    view = nearest?.fields.shortName ?? ""
  }

  /// What ran by a record of a body or a row.
  @MainActor
  init(_ record: TraceRecord, in recorder: TraceRecorder) {
    path = recorder.place(ofNumber: record.subject)
    view = recorder.text(record.first)
  }
}

/// The records of one update, and of what has led to it.
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

  /// What was written, and what else changed that can be read.
  var changes: [TraceRecord] {
    records.map(\.record).filter {
      ($0.kind == .write || $0.kind == .source) && $0.outcome == .changed
    }
  }
}

extension Runtime {
  /// Who looks at what happens, where it is traced.
  var doctor: Doctor? {
    guard isTracing, let examiner = trace?.examiner else { return nil }
    return unsafeDowncast(examiner, to: Doctor.self)
  }
}

extension TraceRecorder {
  /// Who looks at the records.
  package var doctor: Doctor? { examiner.map { unsafeDowncast($0, to: Doctor.self) } }
}
