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
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a state object from an expression that is evaluated once for each identity.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object { return object }
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
    _ property: inout StateObject, to slot: inout PropertySlot?, of installation: _Installation
  ) {
    let subscription: ObjectSlot<ObjectType>
    if let slot {
      subscription = unsafeDowncast(slot, to: ObjectSlot<ObjectType>.self)
    } else {
      subscription = ObjectSlot(installation)
      subscription.observe(Tracking.ignore(property.make))
      slot = subscription
    }
    property.object = subscription.object
  }
}

extension StateObject: FieldComparable {
  // The object is made once; another expression for it changes nothing (B02).
  package static func isUnchanged(_ old: StateObject, _ new: StateObject) -> Bool { true }
}

/// The subscription of one view to one object.
final class ObjectSlot<ObjectType: ObservableObject>: PropertySlot {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?
  private unowned(unsafe) let owner: _Node
  private let field: Int
  private var lastBatch: UInt64 = 0

  init(_ installation: _Installation) {
    owner = installation.owner
    field = installation.field
  }

  /// Follows an object, if it is not the one followed already.
  func observe(_ object: ObjectType) {
    guard self.object !== object else { return }
    self.object = object
    subscription = object.objectWillChange.sink(
      receiveCompletion: { [weak self] _ in self?.objectWillChange() },
      receiveValue: { [weak self] _ in self?.objectWillChange() })
  }

  private nonisolated func objectWillChange() {
    guard MainThread.isCurrent else {
      Issue.report(
        """
        Publishing changes from background threads is not allowed; make sure to publish values \
        from the main thread (via operators like receive(on:)) on model updates.
        """)
      Task { @MainActor in invalidate() }
      return
    }
    assumingMainActor {
      if Tracking.isActive {
        Issue.report(
          """
          Publishing changes from within view updates is not allowed, this will cause undefined \
          behavior.
          """, in: owner.runtime)
      }
      invalidate()
    }
  }

  private func invalidate() {
    guard object != nil else { return }
    let batch = owner.runtime.currentBatch()
    if batch == lastBatch { return }
    lastBatch = batch
    owner.runtime.invalidateLater(owner, cause: Cause(field: field))
  }

  override func detach() {
    subscription = nil
    object = nil
  }
}
