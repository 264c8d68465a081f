import Foundation
import OpenCombine

/// An object that announces its changes before it makes them.
///
/// A class with `@Published` properties announces each of their changes. One without may announce
/// its own, with the publisher that it is given:
///
/// ```swift
/// final class Account: ObservableObject {
///   var name = "" {
///     willSet { objectWillChange.send() }
///   }
/// }
/// ```
///
/// See Apple's documentation of `ObservableObject`. This protocol refines OpenCombine's, which uses different
/// published properties, and would create another publisher at each access for a class without any.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that announces changes before they are made. It is the same for the life of the object.
  ///
  /// Finding it inspects the properties of the class, or, for one without `@Published` properties, a table.
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher = OwnPublishers.known(of: self) { return publisher }
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for (_, value) in current.children {
        if let property = value as? any PublishedProperty { properties.append(property) }
      }
      mirror = current.superclassMirror
    }
    guard !properties.isEmpty else { return OwnPublishers.publisher(of: self) }
    let known = properties.lazy.compactMap(\.objectWillChange).first
    let publisher = known ?? ObservableObjectPublisher()
    for property in properties where property.objectWillChange == nil {
      property.objectWillChange = publisher
    }
    return publisher
  }
}

/// The publishers of objects that have no property to store them in.
private enum OwnPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of released objects are removed.
  nonisolated(unsafe) private static var limit = 64

  /// Returns the publisher of an object, if it has been given one here.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { entry(of: object)?.publisher }
  }

  private static func entry(of object: AnyObject) -> Entry? {
    // An earlier object may have had the same address.
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  /// Returns the publisher of an object, and creates it if necessary.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let entry = entry(of: object) { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
