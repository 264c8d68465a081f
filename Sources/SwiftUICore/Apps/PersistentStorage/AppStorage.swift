import BanyanGraph
import Combine
import Foundation

/// A property wrapper for a value in the user defaults, with a key.
///
/// The value is restored when the app runs the next time. All code that uses the key shares it:
/// views, models, and direct uses of `UserDefaults`.
///
/// ```swift
/// struct SettingsView: View {
///   @AppStorage("username") private var username = "Anonymous"
///   @AppStorage("playsSounds") private var playsSounds = true
///
///   var body: some View {
///     TextField("Name", text: $username)
///     Toggle("Sounds", isOn: $playsSounds)
///   }
/// }
/// ```
///
/// A stored value takes precedence over the default of the declaration (O04), which is not stored. Writing a
/// value runs the bodies that have read it, in all windows, and writing an equal value runs none
/// (O01). A change with `UserDefaults.set(_:forKey:)` takes effect with the next update: that of the same
/// turn, if an event or an action makes it (O02). Checking for such changes takes a microsecond for
/// each key in the user defaults that bodies have read.
///
/// In an `ObservableObject`, the property announces its changes as a published one does (O05); in any
/// other class, it only reads and writes.
///
/// If no view, scene or property names a store, it is `UserDefaults.standard`. On the browser
/// host, however, each visitor has their own store, which lasts as long as their visit: until they
/// have had no page open for 15 minutes, or the server ends. Naming `UserDefaults.standard`
/// explicitly uses one store for all visitors. In an app that a person runs for themself, as with
/// `banyan run`, their store and `UserDefaults.standard` have the same values.
///
/// URLs are stored as data and dates as seconds, because `UserDefaults` on Linux does not return
/// either of them unchanged. See Apple's documentation of `AppStorage`, and statements O01 to
/// O05.
@propertyWrapper
public struct AppStorage<Value>: ReferringProperty {
  private let property: StoredProperty<Value>
  private let defaults: UserDefaults?
  /// The store of the app that was current when the property was created, for a property outside of a view.
  private let appStore: KeyedStore?
  private var slot: StoredSlot<Value>?

  init(
    _ key: String, default defaultValue: Value, store: UserDefaults?,
    as coding: any StorageCoding<Value>.Type
  ) {
    property = StoredProperty(key: key, defaultValue: defaultValue, coding: coding)
    defaults = store
    appStore = CurrentApp.store
  }

  /// The stored value, or else the default. A body gets the value of the current update, other code the
  /// newest.
  public var wrappedValue: Value {
    get { slot?.read() ?? location.get(cause: nil) }
    nonmutating set { location.set(newValue, transaction: nil) }
  }

  /// A binding to the value, for a view that writes it.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  private var location: StoredLocation<Value> {
    if let slot { return slot.location }
    let store =
      defaults.map { DefaultsStore.of($0) }
      ?? CurrentApp.store ?? appStore ?? DefaultsStore.standard
    return StoredLocation(store: store, property: property)
  }

  public static func _connect(
    _ property: inout AppStorage, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    let namedStore = property.defaults.map { DefaultsStore.of($0) }
    if let slot {
      unsafeDowncast(slot, to: StoredSlot<Value>.self)
        .connect(property.property, namedStore: namedStore)
    } else {
      slot = StoredSlot(property.property, installation, namedStore: namedStore)
    }
    property.slot = unsafeDowncast(slot!, to: StoredSlot<Value>.self)
  }

  /// The value of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get {
      let location = object[keyPath: storageKeyPath].location
      guard MainThread.isCurrent else { return location.get(cause: nil) }
      let carried = Carried((location, object))
      return assumingMainActor {
        Carried(carried.value.0.get(from: carried.value.1))
      }.value
    }
    set {
      if let object = object as? any ObservableObject { ObjectSource.announce(object) }
      object[keyPath: storageKeyPath].location.write(newValue)
    }
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: StatelessProperty {}

extension AppStorage: FieldComparable {
  package static func isUnchanged(_ old: AppStorage, _ new: AppStorage) -> Bool {
    old.defaults === new.defaults && new.property.isUnchanged(from: old.property)
  }
}
