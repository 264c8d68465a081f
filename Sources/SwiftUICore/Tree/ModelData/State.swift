import BanyanGraph

/// A property wrapper for a value that a view owns.
///
/// The value is stored once for each identity of the view, and outlives the view's values. Writing it
/// reruns the bodies that have read it; writing an equal value has no effect.
///
/// ```swift
/// struct PlayButton: View {
///   @State private var isPlaying = false
///   var body: some View {
///     Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
///   }
/// }
/// ```
///
/// Writing while a body is being evaluated is a mistake: it is reported and has no effect (A12). A
/// write from another thread takes effect on the main thread, soon; other threads read it at once. See
/// Apple's documentation of `State`, and statements A01 to A21.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // The cell comes first, so that its offset is constant: finding it behind the value, in generic
  // code, requires finding this type, which takes 330 instructions.
  private var seen = SeenObject<Slot>()
  private let initialValue: Value

  private var cell: Cell<Value>? {
    // Kept as what all cells are, for the same reason.
    guard let slot = seen.object else { return nil }
    return unsafeDowncast(slot, to: Cell<Value>.self)
  }

  /// Creates a state with its value for the first appearance of the view.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Creates a state with its value for the first appearance of the view.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value as of the current update, or the newest one in an action.
  public var wrappedValue: Value {
    get {
      guard let cell else { return initialValue }
      return cell.valueForOwner
    }
    nonmutating set {
      guard let cell else {
        return IgnoredWrite.note(
          newValue, to: "a state of no view",
          advice: "Write to the state in the view that declares it, while it is shown.")
      }
      CellLocation(cell: cell).set(newValue, transaction: nil)
    }
  }

  /// A binding to the value, for a view that writes it.
  public var projectedValue: Binding<Value> {
    guard let cell else {
      Issue.report(
        """
        Accessing State's value outside of being installed on a View. This will result in a \
        constant Binding of the initial value and will not update.
        """)
      return .constant(initialValue)
    }
    return Binding(location: CellLocation(cell: cell))
  }

  public static func _connect(
    _ property: inout State, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    let cell = Cell.cell(in: &slot, property.initialValue, installation)
    property.seen = SeenObject(cell, changeCount: cell.changeCount)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: OwningProperty {}

extension State: SeededProperty {
  package var seed: Any { initialValue }
}

extension State: FieldComparable {
  package static func isUnchanged(_ old: State, _ new: State) -> Bool {
    old.seen.isSame(as: new.seen)
      && Comparison.of(Value.self).isUnchanged(old.initialValue, new.initialValue)
  }
}

extension Cell {
  /// Returns the cell in a slot, made with its first value if the slot is empty.
  // Inlined: nearly always there is one, and then the first value need not be prepared.
  @inline(__always)
  static func cell(
    in slot: inout _PropertySlot?, _ initialValue: @autoclosure () -> Value,
    _ installation: _Installation
  ) -> Cell {
    if let slot { return unsafeDowncast(slot, to: Cell.self) }
    let cell = Cell(
      initialValue(), owner: installation.owner, field: installation.field,
      runtime: installation.runtime)
    slot = cell
    return cell
  }
}

/// The location of a state's value.
struct CellLocation<Value>: Location {
  let cell: Cell<Value>

  func get(cause: Cause?) -> Value {
    guard MainThread.isCurrent else { return cell.valueElsewhere }
    return cell.value(forReader: cause)
  }

  func set(_ value: Value, transaction: Transaction?) {
    guard MainThread.isCurrent else {
      return cell.writeElsewhere(value, transaction: transaction)
    }
    guard let transaction else { return write(value) }
    Transaction.with(transaction) { write(value) }
  }

  private func write(_ value: Value) {
    if cell.hasOwner, Tracking.isActive {
      Issue.report(
        "Modifying state during view update, this will cause undefined behavior.",
        in: cell.runtime)
      return recordDroppedWrite(of: value)
    }
    cell.write(value)
  }

  private func recordDroppedWrite(of value: Value) {
    guard cell.runtime.isTracing else { return }
    let carried = Carried((cell, value))
    assumingMainActor {
      let (cell, value) = carried.value
      cell.runtime.trace?.addDroppedWrite(.duringBody, to: cell.traceTerm, of: value)
      cell.runtime.viewExaminer?.judgeWrite(to: cell.traceName, isKept: false)
    }
  }

  func isSame(as other: CellLocation) -> Bool { cell === other.cell }
}
