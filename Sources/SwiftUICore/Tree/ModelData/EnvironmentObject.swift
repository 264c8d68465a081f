import BanyanGraph
import Combine

/// A property wrapper for an observable object that a view further up provides with
/// `environmentObject(_:)`.
///
/// The nearest object of the type is used. The view is evaluated whenever the object announces a
/// change, whatever the view reads. If no object is provided, the view is replaced by an error
/// message; everything around it continues. See Apple's documentation of `EnvironmentObject`, and
/// statements B17 to B23.
@MainActor
@preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A projection that makes bindings to the properties of the object.
  @MainActor
  @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      ObjectBinding.note(to: object)
      return Binding(location: PublishedLocation(object: object, keyPath: keyPath))
    }
  }

  private var seen = SeenObject<ObjectType>()

  /// Creates a property that finds its object in the environment.
  nonisolated public init() {}

  /// The object.
  ///
  /// It exists whenever a body runs. Outside of an installed view there is none, and reading it
  /// stops the program.
  public var wrappedValue: ObjectType {
    guard let object = seen.object else { fatalError(Self.missing) }
    return object
  }

  /// A projection that makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  nonisolated private static var missing: String {
    """
    No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
    \(ObjectType.self) may be missing as an ancestor of this view.
    """
  }

  public static func _connect(
    _ property: inout EnvironmentObject, to slot: inout _PropertySlot?,
    of installation: _Installation
  ) {
    if slot == nil { slot = EnvironmentObjectSlot<ObjectType>(installation) }
    let subscription = unsafeDowncast(slot!, to: EnvironmentObjectSlot<ObjectType>.self)
    property.seen = subscription.seen
    if property.seen.object == nil {
      installation.fail(missing)
      installation.recordMissing(ObjectType.self, isObservable: false)
    }
  }
}

extension EnvironmentObject: StatelessProperty {}

extension EnvironmentObject: FieldComparable {
  // Two declarations at one place find the same object.
  nonisolated package static func isUnchanged(_ old: EnvironmentObject, _ new: EnvironmentObject)
    -> Bool
  {
    assumingMainActor { old.seen.isSame(as: new.seen) }
  }
}

/// The subscription of one view to the nearest object of a type.
private final class EnvironmentObjectSlot<ObjectType: ObservableObject>: _PropertySlot {
  private let installation: _Installation
  private let subscription: ObjectSlot<ObjectType>
  private var edges = EdgeList()

  var object: ObjectType? { subscription.object }
  var seen: SeenObject<ObjectType> { subscription.seen }

  init(_ installation: _Installation) {
    self.installation = installation
    subscription = ObjectSlot(installation)
    super.init()
    _ = check()
  }

  override func check() -> Bool {
    let cause = Cause(field: installation.field, needsCheck: true)
    let object = Tracking.track(installation.owner, edges: &edges, cause: cause) {
      EnvironmentValues(at: installation.context)[ObservableObjectKey<ObjectType>.self]
    }
    guard object !== subscription.object else { return false }
    if let object { subscription.observe(object) } else { subscription.detach() }
    return true
  }

  override func follows(_ object: AnyObject) -> Bool { subscription.follows(object) }

  override func detach() {
    edges.removeAll()
    subscription.detach()
  }
}

extension EnvironmentObjectSlot: EnvironmentReading {
  var readValue: Any? { object }

  func forEachRead(_ body: (Source) -> Void) { edges.forEachSource { source, _ in body(source) } }
}

extension EnvironmentObjectSlot: FollowingSlot {
  var followedObject: AnyObject? { object }
}

/// The environment key of the observable object of a type.
struct ObservableObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension View {
  /// Provides an observable object to the views below, by its type.
  ///
  /// - Parameter object: the object, found by every `@EnvironmentObject` of its type further down.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[observableObject: TypeKey<T>()], object)
  }
}

/// A type, as an argument of a key path.
struct TypeKey<T>: Hashable {}

extension EnvironmentValues {
  subscript<T: ObservableObject>(observableObject key: TypeKey<T>) -> T? {
    get { self[ObservableObjectKey<T>.self] }
    set { self[ObservableObjectKey<T>.self] = newValue }
  }
}
