// Core Data, as apps with a data model use it.
import CoreData
import SwiftUI

final class CompatBook: NSManagedObject, Identifiable {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var isRead: Bool {
    get { managedValue(forKey: "isRead") }
    set { setManagedValue(newValue, forKey: "isRead") }
  }
  var page: URL? {
    get { managedValue(forKey: "page") }
    set { setManagedValue(newValue, forKey: "page") }
  }

  class func fetchRequest() -> NSFetchRequest<CompatBook> {
    NSFetchRequest<CompatBook>(entityName: "CompatBook")
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue("Untitled", forKey: "title")
  }
  override func awakeFromFetch() { super.awakeFromFetch() }
  override func willSave() { super.willSave() }
  override func didSave() { super.didSave() }
  override func prepareForDeletion() { super.prepareForDeletion() }
  override func didTurnIntoFault() { super.didTurnIntoFault() }
  override func validateForInsert() throws { try super.validateForInsert() }
  override func validateForUpdate() throws { try super.validateForUpdate() }
  override func validateForDelete() throws { try super.validateForDelete() }
}

struct CompatBooks: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: []) private var all: FetchedResults<CompatBook>
  @FetchRequest(
    sortDescriptors: [SortDescriptor(\.title)], predicate: NSPredicate(format: "isRead == NO"),
    animation: .default)
  private var unread: FetchedResults<CompatBook>
  @FetchRequest(
    entity: CompatBook.entity(),
    sortDescriptors: [NSSortDescriptor(keyPath: \CompatBook.title, ascending: true)],
    predicate: nil, animation: nil)
  private var ordered: FetchedResults<CompatBook>
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \CompatBook.isRead, ascending: true)],
    animation: .default)
  private var byState: FetchedResults<CompatBook>
  @FetchRequest(fetchRequest: CompatBook.fetchRequest(), animation: .default)
  private var requested: FetchedResults<CompatBook>
  @FetchRequest(fetchRequest: CompatBook.fetchRequest(), transaction: Transaction())
  private var inTransaction: FetchedResults<CompatBook>

  var body: some View {
    List {
      ForEach(all) { book in Text(book.title ?? "") }
        .onDelete { offsets in
          for offset in offsets { context.delete(all[offset]) }
          try? context.save()
        }
      Text(
        "\(unread.count + ordered.count + byState.count + requested.count + inTransaction.count)")
      Button("Read") {
        all.nsPredicate = NSPredicate(format: "isRead == %@", NSNumber(value: true))
      }
      Button("By title") { all.sortDescriptors = [SortDescriptor(\.title)] }
      Button("By page") {
        all.nsSortDescriptors = [NSSortDescriptor(keyPath: \CompatBook.page, ascending: false)]
      }
    }
    .environment(\.managedObjectContext, context)
  }

  @MainActor mutating func configure() {
    var configuration = $all.wrappedValue
    configuration.nsPredicate = all.nsPredicate
    configuration.nsSortDescriptors = all.nsSortDescriptors
    configuration.sortDescriptors = all.sortDescriptors
    _ = (configuration.nsPredicate, configuration.nsSortDescriptors, configuration.sortDescriptors)
    $all.wrappedValue = configuration
    _ = (all.startIndex, all.endIndex)
    _all.update()
  }
}

struct CompatSections: View {
  @SectionedFetchRequest(
    sectionIdentifier: \.isRead, sortDescriptors: [SortDescriptor(\.title)], predicate: nil,
    animation: .default)
  private var sections: SectionedFetchResults<Bool, CompatBook>
  @SectionedFetchRequest(
    entity: CompatBook.entity(), sectionIdentifier: \.title,
    sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)], predicate: nil,
    animation: nil)
  private var titles: SectionedFetchResults<String?, CompatBook>
  @SectionedFetchRequest(
    sectionIdentifier: \.title,
    sortDescriptors: [NSSortDescriptor(key: "author.name", ascending: true)])
  private var authors: SectionedFetchResults<String?, CompatBook>
  @SectionedFetchRequest(
    fetchRequest: CompatBook.fetchRequest(), sectionIdentifier: \.isRead, animation: nil)
  private var requested: SectionedFetchResults<Bool, CompatBook>
  @SectionedFetchRequest(
    fetchRequest: CompatBook.fetchRequest(), sectionIdentifier: \.isRead,
    transaction: Transaction(animation: .default))
  private var animated: SectionedFetchResults<Bool, CompatBook>

  var body: some View {
    ForEach(sections) { section in
      Section(section.id ? "Read" : "Unread") {
        ForEach(section) { book in Text(book.title ?? "") }
        Text("\(section.startIndex) \(section.endIndex)")
      }
    }
    Text("\(titles.count + authors.count + requested.count)")
    Button("Others") {
      sections.sectionIdentifier = sections.sectionIdentifier
      sections.nsPredicate = sections.nsPredicate
      sections.nsSortDescriptors = sections.nsSortDescriptors
      sections.sortDescriptors = sections.sortDescriptors
    }
  }

  @MainActor mutating func configure() {
    var configuration = $sections.wrappedValue
    configuration.sectionIdentifier = \.isRead
    configuration.nsPredicate = configuration.nsPredicate
    configuration.nsSortDescriptors = configuration.nsSortDescriptors
    configuration.sortDescriptors = configuration.sortDescriptors
    $sections.wrappedValue = configuration
    _ = (sections.startIndex, sections.endIndex, sections[0][0])
    _sections.update()
  }
}

func compatModel() -> NSManagedObjectModel? {
  let (title, books) = (NSAttributeDescription(), NSRelationshipDescription())
  title.name = "title"
  title.attributeType = .stringAttributeType
  title.type = [
    .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean,
    .date, .binaryData, .uuid, .uri, .transformable,
  ].randomElement()!
  title.defaultValue = "Untitled"
  title.isOptional = true
  title.isTransient = false
  title.userInfo = [:]
  for kind in [
    .undefinedAttributeType, .integer16AttributeType, .integer32AttributeType,
    .integer64AttributeType, .decimalAttributeType, .doubleAttributeType, .floatAttributeType,
    .stringAttributeType, .booleanAttributeType, .dateAttributeType, .binaryDataAttributeType,
    .UUIDAttributeType, .URIAttributeType, .transformableAttributeType,
  ] as [NSAttributeType] { title.attributeType = NSAttributeType(rawValue: kind.rawValue) ?? kind }
  let book = NSEntityDescription()
  books.destinationEntity = book
  books.inverseRelationship = nil
  books.minCount = 0
  books.maxCount = 1
  books.isOrdered = false
  for rule in [
    .noActionDeleteRule, .nullifyDeleteRule, .cascadeDeleteRule, .denyDeleteRule,
  ] as [NSDeleteRule] { books.deleteRule = NSDeleteRule(rawValue: rule.rawValue) ?? rule }
  book.name = "CompatBook"
  book.managedObjectClassName = "CompatBook"
  book.isAbstract = false
  book.userInfo = nil
  book.subentities = []
  book.properties = [title, books]
  book.uniquenessConstraints = [["title"]]
  _ = (book.propertiesByName, book.attributesByName, book.relationshipsByName, books.isToMany)
  _ = (book.superentity, book.isKindOf(entity: book), book.relationships(forDestination: book))
  _ = (title.entity, NSPropertyDescription().name)
  let model = NSManagedObjectModel()
  model.entities = [book]
  _ = (model.entitiesByName, book.managedObjectModel)
  NSManagedObjectModel.register([CompatBook.self])
  return NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/a.momd"))
    ?? NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel(byMerging: [model])
}

@MainActor func compatContainer() -> NSPersistentContainer {
  let inMemory = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
  inMemory.type = NSInMemoryStoreType
  inMemory.shouldAddStoreAsynchronously = false
  inMemory.shouldMigrateStoreAutomatically = true
  inMemory.shouldInferMappingModelAutomatically = true
  inMemory.url = NSPersistentContainer.defaultDirectoryURL()
  _ = NSPersistentStoreDescription()
  let container = NSPersistentContainer(name: "Compat", managedObjectModel: NSManagedObjectModel())
  container.persistentStoreDescriptions = [inMemory]
  container.loadPersistentStores { description, error in print(description, error as Any) }
  container.viewContext.automaticallyMergesChangesFromParent = true
  container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  _ = (container.name, container.managedObjectModel, container.newBackgroundContext())
  _ = NSPersistentContainer(name: "Compat", bundle: .main)
  _ = NSPersistentCloudKitContainer(name: "Compat")
  return NSPersistentContainer(name: "Compat")
}

func compatCoordinator(_ model: NSManagedObjectModel, _ url: URL) throws {
  let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
  let store = try coordinator.addPersistentStore(
    ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
  _ = (store.url, store.type, NSBinaryStoreType, coordinator.persistentStores)
  _ = (coordinator.managedObjectModel, coordinator.managedObjectID(forURIRepresentation: url))
  try coordinator.remove(store)
  try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType, options: nil)
}

@MainActor func compatContext(_ context: NSManagedObjectContext) throws {
  let book = CompatBook(context: context)
  let other = CompatBook(entity: book.entity, insertInto: nil)
  context.insert(CompatBook())
  context.insert(other)
  context.delete(other)
  context.name = "views"
  _ = (context.name, context.concurrencyType, context.parent, context.persistentStoreCoordinator)
  context.parent = nil
  context.persistentStoreCoordinator = nil
  _ = (context.insertedObjects, context.updatedObjects, context.deletedObjects)
  _ = (context.registeredObjects, context.hasChanges, context.mergePolicy)
  _ = context.automaticallyMergesChangesFromParent
  _ = context.object(with: book.objectID)
  _ = try context.existingObject(with: book.objectID)
  _ = context.registeredObject(for: book.objectID)
  try context.obtainPermanentIDs(for: [book])
  context.refresh(book, mergeChanges: true)
  context.refreshAllObjects()
  context.processPendingChanges()
  context.rollback()
  context.reset()
  context.perform { context.processPendingChanges() }
  let count = context.performAndWait { 1 }
  context.mergeChanges(
    fromContextDidSave: Notification(name: .NSManagedObjectContextDidSave, userInfo: [:]))
  NSManagedObjectContext.mergeChanges(
    fromRemoteContextSave: [NSDeletedObjectsKey: [book.objectID]], into: [context])
  _ = (NSInsertedObjectsKey, NSUpdatedObjectsKey, NSInvalidatedAllObjectsKey, count)
  _ = NSManagedObjectContext.didSaveObjectsNotification
  _ = NSManagedObjectContext.willSaveObjectsNotification
  _ = NSManagedObjectContext.didChangeObjectsNotification
  _ = Notification.Name.NSManagedObjectContextWillSave
  _ = Notification.Name.NSManagedObjectContextObjectsDidChange
  _ = NSManagedObjectContext(.privateQueueConcurrencyType)
  let kind = NSManagedObjectContextConcurrencyType(rawValue: 2) ?? .mainQueueConcurrencyType
  _ = NSManagedObjectContext(concurrencyType: kind)
  _ = NSEntityDescription.entity(forEntityName: "CompatBook", in: context)
  _ = NSEntityDescription.insertNewObject(forEntityName: "CompatBook", into: context)
}

func compatBackground(in container: NSPersistentContainer) {
  container.performBackgroundTask { context in try? context.save() }
}

func compatBackground(_ container: NSPersistentContainer) async throws -> Int {
  compatBackground(in: container)
  _ = container.persistentStoreCoordinator
  let count = try await container.performBackgroundTask { context in
    try context.count(for: NSFetchRequest<CompatBook>(entityName: "CompatBook"))
  }
  let context = container.newBackgroundContext()
  for schedule in [.immediate, .enqueued] as [NSManagedObjectContext.ScheduledTaskType] {
    try await context.perform(schedule: schedule) { try context.save() }
  }
  return count
}

func compatPolicies() -> [NSMergePolicy] {
  let types: [NSMergePolicyType] = [
    .errorMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
    .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType,
    .rollbackMergePolicyType,
  ]
  return types.map { NSMergePolicy(merge: NSMergePolicyType(rawValue: $0.rawValue) ?? $0) }
    + [
      .error, .mergeByPropertyStoreTrump, .mergeByPropertyObjectTrump, .overwrite, .rollback,
      NSErrorMergePolicy, NSMergeByPropertyStoreTrumpMergePolicy, NSOverwriteMergePolicy,
      NSRollbackMergePolicy,
    ].filter { $0.mergeType == .errorMergePolicyType }
}

func compatObject(_ book: CompatBook, _ others: [NSManagedObject]) {
  book.setValue("Emma", forKey: "title")
  book.setValuesForKeys(["isRead": true])
  _ = (book.value(forKey: "title"), book.value(forKeyPath: "author.name"))
  _ = (book.primitiveValue(forKey: "title"), book.mutableSetValue(forKey: "tags"))
  book.addManagedObjects(others, forKey: "tags")
  book.removeManagedObjects(others, forKey: "tags")
  book.willChangeValue(forKey: "title")
  book.didChangeValue(forKey: "title")
  book.willAccessValue(forKey: "title")
  book.didAccessValue(forKey: "title")
  book.objectWillChange.send()
  _ = (book.isInserted, book.isUpdated, book.isDeleted, book.hasChanges, book.isFault)
  _ = (book.hasPersistentChangedValues, book.changedValues(), book.managedObjectContext)
  _ = (book.committedValues(forKeys: nil), book.description)
  let id = book.objectID
  _ = (id.entity, id.isTemporaryID, id.uriRepresentation(), id.hash, id.isEqual(id), id.description)
}

func compatFetch(_ context: NSManagedObjectContext) throws -> [Any] {
  let untyped: NSFetchRequest<any NSFetchRequestResult> = CompatBook.fetchRequest()
  let request: NSFetchRequest<CompatBook> = CompatBook.fetchRequest()
  let inferred = CompatBook.fetchRequest()
  let _: [NSFetchRequest<CompatBook>] = [request, inferred]
  request.entity = CompatBook.entity()
  request.predicate = NSPredicate(format: "title CONTAINS[c] %@", "a")
  request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
  request.fetchLimit = 10
  request.fetchOffset = 0
  request.fetchBatchSize = 20
  request.returnsObjectsAsFaults = false
  request.includesSubentities = true
  request.includesPendingChanges = true
  request.propertiesToFetch = ["title"]
  for type in [
    .managedObjectResultType, .managedObjectIDResultType, .dictionaryResultType, .countResultType,
  ] as [NSFetchRequestResultType] {
    request.resultType = NSFetchRequestResultType(rawValue: type.rawValue)
  }
  _ = (NSFetchRequest<CompatBook>(), request.entityName, try context.count(for: request))
  let deletion = NSBatchDeleteRequest(fetchRequest: untyped)
  for type in [
    .resultTypeStatusOnly, .resultTypeObjectIDs, .resultTypeCount,
  ] as [NSBatchDeleteRequestResultType] {
    deletion.resultType = NSBatchDeleteRequestResultType(rawValue: type.rawValue) ?? type
  }
  let result = try context.execute(deletion) as? NSBatchDeleteResult
  _ = try context.execute(NSBatchDeleteRequest(objectIDs: []))
  _ = try context.persistentStoreCoordinator?.execute(deletion, with: context)
  return try context.fetch(request) + [result?.result as Any, result?.resultType as Any]
}

func compatErrors(_ error: NSError) -> Bool {
  let keys = [
    NSValidationKeyErrorKey, NSValidationObjectErrorKey, NSValidationValueErrorKey,
    NSDetailedErrorsKey,
  ]
  let codes = [
    NSValidationMultipleErrorsError, NSValidationMissingMandatoryPropertyError,
    NSValidationRelationshipLacksMinimumCountError,
    NSValidationRelationshipExceedsMaximumCountError, NSValidationRelationshipDeniedDeleteError,
    NSValidationNumberTooLargeError, NSValidationNumberTooSmallError,
    NSValidationDateTooLateError, NSValidationDateTooSoonError, NSValidationStringTooLongError,
    NSValidationStringTooShortError, NSValidationStringPatternMatchingError,
    NSCoreDataError, NSPersistentStoreSaveError, NSPersistentStoreOpenError,
    NSManagedObjectReferentialIntegrityError, NSManagedObjectMergeError,
    NSManagedObjectConstraintMergeError,
  ]
  return codes.contains(error.code) && keys.contains { error.userInfo[$0] != nil }
}

func compatPredicates(_ date: Date, _ id: UUID, _ url: URL, _ book: CompatBook) -> [NSPredicate] {
  [
    NSPredicate(format: "date > %@", date as CVarArg),
    NSPredicate(format: "id == %@", id as CVarArg),
    NSPredicate(format: "date > %@", date as NSDate),
    NSPredicate(format: "page == %@", url as CVarArg),
    NSPredicate(format: "SELF == %@", book), NSPredicate(format: "title IN %@", ["a", "b"]),
    NSPredicate(format: "title IN %@", Set(["a"])),
  ]
}

final class CompatLibrary: NSObject, NSFetchedResultsControllerDelegate {
  private let books: NSFetchedResultsController<CompatBook>

  init(_ context: NSManagedObjectContext) throws {
    let request: NSFetchRequest<CompatBook> = CompatBook.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \CompatBook.title, ascending: true)]
    books = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "title",
      cacheName: "Books")
    super.init()
    books.delegate = self
    try books.performFetch()
    NSFetchedResultsController<CompatBook>.deleteCache(withName: books.cacheName)
  }

  var book: CompatBook { books.object(at: IndexPath(row: 0, section: 0)) }

  func describe() -> [Any] {
    var path = books.indexPath(forObject: book) ?? IndexPath(item: 0, section: 0)
    path.section = path.section + 1
    path.row = path.row + 1
    path.item = path.item + 1
    let section = books.sections?.first
    return [
      books.fetchRequest, books.managedObjectContext, books.fetchedObjects ?? [],
      books.sectionNameKeyPath ?? "", books.delegate === self, books.hash,
      books.isEqual(books), books.sectionIndexTitle(forSectionName: "a") ?? "",
      books.sectionIndexTitles, books.section(forSectionIndexTitle: "A", at: 0),
      section?.name ?? "", section?.indexTitle ?? "", section?.numberOfObjects ?? 0,
      section?.objects ?? [],
    ]
  }

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {}

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert, .delete, .move, .update: print(NSFetchedResultsChangeType(rawValue: 1) ?? type)
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    print((controller.fetchedObjects as? [CompatBook])?.count ?? 0)
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName }
}

final class CompatListener: NSObject, NSFetchedResultsControllerDelegate {}

let resultChanges: [NSFetchedResultsChangeType] = [.insert, .delete, .move, .update]

func addIndex(to entity: NSEntityDescription, of property: NSPropertyDescription) {
  let element = NSFetchIndexElementDescription(property: property, collationType: .binary)
  let index = NSFetchIndexDescription(name: "byTitle", elements: [element])
  property.renamingIdentifier = element.propertyName
  entity.indexes = [index]
  print(
    index.name, index.elements.map(\.collationType), NSFetchIndexElementType(rawValue: 0) ?? .binary
  )
}

func options(of store: NSPersistentStore) -> [String: Any] {
  [NSReadOnlyPersistentStoreOption: store.isReadOnly]
}
