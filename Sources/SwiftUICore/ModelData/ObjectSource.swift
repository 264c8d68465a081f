import BanyanGraph
import Combine

/// What one observable object announces, as the views of one app follow it: one subscription,
/// however many views there are.
final class ObjectSource: Source, PendingWrites {
  private let key: Key
  // Kept alive, so that its identity stands for nothing else.
  private let object: AnyObject
  private let runtime: Runtime
  private var subscription: AnyCancellable?
  private var lastBatch: UInt64 = 0

  private struct Key: Hashable {
    let object: ObjectIdentifier
    let runtime: ObjectIdentifier
  }

  private struct Entry {
    weak var source: ObjectSource?
  }

  /// The sources that somebody follows, or did a moment ago.
  private static var known: [Key: Entry] = [:]

  /// The source for an object; another one for each app.
  static func of<ObjectType: ObservableObject>(
    _ object: ObjectType, in runtime: Runtime
  ) -> ObjectSource {
    let key = Key(object: ObjectIdentifier(object), runtime: ObjectIdentifier(runtime))
    if let source = known[key]?.source { return source }
    let source = ObjectSource(object, key: key, runtime: runtime)
    known[key] = Entry(source: source)
    return source
  }

  private init<ObjectType: ObservableObject>(_ object: ObjectType, key: Key, runtime: Runtime) {
    self.key = key
    self.object = object
    self.runtime = runtime
    super.init()
    subscription = object.objectWillChange.sink(
      receiveCompletion: { [weak self] _ in self?.objectWillChange() },
      receiveValue: { [weak self] _ in self?.objectWillChange() })
  }

  deinit {
    let key = key
    guard MainThread.isCurrent else {
      Task { @MainActor in Self.forget(key) }
      return
    }
    assumingMainActor { Self.forget(key) }
  }

  private static func forget(_ key: Key) {
    // Somebody may follow the object again by now.
    if known[key]?.source == nil { known[key] = nil }
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
        Issue.report(
          """
          Publishing changes from within view updates is not allowed, this will cause undefined \
          behavior.
          """, in: runtime)
      }
      invalidateReaders()
    }
  }

  private func invalidateReaders() {
    let batch = runtime.currentBatch()
    if batch == lastBatch { return }
    lastBatch = batch
    runtime.register(self)
  }

  func commit(batch: UInt64) {
    changed(in: runtime)
  }
}

/// One view's declaration that it follows an object.
final class ObjectSlot<ObjectType: ObservableObject>: PropertySlot {
  private(set) var object: ObjectType?
  private unowned(unsafe) let owner: _Node
  private let cause: Cause
  private var edges = EdgeList()

  init(_ installation: _Installation) {
    owner = installation.owner
    cause = Cause(field: installation.field)
  }

  /// Follows an object, if it is not the one followed already.
  func observe(_ object: ObjectType) {
    guard self.object !== object else { return }
    self.object = object
    Tracking.track(owner, edges: &edges, cause: cause) {
      ObjectSource.of(object, in: owner.runtime).track()
    }
  }

  override func follows(_ object: AnyObject) -> Bool { self.object === object }

  override func detach() {
    edges.removeAll()
    object = nil
  }
}

/// A property of an observable object.
///
/// Who reads it in a body follows the object, although nothing is declared: the view that declares
/// it may pass on the same binding again, which by itself is no reason to run.
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
