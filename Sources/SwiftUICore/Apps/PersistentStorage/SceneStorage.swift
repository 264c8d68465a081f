import BanyanGraph

/// A property wrapper for a value that a window saves with a key, and restores when it returns.
///
/// It works like a state shared by all views of the window that use the key (O06). When the
/// window goes away and returns, such as a page that is reloaded, the value is restored; when
/// the person closes the window, it is destroyed (O07).
///
/// ```swift
/// struct Editor: View {
///   @SceneStorage("selection") private var selection: Int?
///   // ...
/// }
/// ```
///
/// On the browser host, which cannot know whether a closed page will return, values are kept on the
/// server for 15 minutes for each tab, and restored a moment after the page is shown
/// again: actions that run when a view appears still see the default, and the values they write are
/// replaced. The last 10 pages of a visitor are kept, each with at most 64 KiB.
///
/// Use it for the state of the user interface, not for documents or secrets. Outside of a view in a
/// window, the value is the default and writes have no effect. See Apple's documentation of
/// `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: ReferringProperty {
  private let property: StoredProperty<Value>
  private var slot: StoredSlot<Value>?

  init(_ key: String, default defaultValue: Value, as coding: any StorageCoding<Value>.Type) {
    property = StoredProperty(key: key, defaultValue: defaultValue, coding: coding)
  }

  /// The stored value, or else the default. A body gets the value of the current update, other code the
  /// newest.
  public var wrappedValue: Value {
    get { slot?.read() ?? property.defaultValue }
    nonmutating set { slot?.location.set(newValue, transaction: nil) }
  }

  /// A binding to the value, for a view that writes it.
  public var projectedValue: Binding<Value> {
    if let slot { return Binding(location: slot.location) }
    Issue.report(
      """
      Accessing SceneStorage's value outside of being installed on a View. This will result in a \
      constant Binding of the initial value and will not update.
      """)
    return .constant(property.defaultValue)
  }

  public static func _connect(
    _ property: inout SceneStorage, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    // An app and its scenes have no window.
    guard let window = installation.context.window else { return }
    if let slot {
      unsafeDowncast(slot, to: StoredSlot<Value>.self)
        .connect(property.property, namedStore: window.storage)
    } else {
      slot = StoredSlot(property.property, installation, namedStore: window.storage)
    }
    property.slot = unsafeDowncast(slot!, to: StoredSlot<Value>.self)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: StatelessProperty {}

extension SceneStorage: FieldComparable {
  package static func isUnchanged(_ old: SceneStorage, _ new: SceneStorage) -> Bool {
    new.property.isUnchanged(from: old.property)
  }
}
