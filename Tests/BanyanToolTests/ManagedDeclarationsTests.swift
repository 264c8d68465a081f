import Testing

@testable import BanyanTool

@Suite struct ManagedDeclarationsTests {
  /// As many spaces as `@NSManaged` has letters.
  private let blank = "          "

  private func source(_ source: String) -> String? {
    PlatformConditions(in: source).source(for: .linux)
  }

  private func accessors(_ key: String) -> String {
    "{ get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
  }

  @Test(
    arguments: [
      ("public var title: String?", "title"), ("var pages: Int16", "pages"),
      ("internal var tags: [String: Set<Int>]", "tags"),
      ("private(set) var at: Foundation.Date", "at"),
      ("public var name: String!", "name"), ("var pair: (Int, () -> Bool)", "pair"),
    ])
  func aVariableHasAccessorsInItsPlace(declaration: String, key: String) {
    #expect(
      source("extension Book {\n  @NSManaged \(declaration) // why\n}\n")
        == "extension Book {\n  \(blank) \(declaration) \(accessors(key)) // why\n}\n")
    #expect(
      source("extension Book { @NSManaged \(declaration) }")
        == "extension Book { \(blank) \(declaration) \(accessors(key)) }")
  }

  @Test func aNameInBackticksIsTheKeyWithoutThem() {
    #expect(
      source("@NSManaged var `default`: Bool")
        == "\(blank) var `default`: Bool \(accessors("default"))")
  }

  @Test func aTypeMayGoOnInTheNextLine() {
    #expect(
      source(
        "@NSManaged var a: Set<\n  Book\n>?\n@NSManaged var b:\n  Foundation\n  .Date\nvar c = 1")
        == "\(blank) var a: Set<\n  Book\n>? \(accessors("a"))\n\(blank) var b:\n  Foundation\n  .Date "
        + "\(accessors("b"))\nvar c = 1")
  }

  @Test func severalVariablesOfADeclarationAreSeveralDeclarations() {
    #expect(
      source("  @NSManaged public var a: Int16, b: String? // two")
        == "  \(blank) public var a: Int16 \(accessors("a")); public var b: String? \(accessors("b")) // two"
    )
    #expect(
      source("@NSManaged private(set) var a,\n  b: String?\n")
        == "\(blank) private(set) var a: String? \(accessors("a")); private(set) var\n  b: String? "
        + "\(accessors("b"))\n")
    #expect(
      source("public @NSManaged var a: Int, b: Int")
        == "public \(blank) var a: Int \(accessors("a")); public var b: Int \(accessors("b"))")
  }

  @Test func attributesMayHaveLinesOfTheirOwn() {
    #expect(
      source("@NSManaged // made at run time\n/* and */ public var a: Int\n")
        == "\(blank) // made at run time\n/* and */ public var a: Int \(accessors("a"))\n")
    #expect(
      source("@available(iOS 15, *)\n@NSManaged\n@objc dynamic var a: Int")
        == "@available(iOS 15, *)\n\(blank)\n              var a: Int \(accessors("a"))")
  }

  @Test(arguments: [
    "let a = 1 // @NSManaged var b: Int", "/* @NSManaged var b: Int */",
    #"let a = "@NSManaged var b: Int, CoreData, @objc""#,
    "let a = \"\"\"\n  @NSManaged var b: Int\n  \"\"\"", "struct NSManaged { var a: Int }",
    // The compiler says what is wrong with it.
    "@NSManaged var a: Int = 1", "@NSManaged var a", "@NSManaged",
  ])
  func othersStayAsTheyAre(source: String) {
    #expect(self.source(source) == nil)
  }

  @Test(
    arguments: [
      ("addToItems(_ value: Item)", #"addManagedObjects([value], forKey: "items")"#),
      ("removeFromItems(_ value: Item)", #"removeManagedObjects([value], forKey: "items")"#),
      (
        "addToItems(_ values: NSSet)",
        #"addManagedObjects(values.allObjects as? [NSManagedObject] ?? [], forKey: "items")"#
      ),
      (
        "removeFromItems(_ values: NSOrderedSet)",
        #"removeManagedObjects(values.array as? [NSManagedObject] ?? [], forKey: "items")"#
      ),
      ("addToItems(_ values: Set<Item>)", #"addManagedObjects(Array(values), forKey: "items")"#),
      ("addItemsObject(_ value: Item)", #"addManagedObjects([value], forKey: "items")"#),
      (
        "removeItems(_ values: NSSet)",
        #"removeManagedObjects(values.allObjects as? [NSManagedObject] ?? [], forKey: "items")"#
      ),
      (
        "addTodos(_ values: NSSet)",
        #"addManagedObjects(values.allObjects as? [NSManagedObject] ?? [], forKey: "todos")"#
      ),
    ])
  func aMethodChangesTheRelationshipOfItsName(function: String, body: String) {
    #expect(
      source("  @NSManaged public func \(function)\n}")
        == "  \(blank) public func \(function) { \(body) }\n}")
  }

  @Test(
    arguments: [
      ("insertIntoItems(_ value: Item, at idx: Int)", "insert(value, at: idx)"),
      ("removeFromItems(at idx: Int)", "removeObject(at: idx)"),
      ("removeFromItems(at indexes: NSIndexSet)", "removeObjects(at: IndexSet(indexes))"),
      ("replaceItems(at idx: Int, with value: Item)", "replaceObject(at: idx, with: value)"),
      (
        "replaceItems(at indexes: NSIndexSet, with values: [Item])",
        "replaceObjects(at: IndexSet(indexes), with: values)"
      ),
    ])
  func aMethodChangesTheOrderOfARelationship(function: String, change: String) {
    let body =
      #"let all = NSMutableOrderedSet(orderedSet: managedValue(forKey: "items") as NSOrderedSet? ?? NSOrderedSet()); "#
      + #"all.\#(change); setManagedValue(all as NSOrderedSet?, forKey: "items")"#
    #expect(
      source("@NSManaged func \(function)") == "\(blank) func \(function) { \(body) }")
  }

  @Test func aMethodThatCoreDataDoesNotMakeLacksABody() {
    #expect(source("@NSManaged func read()") == "\(blank) func read()")
    #expect(
      source("@NSManaged func primitive() -> Int\nvar a: Int")
        == "\(blank) func primitive() -> Int\nvar a: Int")
  }

  @Test func whatIsMeantForObjectiveCIsLeftOutWhereCoreDataIsImported() {
    #expect(
      source("import CoreData\n@objc(Book)\npublic class Book: NSManagedObject {}\n")
        == "import CoreData\n           \npublic class Book: NSManagedObject {}\n")
    #expect(
      source("@objc(addItemsObject:)\n@NSManaged func addToItems(_ value: Item)\n")
        == "                      \n\(blank) func addToItems(_ value: Item) "
        + "{ addManagedObjects([value], forKey: \"items\") }\n")
    #expect(
      source("import CoreData\n@objc enum Kind: Int16 { case a }")
        == "import CoreData\n      enum Kind: Int16 { case a }")
    #expect(source("class Book: NSObject {}") == nil)
  }

  @Test func codeThatOnlyUsesCoreDataStaysAsItIs() {
    let persistence = """
      import CoreData

      struct Library {
        static let shared = Library()
        let container: NSPersistentContainer

        init(inMemory: Bool = false) {
          container = NSPersistentContainer(name: "Books")
          if inMemory {
            container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
          }
          container.loadPersistentStores { (description, error) in
            if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
          }
          container.viewContext.automaticallyMergesChangesFromParent = true
        }
      }
      """
    let view = """
      import SwiftUI
      import CoreData

      struct ContentView: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Book.title, ascending: true)])
        private var books: FetchedResults<Book>
        var body: some View { List { ForEach(books) { Text($0.title!) } } }
      }
      """
    #expect(source(persistence) == nil)
    #expect(source(view) == nil)
  }

  @Test func aSourceThatIsBeingWrittenIsNoTrap() {
    #expect(source("@NSManaged func addToItems(_ value: @objc(a") != nil)
    #expect(source("@objc(a @NSManaged var b: Int, @objc(c") != nil)
  }

  @Test func conditionsAreAnsweredInTheSameSource() {
    #expect(
      PlatformConditions(in: "#if os(iOS)\n@NSManaged var a: Int\n#endif").source(for: .iOS)
        == "#if true   \n\(blank) var a: Int \(accessors("a"))\n#endif")
  }
}
