import Combine
import Foundation
import Logging

/// An object of a model's entity, which a context keeps and saves. See Apple's documentation of `NSManagedObject`.
///
/// ```swift
/// let book = Book(context: context)
/// book.title = "Emma"
/// try context.save()
/// ```
///
/// `banyan` makes the classes that Xcode makes of a model, and gives `@NSManaged` properties their bodies. A class that you write by hand
/// reads and writes its properties with ``managedValue(forKey:)`` and ``setManagedValue(_:forKey:)``.
///
/// An object announces each change of a value before it is made, so a view can follow it with `@ObservedObject`. As on Apple's
/// systems it must only be used where its context is: those of the main queue on the main actor, others in `perform`.
open class NSManagedObject: NSObject, ObservableObject {
  private let kind: NSEntityDescription
  private let identifier: NSManagedObjectID
  private var publisher: ObservableObjectPublisher?

  /// The context of the object; nil if it has none, or if the context is no longer there.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// The object's values by property: values of attributes, the identifier of an object, or an array of identifiers. Nil while
  /// they have not been read from the store.
  var kept: [String: Any]?
  /// The store's values when the object was read or saved, and the number of that state.
  var saved: [String: Any] = [:]
  var version = 0
  /// The properties that have been set since.
  var changedKeys: Set<String> = []

  /// Creates an object of an entity.
  /// - Parameters:
  ///   - entity: its entity. An abstract one stops the program.
  ///   - context: the context that it is inserted into; nil for an object that is not kept.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    precondition(
      !entity.isAbstract, "Cannot create an object of the abstract entity \(entity.name ?? "").")
    let pending = PendingObjects.current
    let kind = pending?.entity ?? context?.resolved(entity) ?? entity
    self.kind = kind
    identifier =
      pending?.id ?? context?.newID(of: kind)
      ?? NSManagedObjectID(
        kind, key: PendingObjects.nextLooseKey(), storeIdentifier: "", isSaved: false)
    super.init()
    if pending != nil {
      managedObjectContext = context
      return
    }
    ManagedClasses.note(type(of: self))
    setDefaults()
    guard let context else { return }
    context.insert(self)
  }

  /// Creates an object of the class's entity, and inserts it into a context.
  ///
  /// It is required, as that of a class of Objective-C is, so that a method of the class may call it for a subclass.
  public required convenience init(context moc: NSManagedObjectContext) {
    ManagedClasses.note(Self.self)
    self.init(entity: Self.entity(in: moc.model), insertInto: moc)
  }

  /// Creates an object of the class's entity that is in no context. ``NSManagedObjectContext/insert(_:)`` inserts it later.
  ///
  /// Until then its attributes can be set and read, and its relationships have no objects. The entity is that of the model that was
  /// loaded last. If no model has one, that is logged, and the object has no properties, so that reading or setting one stops the program.
  ///
  /// ```swift
  /// let draft = Book()
  /// draft.title = "Emma"
  /// context.insert(draft)
  /// ```
  public convenience override init() {
    self.init(entity: Self.looseEntity(), insertInto: nil)
  }

  private class func looseEntity() -> NSEntityDescription {
    ManagedClasses.note(self)
    if self != NSManagedObject.self, let entity = LoadedModels.entity(of: self) { return entity }
    Logger(label: "com.apple.CoreData").error(
      "Failed to call designated initializer on NSManagedObject class '\(self)'")
    return NSEntityDescription()
  }

  private func setDefaults() {
    kept = kind.attributesByName.compactMapValues {
      ManagedValue.kept($0.defaultValue, as: $0.attributeType)
    }
  }

  // MARK: Entity and identity

  /// The entity whose objects have this class, in the model that was loaded last. A class that no model names stops the program.
  open class func entity() -> NSEntityDescription { entity(in: nil) }

  private class func entity(in model: NSManagedObjectModel?) -> NSEntityDescription {
    ManagedClasses.note(self)
    let name = String(describing: self)
    let found = model?.entities.first { $0.className == name } ?? LoadedModels.entity(of: self)
    guard let found else {
      fatalError(
        "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(name)'")
    }
    return found
  }

  /// A request for all objects of the class's entity. Generated classes have one that returns objects of their class, and that is
  /// taken where either would do.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    ManagedClasses.note(self)
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  /// The entity of the object.
  open var entity: NSEntityDescription { kind }
  /// The identity of the object.
  open var objectID: NSManagedObjectID { identifier }

  /// A publisher that sends a value before each change of the object.
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let new = ObservableObjectPublisher()
    publisher = new
    return new
  }

  // MARK: State

  /// True if the object has never been saved.
  open var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
  /// True if the object has changes since it was last saved.
  open var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
  /// True if the object will be deleted when its context is saved.
  open var isDeleted: Bool { managedObjectContext?.isDeleted(self) ?? false }
  /// True if the object has been inserted, deleted or changed since it was last saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// True if a saved property has another value than the store.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// True if the object's values have not been read from the store yet. They are read when one is first asked for.
  open var isFault: Bool { kept == nil }

  /// The properties that have been set since the object was last saved, with their values.
  open func changedValues() -> [String: Any] {
    changedKeys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// The values that some properties had when the object was last read or saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? Array(kind.propertiesByName.keys)
    return names.reduce(into: [:]) { $0[$1] = object(for: $1, in: saved) ?? NSNull() }
  }

  // MARK: Life

  /// Called when the object has been inserted for the first time. Does nothing; for subclasses.
  open func awakeFromInsert() {}
  /// Called when the object's values have been read from the store. Does nothing; for subclasses.
  open func awakeFromFetch() {}
  /// Called before the object is saved. Does nothing; for subclasses.
  open func willSave() {}
  /// Called after the object was saved. Does nothing; for subclasses.
  open func didSave() {}
  /// Called when the object is about to be deleted. Does nothing; for subclasses.
  open func prepareForDeletion() {}
  /// Called after the object has given up its values. Does nothing; for subclasses.
  open func didTurnIntoFault() {}

  /// Checks the object before it is first saved. A subclass that overrides it calls it.
  open func validateForInsert() throws { try validateValues() }
  /// Checks the object before it is saved again. A subclass that overrides it calls it.
  open func validateForUpdate() throws { try validateValues() }
  /// Checks whether the object may be deleted. A subclass that overrides it calls it.
  open func validateForDelete() throws { try validateDeletion() }

  /// Announces a change. Setting a property does it already.
  open func willChangeValue(forKey key: String) { publisher?.send() }
  /// Marks the object as changed. Setting a property does it already.
  open func didChangeValue(forKey key: String) { managedObjectContext?.didChange(self) }
  /// Reads the object's values from the store, if that has not happened yet.
  open func willAccessValue(forKey key: String?) { _ = values }
  /// Does nothing: a value needs no attention after it was read.
  open func didAccessValue(forKey key: String?) {}

  open override var description: String {
    let values = kept.map { "\($0)" } ?? "<fault>"
    return "<\(type(of: self)): \(identifier); data: \(values)>"
  }
}

/// An object that a context is making of what its store has.
struct PendingObject {
  let entity: NSEntityDescription
  let id: NSManagedObjectID
}

enum PendingObjects {
  // An initializer is called by a metatype and its arguments are Apple's, so the identity goes beside them.
  @TaskLocal static var current: PendingObject?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var lastLooseKey: Int64 = 0

  /// Returns a key for an object without a context.
  static func nextLooseKey() -> Int64 {
    lock.withLock {
      lastLooseKey -= 1
      return lastLooseKey
    }
  }
}
