import Testing

@testable import BanyanTool

@Suite struct ManagedInitializersTests {
  private func source(_ body: String, of superclass: String = "NSManagedObject") -> String? {
    let source = "import CoreData\npublic class Book: \(superclass) {\(body)}\n"
    return PlatformConditions(in: source).source(for: .linux)
  }

  private func withInitializer(_ body: String, of superclass: String = "NSManagedObject") -> String
  {
    "import CoreData\npublic class Book: \(superclass) { public required init(entity: NSEntityDescription, "
      + "insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) };"
      + "\(body)}\n"
  }

  @Test(
    arguments: [
      "\n  init(title: String) { super.init(entity: Book.entity(), insertInto: nil) }\n",
      " required init(from decoder: Decoder) throws { fatalError() } ", " init?() {} ",
      "\n  convenience init(a: Int) { self.init(b: a) }\n  public init(b: Int) { fatalError() }\n",
    ])
  func aClassWithADesignatedInitializerHasTheOneThatContextsCall(body: String) {
    #expect(source(body) == withInitializer(body))
    for superclass in ["NSManagedObject, Codable", "CoreData.NSManagedObject"] {
      #expect(source(body, of: superclass) == withInitializer(body, of: superclass))
    }
  }

  @Test func theSameInitializerIsRequiredInsteadOfAnOverride() {
    let parameters = "(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)"
    for (modifiers, replaced) in [
      ("override public", "required public"), ("public override", "public required"),
      ("override", "required"), ("required override", "required         "),
    ] {
      let body =
        " init\(parameters) { super.init(entity: entity, insertInto: context) }; init() {} "
      #expect(
        source(" \(modifiers)\(body)")
          == "import CoreData\npublic class Book: NSManagedObject { \(replaced)\(body)}\n")
    }
  }

  @Test(
    arguments: [
      "", " var title = String.init() ", " convenience init(a: Int) { self.init() } ",
      " required public convenience init(from decoder: Decoder) throws { self.init() } ",
      " struct Page { init(number: Int) {} } ", " func copy() { let other = Book.init() } ",
      " required init(entity: NSEntityDescription, insertInto c: NSManagedObjectContext?) { fatalError() } ",
    ])
  func othersStayAsTheyAre(body: String) {
    #expect(source(body) == nil)
  }

  @Test func classesOfOtherSuperclassesStayAsTheyAre() {
    for superclass in ["NSObject", "Shelf.NSManagedObject", "NSManagedObjectContext", "Page"] {
      #expect(source(" init(a: Int) { fatalError() } ", of: superclass) == nil)
    }
  }

  @Test func aSourceThatIsBeingWrittenIsNoTrap() {
    for end in ["class", "class Book", "class Book:", "class Book: NSManagedObject"] {
      #expect(PlatformConditions(in: "import CoreData\n\(end)").source(for: .linux) == nil)
    }
    #expect(
      PlatformConditions(in: "import CoreData\nclass A: NSManagedObject { init").source(for: .linux)
        != nil)
  }
}
