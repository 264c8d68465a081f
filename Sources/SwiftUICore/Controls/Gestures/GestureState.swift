import BanyanGraph

/// A property wrapper for a value that is updated during a gesture, and returns to its initial value
/// afterward.
///
/// ```swift
/// struct Card: View {
///   @GestureState private var translation = CGSize.zero
///   var body: some View {
///     Text("Moved by \(translation.width)")
///       .gesture(
///         DragGesture().updating($translation) { value, state, _ in state = value.translation })
///   }
/// }
/// ```
///
/// Only `updating(_:body:)` of a gesture updates it. When the gesture ends or is cancelled, the
/// property returns to its initial value, in the reset transaction (O13). A view with another identity
/// has its own value (E06). See Apple's documentation of `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void
  private var seen = SeenObject<Cell<Value>>()
  private var cell: Cell<Value>? { seen.object }

  /// Creates a gesture state with an initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a gesture state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a gesture state that resets in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a gesture state that resets in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state that resets in a transaction which depends on its
  /// last value.
  /// - Parameter reset: receives the last value and a plain transaction to modify.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    self.reset = reset
  }

  /// Creates a gesture state that resets in a transaction which depends on its
  /// last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value, which is the initial one while there is no gesture.
  public var wrappedValue: Value {
    guard let cell else { return initialValue }
    return cell.valueForOwner
  }

  /// The gesture state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  public static func _connect(
    _ property: inout GestureState, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    let cell = Cell.cell(in: &slot, property.initialValue, installation)
    property.seen = SeenObject(cell, changeCount: cell.changeCount)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state that is nil while there is no gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state that is nil while there is no gesture.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: FieldComparable {
  package static func isUnchanged(_ old: GestureState, _ new: GestureState) -> Bool {
    old.seen.isSame(as: new.seen)
      && Comparison.of(Value.self).isUnchanged(old.initialValue, new.initialValue)
  }
}

extension GestureState {
  /// Lets a gesture update the value, in a transaction that it may also modify.
  @MainActor
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let cell else {
      return Issue.report(
        """
        Updating a GestureState outside of being installed on a View. This will have no effect.
        """)
    }
    var value = cell.value
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    body(&value, &transaction)
    Transaction.with(transaction) { cell.write(value) }
  }

  @MainActor
  fileprivate func restore() {
    guard let cell else { return }
    var transaction = Transaction()
    reset(cell.value, &transaction)
    Transaction.with(transaction) { cell.write(initialValue) }
  }
}

extension Gesture {
  /// Updates a gesture state as the gesture changes.
  ///
  /// - Parameters:
  ///   - state: the projection of a ``GestureState`` of the view, `$name`.
  ///   - body: receives the gesture's value, the state to update, and the transaction of the
  ///     update, in which `isContinuous` is true.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a gesture state as it changes.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  /// The underlying gesture.
  public var base: Base
  /// The gesture state to update.
  public var state: GestureState<State>
  /// The function that updates the state.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a gesture state.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  @MainActor
  public static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    UpdatingRecognizer(gesture, base: Base._makeRecognizer(of: gesture.base))
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    let recognizer = unsafeDowncast(recognizer, to: UpdatingRecognizer<Base, State>.self)
    recognizer.gesture = gesture
    Base._update(recognizer.base, to: gesture.base)
  }
}

private final class UpdatingRecognizer<Base: Gesture, State>: WrappingRecognizer<
  Base.Value, Base.Value
>
{
  var gesture: GestureStateGesture<Base, State>
  private var hasUpdated = false

  init(_ gesture: GestureStateGesture<Base, State>, base: _GestureRecognizer<Base.Value>) {
    self.gesture = gesture
    super.init(base)
  }

  override var phase: GesturePhase<Base.Value> { base.phase }

  override func deliver(_ phase: GesturePhase<Base.Value>) {
    if case .active(let value) = phase {
      hasUpdated = true
      gesture.state.update { gesture.body(value, &$0, &$1) }
    } else if hasUpdated, phase.isOver {
      hasUpdated = false
      gesture.state.restore()
    }
  }

  override func reset() {
    super.reset()
    if !hasUpdated { return }
    hasUpdated = false
    gesture.state.restore()
  }
}
