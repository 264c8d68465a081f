import BanyanGraph

/// The storage of a stored property of one view: the location of its value, and whether a body has
/// ever read it. Only then do changes affect the view, and from then on always, as for a state
/// (A06, A08).
final class StoredSlot<Value>: _PropertySlot, @unchecked Sendable {
  private unowned(unsafe) let owner: DynamicNode
  private let cause: Cause
  /// The store that the property names; nil for that of the environment.
  private var namedStore: KeyedStore?
  private var storeEdges = EdgeList()
  private var edges = EdgeList()
  /// The place of the value, which other threads read too.
  nonisolated var location: StoredLocation<Value> { Lock.shared.withLock { place } }
  nonisolated(unsafe) private var place: StoredLocation<Value>
  private var isRead = false
  private var isDetached = false
  /// The last value that the view has read.
  private var seen: Value

  init(
    _ property: StoredProperty<Value>, _ installation: _Installation, namedStore: KeyedStore?
  ) {
    owner = installation.owner
    cause = Cause(field: installation.field, needsCheck: true)
    self.namedStore = namedStore
    place = StoredLocation(store: namedStore ?? DefaultsStore.standard, property: property)
    seen = property.defaultValue
    super.init()
    move(to: property)
  }

  /// Updates the property from the view's new value.
  func connect(_ property: StoredProperty<Value>, namedStore: KeyedStore?) {
    if property.isUnchanged(from: place.property), namedStore === self.namedStore {
      if isRead { seen = current }
      return
    }
    self.namedStore = namedStore
    move(to: property)
    if isRead { seen = current }
  }

  /// Reads the value. A view other than the one that declares the property reads it for itself.
  nonisolated func read() -> Value {
    guard MainThread.isCurrent else { return location.get(cause: nil) }
    return assumingMainActor {
      guard !isDetached, Tracking.isActive, Tracking.reader === owner else {
        return Carried(location.get(cause: nil))
      }
      follow()
      return Carried(current)
    }.value
  }

  /// The value in the current update.
  private var current: Value { Tracking.duringUpdate { place.get(cause: nil) } }

  private func follow() {
    if isRead { return }
    isRead = true
    track()
    seen = current
  }

  private func track() {
    Tracking.track(owner, edges: &edges, cause: cause) {
      place.store.source(for: place.property.key).track()
    }
  }

  private func move(to property: StoredProperty<Value>) {
    let store = namedStore ?? environmentStore
    let isElsewhere = store !== place.store || property.key != place.property.key
    var new = StoredLocation(store: store, property: property)
    Lock.shared.withLock { swap(&place, &new) }
    if isElsewhere, isRead { track() }
  }

  private var environmentStore: KeyedStore {
    Tracking.track(owner, edges: &storeEdges, cause: cause) {
      owner.context.value(for: DefaultAppStorageKey.self)
    }
  }

  override func check() -> Bool {
    move(to: place.property)
    guard isRead else { return false }
    let value = current
    defer { seen = value }
    return !Comparison.of(Value.self).isUnchanged(seen, value)
  }

  override func detach() {
    isDetached = true
    storeEdges.removeAll()
    edges.removeAll()
  }
}
