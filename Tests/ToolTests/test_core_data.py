"""The output of `banyan run` for apps that use Core Data."""

import unittest
import urllib.request

from test_run import PATIENCE, ToolTest

RECORD = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>_XCCurrentVersionName</key><string>Books.xcdatamodel</string>
</dict></plist>
"""
MODEL = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
<entity name="Author" representedClassName="Author" syncable="YES" codeGenerationType="AUTHOR">
<attribute name="name" optional="YES" attributeType="String"/>
<relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
</entity>
<entity name="Book" representedClassName="Book" syncable="YES" codeGenerationType="class">
<attribute name="title" optional="YES" attributeType="String"/>
<attribute name="pageCount" optional="YES" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
<relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
</entity>
</model>
"""
LIBRARY = r"""
import CoreData
struct Library {
  static let shared = Library(inMemory: true)
  let container: NSPersistentContainer
  init(inMemory: Bool) {
    container = NSPersistentContainer(name: "Books")
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { description, error in
      if let error = error as NSError? { fatalError("\(error), \(error.userInfo)") }
    }
    let context = container.viewContext
    let author = Author(context: context)
    author.name = "Jane Austen"
    let books = ["Emma", "Persuasion"].map { title in
      let book = Book(context: context)
      book.title = title
      return book
    }
    author.addToBooks(books[0])
    author.addToBooks(NSSet(array: books))
    do { try context.save() } catch { fatalError("\(error)") }
  }
}
"""
# Neither imports Core Data, as in apps for Apple's systems.
APP = r"""
import SwiftUI
@main struct BooksApp: App {
  let library = Library.shared
  var body: some Scene {
    WindowGroup {
      ContentView().environment(\.managedObjectContext, library.container.viewContext)
    }
  }
}
"""
VIEW = r"""
import SwiftUI
struct ContentView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)])
  private var books: FetchedResults<Book>
  var body: some View {
    List {
      ForEach(books) { book in
        Text("\(book.title ?? "untitled") by \(book.author?.name ?? "nobody"), \(book.pageCount) pages")
      }
    }
  }
}
"""
AUTHOR = """
import CoreData
@objc(Author)
public class Author: NSManagedObject {
  @NSManaged public var name: String?
  @NSManaged public var books: NSSet?
}
extension Author {
  @objc(addBooksObject:)
  @NSManaged public func addToBooks(_ value: Book)
  @objc(addBooks:)
  @NSManaged public func addToBooks(_ values: NSSet)
}
extension Author: Identifiable {}
"""


class AnAppWithAModel(ToolTest):
    def write_app(self, author: str = "class"):
        model = MODEL.replace('codeGenerationType="AUTHOR"', author and f'codeGenerationType="{author}"')
        self.write("Books.xcdatamodeld/Books.xcdatamodel/contents", model)
        self.write("Books.xcdatamodeld/.xccurrentversion", RECORD)
        self.write("Library.swift", LIBRARY)
        self.write("BooksApp.swift", APP)
        self.write("ContentView.swift", VIEW)

    def assert_books(self, page: str):
        self.assertIn("Emma by Jane Austen, 7 pages", page)
        self.assertIn("Persuasion by Jane Austen, 7 pages", page)

    def test_its_classes_are_made_of_the_model(self):
        self.write_app()
        self.assert_books(self.page(str(self.folder)))

    def test_a_class_may_be_written_by_hand(self):
        self.write_app(author="")
        self.write("Author.swift", AUTHOR)
        self.assert_books(self.page(str(self.folder)))

    def test_a_class_may_be_written_by_hand_without_its_properties(self):
        self.write_app(author="category")
        self.write("Author.swift", "import CoreData\n@objc(Author) public class Author: NSManagedObject {}\n")
        self.assert_books(self.page(str(self.folder)))

    def test_an_xcode_project_lists_the_model_among_its_sources(self):
        self.write_app()
        self.write("Demo.xcodeproj/project.pbxproj", """// !$*UTF8*$!
            { rootObject = R; objects = {
              R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (M, F1, F2, F3); sourceTree = "<group>"; };
              M = { isa = XCVersionGroup; children = (V); currentVersion = V;
                    path = Books.xcdatamodeld; sourceTree = "<group>"; };
              V = { isa = PBXFileReference; path = Books.xcdatamodel; sourceTree = "<group>"; };
              F1 = { isa = PBXFileReference; path = Library.swift; sourceTree = "<group>"; };
              F2 = { isa = PBXFileReference; path = BooksApp.swift; sourceTree = "<group>"; };
              F3 = { isa = PBXFileReference; path = ContentView.swift; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = Demo; buildPhases = (P); buildConfigurationList = L;
                    productType = "com.apple.product-type.application"; };
              P = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
              B1 = { isa = PBXBuildFile; fileRef = M; };
              B2 = { isa = PBXBuildFile; fileRef = F1; };
              B3 = { isa = PBXBuildFile; fileRef = F2; };
              B4 = { isa = PBXBuildFile; fileRef = F3; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            }; }
            """)
        self.assert_books(self.page(str(self.folder)))

    def test_an_error_names_the_line_of_the_model(self):
        self.write_app()
        model = MODEL.replace('codeGenerationType="AUTHOR"', 'codeGenerationType="class"').replace(
            'attributeType="Integer 16"', 'attributeType="Transformable" customClassName="Missing"')
        file = self.write("Books.xcdatamodeld/Books.xcdatamodel/contents", model)
        self.assertRegex(
            self.fail_to_run(str(self.folder)), rf"{file}:9:\d+: error: cannot find type 'Missing'")

    def test_a_model_that_is_saved_makes_other_classes(self):
        self.write_app()
        self.assert_books(self.page(str(self.folder)))
        model = MODEL.replace('codeGenerationType="AUTHOR"', 'codeGenerationType="class"')
        self.write(
            "Books.xcdatamodeld/Books.xcdatamodel/contents",
            model.replace('defaultValueString="7"', 'defaultValueString="8"'))
        # A tool that fails closes its output, so this waits no longer than it lives.
        self.assertTrue(any(line.startswith("Running again") for line in self.process.stderr))
        with urllib.request.urlopen(self.address, timeout=PATIENCE) as response:
            self.assertIn("Emma by Jane Austen, 8 pages", response.read().decode())


if __name__ == "__main__":
    unittest.main()
