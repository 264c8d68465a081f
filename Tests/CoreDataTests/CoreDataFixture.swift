import CoreData
import Foundation

/// The classes and the model of a shelf of books, for tests.
final class ShelfBook: NSManagedObject, Identifiable {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var rating: Int16 {
    get { managedValue(forKey: "rating") }
    set { setManagedValue(newValue, forKey: "rating") }
  }
  var date: Date? {
    get { managedValue(forKey: "date") }
    set { setManagedValue(newValue, forKey: "date") }
  }
  var author: ShelfAuthor? {
    get { managedValue(forKey: "author") }
    set { setManagedValue(newValue, forKey: "author") }
  }
}

final class ShelfAuthor: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }
  var titles: [String] { (books as? Set<ShelfBook> ?? []).compactMap(\.title).sorted() }
}

enum Shelf {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="ShelfAuthor" representedClassName="ShelfAuthor" syncable="YES" codeGenerationType="class">
            <attribute name="name" attributeType="String"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="ShelfBook" inverseName="author" inverseEntity="ShelfBook"/>
            <uniquenessConstraints>
                <uniquenessConstraint>
                    <constraint value="name"/>
                </uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="ShelfBook" representedClassName="ShelfBook" syncable="YES" codeGenerationType="class">
            <attribute name="date" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="rating" optional="YES" attributeType="Integer 16" minValueString="0" maxValueString="5" defaultValueString="3" usesScalarValueType="YES"/>
            <attribute name="title" optional="YES" attributeType="String" defaultValueString="Untitled"/>
            <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="ShelfAuthor" inverseName="books" inverseEntity="ShelfAuthor"/>
        </entity>
    </model>
    """

  /// Makes a folder as `banyan` makes it of Xcode's.
  static func writeModel(in folder: URL) throws -> URL {
    let momd = folder.appendingPathComponent("Shelf.momd")
    let version = momd.appendingPathComponent("Shelf.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data(xml.utf8).write(to: version.appendingPathComponent("contents"))
    return momd
  }

  static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shelf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  static func makeModel() throws -> NSManagedObjectModel {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let model = NSManagedObjectModel(contentsOf: try writeModel(in: folder)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return model
  }

  /// Returns a container whose store is in memory, or in a file.
  static func makeContainer(at file: URL? = nil) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Shelf", managedObjectModel: try makeModel())
    let url = file ?? URL(fileURLWithPath: "/dev/null")
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  @discardableResult
  static func book(_ title: String, in context: NSManagedObjectContext) -> ShelfBook {
    let book = ShelfBook(context: context)
    book.title = title
    return book
  }

  static func titles(_ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil) throws
    -> [String]
  {
    let request = NSFetchRequest<ShelfBook>(entityName: "ShelfBook")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(keyPath: \ShelfBook.title, ascending: true)]
    return try context.fetch(request).compactMap(\.title)
  }
}
