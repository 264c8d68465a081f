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
  package let capacity: Int
  private static let textLimit = 1 << 20

  private var ring: ContiguousArray<TraceRecord> = []
  private var texts = TraceTexts()
  /// How many records have been made; the last has this number.
  private(set) var count: UInt32 = 0
  /// How many records have been dropped.
  package private(set) var droppedCount = 0
  /// The number of the oldest record that is kept.
  private var oldest: UInt32 = 1

  /// What causes whatever happens now.
  package var current: UInt32 = 0
  /// The newest record by which each vertex has been told.
  var told: [UInt64: UInt32] = [:]
  /// The record of the write or announcement that a source is about to commit.
  private var pending: [TraceWords: UInt32] = [:]
  /// The places of vertices in words, found once for each.
  private var places: [UInt64: UInt32] = [:]
  private var wording: [TraceWords: UInt32] = [:]
  /// The views at the places of those that ran, which may turn out not to be asked.
  private var neighbors: [(number: UInt64, name: UInt32)] = []
  private var seenPlaces: Set<UInt64> = []
  var looked: Set<UInt64> = []
  /// How much has come of what happened that somebody could notice.
  var effectCount = 0
  /// The records of turns that have not been flushed, by what they go on for.
  var turns: [UInt32: UInt32] = [:]
  /// The records of what has been told of in this turn, by its words.
  var announced: [UInt32: UInt32] = [:]
  /// The records of the bodies and rows of this update.
  var bodies: [UInt64: UInt32] = [:]
  var frames: ContiguousArray<Frame> = []
  var outerCause: UInt32 = 0
  /// Whether the properties of the bodies that are running had been read before.
  private var isReadBefore: ContiguousArray<Bool> = []
  private var differences: (number: UInt64, names: [String])?

  /// A body that is running.
  struct Frame {
    let outer: UInt32
    var effects: Int
    let start: ContinuousClock.Instant?
  }

  /// Whether what is written now is nobody's business.
  package var isSecret = false

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
    self.capacity = capacity
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
    let place = Int(count - 1) % capacity
    if place < ring.count { ring[place] = record } else { ring.append(record) }
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
    change(&ring[Int(number - 1) % capacity])
  }

  /// Forgets what has been recorded so far.
  package func forget() {
    droppedCount += Int(count + 1 - oldest)
    oldest = count + 1
    texts = TraceTexts()
    places = [:]
    wording = [:]
    told = [:]
    turns = [:]
    announced = [:]
  }

  /// Forgets what has been recorded if there are many words by now: between updates, so that nobody holds
  /// the number of one.
  func makeRoom() {
    if texts.size > Self.textLimit { forget() }
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
  package func noteEffect() { effectCount += 1 }

  // MARK: Words

  package func number(of text: String) -> UInt32 { texts.number(of: text) }

  package func text(_ number: UInt32) -> String { texts[number] }

  /// The words for what is known by an object and a number, found once.
  package func words(
    for object: AnyObject, _ number: UInt64, _ text: () -> String
  ) -> UInt32 {
    let key = TraceWords(object: ObjectIdentifier(object), number: number)
    if let known = wording[key] { return known }
    let number = texts.number(of: text())
    wording[key] = number
    return number
  }

  /// The place of a vertex in words.
  package func place(of vertex: Vertex) -> UInt32 {
    if let known = places[vertex.number] { return known }
    let number = texts.number(of: vertex.placeDescription)
    places[vertex.number] = number
    return number
  }

  // MARK: What a body reads and why it runs

  package func pushIsRead(_ isRead: Bool) { isReadBefore.append(isRead) }
  package func popIsRead() -> Bool { isReadBefore.popLast() ?? false }

  /// Notes which properties of a view differ in the value for which its body is about to run.
  package func setDifferences(_ names: [String], of vertex: Vertex) {
    differences = (vertex.number, names)
  }

  package func takeDifferences(of vertex: Vertex) -> [String]? {
    defer { differences = nil }
    return differences?.number == vertex.number ? differences?.names : nil
  }

  // MARK: What is asked and what is not

  /// Notes that a view has run or has been compared.
  package func noteLooked(at vertex: Vertex) { looked.insert(vertex.number) }

  /// Whether the views at a place are still to be said for this update.
  package func isNewPlace(_ number: UInt64) -> Bool { seenPlaces.insert(number).inserted }

  /// Notes a view at the place of one that ran.
  package func addNeighbor(_ vertex: Vertex, _ name: String) {
    neighbors.append((vertex.number, texts.number(of: name)))
  }

  /// Says, at the end of an update, which views at the places of those that ran were not asked.
  func sayNotAsked() {
    let notAsked = neighbors.filter { !looked.contains($0.number) }
    let shown = notAsked.prefix(8)
    for (number, name) in shown { add(.notAsked, of: number, name) }
    if notAsked.count > shown.count {
      add(.notAsked, .none, of: 0, texts.number(of: "\(notAsked.count - shown.count) others"))
    }
    neighbors = []
    seenPlaces = []
    looked = []
  }

  // MARK: Being told

  /// Notes that a vertex was told of a change.
  func tell(_ vertex: Vertex, _ cause: Cause) {
    effectCount += 1
    told[vertex.number] = add(.told, field: Int16(clamping: cause.field ?? -1), of: vertex.number)
  }

  /// Takes the record by which a vertex was told last.
  package func takeTold(_ vertex: Vertex) -> UInt32? { told.removeValue(forKey: vertex.number) }

  /// Remembers the record of something that a source has still to commit. The source is kept alive until
  /// then by its batch.
  package func setPending(_ number: UInt32, for source: AnyObject, in batch: UInt64) {
    let key = TraceWords(object: ObjectIdentifier(source), number: batch)
    // What has been written before in the same batch is never seen.
    if let earlier = pending.updateValue(number, forKey: key) {
      amend(earlier) { $0.outcome = .replaced }
    }
  }

  package func takePending(for source: AnyObject, in batch: UInt64) -> UInt32? {
    pending.removeValue(forKey: TraceWords(object: ObjectIdentifier(source), number: batch))
  }

  // MARK: Reading

  /// What has been recorded and is still there.
  package var trace: Trace {
    var records: ContiguousArray<TraceRecord> = []
    records.reserveCapacity(Int(count + 1 - oldest))
    var number = oldest
    while number <= count {
      records.append(ring[Int(number - 1) % capacity])
      number += 1
    }
    return Trace(
      firstNumber: oldest, records: records, texts: texts.all, places: places,
      droppedCount: droppedCount)
  }
}

/// An object, and a number that has a meaning with it.
private struct TraceWords: Hashable {
  let object: ObjectIdentifier
  let number: UInt64
}
