import Foundation

/// The entities of an app, and how they refer to one another. See Apple's documentation of `NSManagedObjectModel`.
///
/// A model is read from what Xcode's editor has written, or put together by the program:
///
/// ```swift
/// let model = NSManagedObjectModel()
/// model.entities = [book, author]
/// ```
///
/// Swift has no list of its classes on Linux. The class of an entity's objects is found by its name among those that the program has
/// mentioned: in a fetch request, with `init(context:)` or `entity()`, as the type of a relationship, or in ``register(_:)``; then in
/// the modules of those, in the module that the file `Module` in the model's folder names, and in the program's own. A class that is not found is replaced by
/// `NSManagedObject`.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The module in which the classes are, as the model's folder specifies.
  private(set) var classModule: String?

  /// The entities. Setting them makes them parts of this model.
  open var entities: [NSEntityDescription] {
    get { ownEntities }
    // An initializer would not call `didSet`.
    set {
      ownEntities = newValue
      for entity in newValue { entity.model = self }
      byName = Dictionary(newValue.map { ($0.name ?? "", $0) }) { _, last in last }
    }
  }
  private var ownEntities: [NSEntityDescription] = []
  private var byName: [String: NSEntityDescription] = [:]

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { byName }

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Reads a model.
  /// - Parameter url: a folder with the name extension `momd`, `xcdatamodeld` or `xcdatamodel`. Its contents are Xcode's XML.
  /// - Returns: nil if there is none, or it cannot be read, which is logged.
  public convenience init?(contentsOf url: URL) {
    guard let text = ModelFolder(url).contents else { return nil }
    guard let entities = ModelReader.entities(in: text) else { return nil }
    self.init()
    self.entities = entities
    classModule = ModelFolder(url).module
    connect()
    LoadedModels.add(self)
  }

  /// Returns a model with the entities of all models in some bundles, or in the app's; nil if there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let folders = (bundles ?? [.main]).flatMap { ModelFolder.all(in: $0) }
    let models = folders.compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Creates a model with copies of the entities of others.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    classModule = models.lazy.compactMap(\.classModule).first
    entities = models.flatMap(\.entities).map { entity in
      let copy = NSEntityDescription()
      copy.name = entity.name
      copy.managedObjectClassName = entity.managedObjectClassName
      copy.isAbstract = entity.isAbstract
      copy.userInfo = entity.userInfo
      copy.uniquenessConstraints = entity.uniquenessConstraints.map { constraint in
        constraint.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name }
      }
      copy.indexes = entity.indexes
      copy.parentName = entity.superentity?.name
      copy.properties = entity.declaredProperties.map { $0.copied() }
      return copy
    }
    connect()
    LoadedModels.add(self)
  }

  /// Tells the module about classes of managed objects, so that objects which the program has not mentioned by their type get them.
  public static func register(_ types: [NSManagedObject.Type]) {
    for type in types { ManagedClasses.note(type) }
  }

  /// Connects the entities that name one another.
  private func connect() {
    for entity in entities {
      guard let parent = entity.parentName.flatMap({ byName[$0] }) else { continue }
      parent.subentities.append(entity)
    }
    for entity in entities {
      for case let relationship as NSRelationshipDescription in entity.declaredProperties {
        relationship.destinationEntity = relationship.destinationName.flatMap { byName[$0] }
      }
    }
    for entity in entities {
      for case let relationship as NSRelationshipDescription in entity.declaredProperties {
        guard let inverse = relationship.inverseName else { continue }
        relationship.inverseRelationship =
          relationship.destinationEntity?.relationshipsByName[inverse]
      }
    }
  }
}

/// The models that `NSManagedObject.entity()` looks in.
enum LoadedModels {
  private struct Entry {
    weak var model: NSManagedObjectModel?
  }

  // The entries hold weak references, which may be read by any thread.
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      entries.removeAll { $0.model == nil || $0.model === model }
      entries.append(Entry(model: model))
    }
  }

  /// Returns the entity whose objects have a class, in the model that was loaded last.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    let models = lock.withLock { entries.compactMap(\.model) }
    for model in models.reversed() {
      for entity in model.entities where entity.className == name { return entity }
    }
    return nil
  }
}
