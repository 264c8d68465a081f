import Foundation

/// Notes about objects of Foundation's classes, which have no room for them. A note goes with its object.
package final class ObjectNotes<Note>: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let note: Note
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  private var limit = 64

  package init() {}

  package subscript(object: AnyObject) -> Note? {
    get {
      lock.withLock {
        // Another object may have got the place of one that is gone.
        entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.note : nil }
      }
    }
    set {
      lock.withLock {
        if entries.count >= limit {
          entries = entries.filter { $0.value.object != nil }
          limit = max(64, entries.count * 2)
        }
        entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, note: $0) }
      }
    }
  }
}
