import BanyanGraph
import Observation

/// A property wrapper that reads a value from the view's environment.
///
/// ```swift
/// struct Greeting: View {
///   @Environment(\.locale) private var locale
///   @Environment(Account.self) private var account
///   @Environment(Cart.self) private var cart: Cart?
///   // ...
/// }
/// ```
///
/// The view is evaluated when the value changes, even if its body does not read it, and never when
/// another value changes (D06, D07). If a non-optional observable object is missing, a message about it
/// replaces the view (D15). See Apple's documentation of `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: Path
  private var value: Value?

  fileprivate enum Path {
    case key(KeyPath<EnvironmentValues, Value>)
    /// An observable object: a function that reads it, and the message if it is missing.
    case object(read: (EnvironmentValues) -> Value?, missing: String)
  }

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = .key(keyPath)
  }

  /// Creates a property that reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    path = .object(
      read: { $0[ObservableKey<Value>.self] },
      missing: """
        No Observable object of type \(Value.self) found. A View.environment(_:) for \
        \(Value.self) may be missing as an ancestor of this view.
        """)
  }

  /// Creates a property that reads the observable object of a type, or nil.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    path = .object(read: { .some($0[ObservableKey<T>.self]) }, missing: "")
  }

  /// The value at the view's place in the tree.
  ///
  /// Outside of an installed view, it is the key's default (D12), and a missing object stops
  /// the program.
  public var wrappedValue: Value {
    if let value { return value }
    switch path {
    case .key(let keyPath):
      Issue.report(
        """
        Accessing Environment<\(Value.self)>'s value outside of being installed on a View. This \
        will always read the default value and will not update.
        """)
      return EnvironmentValues()[keyPath: keyPath]
    case .object(let read, let missing):
      guard let value = read(EnvironmentValues()) else { fatalError(missing) }
      return value
    }
  }

  public static func _connect(
    _ property: inout Environment, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    let environment: EnvironmentSlot<Value?>
    if let slot,
      let kept = unsafeDowncast(slot, to: EnvironmentSlot<Value?>.self)
        .ifReading(property.keyPath)
    {
      environment = kept
    } else {
      slot?.detach()
      environment = EnvironmentSlot(property.read, keyPath: property.keyPath, installation)
      slot = environment
    }
    property.value = environment.value
    if environment.isOfObject, environment.value == nil,
      case .object(_, let missing) = property.path
    {
      installation.fail(missing)
      installation.recordMissing(Value.self, isObservable: true)
    }
  }
}

extension Environment {
  fileprivate var read: (EnvironmentValues) -> Value? {
    switch path {
    case .key(let keyPath): { $0[keyPath: keyPath] }
    case .object(let read, _): read
    }
  }

  fileprivate var keyPath: AnyKeyPath? {
    if case .key(let keyPath) = path { keyPath } else { nil }
  }
}

extension Environment: StatelessProperty {}

extension Environment: FieldComparable {
  package static func isUnchanged(_ old: Environment, _ new: Environment) -> Bool {
    switch (old.path, new.path) {
    case (.key(let old), .key(let new)): guard old == new else { return false }
    case (.object, .object): break
    default: return false
    }
    // A declaration has no value yet. A copy of a view that has been shown has one.
    guard let oldValue = old.value, let newValue = new.value else {
      return old.value == nil && new.value == nil
    }
    return Comparison.of(Value.self).isUnchanged(oldValue, newValue)
  }
}

@available(*, unavailable)
extension Environment: Sendable {}

/// The value that a view has read from its environment. It is an optional, because an object may be
/// missing.
// The generic parameter is the optional type: naming `Value?` in generic code takes 330 instructions, which
// happened four times for each lookup.
private final class EnvironmentSlot<Value>: _PropertySlot {
  private let read: (EnvironmentValues) -> Value
  private let keyPath: AnyKeyPath?
  private let installation: _Installation
  @exclusivity(unchecked) private(set) var value: Value
  @exclusivity(unchecked) private var reads: TrackedReads
  @exclusivity(unchecked) private var observes: Bool

  init(
    _ read: @escaping (EnvironmentValues) -> Value, keyPath: AnyKeyPath?,
    _ installation: _Installation
  ) {
    self.read = read
    self.keyPath = keyPath
    self.installation = installation
    var reads = TrackedReads()
    var observes = ObservingKeyPaths.contains(keyPath)
    value = Self.evaluate(read, keyPath, installation, &reads, &observes)
    self.reads = reads
    self.observes = observes
    super.init()
  }

  /// Returns the slot if it reads what a key path names.
  func ifReading(_ other: AnyKeyPath?) -> EnvironmentSlot? {
    keyPath === other || keyPath == other ? self : nil
  }

  /// True for an observable object, which is found by its type.
  var isOfObject: Bool { keyPath == nil }

  private static func evaluate(
    _ read: (EnvironmentValues) -> Value, _ keyPath: AnyKeyPath?, _ installation: _Installation,
    _ reads: inout TrackedReads, _ observes: inout Bool
  ) -> Value {
    let values = EnvironmentValues(at: installation.context)
    // All values together cannot be compared. The body depends on the values that it reads (D09).
    if Value.self == EnvironmentValues?.self { return read(values) }
    let cause = Cause(field: installation.field, needsCheck: true)
    guard let keyPath else {
      return installation.owner.track(edges: &reads.edges, cause: cause) { read(values) }
    }
    defer { if observes { ObservingKeyPaths.insert(keyPath) } }
    return installation.owner.track(&reads, cause: cause, observes: &observes) { read(values) }
  }

  override func check() -> Bool {
    var newValue = Self.evaluate(read, keyPath, installation, &reads, &observes)
    let isUnchanged = Comparison.of(Value.self).isUnchanged(in: &value, &newValue)
    value = newValue
    return !isUnchanged
  }

  override func detach() {
    reads.end()
  }
}

extension EnvironmentSlot: EnvironmentReading {
  var readValue: Any? {
    // The value is an optional itself.
    Mirror(reflecting: value).children.first?.value
  }

  func forEachRead(_ body: (Source) -> Void) {
    reads.edges.forEachSource { source, _ in body(source) }
  }
}

extension EnvironmentSlot: EnvironmentHolding {
  func holds(_ object: AnyObject) -> Bool { heldObject(in: value) === object }
}

/// The key paths whose getters read properties of observable objects (M17). There are few, if any.
@MainActor
private enum ObservingKeyPaths {
  private static var known: Set<AnyKeyPath> = []

  static func contains(_ keyPath: AnyKeyPath?) -> Bool {
    guard let keyPath, !known.isEmpty else { return false }
    return known.contains(keyPath)
  }

  static func insert(_ keyPath: AnyKeyPath) { known.insert(keyPath) }
}

/// The environment key of an observable object of a type.
struct ObservableKey<T: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

extension EnvironmentValues {
  /// The observable object of a type, if a view further up provides one.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObservableKey<T>.self] }
    set { self[ObservableKey<T>.self] = newValue }
  }

  subscript<T: AnyObject & Observable>(observable key: TypeKey<T>) -> T? {
    get { self[ObservableKey<T>.self] }
    set { self[ObservableKey<T>.self] = newValue }
  }
}
