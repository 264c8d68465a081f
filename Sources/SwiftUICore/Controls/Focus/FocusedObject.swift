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
/// The closest object of the type is used (O12). The view is evaluated when a different object is published,
/// and whenever the object announces a change, even of properties that the view does not read. See Apple's
/// documentation of `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that creates bindings to the properties of the object.
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

  private var seen = SeenObject<ObjectType>()

  /// Creates a property that finds its object in the focused view or around it.
  public init() {}

  /// The object; nil if no view publishes one.
  public var wrappedValue: ObjectType? { seen.object }

  /// A projection that creates bindings to the object's properties; nil if there is no object.
  public var projectedValue: Wrapper? { seen.object.map { Wrapper(object: $0) } }

  public static func _connect(
    _ property: inout FocusedObject, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    if slot == nil { slot = FocusedObjectSlot<ObjectType>(installation) }
    let subscription = unsafeDowncast(slot!, to: FocusedObjectSlot<ObjectType>.self)
    property.seen = subscription.seen
  }
}

extension FocusedObject: StatelessProperty {}

extension FocusedObject: FieldComparable {
  // Two declarations in the same place find the same object.
  package static func isUnchanged(_ old: FocusedObject, _ new: FocusedObject) -> Bool {
    old.seen.isSame(as: new.seen)
  }
}

/// The subscription of a view to the published object.
private final class FocusedObjectSlot<ObjectType: ObservableObject>: _PropertySlot {
  private let published: FocusedValueSlot<ObjectType>
  private let subscription: ObjectSlot<ObjectType>

  init(_ installation: _Installation) {
    published = FocusedValueSlot(
      { $0[object: TypeKey<ObjectType>()] }, keyPath: nil, installation)
    subscription = ObjectSlot(installation)
    super.init()
    follow()
  }

  var seen: SeenObject<ObjectType> { subscription.seen }
  private var object: ObjectType? { published.value }

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
