import Foundation

extension NSManagedObject {
  /// The value of a property: an `NSNumber` for a number, an object, an `NSSet` or `NSOrderedSet` of objects, or another value as it is.
  ///
  /// A name that the entity does not have stops the program.
  public func value(forKey key: String) -> Any? {
    checkKey(key)
    return object(for: key, in: values)
  }

  /// Sets the value of a property, and announces it.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// The value at a path of properties, such as `author.name`. Of a relationship to many it is the array of the objects' values.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    var value: Any? = self
    for key in keys {
      if let object = value as? NSManagedObject {
        value = object.value(forKey: key)
      } else if let elements = Self.objects(in: value) {
        let isCount = key == "@count"
        value =
          isCount
          ? NSNumber(value: elements.count) as Any
          : elements.map { $0.value(forKey: key) as Any } as Any
      } else {
        return nil
      }
    }
    return value
  }

  /// The value of a property, without announcing that it is read.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Sets the value of a property without announcing it, as in `awakeFromInsert`.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key, isAnnounced: false)
  }

  /// Sets several properties. `NSNull` stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// The objects of a relationship to many, for reading.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    NSMutableSet(array: objects(forKey: key))
  }

  /// Returns the value of a property as the property's type.
  ///
  /// This is what a property of a managed object's class consists of, where Apple's `@NSManaged` has the body:
  ///
  /// ```swift
  /// final class Book: NSManagedObject {
  ///   var title: String? {
  ///     get { managedValue(forKey: "title") }
  ///     set { setManagedValue(newValue, forKey: "title") }
  ///   }
  /// }
  /// ```
  ///
  /// A number that is nil reads as 0. Any other value that is nil or of another type stops the program, unless the type is optional.
  public func managedValue<Value>(forKey key: String) -> Value {
    noteClass(Value.self, forKey: key)
    let value = value(forKey: key)
    if let type = Value.self as? any ManagedReadable.Type,
      let read = type.value(from: value) as? Value
    {
      return read
    }
    guard let typed = value as? Value else {
      fatalError(
        "\(Swift.type(of: self)).\(key) is \(value.map { "\($0)" } ?? "nil"), which is no \(Value.self)"
      )
    }
    return typed
  }

  /// Sets the value of a property, and announces it. See ``managedValue(forKey:)``.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    set(value, forKey: key)
  }

  /// Adds objects to a relationship to many. Those that it has already stay where they are.
  public func addManagedObjects(_ objects: [NSManagedObject], forKey key: String) {
    let known = Set(ids(forKey: key))
    let added = objects.filter { !known.contains($0.objectID) }
    set(self.objects(forKey: key) + added, forKey: key)
  }

  /// Removes objects from a relationship to many.
  public func removeManagedObjects(_ objects: [NSManagedObject], forKey key: String) {
    let removed = Set(objects.map(\.objectID))
    set(self.objects(forKey: key).filter { !removed.contains($0.objectID) }, forKey: key)
  }

  // MARK: Inside

  /// The values, which are read from the store the first time.
  var values: [String: Any] {
    if let kept { return kept }
    managedObjectContext?.fill(self)
    return kept ?? [:]
  }

  private func checkKey(_ key: String) {
    guard entity.propertiesByName[key] != nil else {
      fatalError(
        "[\(type(of: self)) valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"."
      )
    }
  }

  /// Finds out the class of the objects at the other end of a relationship.
  private func noteClass<Value>(_ type: Value.Type, forKey key: String) {
    guard entity.propertiesByName[key] is NSRelationshipDescription else { return }
    if let type = type as? any ObjectHolding.Type {
      ManagedClasses.note(anyType: type.heldType)
    } else {
      ManagedClasses.note(anyType: type)
    }
  }

  /// Returns what stands for a kept value outside.
  func object(for key: String, in values: [String: Any]) -> Any? {
    guard let value = values[key] else {
      return isToMany(key) ? set(of: [], forKey: key) : nil
    }
    if let id = value as? NSManagedObjectID { return managedObjectContext?.existing(id) }
    guard isToMany(key), let ids = value as? [NSManagedObjectID] else { return value }
    return set(of: ids.compactMap { managedObjectContext?.existing($0) }, forKey: key)
  }

  private func set(of objects: [NSManagedObject], forKey key: String) -> Any {
    let isOrdered = (entity.propertiesByName[key] as? NSRelationshipDescription)?.isOrdered ?? false
    return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  private func isToMany(_ key: String) -> Bool {
    (entity.propertiesByName[key] as? NSRelationshipDescription)?.isToMany ?? false
  }

  /// The identifiers of the objects at the other end of a relationship.
  func ids(forKey key: String) -> [NSManagedObjectID] {
    switch values[key] {
    case let id as NSManagedObjectID: [id]
    case let ids as [NSManagedObjectID]: ids
    default: []
    }
  }

  /// The objects at the other end of a relationship.
  func objects(forKey key: String) -> [NSManagedObject] {
    ids(forKey: key).compactMap { managedObjectContext?.existing($0) }
  }

  /// Returns the managed objects in a collection; nil for another value.
  static func objects(in value: Any?) -> [NSManagedObject]? {
    switch value {
    case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let array as [NSManagedObject]: array
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    default: nil
    }
  }
}

/// A type that holds the objects of a relationship.
private protocol ObjectHolding {
  static var heldType: Any.Type { get }
}

extension Optional: ObjectHolding {
  static var heldType: Any.Type {
    (Wrapped.self as? any ObjectHolding.Type)?.heldType ?? Wrapped.self
  }
}
extension Set: ObjectHolding {
  static var heldType: Any.Type { Element.self }
}
extension Array: ObjectHolding {
  static var heldType: Any.Type { Element.self }
}
