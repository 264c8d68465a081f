/// Writes down what happens in a runtime, each thing with what caused it.
///
/// Who wants a trace gives a runtime one of these. A runtime without looks whether there is one, and that is
/// all. It keeps the newest 65,536 records and 2 MB of words; what is older is dropped and counted.
@MainActor
package final class TraceRecorder {
  /// How much is written down.
  package struct Detail: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Which bodies ran, and what was printed and reported.
    package static let bodies = Detail(rawValue: 1)
    /// What caused what.
    package static let causes = Detail(rawValue: 2)
    /// In words: values before and after, what bodies read, what the host was told.
    package static let values = Detail(rawValue: 4)
    package static let all: Detail = [.bodies, .causes, .values]
  }

  package let detail: Detail
  package let tracesCauses: Bool
  package let tracesValues: Bool
  /// How many records are kept.
  package var capacity: Int { ring.capacity }
  private static let textLimit = 1 << 20
  private static let noteLimit = 1 << 16

  // None of it is seen by anybody else while it changes.
  let ring: TraceRing
  @exclusivity(unchecked) private(set) var texts = TraceTexts()
  /// How many records have been made; the last has this number.
  @exclusivity(unchecked) private(set) var count: UInt32 = 0
  /// How many records have been dropped.
  @exclusivity(unchecked) package private(set) var droppedCount = 0
  /// The number of the oldest record that is kept.
  @exclusivity(unchecked) private(set) var oldest: UInt32 = 1

  /// What causes whatever happens now.
  @exclusivity(unchecked) package var current: UInt32 = 0
  /// The record of the update that is being made, or of the last one.
  @exclusivity(unchecked) var update: UInt32 = 0
  let notes = VertexNotes()
  /// The record of the write or announcement that a source is about to commit.
  @exclusivity(unchecked) private var pending: [PendingChange: UInt32] = [:]
  /// The views at the places of those that ran, which may turn out not to be asked.
  @exclusivity(unchecked) private var neighbors: ContiguousArray<(number: UInt64, name: UInt32)> =
    []
  /// What states were called whose views have left.
  @exclusivity(unchecked) private var leftNames: [ObjectIdentifier: UInt32] = [:]
  /// How much has come of what happened that somebody could notice.
  @exclusivity(unchecked) var effectCount: UInt32 = 0
  /// The records of turns that have not been flushed, by what they go on for.
  @exclusivity(unchecked) var turns: [UInt32: UInt32] = [:]
  /// The records of what has been told of in this turn, by its words.
  @exclusivity(unchecked) var announced: [UInt32: UInt32] = [:]
  /// For each body that is running, what caused what happened around it, and how much had come of all when
  /// it had run.
  @exclusivity(unchecked) var frames: ContiguousArray<(outer: UInt32, effects: UInt32)> = []
  /// When these bodies began, in nanoseconds.
  @exclusivity(unchecked) var starts: ContiguousArray<UInt64> = []
  @exclusivity(unchecked) var outerCause: UInt32 = 0
  /// Whether the properties of the bodies that are running had been read before.
  @exclusivity(unchecked) private var isReadBefore: ContiguousArray<Bool> = []
  @exclusivity(unchecked) private var differences: Differences?

  /// Which stored properties of a view differ in a new value.
  package struct Differences {
    let vertex: UInt64
    package let indexes: ContiguousArray<UInt64>
  }

  /// Whether what is written now is nobody's business.
  package var isSecret = false

  /// Published properties that have been typed where nobody may see it.
  var secretNames: Set<String> = []

  /// Looks at the records when an update is over, if somebody does.
  package var examiner: (any TraceExaminer)?

  /// Hears of each record when it is made.
  package var didRecord: ((TraceRecord) -> Void)?
  /// Makes a value's description.
  package let describe: (Any) -> String

  package init(
    _ detail: Detail, capacity: Int = 1 << 16, describe: @escaping (Any) -> String = { "\($0)" }
  ) {
    self.detail = detail
    tracesCauses = detail.contains(.causes)
    tracesValues = detail.contains(.values)
    ring = TraceRing(capacity: capacity)
    self.describe = describe
  }

  // MARK: Recording

  /// Makes a record.
  /// - Returns: its number.
  @discardableResult
  package func add(
    _ kind: TraceRecord.Kind, _ outcome: TraceRecord.Outcome = .none, field: Int16 = -1,
    cause: UInt32? = nil, of subject: UInt64 = 0, _ first: UInt32 = 0, _ second: UInt32 = 0,
    _ third: UInt32 = 0, _ fourth: UInt32 = 0
  ) -> UInt32 {
    count += 1
    let record = TraceRecord(
      kind: kind, outcome: outcome, field: field, cause: cause ?? current, subject: subject,
      first: first, second: second, third: third, fourth: fourth)
    ring.store(record, as: count)
    if Int(count - oldest) >= capacity {
      oldest += 1
      droppedCount += 1
    }
    didRecord?(record)
    return count
  }

  /// Says what came of something that has been recorded, if that is still there.
  func amend(_ number: UInt32, _ change: (inout TraceRecord) -> Void) {
    guard number >= oldest, number <= count else { return }
    change(&ring[number])
  }

  /// Forgets what has been recorded so far.
  package func forget() {
    droppedCount += Int(count + 1 - oldest)
    oldest = count + 1
    texts = TraceTexts()
    notes.removeAll()
    turns = [:]
    announced = [:]
  }

  /// Forgets what has been recorded if there are many words or vertices by now: between updates, so that
  /// nobody holds the number of one.
  func makeRoom() {
    if texts.size > Self.textLimit || notes.count > Self.noteLimit { forget() }
  }

  /// Begins anew, as if nothing had happened.
  package func reset() {
    forget()
    droppedCount = 0
  }

  /// Runs something that a record causes.
  package func during<Result>(_ number: UInt32, _ body: () -> Result) -> Result {
    let outer = current
    current = number
    defer { current = outer }
    return body()
  }

  /// Notes that something has happened which somebody could notice.
  package func noteEffect() { effectCount &+= 1 }

  // MARK: Words

  package func number(of text: String) -> UInt32 { texts.number(of: text) }

  package func text(_ number: UInt32) -> String {
    TraceTerms.index(of: number) == nil ? texts[number] : TraceTerms.text(number)
  }

  /// The place of a vertex in words.
  package func place(of vertex: Vertex) -> UInt32 {
    let index = notes.index(of: vertex.number)
    if notes[index].place != 0 { return notes[index].place }
    let place = texts.number(of: vertex.placeDescription)
    notes[index].place = place
    return place
  }

  // MARK: What a body reads and why it runs

  package func pushIsRead(_ isRead: Bool) { isReadBefore.append(isRead) }
  package func popIsRead() -> Bool { isReadBefore.popLast() ?? false }

  /// Notes which stored properties of a view differ in the value for which its body is about to run.
  package func setDifferences(_ indexes: ContiguousArray<UInt64>, of vertex: Vertex) {
    differences = Differences(vertex: vertex.number, indexes: indexes)
  }

  package func takeDifferences(of vertex: Vertex) -> Differences? {
    guard let taken = differences else { return nil }
    differences = nil
    return taken.vertex == vertex.number ? taken : nil
  }

  // MARK: What is asked and what is not

  /// Says that a view was given a value that is no other.
  package func addSkip(of vertex: Vertex, _ name: UInt32) {
    notes[notes.index(of: vertex.number)].looked = update
    add(.skipped, of: vertex.number, name)
  }

  /// Whether no other view is known to stand at the place of one.
  package func isAlone(_ vertex: Vertex) -> Bool { notes[notes.index(of: vertex.number)].isAlone }

  package func setAlone(_ vertex: Vertex) { notes[notes.index(of: vertex.number)].isAlone = true }

  /// Whether the views at the place that begins with a vertex are still to be noted for this update.
  package func isNewPlace(_ vertex: Vertex) -> Bool {
    let index = notes.index(of: vertex.number)
    defer { notes[index].noted = update }
    return notes[index].noted != update
  }

  /// Notes a view at the place of one that ran.
  package func addNeighbor(_ vertex: Vertex, _ name: UInt32) {
    neighbors.append((vertex.number, name))
  }

  /// Says, at the end of an update, which views at the places of those that ran were not asked.
  func sayNotAsked() {
    if neighbors.isEmpty { return }
    let notAsked = neighbors.filter { notes[notes.index(of: $0.number)].looked != update }
    let shown = notAsked.prefix(8)
    for (number, name) in shown { add(.notAsked, of: number, name) }
    if notAsked.count > shown.count {
      add(.notAsked, .none, of: 0, texts.number(of: "\(notAsked.count - shown.count) others"))
    }
    neighbors.removeAll(keepingCapacity: true)
  }

  // MARK: Being told

  /// Notes that a vertex was told of a change.
  func tell(_ vertex: Vertex, _ cause: Cause) {
    effectCount &+= 1
    let record = add(.told, field: Int16(clamping: cause.field ?? -1), of: vertex.number)
    notes[notes.index(of: vertex.number)].told = record
  }

  /// Takes the record by which a vertex was told last.
  func takeTold(_ vertex: Vertex) -> UInt32? {
    let index = notes.index(of: vertex.number)
    let told = notes[index].told
    if told == 0 { return nil }
    notes[index].told = 0
    return told
  }

  /// Remembers the record of something that a source has still to commit. The source is kept alive until
  /// then by its batch.
  package func setPending(_ number: UInt32, for source: AnyObject, in batch: UInt64) {
    let key = PendingChange(source: ObjectIdentifier(source), batch: batch)
    // What has been written before in the same batch is never seen.
    if let earlier = pending.updateValue(number, forKey: key) {
      amend(earlier) { $0.outcome = .replaced }
    }
  }

  package func takePending(for source: AnyObject, in batch: UInt64) -> UInt32? {
    pending.removeValue(forKey: PendingChange(source: ObjectIdentifier(source), batch: batch))
  }

  // MARK: What has left

  /// Remembers what a state was called whose view leaves, as a task may still write to it.
  func nameLeft(_ source: AnyObject, _ name: UInt32) {
    // It says nothing of a state that came to stand at the same address: that would have been named when
    // it left, and until then it is not asked for.
    if leftNames.count > 10_000 { leftNames = [:] }
    leftNames[ObjectIdentifier(source)] = name
  }

  func nameOfLeft(_ source: AnyObject) -> UInt32? { leftNames[ObjectIdentifier(source)] }

  // MARK: Reading

  /// What has been recorded and is still there.
  package var trace: Trace { trace(from: 1) }

  /// What has been recorded from a record on and is still there.
  package func trace(from start: UInt32) -> Trace {
    var records: ContiguousArray<TraceRecord> = []
    let first = min(max(start, oldest), count + 1)
    records.reserveCapacity(Int(count + 1 - first))
    var number = first
    while number <= count {
      records.append(ring[number])
      number += 1
    }
    return Trace(
      firstNumber: first, records: records, texts: texts.all, terms: TraceTerms.all,
      places: notes.places,
      droppedCount: droppedCount)
  }
}

/// What a source is about to commit in a batch.
private struct PendingChange: Hashable {
  let source: ObjectIdentifier
  let batch: UInt64
}
