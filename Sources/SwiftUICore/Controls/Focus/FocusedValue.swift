import BanyanGraph
import Observation

/// A property wrapper that reads a value published by the focused view, or by one around it.
///
/// ```swift
/// struct WordCount: View {
///   @FocusedValue(\.note) private var note
///   var body: some View {
///     Text(note.map { "\($0.wordCount) words" } ?? "No note")
///   }
/// }
/// ```
///
/// If several views publish for one key, the closest to the focus applies; if none does, the
/// value is nil (O12). Each window has its own focus: a view reads the values of its
/// own window, and an app or a scene reads nil. The view is evaluated when the value changes. See
/// Apple's documentation of `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  /// Nil for an observable object, which is found by its type.
  private let keyPath: AnyKeyPath?
  private var value: Value?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    self.keyPath = keyPath
  }

  /// Creates a property that reads an observable object of a type, which a view publishes with
  /// `focusedValue(_:)` or `focusedSceneValue(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: TypeKey<Value>()] }
    keyPath = nil
  }

  /// The value; nil if no view publishes one.
  public var wrappedValue: Value? { value }

  public static func _connect(
    _ property: inout FocusedValue, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    property.value =
      FocusedValueSlot<Value>.kept(in: &slot, reading: property.keyPath) {
        FocusedValueSlot(property.read, keyPath: property.keyPath, installation)
      }.value
  }
}

extension FocusedValue: StatelessProperty {}

extension FocusedValue: FieldComparable {
  package static func isUnchanged(_ old: FocusedValue, _ new: FocusedValue) -> Bool {
    old.keyPath == new.keyPath && Comparison.of(Value?.self).isUnchanged(old.value, new.value)
  }
}

@available(*, unavailable)
extension FocusedValue: Sendable {}

/// The slot of a property that reads focused values at a key path.
@MainActor
protocol FocusedPropertySlot: _PropertySlot {
  var keyPath: AnyKeyPath? { get }
}

extension FocusedPropertySlot {
  /// Returns the slot of a property, or makes it anew if the property reads at another key path now.
  static func kept(
    in slot: inout _PropertySlot?, reading keyPath: AnyKeyPath?, orMake make: () -> Self
  ) -> Self {
    if let slot {
      let kept = unsafeDowncast(slot, to: Self.self)
      if kept.keyPath == keyPath { return kept }
      kept.detach()
    }
    let made = make()
    slot = made
    return made
  }
}

/// The published value that a view has read.
final class FocusedValueSlot<Value>: _PropertySlot, FocusedPropertySlot {
  private let read: (FocusedValues) -> Value?
  let keyPath: AnyKeyPath?
  private let installation: _Installation
  private(set) var value: Value?
  private var edges = EdgeList()
  private var isDetached = false

  init(
    _ read: @escaping (FocusedValues) -> Value?, keyPath: AnyKeyPath?,
    _ installation: _Installation
  ) {
    self.read = read
    self.keyPath = keyPath
    self.installation = installation
    super.init()
    value = readAgain()
  }

  private func readAgain() -> Value? {
    guard let focus = installation.context.window?.focus else { return nil }
    let cause = Cause(field: installation.field, needsCheck: true)
    return Tracking.track(installation.owner, edges: &edges, cause: cause) {
      read(focus.currentValues)
    }
  }

  /// The value for the view that is being evaluated, which may be another one.
  func valueForReader() -> Value? {
    guard !isDetached, Tracking.isActive, Tracking.reader !== installation.owner,
      let focus = installation.context.window?.focus
    else { return value }
    return read(focus.currentValues)
  }

  override func check() -> Bool {
    let newValue = readAgain()
    defer { value = newValue }
    return !Comparison.of(Value?.self).isUnchanged(value, newValue)
  }

  override func detach() {
    isDetached = true
    edges.removeAll()
  }
}
