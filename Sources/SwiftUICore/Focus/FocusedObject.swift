import BanyanGraph
import Combine

/// A property wrapper for an observable object that the focused view, or one around it, publishes
/// with `focusedObject(_:)` or `focusedSceneObject(_:)`.
///
/// ```swift
/// struct SendButton: View {
///   @FocusedObject private var message: Message?
///   var body: some View {
///     Button("Send") { message?.send() }
///       .disabled(message == nil)
///   }
/// }
/// ```
///
/// The closest object of the type counts (O12). The view is evaluated when that is another one,
/// and whenever it announces a change, whatever the view reads of it. See Apple's documentation of
/// `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      Binding(location: PublishedLocation(object: object, keyPath: keyPath))
    }
  }

  private var object: ObjectType?

  /// Creates a property that finds its object where the focus is.
  public init() {}

  /// The object; nil where nobody publishes one.
  public var wrappedValue: ObjectType? { object }

  /// A projection that makes bindings to the object's properties; nil where there is none.
  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  public static func _connect(
    _ property: inout FocusedObject, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    if slot == nil { slot = FocusedObjectSlot<ObjectType>(installation) }
    property.object = unsafeDowncast(slot!, to: FocusedObjectSlot<ObjectType>.self).object
  }
}

extension FocusedObject: FieldComparable {
  // Two declarations at one place find the same object.
  package static func isUnchanged(_ old: FocusedObject, _ new: FocusedObject) -> Bool { true }
}

/// The subscription of one view to the object that is published.
private final class FocusedObjectSlot<ObjectType: ObservableObject>: _PropertySlot {
  private let published: FocusedValueSlot<ObjectType>
  private let subscription: ObjectSlot<ObjectType>

  init(_ installation: _Installation) {
    published = FocusedValueSlot({ $0[object: TypeKey<ObjectType>()] }, installation)
    subscription = ObjectSlot(installation)
    super.init()
    follow()
  }

  var object: ObjectType? { published.value }

  private func follow() {
    if let object { subscription.observe(object) } else { subscription.detach() }
  }

  override func check() -> Bool {
    guard published.check() else { return false }
    follow()
    return true
  }

  override func follows(_ object: AnyObject) -> Bool { subscription.follows(object) }

  override func detach() {
    published.detach()
    subscription.detach()
  }
}
