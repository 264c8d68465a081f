import BanyanHost
import Foundation

/// The store of an app that has one of its own: what a visitor keeps in `@AppStorage`.
class VisitorStore: MemoryStore, @unchecked Sendable {
  /// Makes the store of a new app.
  @MainActor static func ofNewApp() -> VisitorStore {
    guard PersonalDefaults.arePersonal else { return VisitorStore() }
    if PersonalStore.current != nil { return SecondVisitorStore() }
    let store = PersonalStore()
    PersonalStore.current = store
    return store
  }

  override func didGainSource(for key: String) { UnreadDefaults.follow(key) }
}

/// The store of a person who runs an app for themself: the values are those of `UserDefaults.standard`, which other code of
/// the program reads and writes too.
final class PersonalStore: VisitorStore, @unchecked Sendable {
  /// The store of the first of the visitors who are there.
  @MainActor fileprivate static weak var current: PersonalStore?

  private let defaults = DefaultsStore.standard

  /// The values of the keys that have been read or written, for another process.
  override var values: [String: StoredValue] {
    for key in super.values.keys { _ = read(key) }
    return super.values
  }

  override func read(_ key: String) -> StoredValue? {
    let value = defaults.read(key)
    super.keep(value, for: key)
    return value
  }

  override func keep(_ value: StoredValue?, for key: String) {
    super.keep(value, for: key)
    defaults.keep(value, for: key)
  }

  override func didGainSource(for key: String) { OutsideChanges.follow(self) }
  override func didLoseSource() { OutsideChanges.unfollow(self) }
}

/// The store of another browser's visitor of an app that a person runs for themself. It is separate, as everywhere.
private final class SecondVisitorStore: VisitorStore, @unchecked Sendable {
  override func didGainSource(for key: String) {}
}

/// Whether the user defaults of the process are those of one person.
package enum PersonalDefaults {
  /// True while an app is made for a person who runs the program for themself.
  @TaskLocal package static var arePersonal = false
}

/// The keys that visitors' views read with `@AppStorage`, for a warning when the program has given one of them a value in
/// `UserDefaults.standard`, where no visitor's property finds it.
@MainActor
enum UnreadDefaults {
  private static var keys: Set<String> = []
  private static var reported: Set<String> = []
  private static var nextLook = ContinuousClock.now
  /// The shortest time between two looks. Each takes a microsecond for each key.
  static var interval = Duration.seconds(1)
  /// The most keys that are looked at: a program may make them of what visitors type.
  private static let most = 100

  static func follow(_ key: String) {
    guard keys.count < most, !reported.contains(key), keys.insert(key).inserted else { return }
    nextLook = .now
    OutsideChanges.looksAtUnreadDefaults = true
  }

  static func look() {
    let now = ContinuousClock.now
    if now < nextLook { return }
    nextLook = now + interval
    for key in keys where UserDefaults.standard.object(forKey: key) != nil {
      keys.remove(key)
      reported.insert(key)
      Issue.report(
        """
        UserDefaults.standard has a value for "\(key)", which @AppStorage("\(key)") does not read: here each visitor has values \
        of their own, and UserDefaults.standard is one for all of them. Write the value with the property, or let all visitors \
        share it with @AppStorage("\(key)", store: .standard).
        """)
    }
  }
}
