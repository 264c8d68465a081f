import BanyanGraph
import Combine

/// A property wrapper for an observable object that a view owns.
///
/// The object is made once for each identity of the view, before its first body, and is released
/// when the view's identity ends. The view is evaluated whenever the object announces a change.
///
/// ```swift
/// struct Player: View {
///   @StateObject private var model = PlayerModel()
///   var body: some View { Text(model.title) }
/// }
/// ```
///
/// See Apple's documentation of `StateObject`, and statements B01 to B05.
@MainActor
@preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private let make: () -> ObjectType
  private var seen = SeenObject<ObjectType>()

  /// Creates a state object from an expression that is evaluated once for each identity.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object = seen.object { return object }
    Issue.report(
      """
      Accessing StateObject's object without being installed on a View. This will create a new \
      instance each time.
      """)
    return make()
  }

  /// A projection that makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  public static func _connect(
    _ property: inout StateObject, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    let subscription: ObjectSlot<ObjectType>
    if let slot {
      subscription = unsafeDowncast(slot, to: ObjectSlot<ObjectType>.self)
    } else {
      subscription = ObjectSlot(installation)
      subscription.observe(Tracking.ignore(property.make))
      slot = subscription
    }
    property.seen = subscription.seen
  }
}

extension StateObject: OwningProperty {}

extension StateObject: FieldComparable {
  // The object is made once; another expression for it changes nothing (B02).
  nonisolated package static func isUnchanged(_ old: StateObject, _ new: StateObject) -> Bool {
    assumingMainActor { old.seen.isSame(as: new.seen) }
  }
}
