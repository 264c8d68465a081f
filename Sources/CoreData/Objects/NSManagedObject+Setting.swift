import Foundation

extension NSManagedObject {
  /// Sets a property, keeps the inverse of a relationship in step, and tells the context.
  func set(_ value: Any?, forKey key: String, isAnnounced: Bool = true) {
    switch entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription:
      let unwrapped = ManagedValue.unwrapped(value)
      let new = ManagedValue.kept(unwrapped, as: attribute.attributeType)
      precondition(
        (new == nil) == (unwrapped == nil),
        "Unacceptable type of value for attribute: property = \"\(key)\"; given type = \(Swift.type(of: unwrapped))."
      )
      change(key, to: new, isAnnounced: isAnnounced)
    case let relationship as NSRelationshipDescription:
      setRelationship(relationship, to: Self.targets(ManagedValue.unwrapped(value)))
    default:
      fatalError(
        "[\(Swift.type(of: self)) setValue:forUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"."
      )
    }
  }

  private static func targets(_ value: Any?) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return objects(in: value) ?? []
  }

  private func setRelationship(
    _ relationship: NSRelationshipDescription, to objects: [NSManagedObject]
  ) {
    let old = ids(forKey: relationship.name)
    var new: [NSManagedObjectID] = []
    var known: Set<NSManagedObjectID> = []
    for object in objects where known.insert(object.objectID).inserted {
      new.append(object.objectID)
    }
    setIDs(new, of: relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    let (oldSet, newSet) = (Set(old), Set(new))
    for id in old where !newSet.contains(id) {
      managedObjectContext?.existing(id)?.remove(objectID, from: inverse)
    }
    for object in objects where !oldSet.contains(object.objectID) {
      object.add(self, to: inverse)
    }
  }

  private func setIDs(_ ids: [NSManagedObjectID], of relationship: NSRelationshipDescription) {
    var value: Any? = ids.first
    if relationship.isToMany { value = ids }
    change(relationship.name, to: value, isAnnounced: true)
  }

  /// Removes an object from a relationship, without regard to the inverse.
  func remove(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
    let ids = ids(forKey: relationship.name)
    guard ids.contains(id) else { return }
    setIDs(ids.filter { $0 != id }, of: relationship)
  }

  /// Adds an object to the inverse of a relationship that has been set at that object. The previous object loses its place.
  private func add(_ object: NSManagedObject, to inverse: NSRelationshipDescription) {
    let ids = ids(forKey: inverse.name)
    guard !ids.contains(object.objectID) else { return }
    if inverse.isToMany { return setIDs(ids + [object.objectID], of: inverse) }
    if let former = ids.first, let relationship = inverse.inverseRelationship {
      managedObjectContext?.existing(former)?.remove(objectID, from: relationship)
    }
    setIDs([object.objectID], of: inverse)
  }

  /// Puts an object that is inserted again back into the other ends of its relationships. Objects that are not there any more are left out.
  func rejoin() {
    guard let former = kept else { return }
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
    where former[relationship.name] != nil {
      let others = objects(forKey: relationship.name)
      if others.count < ids(forKey: relationship.name).count {
        setIDs(others.map(\.objectID), of: relationship)
      }
      guard let inverse = relationship.inverseRelationship else { continue }
      for other in others { other.add(self, to: inverse) }
    }
  }

  private func change(_ key: String, to value: Any?, isAnnounced: Bool) {
    // Filled first: what the store has must not replace the new value later.
    _ = values
    if isAnnounced { willChangeValue(forKey: key) }
    if kept == nil { kept = [:] }
    kept?[key] = value
    changedKeys.insert(key)
    managedObjectContext?.didChange(self)
  }
}
