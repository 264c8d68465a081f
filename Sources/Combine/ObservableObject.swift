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
/// See Apple's documentation of `ObservableObject`. This protocol refines OpenCombine's, which knows other
/// published properties, and would make another publisher at each access for a class without any.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Announces a change before it is made: the same publisher for the life of the object.
  ///
  /// Finding it looks at the properties of the class, or, for one without `@Published` properties,
  /// into a table.
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

/// The publishers of objects that have no property to keep them in.
private enum OwnPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// At how many entries those of objects that are gone are taken out.
  nonisolated(unsafe) private static var limit = 64

  /// The publisher of an object that has been given one here.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { entry(of: object)?.publisher }
  }

  private static func entry(of object: AnyObject) -> Entry? {
    // Another object may have stood at the same place before.
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  /// The publisher of an object, made if need be.
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
