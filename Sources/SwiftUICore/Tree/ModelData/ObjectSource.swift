import BanyanGraph
import Combine

/// The announcements of one observable object, for the views of one app: one subscription, however
/// many views there are.
final class ObjectSource: Source, PendingWrites {
  // Retained, so that its identity is not reused.
  private let object: AnyObject
  private let identity: ObjectIdentifier
  private let runtime: Runtime
  private var subscription: AnyCancellable?
  private var lastBatch: UInt64 = 0
  /// The number of changes of the object that have reached its followers.
  private(set) var changeCount: UInt32 = 0
  /// The published values before the announcement of a change, if a trace is kept.
  private var announced: PublishedValues?

  private struct Entry {
    weak var source: ObjectSource?
  }

  /// The sources with current or recent followers, by object and by the runtime of the app. An object that all visitors
  /// share has one for each of them, and each read asks for one.
  private static var known: [ObjectIdentifier: [ObjectIdentifier: Entry]] = [:]

  /// The number of apps whose views follow an object.
  static func followerCount(of object: AnyObject) -> Int {
    known[ObjectIdentifier(object)]?.count ?? 0
  }

  /// Returns the source for an object; each app has its own.
  static func of<ObjectType: ObservableObject>(
    _ object: ObjectType, in runtime: Runtime
  ) -> ObjectSource {
    let (identity, app) = (ObjectIdentifier(object), ObjectIdentifier(runtime))
    if let source = known[identity]?[app]?.source { return source }
    let source = ObjectSource(object, runtime: runtime)
    known[identity, default: [:]][app] = Entry(source: source)
    return source
  }

  private init<ObjectType: ObservableObject>(_ object: ObjectType, runtime: Runtime) {
    self.object = object
    identity = ObjectIdentifier(object)
    self.runtime = runtime
    super.init()
    subscribe(to: object)
  }

  /// Subscribes to the object's announcements, even if they came from other publishers before.
  fileprivate func subscribe<ObjectType: ObservableObject>(to object: ObjectType) {
    subscription = object.objectWillChange.sink(
      receiveCompletion: { [weak self] _ in self?.objectWillChange() },
      receiveValue: { [weak self] _ in self?.objectWillChange() })
  }

  deinit {
    let (identity, app) = (identity, ObjectIdentifier(runtime))
    guard MainThread.isCurrent else {
      Task { @MainActor in Self.forget(identity, app) }
      return
    }
    assumingMainActor { Self.forget(identity, app) }
  }

  private static func forget(_ identity: ObjectIdentifier, _ app: ObjectIdentifier) {
    // The object may have new followers by now.
    guard known[identity]?[app]?.source == nil else { return }
    known[identity]?[app] = nil
    if known[identity]?.isEmpty == true { known[identity] = nil }
  }

  /// Announces a change to a property of an object that is not published.
  nonisolated static func announce<ObjectType: ObservableObject>(_ object: ObjectType) {
    guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return }
    // An object without published properties returns another publisher each time.
    if publisher === object.objectWillChange as? ObservableObjectPublisher {
      return publisher.send()
    }
    let identity = ObjectIdentifier(object)
    guard MainThread.isCurrent else {
      Task { @MainActor in announceFollowed(identity) }
      return
    }
    assumingMainActor { announceFollowed(identity) }
  }

  private static func announceFollowed(_ identity: ObjectIdentifier) {
    for entry in (known[identity] ?? [:]).values { entry.source?.objectWillChange() }
  }

  private nonisolated func objectWillChange() {
    guard MainThread.isCurrent else {
      Task { @MainActor in
        Issue.report(
          """
          Publishing changes from background threads is not allowed; make sure to publish values \
          from the main thread (via operators like receive(on:)) on model updates.
          """, in: runtime)
        invalidateReaders()
      }
      return
    }
    assumingMainActor {
      if Tracking.isActive {
        guard runtime.admitsChangeInBody(of: { announcedName }) else { return }
        if runtime.isFirstChangeInBody {
          Issue.report(
            """
            Publishing changes from within view updates is not allowed, this will cause undefined \
            behavior.
            """, in: runtime)
        }
        runtime.viewExaminer?.judgeWrite(to: traceName, isKept: true)
      }
      invalidateReaders()
    }
  }

  /// The name of the property that is being set, or else of the object's class.
  private var announcedName: String {
    PublishedValues.announced(by: object).map { "\(traceName).\($0)" } ?? traceName
  }

  private func invalidateReaders() {
    let batch = runtime.currentBatch()
    if batch == lastBatch { return }
    lastBatch = batch
    runtime.register(self)
    if runtime.isTracing { recordAnnouncement() }
  }

  func commit(batch: UInt64) {
    changeCount &+= 1
    if runtime.isTracing { return commitRecorded(batch) }
    changed(in: runtime)
  }

  // MARK: Tracing

  override var traceName: String { Metadata.shortName(of: type(of: object)) }
  override var traceTerm: UInt32 { TraceTerms.number(ofType: type(of: object)) }

  /// Records the published values of the object, which are about to change.
  @inline(never)
  private func recordAnnouncement() {
    guard let trace = runtime.trace else { return }
    trace.setPending(trace.addSource(traceTerm), for: self, in: lastBatch)
    if trace.tracesValues { announced = PublishedValues(of: object) }
  }

  @inline(never)
  private func commitRecorded(_ batch: UInt64) {
    guard let trace = runtime.trace else { return changed(in: runtime) }
    let number = trace.takePending(for: self, in: batch) ?? trace.current
    if let announced {
      let changes = PublishedValues(of: object).differences(from: announced, trace.describe)
      trace.setSource(number, changes.map { ("\(traceName).\($0.name)", $0.old, $0.new) })
      self.announced = nil
    }
    trace.during(number) { changed(in: runtime) }
  }
}

/// One view's declaration that it follows an object.
package final class ObjectSlot<ObjectType: ObservableObject>: _PropertySlot {
  @exclusivity(unchecked) package private(set) var object: ObjectType?
  private var source: ObjectSource?
  private unowned(unsafe) let owner: _Node
  private let cause: Cause
  private var edges = EdgeList()

  init(_ installation: _Installation) {
    owner = installation.owner
    cause = Cause(field: installation.field)
  }

  /// The object that the property refers to now.
  var seen: SeenObject<ObjectType> {
    SeenObject(object, changeCount: source?.changeCount ?? 0)
  }

  /// Follows an object, unless it is already followed.
  func observe(_ object: ObjectType) {
    guard self.object !== object else { return }
    if owner.runtime.isTracing { recordObject(object) }
    self.object = object
    let source = ObjectSource.of(object, in: owner.runtime)
    self.source = source
    Tracking.track(owner, edges: &edges, cause: cause) { source.track() }
  }

  /// Tells an examiner about the object that will be followed.
  @inline(never)
  private func recordObject(_ object: ObjectType) {
    guard let examiner = owner.runtime.viewExaminer, let owner = owner as? DynamicNode,
      let field = cause.field
    else { return }
    examiner.observe(object, insteadOf: self.object, in: owner, field: field)
    examiner.follow(object, in: owner, field: field)
  }

  package override func follows(_ object: AnyObject) -> Bool { self.object === object }

  package override func detach() {
    edges.removeAll()
    object = nil
    source = nil
  }

  package override var whileSeen: Slot { object.map { DepartedObject($0) as Slot } ?? self }

  package override func adopt(_ other: Slot) -> Bool {
    guard let departed = other as? DepartedObject<ObjectType> else { return false }
    observe(departed.object)
    return true
  }

  // MARK: Transfer to another process

  package override var keptType: Any.Type? { object == nil ? nil : ObjectType.self }

  package override func withKept(_ body: (UnsafeMutableRawPointer) -> Void) {
    guard var object else { return }
    withUnsafeMutablePointer(to: &object) { body(UnsafeMutableRawPointer($0)) }
  }

  package override func replaceKept(_ fill: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    let place = UnsafeMutablePointer<ObjectType>.allocate(capacity: 1)
    defer { place.deallocate() }
    guard fill(place) else { return false }
    observe(place.move())
    return true
  }

  // The object's published properties are not the ones that were followed.
  package override func keptObjectDidChange() {
    if let object { source?.subscribe(to: object) }
  }
}

/// The object of a view that has left and is still seen.
private final class DepartedObject<ObjectType: ObservableObject>: Slot {
  let object: ObjectType

  init(_ object: ObjectType) {
    self.object = object
  }
}

/// A property of an observable object.
///
/// A view that reads it in a body follows the object without a declaration: the view that declares
/// it may pass on the same binding again, which alone is no reason to run.
struct PublishedLocation<Root: ObservableObject, Value>: Location {
  let object: Root
  let keyPath: ReferenceWritableKeyPath<Root, Value>

  func get(cause: Cause?) -> Value {
    if MainThread.isCurrent {
      let object = Carried(object)
      assumingMainActor { Self.follow(object.value, cause: cause) }
    }
    return object[keyPath: keyPath]
  }

  @MainActor
  private static func follow(_ object: Root, cause: Cause?) {
    guard Tracking.isActive, let reader = Tracking.reader as? _Node else { return }
    if let reader = reader as? DynamicNode, reader.follows(object) { return }
    ObjectSource.of(object, in: reader.runtime).track(as: cause)
  }

  func set(_ value: Value, transaction: Transaction?) {
    ObjectLocation(object: object, keyPath: keyPath).set(value, transaction: transaction)
  }

  func isSame(as other: PublishedLocation) -> Bool {
    object === other.object && keyPath == other.keyPath
  }
}
