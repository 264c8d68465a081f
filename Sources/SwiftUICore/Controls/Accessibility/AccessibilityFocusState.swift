import BanyanGraph

/// A property wrapper for the place of an assistive technology among the view's own elements.
///
/// It is a Boolean for one view, or an optional for one of several. Bind views to it with
/// `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`, and set it to direct a person's
/// attention to what has changed:
///
/// ```swift
/// struct Payment: View {
///   @State private var hasFailed = false
///   @AccessibilityFocusState private var isAtMessage: Bool
///
///   var body: some View {
///     if hasFailed {
///       Text("The card was declined.")
///         .accessibilityFocused($isAtMessage)
///     }
///     Button("Pay") {
///       hasFailed = true
///       isAtMessage = true
///     }
///   }
/// }
/// ```
///
/// A browser does not reveal where a screen reader is, nor whether there is one. So the property
/// follows the focus of the keyboard, which screen readers move along with their own, and setting the property
/// moves that focus: a screen reader then reads the view. Because of this the property also changes for a
/// person without a screen reader, where on an iPhone it stays nil or false. In all other respects it behaves as
/// `FocusState` does: a value that no view can take returns to the actual one, and a change runs the bodies that
/// have read the property (O08, O09, O10). See Apple's documentation of `AccessibilityFocusState`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A property wrapper for an accessibility focus state that another view owns.
  ///
  /// ```swift
  /// struct Message: View {
  ///   @AccessibilityFocusState.Binding var isFocused: Bool
  ///
  ///   var body: some View {
  ///     Text("Saved")
  ///       .accessibilityFocused($isFocused)
  ///   }
  /// }
  /// ```
  @propertyWrapper
  public struct Binding {
    let binding: FocusState<Value>.Binding

    /// The value. A body gets that of the current update, an action the newest one.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself, for passing on.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private var state: FocusState<Value>

  /// Creates a state that indicates whether a bound view has the focus.
  public init() where Value == Bool {
    state = FocusState()
  }

  /// Creates a state that indicates which of the bound views has the focus.
  public init<T: Hashable>() where Value == T? {
    state = FocusState()
  }

  /// Creates a state that indicates whether a bound view has the focus.
  /// - Parameter technologies: has no effect: a browser does not reveal which technology a person uses.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Creates a state that indicates which of the bound views has the focus.
  /// - Parameter technologies: has no effect: a browser does not reveal which technology a person uses.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value. A body gets that of the current update, an action the newest one.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the state, for `accessibilityFocused(_:)` and for views that read or set it.
  ///
  /// Outside of an installed view it is a constant, which is reported.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(binding: state.binding(of: "AccessibilityFocusState"))
  }

  public static func _connect(
    _ property: inout AccessibilityFocusState, to slot: inout _PropertySlot?,
    of installation: _Installation
  ) {
    FocusState._connect(&property.state, to: &slot, of: installation)
  }
}

extension AccessibilityFocusState: FieldComparable {
  package static func isUnchanged(
    _ old: AccessibilityFocusState, _ new: AccessibilityFocusState
  ) -> Bool {
    FocusState.isUnchanged(old.state, new.state)
  }
}

extension View {
  /// Binds the focus of assistive technologies on this view to a Boolean, which is true while this view, or one inside
  /// it, has the focus. Setting it to true moves the focus here, and setting it to false removes it.
  ///
  /// ```swift
  /// Text("3 results")
  ///   .accessibilityFocused($isAtResults)
  /// ```
  ///
  /// A view without anything that can have the focus, such as a text, can have it with this modifier; in a browser, a
  /// person reaches it with the Tab key too.
  /// - Parameter condition: the projection of an `@AccessibilityFocusState`, whose documentation describes what it follows.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(
      _FocusedModifier(
        store: condition.binding.store, value: true, isContainer: true, makesFocusable: true))
  }

  /// Binds the focus of assistive technologies on this view to one value of a state, which has this value while
  /// this view has the focus. Setting it to the value moves the focus here, and setting it to nil removes the
  /// focus.
  ///
  /// ```swift
  /// ForEach(messages) { message in
  ///   Text(message.text)
  ///     .accessibilityFocused($current, equals: message.id)
  /// }
  /// ```
  ///
  /// A view without anything that can have the focus, such as a text, can have it with this modifier; in a browser, a
  /// person reaches it with the Tab key too.
  /// - Parameters:
  ///   - binding: the projection of an `@AccessibilityFocusState`, whose documentation describes what it follows.
  ///   - value: the value for this view. If several views have the same value, setting it moves the focus to the first,
  ///     and this is reported (O10).
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      _FocusedModifier(
        store: binding.binding.store, value: value, isContainer: false, makesFocusable: true))
  }
}
