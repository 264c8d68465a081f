import BanyanGraph
import BanyanHost
import Foundation
import Synchronization

/// A store in Foundation's user defaults, which other code may change without notice.
///
/// The keys that bodies have read are therefore checked before each flush and after its actions, and no
/// others. Changes are written to disk once per turn; Foundation only does so on request.
final class DefaultsStore: KeyedStore, @unchecked Sendable {
  private let defaults: UserDefaults
  @MainActor private var isSaving = false

  private init(_ defaults: UserDefaults) {
    self.defaults = defaults
  }

  static let standard = DefaultsStore(.standard)

  private struct Entry {
    weak var store: DefaultsStore?
  }

  private static let known = Mutex<[ObjectIdentifier: Entry]>([:])
  /// Returns the store for a user defaults object, which stays the same while it is in use.
  static func of(_ defaults: UserDefaults) -> DefaultsStore {
    if defaults === UserDefaults.standard { return standard }
    let identity = ObjectIdentifier(defaults)
    let carried = Carried(defaults)
    return known.withLock { known in
      if let store = known[identity]?.store { return store }
      known = known.filter { $0.value.store != nil }
      let store = DefaultsStore(carried.value)
      known[identity] = Entry(store: store)
      return store
    }
  }

  override func read(_ key: String) -> StoredValue? {
    defaults.object(forKey: key).flatMap { StoredValue($0) }
  }

  override func keep(_ value: StoredValue?, for key: String) {
    switch value {
    case .bool(let value): defaults.set(value, forKey: key)
    case .integer(let value): defaults.set(value, forKey: key)
    case .double(let value): defaults.set(value, forKey: key)
    case .string(let value): defaults.set(value, forKey: key)
    case .data(let bytes): defaults.set(Data(bytes), forKey: key)
    case nil: defaults.removeObject(forKey: key)
    }
  }

  override func didChange() {
    if isSaving { return }
    isSaving = true
    Task { @MainActor in
      isSaving = false
      defaults.synchronize()
    }
  }

  override func didGainSource(for key: String) { OutsideChanges.follow(self) }
  override func didLoseSource() { OutsideChanges.unfollow(self) }
}

/// The look at stores that other code may change without notice, before each flush and after its actions.
@MainActor
enum OutsideChanges {
  /// The stores with keys that have been read, and the number of those keys.
  private static var read: [ObjectIdentifier: (store: KeyedStore, keyCount: Int)] = [:]
  /// True if there are keys that visitors do not share with the user defaults.
  static var looksAtUnreadDefaults = false { didSet { update() } }

  static func follow(_ store: KeyedStore) {
    read[ObjectIdentifier(store), default: (store, 0)].keyCount += 1
    update()
  }

  static func unfollow(_ store: KeyedStore) {
    let id = ObjectIdentifier(store)
    read[id]?.keyCount -= 1
    if read[id]?.keyCount == 0 { read[id] = nil }
    update()
  }

  private static func update() {
    guard !read.isEmpty || looksAtUnreadDefaults else { return Runtime.lookOutside = nil }
    if Runtime.lookOutside != nil { return }
    Runtime.lookOutside = {
      for entry in read.values { entry.store.look() }
      if looksAtUnreadDefaults { UnreadDefaults.look() }
    }
  }
}

extension StoredValue {
  /// Creates a stored value from a user defaults object, if its type is supported.
  fileprivate init?(_ object: Any) {
    switch object {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data([UInt8](value))
    case let value as Date: self = .double(value.timeIntervalSinceReferenceDate)
    case let value as NSNumber: self = .double(value.doubleValue)
    default: return nil
    }
  }
}
