import BanyanGraph
import BanyanHost
import Synchronization

/// A store of values by key, for `@AppStorage` and `@SceneStorage`.
///
/// Reading and writing are safe on any thread. Observers are notified on the main
/// actor.
package class KeyedStore: @unchecked Sendable {
  /// The keys that bodies have read. Their edges keep the sources.
  @MainActor private var sources: [String: Entry] = [:]

  private struct Entry {
    weak var source: KeyedSource?
  }

  func read(_ key: String) -> StoredValue? { nil }

  /// Stores or removes a value, without notifying readers.
  func keep(_ value: StoredValue?, for key: String) {}

  /// Called when a value that needs to be persisted has changed.
  @MainActor func didChange() {}

  @MainActor func didGainSource(for key: String) {}
  @MainActor func didLoseSource() {}

  /// Stores or removes a value, and notifies readers if it has changed.
  final func write(_ value: StoredValue?, for key: String) {
    keep(value, for: key)
    guard MainThread.isCurrent else {
      Task { @MainActor in didWrite(key) }
      return
    }
    assumingMainActor { didWrite(key) }
  }

  @MainActor private func didWrite(_ key: String) {
    existingSource(for: key)?.look()
    didChange()
  }

  /// Returns the source of a key for a new reader.
  @MainActor final func source(for key: String) -> KeyedSource {
    if let source = sources[key]?.source { return source }
    let source = KeyedSource(key, in: self)
    sources[key] = Entry(source: source)
    didGainSource(for: key)
    return source
  }

  /// Returns the source of a key that has readers, or nil.
  @MainActor final func existingSource(for key: String) -> KeyedSource? { sources[key]?.source }

  @MainActor fileprivate func forget(_ key: String) {
    // The key may have a new reader by now.
    if sources[key]?.source == nil { sources[key] = nil }
    didLoseSource()
  }

  /// Checks whether the keys that bodies have read have new values.
  @MainActor final func look() {
    for entry in sources.values { entry.source?.look() }
  }
}

/// The value of a key in a store for its readers, in all windows of all apps.
final class KeyedSource: Source {
  private let key: String
  private let store: KeyedStore
  /// The value in the current update.
  private(set) var value: StoredValue?

  fileprivate init(_ key: String, in store: KeyedStore) {
    self.key = key
    self.store = store
    value = store.read(key)
  }

  isolated deinit { store.forget(key) }

  /// Notifies the readers if the value has changed, as part of the current transaction.
  func look() {
    let newest = store.read(key)
    if newest == value { return }
    value = newest
    store.didChange()
    forEachReader { reader, cause in
      guard let node = reader as? _Node else { return }
      guard node.runtime.isTracing, let trace = node.runtime.trace else {
        return node.runtime.invalidateLater(node, cause: cause)
      }
      trace.during(trace.announce(traceTerm)) {
        node.runtime.invalidateLater(node, cause: cause)
      }
    }
  }

  override var traceName: String { "stored \"\(key)\"" }
}

/// An in-memory store that lives as long as its owner: a window, or an app with its own store.
package class MemoryStore: KeyedStore, @unchecked Sendable {
  private let contents = Mutex<[String: StoredValue]>([:])
  /// The owner's secrets, which have no keys here and no readers: see ``VisitorSecrets``.
  package let secrets = Mutex<[UInt8]>([])

  package var values: [String: StoredValue] { contents.withLock { $0 } }

  override func read(_ key: String) -> StoredValue? { contents.withLock { $0[key] } }

  override func keep(_ value: StoredValue?, for key: String) {
    contents.withLock { $0[key] = value }
  }
}

private final class WindowStorage: WindowService {
  let store = MemoryStore()

  init(of window: WindowNode) {}
}

extension WindowNode {
  /// The values that views store in the window, for when it returns.
  package var storage: MemoryStore { service(WindowStorage.self).store }
}
