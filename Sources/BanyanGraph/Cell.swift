/// A source that holds a value which views write: the storage of a `@State`.
///
/// It has a committed value, which bodies read, and pending writes by transaction; actions read the
/// newest one (statements A09 to A11).
@MainActor
public final class Cell<Value>: Slot, PendingWrites {
  @exclusivity(unchecked) nonisolated(unsafe) private var committed: Value
  /// The newest value, which is pending if it has a batch and otherwise equals the committed one.
  /// Other threads read it too, so it is written under the lock.
  @exclusivity(unchecked) nonisolated(unsafe) private var newest: Value
  @exclusivity(unchecked) nonisolated(unsafe) private var newestBatch: UInt64 = 0
  /// Values pending for earlier transactions, which are rare.
  @exclusivity(unchecked) nonisolated(unsafe) private var older: OlderWrites?
  nonisolated(unsafe) private let comparison: Comparison
  nonisolated package unowned(unsafe) let runtime: Runtime

  /// The vertex that declares the state, until it leaves the tree; then writes are dropped (A14).
  @exclusivity(unchecked) nonisolated(unsafe) private unowned(unsafe) var owner: Vertex?
  private let field: Int
  /// True once the owner has read the value in a body: only then does a write concern it, and from
  /// then on always (A06, A08).
  @exclusivity(unchecked) nonisolated(unsafe) private var wasRead = false
  /// True if the user has typed the value into a secure field.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) var isSecret = false
  /// The number of changes that have been committed. A copy of the view that is kept elsewhere differs when this does.
  package var changeCount: UInt32 { changes }
  // Another module would check each access to a stored property.
  @exclusivity(unchecked) private var changes: UInt32 = 0
  /// True if the program has ever written another value.
  @exclusivity(unchecked) nonisolated(unsafe) private var wasWritten = false
  /// True if the newest value has been saved for another process.
  @exclusivity(unchecked) nonisolated(unsafe) private var isNoted = false

  /// Values that other threads have written and the main actor has not taken over yet. Under the
  /// lock.
  nonisolated(unsafe) private var arriving: ArrivingWrites?

  // A class, so that a cell that no other thread has written need not even know the type.
  private final class ArrivingWrites {
    var writes: ContiguousArray<(value: Value, transaction: Transaction?)> = []
  }

  private final class OlderWrites {
    var writes: [(batch: UInt64, value: Value)] = []
  }

  package init(_ value: Value, owner: Vertex, field: Int, runtime: Runtime) {
    committed = value
    newest = value
    self.owner = owner
    self.field = field
    self.runtime = runtime
    comparison = Comparison.of(Value.self)
  }

  /// The value for the current context: a body sees the current update, an action the newest write.
  nonisolated package var value: Value {
    Tracking.seesUpdate ? committed : newest
  }

  /// The value for the view that declares the state.
  nonisolated package var valueForOwner: Value {
    guard MainThread.isCurrent else { return valueElsewhere }
    if Tracking.isActive { wasRead = true }
    return value
  }

  /// Returns the value for a reader that holds a binding.
  /// - Parameter cause: the cause that the reader receives for a change.
  nonisolated package func value(forReader cause: Cause?) -> Value {
    // Where the owner reads its own projection, as with `alert(isPresented: $isShown)`, it is its own
    // property that it reads, and that it names as the reason to run.
    if cause == nil, let owner, Tracking.reader === owner {
      wasRead = true
    } else {
      track(as: cause)
    }
    return value
  }

  /// Writes a value. The caller has made sure that it is on the main actor.
  // Not isolated to it: getting there from a property wrapper takes an object and 700 instructions.
  nonisolated package func write(_ newValue: Value) {
    guard owner != nil else { return recordDroppedWrite(of: newValue) }
    var value = newValue
    if newestBatch == 0, comparison.isUnchanged(in: &committed, &value) {
      if runtime.isTracing { recordWrite(of: newValue, .equal) }
      return
    }
    wasWritten = true
    if isNoted { becomeRewritten() }
    let batch = runtime.currentBatch()
    if runtime.isTracing { recordWrite(of: newValue, .changed, in: batch) }
    if newestBatch != batch {
      if newestBatch != 0 { setAsideNewest() }
      newestBatch = batch
      runtime.register(self)
    }
    // Releasing the previous value may release objects that write, so it must not happen while the lock is held.
    Lock.shared.withLock { swap(&newest, &value) }
  }

  // MARK: Access from other threads

  /// True until the view that declares the state has left the tree.
  nonisolated package var hasOwner: Bool { owner != nil }

  /// The newest value, for readers outside of the main actor.
  nonisolated package var valueElsewhere: Value {
    Lock.shared.withLock { arriving?.writes.last?.value ?? newest }
  }

  /// Writes a value outside of the main actor, which soon takes over the writes in order. Until
  /// then other threads read them here.
  nonisolated package func writeElsewhere(_ value: Value, transaction: Transaction?) {
    let isFirst = Lock.shared.withLock {
      let arriving = self.arriving ?? ArrivingWrites()
      self.arriving = arriving
      arriving.writes.append((value: value, transaction: transaction))
      return arriving.writes.count == 1
    }
    if isFirst { takeOverSoon() }
  }

  nonisolated private func takeOverSoon() {
    let cell = Carried(self)
    Task { @MainActor in cell.value.takeOver() }
  }

  private func takeOver() {
    let writes = Lock.shared.withLock { arriving?.writes ?? [] }
    for arrived in writes {
      if let transaction = arrived.transaction {
        Transaction.with(transaction) { write(arrived.value) }
      } else {
        write(arrived.value)
      }
    }
    // Not before they are written: until then other threads must find them here.
    let isMoreThere = Lock.shared.withLock {
      guard let arriving else { return false }
      arriving.writes.removeFirst(writes.count)
      if arriving.writes.isEmpty { self.arriving = nil }
      return !arriving.writes.isEmpty
    }
    if isMoreThere { takeOverSoon() }
  }

  nonisolated private func setAsideNewest() {
    if older == nil { older = OlderWrites() }
    older!.writes.append((newestBatch, newest))
  }

  override public func adopt(_ other: Slot) -> Bool {
    guard let other = other as? Cell<Value> else { return false }
    (committed, newest) = (other.newest, other.newest)
    wasWritten = other.wasWritten
    isSecret = other.isSecret
    return true
  }

  /// Ends the state, because its owner has left the tree.
  override public func detach() {
    if runtime.isTracing, owner != nil { runtime.trace?.nameLeft(self, traceTerm) }
    owner = nil
    committed = newest
    newestBatch = 0
    older = nil
  }

  package func commit(batch: UInt64) {
    guard let owner else { return }
    // A function of its own, because it names types that are looked up at run time: 500
    // instructions.
    let hasChanged = older == nil ? commitNewest(batch) : commitOldest(batch)
    if runtime.isTracing { return commitRecorded(hasChanged, batch) }
    guard hasChanged else { return }
    notifyReaders(owner)
  }

  private func notifyReaders(_ owner: Vertex) {
    if wasRead { runtime.invalidate(owner, cause: Cause(field: field)) }
    changed(in: runtime)
  }

  // MARK: Tracing

  override public var traceName: String { owner?.name(ofProperty: self) ?? "\(Value.self)" }

  override public var traceTerm: UInt32 {
    let term = owner?.term(ofProperty: self, in: field) ?? 0
    return term == 0 ? TraceTerms.number(ofType: Value.self) : term
  }

  override public func exchangeIsRead(_ isRead: Bool) -> Bool {
    defer { wasRead = isRead }
    return wasRead
  }

  override public func writtenValue(_ describe: (Any) -> String) -> String? {
    wasWritten ? isSecret ? TraceRecorder.secret : describe(newest) : nil
  }

  override public var keptValue: Any? { newest }

  // MARK: Transfer to another process

  override public var keptType: Any.Type? { Value.self }

  override public func withKept(_ body: (UnsafeMutableRawPointer) -> Void) {
    var value = newest
    withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
  }

  override public var isAsWrittenDown: Bool { isNoted }

  override public func didWriteDown() { isNoted = true }

  @inline(never)
  nonisolated private func becomeRewritten() {
    isNoted = false
    runtime.rewritten.append(self)
  }

  override public func replaceKept(_ fill: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    guard fill(place) else { return false }
    committed = place.move()
    var old = committed
    Lock.shared.withLock { swap(&newest, &old) }
    wasWritten = true
    if isNoted { becomeRewritten() }
    return true
  }

  // MARK: Recording

  @inline(never)
  nonisolated private func recordWrite(
    of value: Value, _ outcome: TraceRecord.Outcome, in batch: UInt64 = 0
  ) {
    let carried = Carried((self, value))
    assumingMainActor {
      let (cell, value) = carried.value
      guard let trace = cell.runtime.trace, let owner = cell.owner else { return }
      _ = trace.place(of: owner)
      if trace.isSecret { cell.isSecret = true }
      let number = trace.withSecrecy(cell.isSecret) {
        trace.addWrite(
          outcome, to: cell.traceTerm, of: owner.number, from: cell.newest, to: value)
      }
      if outcome == .changed { trace.setPending(number, for: cell, in: batch) }
    }
  }

  /// Records a write that came after its view had left, in the trace of the task that wrote.
  @inline(never)
  nonisolated private func recordDroppedWrite(of value: Value) {
    guard TraceContext.isUsed, let context = TraceContext.cause else { return }
    let carried = Carried(value)
    assumingMainActor {
      let name =
        context.recorder.nameOfLeft(self) ?? TraceTerms.number(ofType: Value.self)
      _ = context.recorder.addWrite(.dropped, to: name, of: 0, from: nil, to: carried.value)
    }
  }

  private func commitRecorded(_ hasChanged: Bool, _ batch: UInt64) {
    guard let trace = runtime.trace, let owner else { return }
    let number = trace.takePending(for: self, in: batch) ?? trace.current
    guard hasChanged else { return trace.amend(number) { $0.outcome = .equal } }
    trace.during(number) { notifyReaders(owner) }
  }

  /// - Returns: true if the value has changed.
  private func commitNewest(_ batch: UInt64) -> Bool {
    guard newestBatch == batch else { return false }
    newestBatch = 0
    if comparison.isUnchanged(in: &committed, &newest) {
      var old = committed
      Lock.shared.withLock { swap(&newest, &old) }
      return false
    }
    committed = newest
    changes &+= 1
    return true
  }

  /// - Returns: true if the value has changed.
  private func commitOldest(_ batch: UInt64) -> Bool {
    guard let older, var first = older.writes.first, first.batch == batch else { return false }
    older.writes.removeFirst()
    if older.writes.isEmpty { self.older = nil }
    if comparison.isUnchanged(in: &committed, &first.value) { return false }
    committed = first.value
    changes &+= 1
    return true
  }
}

/// An object whose writes wait for their transaction to be flushed.
@MainActor
package protocol PendingWrites: AnyObject {
  func commit(batch: UInt64)
}

/// An object with a value that developer tools may change.
@MainActor
package protocol SettableValue: AnyObject {
  /// True if a secure field has written the value.
  var isSecret: Bool { get }
  /// True if the value can be set from words.
  var isSettable: Bool { get }
  /// The value in the words that ``set(words:)`` takes; nil if there are none, or they are secret.
  var words: String? { get }
  /// Writes a value given in words.
  /// - Returns: false if the words do not form a value.
  func set(words: String) -> Bool
}

extension Cell: SettableValue {
  package var isSettable: Bool { Value.self is any LosslessStringConvertible.Type }

  package var words: String? {
    guard isSettable, !isSecret else { return nil }
    return (newest as? any LosslessStringConvertible)?.description
  }

  package func set(words: String) -> Bool {
    // Making a character of any other text is a fault that ends the program.
    if Value.self == Character.self, words.count != 1 { return false }
    guard let type = Value.self as? any LosslessStringConvertible.Type,
      let value = type.init(words) as? Value
    else { return false }
    write(value)
    return true
  }
}
