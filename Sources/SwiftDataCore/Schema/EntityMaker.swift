import CoreData
import Foundation

/// Makes the entities in which the objects of models are kept.
struct EntityMaker {
  let model = NSManagedObjectModel()
  private var entities: [String: NSEntityDescription] = [:]
  private var relationships: [(NSRelationshipDescription, _ModelProperty)] = []

  init(_ types: [String: any PersistentModel.Type]) {
    NSManagedObjectModel.register([SwiftDataObject.self])
    for name in types.keys {
      let entity = NSEntityDescription()
      entity.name = name
      entity.managedObjectClassName = "SwiftDataObject"
      entities[name] = entity
    }
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      guard let entity = entities[name] else { continue }
      let properties = type._$modelSchema.properties.sorted { $0.key < $1.key }.map(\.value)
      entity.properties = properties.map { description(of: $0) }
      entity.uniquenessConstraints = properties.filter(\.isUnique).map { [$0.name] }
    }
    connectDeclared(types)
    connectUndeclared()
    model.entities = entities.values.sorted { $0.name ?? "" < $1.name ?? "" }
  }

  private mutating func description(of property: _ModelProperty) -> NSPropertyDescription {
    switch property.kind {
    case .attribute(let codec, let attribute, let defaultValue):
      let description = NSAttributeDescription()
      description.name = property.name
      description.formerName = attribute?.originalName
      description.attributeType = codec.type
      description.defaultValue = defaultValue
      // Swift sees to it that a value is there. A default is read only where none may be missing.
      description.isOptional = codec.isOptional || defaultValue == nil
      return description
    case .relationship(let destination, let relationship):
      let description = NSRelationshipDescription()
      description.name = property.name
      description.formerName = relationship?.originalName
      description.destinationEntity = entities[destination.type._$modelSchema.name]
      description.maxCount = destination.isToMany ? 0 : 1
      description.isOrdered = destination.isToMany
      description.deleteRule =
        switch relationship?.deleteRule ?? .nullify {
        case .noAction: .noActionDeleteRule
        case .nullify: .nullifyDeleteRule
        case .cascade: .cascadeDeleteRule
        case .deny: .denyDeleteRule
        }
      relationships.append((description, property))
      return description
    }
  }

  /// Connects relationships whose inverses are specified.
  private func connectDeclared(_ types: [String: any PersistentModel.Type]) {
    for (description, property) in relationships {
      guard case .relationship(let destination, let relationship?) = property.kind,
        let path = relationship.inverseKeyPath
      else { continue }
      let schema = destination.type._$modelSchema
      guard let name = schema.properties.first(where: { $0.value.keyPath == path })?.key,
        let inverse = entities[schema.name]?.relationshipsByName[name]
      else {
        preconditionFailure(
          "The inverse of \(property.name) is not a relationship of \(schema.name).")
      }
      description.inverseRelationship = inverse
      inverse.inverseRelationship = description
    }
  }

  /// Connects the others if there is only one way to do it.
  private func connectUndeclared() {
    for (description, _) in relationships where description.inverseRelationship == nil {
      guard let back = onlyWayBack(from: description), onlyWayBack(from: back) === description
      else { continue }
      description.inverseRelationship = back
      back.inverseRelationship = description
    }
  }

  private func onlyWayBack(
    from relationship: NSRelationshipDescription
  ) -> NSRelationshipDescription? {
    let candidates = relationships.map(\.0).filter {
      $0 !== relationship && $0.inverseRelationship == nil
        && $0.entity === relationship.destinationEntity
        && $0.destinationEntity === relationship.entity
    }
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension _ModelProperty {
  var isUnique: Bool {
    if case .attribute(_, let attribute?, _) = kind {
      attribute.options.contains(.unique)
    } else {
      false
    }
  }
}
