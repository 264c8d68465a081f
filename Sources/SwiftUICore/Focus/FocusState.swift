import BanyanGraph

/// A property wrapper for where the focus is, as far as the view's own fields are concerned.
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
/// When a bound view gets the focus, the property becomes that view's value; when the focus goes to
/// a view that is not bound, or to none, it becomes nil or false (O08). Setting it moves the focus;
/// nil or false takes it away (O09). From one bound view to another is one change, with nothing in
/// between.
///
/// The focus moves when everything else that the same action wrote has been done, so it can be set
/// together with what makes the view appear, or in `onAppear`. If no view with the value can take
/// the focus then, the property returns to what is true. If several can, the first one does, and
/// that is reported (O10). Finding it costs a look at each view that is bound to the property.
///
/// A change runs the bodies that have read the property. A write is a mistake while a body is being
/// evaluated: it is reported and has no effect (A12). See Apple's documentation of `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A property wrapper for a focus state that somebody else owns.
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
    /// Nil for a binding that was made outside of a view: it never changes.
    let store: FocusStore<Value>?
    fileprivate let constant: Value

    /// The value: as of the update being made in a body, the newest one in an action.
    public var wrappedValue: Value {
      get {
        guard let store else { return constant }
        return assumingMainActor { store.cell.value(forReader: nil) }
      }
      nonmutating set { store?.set(newValue) }
    }

    /// The binding itself, to pass on.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  /// The value where no bound view has the focus.
  private let none: Value
  private var store: FocusStore<Value>?

  /// Creates a focus state that says whether a bound view has the focus.
  public init() where Value == Bool {
    none = false
  }

  /// Creates a focus state that says which of the bound views has the focus.
  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  /// The value: as of the update being made in a body, the newest one in an action.
  public var wrappedValue: Value {
    get {
      guard let store else { return none }
      return assumingMainActor { store.cell.valueForOwner }
    }
    nonmutating set { store?.set(newValue) }
  }

  /// A binding to the focus state, for `focused(_:)` and for views that are to read or set it.
  ///
  /// Outside of an installed view it is a constant, which is reported.
  public var projectedValue: FocusState<Value>.Binding {
    if store == nil {
      Issue.report(
        """
        Accessing FocusState's value outside of the body of a View. This will result in a constant \
        Binding of the initial value and will not update.
        """)
    }
    return Binding(store: store, constant: none)
  }

  public static func _connect(
    _ property: inout FocusState, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    if slot == nil {
      slot = FocusStateSlot(FocusStore(none: property.none, in: installation))
    }
    property.store = unsafeDowncast(slot!, to: FocusStateSlot<Value>.self).store
  }
}

extension FocusState: FieldComparable {
  // Two declarations at one place stand for the same state.
  package static func isUnchanged(_ old: FocusState, _ new: FocusState) -> Bool { true }
}

private final class FocusStateSlot<Value: Hashable>: _PropertySlot {
  let store: FocusStore<Value>

  init(_ store: FocusStore<Value>) {
    self.store = store
  }

  override func detach() {
    store.detach()
  }
}
