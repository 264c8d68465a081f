import Foundation

/// A kind of managed object, with its attributes and relationships. See Apple's documentation of `NSEntityDescription`.
///
/// ```swift
/// let book = NSEntityDescription()
/// book.name = "Book"
/// book.managedObjectClassName = "Book"
/// book.properties = [title, author]
/// ```
///
/// Describe it completely before a coordinator uses its model: from then on, several threads read it.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  private var ownProperties: [NSPropertyDescription] = []
  private var ownConstraints: [[Any]] = []
  /// The name of the entity above, until the model has been put together.
  var parentName: String?
  weak var model: NSManagedObjectModel?

  /// The name of the entity.
  open var name: String?
  /// The name of the class of its objects. ``NSManagedObjectModel`` describes how the class is found.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// True if only the entities below it have objects.
  open var isAbstract = false
  /// The notes of the model's author about the entity.
  open var userInfo: [AnyHashable: Any]?
  /// The entity above, whose properties this one has, too.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The entities below. Setting them makes this entity the one above each of them.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  public override init() { super.init() }

  /// The model that has the entity. An entity without one stops the program.
  open var managedObjectModel: NSManagedObjectModel {
    guard let model else { fatalError("The entity \(name ?? "") belongs to no model.") }
    return model
  }

  /// All properties, with those of the entity above. Setting them replaces those that the entity declares itself.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      ownProperties = newValue
      for property in newValue { property.owner = self }
      forget()
    }
  }

  /// The properties that the entity itself declares.
  var declaredProperties: [NSPropertyDescription] { ownProperties }

  /// All properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let known { return known }
    let found = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    // A model that is in use does not change any more, and was put together before several threads read it.
    if isInUse { known = found }
    return found
  }
  private var known: [String: NSPropertyDescription]?
  private var isInUse = false

  /// Keeps what is looked up often.
  func beginUse() {
    isInUse = true
    _ = propertiesByName
    facts = EntityFacts(self)
  }

  /// The properties that each object is asked for.
  var objectFacts: EntityFacts { facts ?? EntityFacts(self) }
  private var facts: EntityFacts?

  struct EntityFacts {
    let sortedProperties: [NSPropertyDescription]
    let transientNames: Set<String>
    /// The name of the class without a module.
    let className: String

    fileprivate init(_ entity: NSEntityDescription) {
      let properties = entity.propertiesByName
      sortedProperties = properties.sorted { $0.key < $1.key }.map(\.value)
      transientNames = Set(properties.filter(\.value.isTransient).keys)
      let name = entity.managedObjectClassName ?? ""
      className = name.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
    }
  }

  private func forget() {
    known = nil
    facts = nil
    for entity in subentities { entity.forget() }
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns the relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// The combinations of attributes of which each may occur once: their names, or the attributes.
  open var uniquenessConstraints: [[Any]] {
    get { ownConstraints }
    set { ownConstraints = newValue }
  }

  /// The names of the attributes in each constraint, with those of the entities above.
  var constraints: [[String]] {
    (superentity?.constraints ?? [])
      + ownConstraints.map { constraint in
        constraint.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name }
      }
  }

  /// The indices with which a store in a file finds and orders objects. Unique attributes and relationships to one have indices anyway.
  open var indexes: [NSFetchIndexDescription] = []

  /// The paths of the indices, with those of the entities above.
  var declaredIndexes: [[String]] {
    (superentity?.declaredIndexes ?? []) + indexes.map { $0.elements.map(\.propertyName) }
  }

  /// Returns true for the entity itself and those above it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let each = current {
      if each === entity || each.name == entity.name { return true }
      current = each.superentity
    }
    return false
  }

  /// The names of the entity and of all below it.
  var names: Set<String> {
    subentities.reduce(into: [name ?? ""]) { $0.formUnion($1.names) }
  }

  /// Returns the entity with a name in the model that a context uses.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of the entity with a name, and inserts it into a context.
  ///
  /// An entity that the context's model does not have stops the program.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError(
        "insertNewObject(forEntityName:into:) could not locate an entity named '\(entityName)' in this model."
      )
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}
