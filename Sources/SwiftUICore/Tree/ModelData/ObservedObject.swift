import BanyanGraph
import Combine

/// A property wrapper for an observable object that is owned elsewhere.
///
/// The view is evaluated whenever the object announces a change, whatever the view reads. See
/// Apple's documentation of `ObservedObject`, and statements B06 to B16.
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: ReferringProperty {
  /// A projection that makes bindings to the properties of an object.
  @MainActor
  @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    package init(object: ObjectType) {
      self.object = object
    }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      ObjectBinding.note(to: object)
      return Binding(location: PublishedLocation(object: object, keyPath: keyPath))
    }
  }

  /// The object. Setting it, which is possible before the view is installed, follows another.
  public var wrappedValue: ObjectType {
    get { seen.object! }
    set { seen = SeenObject(newValue) }
  }
  // It always has an object.
  private var seen: SeenObject<ObjectType>

  /// Creates a property that follows an object.
  public init(wrappedValue: ObjectType) {
    seen = SeenObject(wrappedValue)
  }

  /// Creates a property that follows an object.
  public init(initialValue: ObjectType) {
    seen = SeenObject(initialValue)
  }

  /// A projection that makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _connect(
    _ property: inout ObservedObject, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    if slot == nil { slot = ObjectSlot<ObjectType>(installation) }
    let subscription = unsafeDowncast(slot!, to: ObjectSlot<ObjectType>.self)
    subscription.observe(property.wrappedValue)
    property.seen = subscription.seen
  }
}

extension ObservedObject: StatelessProperty {}

extension ObservedObject: FieldComparable {
  nonisolated package static func isUnchanged(_ old: ObservedObject, _ new: ObservedObject) -> Bool
  {
    assumingMainActor { old.seen.isSame(as: new.seen) }
  }
}
