import BanyanGraph

/// A stored property of a view that the framework updates before the view's body runs.
///
/// Conform a type to this protocol to build a property wrapper from others. Its dynamic stored
/// properties get their own storage in each view that uses it, and ``update()`` is called before
/// each body, after they have been updated:
///
/// ```swift
/// @propertyWrapper struct Clamped: DynamicProperty {
///   @State private var value = 0
///   var wrappedValue: Int {
///     get { value }
///     nonmutating set { value = min(max(newValue, 0), 10) }
///   }
/// }
/// ```
///
/// See Apple's documentation of `DynamicProperty`, and statements N01 to N08.
public protocol DynamicProperty {
  /// Called before the body of the view that has this property, on the main actor.
  mutating func update()

  /// Connects a property with its storage in the framework. Not for use outside the framework.
  @MainActor
  static func _connect(
    _ property: inout Self, to slot: inout _PropertySlot?, of installation: _Installation)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor
  public static func _connect(
    _ property: inout Self, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    let nested: NestedSlots
    if let slot {
      nested = unsafeDowncast(slot, to: NestedSlots.self)
    } else {
      nested = NestedSlots(DynamicFields.of(Self.self))
      slot = nested
    }
    withUnsafeMutablePointer(to: &property) { nested.connect($0, of: installation) }
    nested.track(for: installation) { property.update() }
  }
}

/// The slots of a property that consists of properties.
private final class NestedSlots: _PropertySlot {
  private let fields: DynamicFields
  private var slots: SlotList
  private var reads = TrackedReads()

  init(_ fields: DynamicFields) {
    self.fields = fields
    slots = SlotList(count: fields.fields.count)
  }

  func connect(_ property: UnsafeMutableRawPointer, of installation: _Installation) {
    for (index, field) in fields.fields.enumerated() {
      slots.withSlot(at: index) { field.connect(property + field.offset, &$0, installation) }
    }
  }

  /// Runs the property's `update()`, whose reads are tracked like those of a body.
  func track(for installation: _Installation, _ update: () -> Void) {
    let cause = Cause(field: installation.field)
    installation.owner.track(&reads, cause: cause, observes: &fields.observes, update)
  }

  override func check() -> Bool {
    var hasChanged = false
    for slot in slots where slot?.check() == true { hasChanged = true }
    return hasChanged
  }

  override func name(of slot: Slot) -> String? {
    for (index, kept) in slots.enumerated() {
      guard let kept, index < fields.fields.count else { continue }
      let name = fields.fields[index].name.withoutUnderscore
      if kept === slot { return name }
      if let inner = kept.name(of: slot) { return "\(name).\(inner)" }
    }
    return nil
  }

  override func forEachPart(_ body: (String, Slot) -> Void) {
    for (index, slot) in slots.enumerated() {
      guard let slot, index < fields.fields.count, fields.fields[index].isOwning else { continue }
      body(fields.fields[index].name.withoutUnderscore, slot)
    }
  }

  override func follows(_ object: AnyObject) -> Bool {
    slots.contains { $0?.follows(object) == true }
  }

  override func detach() {
    for slot in slots { slot?.detach() }
    reads.end()
  }
}
