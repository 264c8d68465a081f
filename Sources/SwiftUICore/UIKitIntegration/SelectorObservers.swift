import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object for each notification. See Apple's documentation of `addObserver(_:selector:name:object:)`.
  ///
  /// The center does not keep the observer, and need not be told when it has gone. As with a block, what a visitor's code adds is not called for
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
/// addresses.
private final class SelectorObservers: Sendable {
  static let shared = SelectorObservers()

  final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    fileprivate let address: ObjectIdentifier
    fileprivate weak var center: NotificationCenter?
    /// What the center has returned. Set before the entry is known to others.
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

  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(_ entry: Entry, of center: NotificationCenter) {
    entry.center = center
    let stale = entries.withLock { entries in
      // An object that has gone without a word may have had the same address.
      let stale = entries[entry.address, default: []].filter { $0.observer == nil }
      entries[entry.address, default: []].removeAll { $0.observer == nil }
      entries[entry.address, default: []].append(entry)
      return stale
    }
    for entry in stale { entry.leaveCenter() }
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
    let taken = entries.withLock { entries in
      guard let known = entries[address] else { return [Entry]() }
      let rest = known.filter { !isMeant($0) }
      entries[address] = rest.isEmpty ? nil : rest
      return known.filter(isMeant)
    }
    // Outside of the lock: the center has one of its own.
    for entry in taken { entry.leaveCenter() }
  }
}
