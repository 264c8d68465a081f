import BanyanGraph

/// A property wrapper for the place of the focus among the view's own fields.
///
/// It is a Boolean for one field, or an optional for one of several. Bind views to it with
/// `focused(_:)` and `focused(_:equals:)`:
///
/// ```swift
/// struct SignIn: View {
///   enum Field: Hashable { case name, password }
///   @State private var name = ""
///   @State private var password = ""
///   @FocusState private var field: Field?
///
///   var body: some View {
///     TextField("Name", text: $name)
///       .focused($field, equals: .name)
///       .onSubmit { field = .password }
///     SecureField("Password", text: $password)
///       .focused($field, equals: .password)
///   }
/// }
/// ```
///
/// When a bound view gets the focus, the property becomes that view's value; when the focus moves to
/// a view that is not bound, or is lost, it becomes nil or false (O08). Setting it moves the focus;
/// nil or false removes it (O09). Moving from one bound view to another is a single change, without
/// an intermediate value.
///
/// The focus moves after all other changes of the same action, so it can be set
/// together with the state that makes the view appear, or in `onAppear`. If no view with the value can take
/// the focus then, the property returns to the actual value. If several can, the first one gets it, and
/// this is reported (O10). The lookup visits each view bound to the property.
///
/// A change runs the bodies that have read the property. Writing it while a body is being
/// evaluated is an error, which is reported and has no effect (A12). See Apple's documentation of
/// `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A property wrapper for a focus state that another view owns.
  ///
  /// ```swift
  /// struct NameField: View {
  ///   @Binding var name: String
  ///   @FocusState.Binding var isFocused: Bool
  ///
  ///   var body: some View {
  ///     TextField("Name", text: $name)
  ///       .focused($isFocused)
  ///   }
  /// }
  /// ```
  ///
  /// A view that reads the value is evaluated when it changes. See Apple's documentation of
  /// `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    /// The store; nil for a binding made outside of a view, which never changes.
    let store: FocusStore<Value>?
    fileprivate let constant: Value

    /// The value. A body gets that of the current update, an action the newest one.
    public var wrappedValue: Value {
      get {
        guard let store else { return constant }
        return CellLocation(cell: store.cell).get(cause: nil)
      }
      nonmutating set { store?.set(newValue) }
    }

    /// The binding itself, for passing on.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  /// The value while no bound view has the focus.
  private let none: Value
  private var seen = SeenObject<FocusStore<Value>>()

  /// Creates a focus state that indicates whether a bound view has the focus.
  public init() where Value == Bool {
    none = false
  }

  /// Creates a focus state that indicates which of the bound views has the focus.
  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  /// The value. A body gets that of the current update, an action the newest one.
  public var wrappedValue: Value {
    get {
      guard let store = seen.object else { return none }
      return store.cell.valueForOwner
    }
    nonmutating set { seen.object?.set(newValue) }
  }

  /// A binding to the focus state, for `focused(_:)` and for views that read or set it.
  ///
  /// Outside of an installed view it is a constant, which is reported.
  public var projectedValue: FocusState<Value>.Binding { binding(of: "FocusState") }

  /// Returns the binding for a property wrapper that has a name.
  func binding(of wrapper: String) -> Binding {
    if seen.object == nil {
      Issue.report(
        """
        Accessing \(wrapper)'s value outside of the body of a View. This will result in a constant \
        Binding of the initial value and will not update.
        """)
    }
    return Binding(store: seen.object, constant: none)
  }

  public static func _connect(
    _ property: inout FocusState, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    if slot == nil {
      slot = FocusStateSlot(FocusStore(none: property.none, in: installation))
    }
    let store = unsafeDowncast(slot!, to: FocusStateSlot<Value>.self).store
    property.seen = SeenObject(store, changeCount: store.cell.changeCount)
  }
}

extension FocusState: FieldComparable {
  // Two declarations in the same place represent the same state.
  package static func isUnchanged(_ old: FocusState, _ new: FocusState) -> Bool {
    old.seen.isSame(as: new.seen)
  }
}

/// The data of a focus state that a view keeps between its bodies.
final class FocusStateSlot<Value: Hashable>: _PropertySlot {
  let store: FocusStore<Value>

  init(_ store: FocusStore<Value>) {
    self.store = store
  }

  override func detach() {
    store.detach()
  }
}
