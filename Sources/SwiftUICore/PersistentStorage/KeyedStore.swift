import BanyanGraph
import BanyanHost
import Synchronization

/// Where values are kept by key: behind `@AppStorage` and `@SceneStorage`.
///
/// Reading and writing is safe on any thread; who must be told of a change is the main actor's
/// business.
class KeyedStore: @unchecked Sendable {
  /// The keys that bodies have read. Their edges keep the sources.
  @MainActor private var sources: [String: Entry] = [:]

  private struct Entry {
    weak var source: KeyedSource?
  }

  func read(_ key: String) -> StoredValue? { nil }

  /// Keeps a value, or none. Readers are not told.
  func keep(_ value: StoredValue?, for key: String) {}

  /// Something became another value, which is to last.
  @MainActor func didChange() {}

  @MainActor func didGainSource() {}
  @MainActor func didLoseSource() {}

  /// Keeps a value, or none, and tells those who have read another.
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

  /// The source of a key that somebody is about to read.
  @MainActor final func source(for key: String) -> KeyedSource {
    if let source = sources[key]?.source { return source }
    let source = KeyedSource(key, in: self)
    sources[key] = Entry(source: source)
    didGainSource()
    return source
  }

  /// The source of a key, if somebody has read it.
  @MainActor final func existingSource(for key: String) -> KeyedSource? { sources[key]?.source }

  @MainActor fileprivate func forget(_ key: String) {
    // Somebody may read the key again by now.
    if sources[key]?.source == nil { sources[key] = nil }
    didLoseSource()
  }

  /// Looks whether one of the keys that bodies have read has another value.
  @MainActor final func look() {
    for entry in sources.values { entry.source?.look() }
  }
}

/// A key of a store as bodies have read it, in all windows of all apps.
final class KeyedSource: Source {
  private let key: String
  private let store: KeyedStore
  /// The value as of the update being made.
  private(set) var value: StoredValue?

  fileprivate init(_ key: String, in store: KeyedStore) {
    self.key = key
    self.store = store
    value = store.read(key)
  }

  isolated deinit { store.forget(key) }

  /// Tells the readers if the value is another one now, as part of the current transaction.
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

/// A store that goes with its owner: a window's, or an app's that has a store of its own.
final class MemoryStore: KeyedStore, @unchecked Sendable {
  private let contents = Mutex<[String: StoredValue]>([:])

  var values: [String: StoredValue] { contents.withLock { $0 } }

  override func read(_ key: String) -> StoredValue? { contents.withLock { $0[key] } }

  override func keep(_ value: StoredValue?, for key: String) {
    contents.withLock { $0[key] = value }
  }
}
