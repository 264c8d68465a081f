/// Records the events in a runtime, each with its cause.
///
/// To get a trace, assign a recorder to the runtime. A runtime without one only checks that there is none. A
/// recorder keeps the newest 65,536 records and 2 MB of words; older ones are dropped and counted.
@MainActor
package final class TraceRecorder {
  /// The amount of detail that is recorded.
  package struct Detail: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The bodies that ran, and what was printed and reported.
    package static let bodies = Detail(rawValue: 1)
    /// The causes of events.
    package static let causes = Detail(rawValue: 2)
    /// Words: values before and after, the reads of bodies, the host's mutations.
    package static let values = Detail(rawValue: 4)
    package static let all: Detail = [.bodies, .causes, .values]
  }

  package let detail: Detail
  package let tracesCauses: Bool
  package let tracesValues: Bool
  /// The number of records that are kept.
  package var capacity: Int { ring.capacity }
  private static let textLimit = 1 << 20
  private static let noteLimit = 1 << 16

  // No other code sees these properties while they change.
  let ring: TraceRing
  @exclusivity(unchecked) private(set) var texts = TraceTexts()
  /// The number of records made, which is also the number of the last one.
  @exclusivity(unchecked) private(set) var count: UInt32 = 0
  /// The number of records that have been dropped.
  @exclusivity(unchecked) package private(set) var droppedCount = 0
  /// The number of the oldest record that is kept.
  @exclusivity(unchecked) private(set) var oldest: UInt32 = 1

  /// The current cause.
  @exclusivity(unchecked) package var current: UInt32 = 0
  /// The record of the current update, or of the last one.
  @exclusivity(unchecked) var update: UInt32 = 0
  let notes = VertexNotes()
  /// The index of the note of the vertex that is being updated, most likely.
  @exclusivity(unchecked) private(set) var updated = 0
  /// The record of the write or announcement that a source is about to commit.
  @exclusivity(unchecked) private var pending: [PendingChange: UInt32] = [:]
  /// The views at the same places as those that ran, which may turn out not to be evaluated.
  @exclusivity(unchecked) private var neighbors: ContiguousArray<(number: UInt64, name: UInt32)> =
    []
  /// The names of states whose views have left.
  @exclusivity(unchecked) private var leftNames: [ObjectIdentifier: UInt32] = [:]
  /// The number of noticeable effects so far.
  @exclusivity(unchecked) var effectCount: UInt32 = 0
  /// The records of turns that have not been flushed, by the records that they continue.
  @exclusivity(unchecked) var turns: [UInt32: UInt32] = [:]
  /// The records of changes announced in this turn, by their words.
  @exclusivity(unchecked) var announced: [UInt32: UInt32] = [:]
  /// For each running body, the cause around it, and the number of effects when it had run.
  @exclusivity(unchecked) var frames: ContiguousArray<(outer: UInt32, effects: UInt32)> = []
  /// The start times of these bodies, in nanoseconds.
  @exclusivity(unchecked) var starts: ContiguousArray<UInt64> = []
  /// The clock that bodies are timed by, in nanoseconds. A test has one that stands still while the machine is busy.
  package var nanoseconds: @MainActor () -> UInt64 = TraceRecorder.monotonicNanoseconds
  @exclusivity(unchecked) var outerCause: UInt32 = 0
  /// For each property of the running bodies, whether it had been read before.
  @exclusivity(unchecked) private var isReadBefore: ContiguousArray<Bool> = []
  @exclusivity(unchecked) private var differences: Differences?

  /// The stored properties of a view that differ in a new value.
  package struct Differences {
    let vertex: UInt64
    package let indexes: ContiguousArray<UInt64>
  }

  /// True while written values are secret.
  package var isSecret = false

  /// Published properties that have been typed into a secure field.
  var secretNames: Set<String> = []

  /// The object that examines the records after each update, if there is one.
  package var examiner: (any TraceExaminer)? {
    get { knownExaminer }
    set {
      precondition(newValue == nil || tracesValues, "an examiner needs the values")
      knownExaminer = newValue
    }
  }
  // Another module would check each access to a stored property.
  @exclusivity(unchecked) private var knownExaminer: (any TraceExaminer)?

  /// Called for each new record.
  @exclusivity(unchecked) package var didRecord: ((TraceRecord) -> Void)?
  /// Returns the description of a value.
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

  /// Updates a record, if it is still available.
  func amend(_ number: UInt32, _ change: (inout TraceRecord) -> Void) {
    guard number >= oldest, number <= count else { return }
    change(&ring[number])
  }

  /// Removes all records so far.
  package func forget() {
    droppedCount += Int(count + 1 - oldest)
    oldest = count + 1
    texts = TraceTexts()
    notes.removeAll()
    turns = [:]
    announced = [:]
  }

  /// Removes all records if there are too many words or vertices: called between updates, when no caller
  /// holds a record's number.
  func makeRoom() {
    if texts.size > Self.textLimit || notes.count > Self.noteLimit { forget() }
  }

  /// Starts anew, as if nothing had been recorded.
  package func reset() {
    forget()
    droppedCount = 0
  }

  /// Runs work that a record causes.
  package func during<Result>(_ number: UInt32, _ body: () -> Result) -> Result {
    let outer = current
    current = number
    defer { current = outer }
    return body()
  }

  /// Counts a noticeable effect.
  package func noteEffect() { effectCount &+= 1 }

  // MARK: Texts

  package func number(of text: String) -> UInt32 { texts.number(of: text) }

  package func text(_ number: UInt32) -> String {
    TraceTerms.index(of: number) == nil ? texts[number] : TraceTerms.text(number)
  }

  /// Returns the number of the words for a vertex's place.
  package func place(of vertex: Vertex) -> UInt32 {
    let index = notes.index(of: vertex.number)
    if notes[index].place != 0 { return notes[index].place }
    let place = texts.number(of: vertex.placeDescription)
    notes[index].place = place
    return place
  }

  // MARK: Reads and differences

  package func pushIsRead(_ isRead: Bool) { isReadBefore.append(isRead) }
  package func popIsRead() -> Bool { isReadBefore.popLast() ?? false }

  /// Stores which stored properties of a view differ in the value for which its body is about to run.
  package func setDifferences(_ indexes: ContiguousArray<UInt64>, of vertex: Vertex) {
    differences = Differences(vertex: vertex.number, indexes: indexes)
  }

  package func takeDifferences(of vertex: Vertex) -> Differences? {
    guard let taken = differences else { return nil }
    differences = nil
    return taken.vertex == vertex.number ? taken : nil
  }

  // MARK: Skipped bodies

  /// Records that a view was given an equal value.
  func addSkip(of vertex: Vertex, _ name: UInt32) {
    notes[notes.index(of: vertex.number)].looked = update
    add(.skipped, of: vertex.number, name)
  }

  /// Returns true if a vertex is known to be the only view at its place.
  package func isAlone(_ vertex: Vertex) -> Bool { notes[notes.index(of: vertex.number)].isAlone }

  package func setAlone(_ vertex: Vertex) { notes[notes.index(of: vertex.number)].isAlone = true }

  /// Returns true if the views at the place that begins with a vertex have not been noted in this update.
  package func isNewPlace(_ vertex: Vertex) -> Bool {
    let index = notes.index(of: vertex.number)
    defer { notes[index].noted = update }
    return notes[index].noted != update
  }

  /// Adds a view at the same place as one that ran.
  package func addNeighbor(_ vertex: Vertex, _ name: UInt32) {
    neighbors.append((vertex.number, name))
  }

  /// Records, at the end of an update, which views at the same places as those that ran were not evaluated.
  func recordNotAsked() {
    if neighbors.isEmpty { return }
    let notAsked = neighbors.filter { notes[notes.index(of: $0.number)].looked != update }
    let shown = notAsked.prefix(8)
    for (number, name) in shown { add(.notAsked, of: number, name) }
    if notAsked.count > shown.count {
      add(.notAsked, .none, of: 0, texts.number(of: "\(notAsked.count - shown.count) others"))
    }
    neighbors.removeAll(keepingCapacity: true)
  }

  // MARK: Notifications

  /// Records that a vertex was invalidated.
  func notify(_ vertex: Vertex, _ cause: Cause) {
    effectCount &+= 1
    let record = add(.notified, field: Int16(clamping: cause.field ?? -1), of: vertex.number)
    notes[notes.index(of: vertex.number)].notified = record
  }

  /// Takes the record that last invalidated a vertex.
  func takeNotification(_ vertex: Vertex) -> UInt32? {
    let index = notes.index(of: vertex.number)
    updated = index
    let notified = notes[index].notified
    if notified == 0 { return nil }
    notes[index].notified = 0
    return notified
  }

  /// Stores the record of a change that a source has yet to commit. Its batch keeps the source alive until
  /// then.
  package func setPending(_ number: UInt32, for source: AnyObject, in batch: UInt64) {
    let key = PendingChange(source: ObjectIdentifier(source), batch: batch)
    // An earlier write in the same batch is never seen.
    if let earlier = pending.updateValue(number, forKey: key) {
      amend(earlier) { $0.outcome = .replaced }
    }
  }

  package func takePending(for source: AnyObject, in batch: UInt64) -> UInt32? {
    pending.removeValue(forKey: PendingChange(source: ObjectIdentifier(source), batch: batch))
  }

  // MARK: Sources that have left

  /// Stores the name of a state whose view leaves, as a task may still write to it.
  func nameLeft(_ source: AnyObject, _ name: UInt32) {
    // A later state at the same address is not misnamed: it replaces the name when it leaves, and until then
    // its name is not looked up.
    if leftNames.count > 10_000 { leftNames = [:] }
    leftNames[ObjectIdentifier(source)] = name
  }

  func nameOfLeft(_ source: AnyObject) -> UInt32? { leftNames[ObjectIdentifier(source)] }

  // MARK: Reading

  /// A copy of the available records.
  package var trace: Trace { trace(from: 1) }

  /// Returns a copy of the available records from a number on.
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

/// A change that a source is about to commit in a batch.
private struct PendingChange: Hashable {
  let source: ObjectIdentifier
  let batch: UInt64
}
