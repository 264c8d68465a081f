import BanyanGraph

/// A node that evaluates a body, with the dynamic properties that the body's type declares.
package class DynamicNode: _Node {
  package final let fields: DynamicFields
  @exclusivity(unchecked) package private(set) final var slots: SlotList
  /// The reasons to run the body: bit 0 for the value itself, then identity, dependencies, fields.
  @exclusivity(unchecked) final var changes: ChangeSet
  /// The fields that must be read again to find out whether they have changed.
  @exclusivity(unchecked) private final var checks = ChangeSet()
  @exclusivity(unchecked) private final var reads = TrackedReads()
  /// The node that the body made, or an error in its place.
  @exclusivity(unchecked) package final var child: _Node?
  @exclusivity(unchecked) package final var isShowingError = false
  /// True if the view has been found to contain itself without end and is about to be replaced.
  final var isEndless = false { didSet { endlessDidChange(from: oldValue) } }
  /// The message of a property that could not be connected.
  @exclusivity(unchecked) final var missing: String?

  init(_ fields: DynamicFields, under parent: _Node, in context: _Context) {
    self.fields = fields
    slots = SlotList(count: fields.fields.count)
    changes = fields.fields.count == 0 ? .value : .initial(fieldCount: fields.fields.count)
    super.init(under: parent, in: context)
  }

  override var viewName: String? { fields.name }
  package override var placeName: String { fields.shortName }
  // Nothing comes or goes on its own in the body of one of the framework's views.
  package override var opensPlace: Bool { fields.isOfApp }

  package final override func note(_ cause: Cause) {
    guard let field = cause.field else { return changes.formUnion(.dependencies) }
    if cause.needsCheck { checks.insert(field: field) } else { changes.insert(field: field) }
  }

  package final override func update() {
    if !checks.isEmpty {
      for (index, slot) in slots.enumerated() where checks.contains(field: index) {
        if slot?.check() == true { changes.insert(field: index) }
      }
      checks = ChangeSet()
    }
    if !changes.isEmpty { evaluate() }
  }

  /// Runs the body and updates the nodes below.
  func evaluate() {}

  /// True if the body waits until its place is shown for the first time.
  package var isHeldBack: Bool { false }

  /// Returns the term for what the body has read: its own properties, by their indexes, and shared
  /// sources.
  package final func term(ofReads fields: TraceTermTable.Parts) -> UInt32 {
    self.fields.terms.term(ofReads: fields, by: reads.edges)
  }

  /// Calls a function with the address of the node's value, if it keeps one.
  package func withValue(_ body: (UnsafeRawPointer) -> Void) {}

  /// Records which fields of a new value differ from the old ones.
  final func noteChanges(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    changes.formUnion(.value)
    for (index, field) in fields.fields.enumerated() where field.hasChanged(from: old, to: new) {
      changes.insert(field: index)
    }
    if runtime.isTracing { recordDifferences(from: old, to: new) }
  }

  /// Connects the dynamic properties of a value, runs a function on their behalf, and records what it
  /// reads.
  /// - Parameter show: receives the result after the reads are recorded. Returning an optional would
  ///   mean finding its type at run time.
  /// - Returns: false if a property cannot be connected; see `missing`.
  final func run<Value, Body>(
    _ value: Value, _ body: (Value) -> Body, show: (Body) -> Void
  ) -> Bool {
    isQueued = false
    var connected = value
    if fields.fields.count > 0 {
      missing = nil
      connect(&connected)
      if changes.contains(.identity), runtime.isRestoring, restoreProperties() {
        connect(&connected)
      }
      checks = ChangeSet()
      if missing != nil {
        changes = ChangeSet()
        return false
      }
    }
    runtime.bodyWillRun()
    let record = runtime.isRecordingBodies ? beginRecord() : nil
    let result = track(&reads, of: fields, isPlain: fields.isPlain) { body(connected) }
    changes = ChangeSet()
    if let record { endRecord(record, result, show: show) } else { show(result) }
    return true
  }

  /// Records what the body has read, shows its result, and ends its record.
  @inline(never)
  private final func endRecord<Body>(_ record: UInt32, _ result: Body, show: (Body) -> Void) {
    guard let trace = runtime.trace else { return show(result) }
    recordReads(reads.edges, in: trace, record)
    trace.viewExaminer?.bodyDidRun(self, result)
    show(result)
    trace.endBody(record)
  }

  @inline(__always)
  private func connect<Value>(_ value: inout Value) {
    // The slots are taken out of the node while in use, so that no other access to it can conflict.
    var slots = self.slots
    self.slots = SlotList()
    withAddress(ofVariable: &value) {
      fields.connect(UnsafeMutableRawPointer($0), to: &slots, of: self)
    }
    self.slots = slots
  }

  /// Restores the values that another process has kept for the properties.
  /// - Returns: true if it kept any.
  @inline(never)
  private func restoreProperties() -> Bool { runtime.viewRestoration?.restore(self) ?? false }

  /// Runs a function on behalf of the same properties once more, and keeps none of its effects.
  final func runAgain<Value>(_ value: Value, _ body: (Value) -> Any) -> Any? {
    var connected = value
    let (outerMissing, outerChecks) = (missing, checks)
    missing = nil
    connect(&connected)
    let isMissing = missing != nil
    (missing, checks) = (outerMissing, outerChecks)
    if isMissing { return nil }
    return trackOnce { body(connected) }
  }

  /// Returns true if a property declares that the view follows an observable object.
  package final func follows(_ object: AnyObject) -> Bool { field(following: object) != nil }

  /// Returns the index of the property that declares that the view follows an observable object.
  final func field(following object: AnyObject) -> Int? {
    slots.firstIndex { $0?.follows(object) == true }
  }

  /// The names of the properties as declared.
  final var propertyNames: [String] { fields.fields.flatMap { $0.names } }

  override public final func name(ofProperty slot: Slot) -> String? {
    propertyName(of: slot).map { "\(fields.shortName).\($0)" }
  }

  override public final func term(ofProperty slot: Slot, in field: Int) -> UInt32 {
    if field < slots.count, slots[field] === slot { return fields.terms.properties[field] }
    return name(ofProperty: slot).map { TraceTerms.number(of: $0) } ?? 0
  }

  /// Returns the name of the property that a slot belongs to.
  final func propertyName(of slot: Slot) -> String? {
    for (index, kept) in slots.enumerated() {
      guard let kept, index < fields.fields.count else { continue }
      let name = fields.fields[index].name.withoutUnderscore
      if kept === slot { return name }
      if let inner = kept.name(of: slot) { return "\(name).\(inner)" }
    }
    return nil
  }

  override var keepsState: Bool { fields.keepState || super.keepsState }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  /// Releases the storage of the properties after the node has left. Bindings and actions keep what they use.
  final func forgetSlots() { slots = SlotList() }

  override func detach() {
    if runtime.isTracing { recordLeaving() }
    for slot in slots { slot?.detach() }
    reads.end()
    isEndless = false
    super.detach()
  }
}

/// The reasons to run a body.
struct ChangeSet: OptionSet {
  var rawValue: UInt64

  static let value = ChangeSet(rawValue: 1)
  static let identity = ChangeSet(rawValue: 2)
  static let dependencies = ChangeSet(rawValue: 4)
  private static let fieldBase = 3

  static func initial(fieldCount: Int) -> ChangeSet {
    var changes: ChangeSet = [.value, .identity]
    for index in 0..<fieldCount { changes.insert(field: index) }
    return changes
  }

  // The last bit stands for all fields beyond the sixtieth.
  private static func bit(_ field: Int) -> ChangeSet {
    ChangeSet(rawValue: 1 << UInt64(min(field + fieldBase, 63)))
  }

  mutating func insert(field: Int) { formUnion(Self.bit(field)) }

  func contains(field: Int) -> Bool { !isDisjoint(with: Self.bit(field)) }

  /// Returns the names as `_printChanges` prints them.
  /// - Parameter fields: the names of the dynamic properties.
  func names(in fields: [String]) -> [String] {
    var names: [String] = []
    if contains(.dependencies) { names.append("@dependencies") }
    if contains(.value) { names.append("@self") }
    if contains(.identity) { names.append("@identity") }
    for (index, name) in fields.enumerated() where contains(field: index) { names.append(name) }
    return names
  }
}
