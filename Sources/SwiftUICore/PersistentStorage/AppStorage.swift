import BanyanGraph
import Combine
import Foundation

/// A property wrapper for a value that is kept in the user defaults, under a key.
///
/// The value is there again when the app runs the next time. Everybody who names the key shares it:
/// views, models, and code that uses `UserDefaults` itself.
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
/// A stored value wins over the default of the declaration (O04), which is not stored. Writing a
/// value runs the bodies that have read it, in all windows, and writing an equal value runs none
/// (O01). A change by `UserDefaults.set(_:forKey:)` is seen at the next update: that of the same
/// turn, if an event or an action makes it (O02). Looking for such changes takes a microsecond for
/// each key that bodies have read and that is kept in user defaults.
///
/// In an `ObservableObject` the property announces its changes as a published one does (O05); in any
/// other class it reads and writes.
///
/// Where no view, scene or property names a store, it is `UserDefaults.standard`; but on the browser
/// host, each visitor has a store of their own, which lasts as long as their visit does: until they
/// have had no page open for 15 minutes, or the server ends. `UserDefaults.standard` named
/// explicitly is one store for all visitors.
///
/// URLs are stored as data and dates as seconds, because `UserDefaults` on Linux does not give back
/// what it was given of either. See Apple's documentation of `AppStorage`, and statements O01 to
/// O05.
@propertyWrapper
public struct AppStorage<Value>: ReferringProperty {
  private let property: StoredProperty<Value>
  private let defaults: UserDefaults?
  /// The store of the app in which the property was made, for one that stands in no view.
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

  /// The stored value, or else the default. In a body, as of the update being made; elsewhere, the
  /// newest.
  public var wrappedValue: Value {
    get { slot?.read() ?? location.get(cause: nil) }
    nonmutating set { location.set(newValue, transaction: nil) }
  }

  /// A binding to the value, for a view that is to write it.
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

extension AppStorage: FieldComparable {
  package static func isUnchanged(_ old: AppStorage, _ new: AppStorage) -> Bool {
    old.defaults === new.defaults && new.property.isUnchanged(from: old.property)
  }
}
