import BanyanGraph

/// A property wrapper for a value whose binding the focused view, or one around it, publishes.
///
/// ```swift
/// struct ClearButton: View {
///   @FocusedBinding(\.text) private var text
///   var body: some View {
///     Button("Clear") { text = "" }
///       .disabled(text == nil)
///   }
/// }
/// ```
///
/// The view is evaluated when another binding is published, and when the value that it has
/// read changes (O12). See Apple's documentation of `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var slot: FocusedBindingSlot<Value>?

  /// Creates a property that reads and writes through the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  /// The value of the binding; nil if no view publishes one. Writing nil, or writing without a
  /// binding, has no effect.
  public var wrappedValue: Value? {
    get { slot.flatMap { slot in assumingMainActor { Carried(slot.read()) }.value } }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value of the binding that is published at the time of use.
  public var projectedValue: Binding<Value?> {
    Binding(location: FocusedBindingLocation(slot: slot))
  }

  public static func _connect(
    _ property: inout FocusedBinding, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    property.slot = FocusedBindingSlot.kept(in: &slot, reading: property.keyPath) {
      FocusedBindingSlot(property.keyPath, installation)
    }
  }
}

extension FocusedBinding: StatelessProperty {}

extension FocusedBinding: FieldComparable {
  package static func isUnchanged(_ old: FocusedBinding, _ new: FocusedBinding) -> Bool {
    old.keyPath == new.keyPath && old.slot === new.slot
  }
}

@available(*, unavailable)
extension FocusedBinding: Sendable {}

/// The value that a view has read from the published binding.
final class FocusedBindingSlot<Value>: _PropertySlot, FocusedPropertySlot {
  private let published: FocusedValueSlot<Binding<Value>>
  private let content: BindingSlot<Value>

  init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>, _ installation: _Installation) {
    published = FocusedValueSlot({ $0[keyPath: keyPath] }, keyPath: keyPath, installation)
    content = BindingSlot(installation)
  }

  var keyPath: AnyKeyPath? { published.keyPath }

  /// The published binding. The view that is being evaluated depends on it, which may be another than the declaring one.
  var binding: Binding<Value>? { published.valueForReader() }

  func read() -> Value? {
    guard let binding else { return nil }
    return content.read(binding.location, in: content.begin(at: binding.location))
  }

  override func check() -> Bool {
    if published.check() { return true }
    return published.value != nil && content.check()
  }

  override func detach() {
    published.detach()
  }
}

/// The location of the currently published binding.
private struct FocusedBindingLocation<Value>: Location {
  let slot: FocusedBindingSlot<Value>?

  private var binding: Binding<Value>? {
    slot.flatMap { slot in assumingMainActor { Carried(slot.binding) }.value }
  }

  func get(cause: Cause?) -> Value? { binding?.location.get(cause: cause) }

  func set(_ value: Value?, transaction: Transaction?) {
    guard let binding, let value else { return }
    binding.location.set(value, transaction: transaction ?? binding.ownTransaction)
  }

  func isSame(as other: FocusedBindingLocation) -> Bool { slot === other.slot }
}
