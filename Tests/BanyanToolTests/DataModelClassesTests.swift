import Foundation
import Testing

@testable import BanyanTool

@Suite struct DataModelClassesTests {
  /// As many spaces as `@NSManaged` has letters, and those around it.
  private let blank = "            "

  /// Returns what Xcode would generate of a model with these entities, at `/m`.
  private func generated(_ entities: String, besides sources: [String] = []) throws -> String? {
    let folder = try TemporaryFolder([
      "contents": """
      <?xml version="1.0" encoding="UTF-8"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      \(entities)
      </model>
      """
    ])
    let contents = try DataModelContents(folder.url.appendingPathComponent("contents"))
    return DataModelClasses(of: contents.entities, in: "/m", besides: sources).source
  }

  private func accessors(_ key: String) -> String {
    "{ get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
  }

  @Test func anEntityHasAClassAFetchRequestAndAnIdentity() throws {
    let source = try generated(
      """
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      </entity>
      """)
    #expect(
      source == """
        import CoreData
        import Foundation

        #sourceLocation(file: "/m", line: 3)
        nonisolated public class Item: NSManagedObject {}

        #sourceLocation(file: "/m", line: 3)
        nonisolated extension Item {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }
        #sourceLocation(file: "/m", line: 4)
        \(blank) public var `timestamp`: Date? \(accessors("timestamp"))
        }

        #sourceLocation(file: "/m", line: 3)
        nonisolated extension Item: Identifiable {}

        """)
  }

  @Test(
    arguments: [
      (#"attributeType="String""#, "String?"), (#"attributeType="Integer 16""#, "Int16"),
      (#"attributeType="Integer 32" usesScalarValueType="YES""#, "Int32"),
      (#"attributeType="Integer 64" usesScalarValueType="NO""#, "NSNumber?"),
      (#"attributeType="Double""#, "Double"), (#"attributeType="Float""#, "Float"),
      (#"attributeType="Boolean" usesScalarValueType="YES""#, "Bool"),
      (#"attributeType="Date""#, "Date?"),
      (#"attributeType="Date" usesScalarValueType="YES""#, "TimeInterval"),
      (#"attributeType="Binary""#, "Data?"), (#"attributeType="UUID""#, "UUID?"),
      (#"attributeType="URI""#, "URL?"), (#"attributeType="Decimal""#, "NSDecimalNumber?"),
      (#"attributeType="Transformable""#, "NSObject?"),
      (#"attributeType="Transformable" customClassName="[String]""#, "[String]?"),
    ])
  func anAttributeHasTheTypeThatXcodeGivesIt(attributes: String, type: String) throws {
    let source = try #require(
      try generated(
        """
        <entity name="A" representedClassName="A" codeGenerationType="category">
        <attribute name="a" \(attributes)/>
        </entity>
        """))
    #expect(source.contains("\(blank) public var `a`: \(type) \(accessors("a"))\n"))
  }

  @Test func aRelationshipToManyHasMethodsThatChangeIt() throws {
    let source = try generated(
      """
      <entity name="Author" representedClassName=".Writer" codeGenerationType="category">
        <relationship name="books" optional="YES" toMany="YES" destinationEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="Book"><relationship name="author" destinationEntity="Author"/></entity>
      """)
    func all(_ change: String, _ parameter: String, _ objects: String) -> String {
      """
      #sourceLocation(file: "/m", line: 4)
      \(blank) public func \(change == "add" ? "addTo" : "removeFrom")Books(_ \(parameter)) { \
      \(change)ManagedObjects(\(objects), forKey: "books") }
      """
    }
    let set = "values.allObjects as? [NSManagedObject] ?? []"
    #expect(
      source == """
        import CoreData
        import Foundation

        #sourceLocation(file: "/m", line: 3)
        nonisolated extension Writer {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Writer> { NSFetchRequest<Writer>(entityName: "Author") }
        #sourceLocation(file: "/m", line: 4)
        \(blank) public var `books`: NSSet? \(accessors("books"))
        \(all("add", "value: Book", "[value]"))
        \(all("remove", "value: Book", "[value]"))
        \(all("add", "values: NSSet", set))
        \(all("remove", "values: NSSet", set))
        }

        #sourceLocation(file: "/m", line: 3)
        nonisolated extension Writer: Identifiable {}

        """)
  }

  @Test func anOrderedRelationshipHasMethodsForItsPlaces() throws {
    let source = try #require(
      try generated(
        """
        <entity name="A" representedClassName="A" codeGenerationType="category">
        <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="B"/>
        <relationship name="whole" destinationEntity="A"/>
        </entity>
        """))
    let heads = source.split(separator: "\n").filter { $0.hasPrefix(blank) }.map { line in
      String(line.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces)
    }
    #expect(
      heads == [
        "public var `parts`: NSOrderedSet?",
        "public func insertIntoParts(_ value: NSManagedObject, at idx: Int)",
        "public func removeFromParts(at idx: Int)",
        "public func insertIntoParts(_ values: [NSManagedObject], at indexes: NSIndexSet)",
        "public func removeFromParts(at indexes: NSIndexSet)",
        "public func replaceParts(at idx: Int, with value: NSManagedObject)",
        "public func replaceParts(at indexes: NSIndexSet, with values: [NSManagedObject])",
        "public func addToParts(_ value: NSManagedObject)",
        "public func removeFromParts(_ value: NSManagedObject)",
        "public func addToParts(_ values: NSOrderedSet)",
        "public func removeFromParts(_ values: NSOrderedSet)", "public var `whole`: A?",
      ])
    #expect(!source.contains("@NSManaged"))
  }

  @Test func anEntityInheritsFromTheClassOfItsParent() throws {
    let source = try #require(
      try generated(
        """
        <entity name="Animal" representedClassName="Animal" isAbstract="YES"/>
        <entity name="Cat" representedClassName="Cat" parentEntity="Animal" codeGenerationType="class"/>
        """))
    #expect(source.contains("nonisolated public class Cat: Animal {}\n"))
    #expect(!source.contains("Identifiable"))
    #expect(!source.contains("class Animal"))
  }

  @Test(arguments: [
    "extension Item: Identifiable {}", "class Item: NSManagedObject, Identifiable {\n}",
  ])
  func whatTheAppConformsToItselfIsItsOwn(own: String) throws {
    let entity = #"<entity name="Item" representedClassName="Item" codeGenerationType="category"/>"#
    #expect(try generated(entity, besides: [own])?.contains("Identifiable") == false)
    let other = "extension Other: Identifiable {}\nextension Item {}"
    #expect(try generated(entity, besides: [other])?.contains("Identifiable") == true)
  }

  @Test(arguments: [
    "", #"<entity name="Item" representedClassName="Item" syncable="YES"/>"#,
    #"<entity name="Item" codeGenerationType="class"/>"#,
    #"<entity name="Item" representedClassName="NSManagedObject" codeGenerationType="class"/>"#,
  ])
  func whatXcodeMakesNoClassesOfHasNone(entities: String) throws {
    #expect(try generated(entities) == nil)
  }

  @Test func whatIsNotInAnEntityIsNoProperty() throws {
    let source = try #require(
      try generated(
        """
        <entity name="A" representedClassName="A" codeGenerationType="category"/>
        <composite name="Place"><attribute name="street" attributeType="String"/></composite>
        """))
    #expect(!source.contains("street"))
  }

  @Test func aTagHasItsAttributesAndItsLine() throws {
    var tags = XMLTags(
      Data("<?xml?>\n<!-- <a> -->\n<a b='1 &lt; 2 &amp;lt;'\n c=\"'\">text<d/></a>\n".utf8))
    var all: [XMLTags.Tag] = []
    while let tag = try tags.next() { all.append(tag) }
    #expect(
      all == [
        XMLTags.Tag(kind: .start, name: "a", attributes: ["b": "1 < 2 &lt;", "c": "'"], line: 3),
        XMLTags.Tag(kind: .both, name: "d", attributes: [:], line: 4),
        XMLTags.Tag(kind: .end, name: "a", attributes: [:], line: 4),
      ])
  }

  @Test(arguments: [
    ("", 1), ("<other/>", 1), ("<model>\n", 1), ("<model>\n</other>", 2), ("<model a=1/>", 1),
    ("<model a='1/>", 1), ("<!-- <model/>", 1), ("<model\n>\n<\n/model>", 3),
  ])
  func whatIsNoModelIsReported(text: String, line: Int) throws {
    let folder = try TemporaryFolder(["contents": text])
    let file = folder.url.appendingPathComponent("contents")
    let failure = #expect(throws: Failure.self) { try DataModelContents(file) }
    #expect(failure?.description == "\(file.path):\(line): this is not a data model")
  }

  @Test func aModelThatCannotBeReadIsNamed() throws {
    let folder = try TemporaryFolder(["contents": "<model>\n<entity\n</model>"])
    let file = folder.url.appendingPathComponent("contents")
    let failure = #expect(throws: Failure.self) { try DataModelContents(file) }
    #expect(failure?.description == "\(file.path):3: this is not a data model")
    let missing = folder.url.appendingPathComponent("missing")
    let other = #expect(throws: Failure.self) { try DataModelContents(missing) }
    #expect(other?.description == "\(missing.path) cannot be read")
  }
}
