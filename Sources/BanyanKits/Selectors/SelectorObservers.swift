import Foundation
import SwiftUICore
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object for each notification. See Apple's documentation of `addObserver(_:selector:name:object:)`.
  ///
  /// The center does not keep the observer, and need not be notified when it is released. As with a block, what a visitor's code adds is not called for
  /// notifications of another visitor's application and players.
  /// - Parameters:
  ///   - observer: the object; it must be one of a class.
  ///   - aSelector: its method, which receives the notification.
  ///   - aName: the name; nil for notifications of any name, and then of all visitors.
  ///   - anObject: whose notifications; nil for those of any object.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let entry = SelectorObservers.Entry(observer as AnyObject, name: aName, object: anObject)
    let call: @Sendable (Notification) -> Void = { [weak entry] notification in
      guard let entry else { return }
      guard let observer = entry.observer else { return entry.remove() }
      aSelector.perform(on: observer, reportingWith: notification)
    }
    entry.token =
      if let aName {
        addObserver(forName: aName, object: anObject, queue: nil, using: call)
      } else {
        addObserver(forName: nil, object: anObject, queue: nil, using: call)
      }
    SelectorObservers.shared.add(entry, of: self)
  }

  /// Removes all that an object observes, or what `addObserver(forName:object:queue:using:)` has returned.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, of: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes what an object observes, of a name and of another object, where these are not nil.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let other = anObject.map { $0 as AnyObject }
    SelectorObservers.shared.remove(observer, of: self) {
      (aName == nil || $0.name == aName) && (other == nil || $0.object === other)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The objects that notification centers call by selectors.
///
/// An object that is being deallocated cannot be referred to weakly any more, and that is where most objects remove themselves: they are found by their
/// addresses. Those that go without a word are forgotten when there are twice as many as were left the last time.
final class SelectorObservers: Sendable {
  static let shared = SelectorObservers()

  final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    fileprivate let address: ObjectIdentifier
    fileprivate weak var center: NotificationCenter?
    /// The token that the center has returned. Set before the entry is known to others.
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
      self.observer = observer
      self.name = name
      self.object = object.map { $0 as AnyObject }
      address = ObjectIdentifier(observer)
    }

    func remove() { SelectorObservers.shared.remove(self) }

    fileprivate func leaveCenter() {
      if let token { center?.removeObserver(token as Any) }
    }
  }

  private struct Known {
    var entries: [ObjectIdentifier: [Entry]] = [:]
    var count = 0
    /// The number of entries at which those of objects that have gone are removed.
    var limit = 64
  }

  private let known = Mutex(Known())

  /// The number of entries of a center.
  func count(of center: NotificationCenter) -> Int {
    let all = known.withLock { $0.entries.values.flatMap { $0 } }
    return all.count { $0.center === center }
  }

  func add(_ entry: Entry, of center: NotificationCenter) {
    entry.center = center
    let (others, isFull) = known.withLock { known in
      let isFull = known.count >= known.limit
      // An object that has gone without a word may have had the same address.
      let others =
        isFull ? known.entries.values.flatMap { $0 } : known.entries[entry.address] ?? []
      known.entries[entry.address, default: []].append(entry)
      known.count += 1
      return (others, isFull)
    }
    // Outside of the lock: an observer that goes while it is looked at removes itself.
    for other in others where other.observer == nil { remove(other) }
    if isFull { known.withLock { $0.limit = max(64, $0.count * 2) } }
  }

  func remove(
    _ observer: AnyObject, of center: NotificationCenter, where isMeant: (Entry) -> Bool
  ) {
    take(ObjectIdentifier(observer)) { $0.center === center && isMeant($0) }
  }

  func remove(_ entry: Entry) {
    take(entry.address) { $0 === entry }
  }

  private func take(_ address: ObjectIdentifier, where isMeant: (Entry) -> Bool) {
    let taken = known.withLock { known in
      guard let entries = known.entries[address] else { return [Entry]() }
      let rest = entries.filter { !isMeant($0) }
      known.entries[address] = rest.isEmpty ? nil : rest
      known.count -= entries.count - rest.count
      return entries.filter(isMeant)
    }
    // Outside of the lock: the center has one of its own.
    for entry in taken { entry.leaveCenter() }
  }
}
