import Testing

@testable import BanyanTool

@Suite struct SourceScanTests {
  private func scan(_ sources: String...) -> SourceScan {
    var scan = SourceScan()
    for source in sources { scan.read(source) }
    return scan
  }

  @Test func structsInTheOrderOfTheSource() {
    let scan = scan("struct B: View { var body: some View { A() } }; struct A: View {}")
    #expect(scan.typeNames == ["B", "A"])
    #expect(!scan.containsMain)
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstWord() {
    #expect(scan("\u{FEFF}struct A: View {}").typeNames == ["A"])
    #expect(PlatformConditions(in: "\u{FEFF}import UIKit\r\n").imports == ["UIKit"])
  }

  @Test func nestedTypesHaveTheirWholeName() {
    #expect(
      scan(
        """
        enum Screens { struct Home: View { struct Row: View {} } }
        extension Screens.Home { struct Other: View {} }
        """
      ).typeNames == ["Screens.Home", "Screens.Home.Row", "Screens.Home.Other"])
  }

  @Test func theFormerWordForMainMarksWhereTheProgramStarts() {
    #expect(scan("@UIApplicationMain class AppDelegate: UIResponder {}").containsMain)
    #expect(!scan("// @UIApplicationMain\nclass AppDelegate: UIResponder {}").containsMain)
  }

  @Test func conformanceMayStandInAnExtension() {
    #expect(scan("struct A {}", "extension A: View {}", "struct B {}").typeNames == ["A"])
  }

  @Test func aTypeOfTwoBranchesIsListedOnce() {
    #expect(
      scan("#if DEBUG\nstruct A: View {}\n#else\nstruct A: View {}\n#endif").typeNames == ["A"])
  }

  @Test func whatNoOtherFileCanMake() {
    #expect(
      scan(
        """
        private struct A: View {}
        fileprivate nonisolated struct B: View {}
        struct C<T>: View {}
        func f() { struct D: View {} }
        private extension E { struct F: View {} }
        class G: View { class func h() { struct I: View {} } }
        struct J: View { private var k = 0 }
        """
      ).typeNames == ["J"])
  }

  @Test func mainIsAnAttributeAndNotAWord() {
    #expect(scan("@main struct A: App {}").containsMain)
    #expect(scan("@available(iOS 17, *)\n@main\nstruct A: App {}").containsMain)
    #expect(!scan("@MainActor struct A: View { let main = 1 }").containsMain)
  }

  @Test(arguments: [
    "// @main struct A: View {}",
    "/* /* nested */ @main struct A: View {} */",
    #"let s = "@main struct A: View {} \" @main""#,
    #"let s = "\(f("@main")) @main \(x.map { "}" })""#,
    ##"let s = #"" @main struct A: View {} "\(x)"#"##,
    "let s = \"\"\"\n  \"@main\" struct A: View {\n  \"\"\"",
  ])
  func commentsAndStringsAreNotCode(source: String) {
    let scan = scan(source + "\nstruct B: View {}")
    #expect(!scan.containsMain)
    #expect(scan.typeNames == ["B"])
  }

  @Test(arguments: [
    "#Preview { A() }",
    "extension EnvironmentValues {\n  @Entry public var level = 3\n}",
    "extension EnvironmentValues { @SwiftUI.Entry var level = 3 }",
    "#Preview(\"Row\", body: make)",
    "f { @Previewable @State var x = 1 }",
  ])
  func macrosOfSwiftUIAreNoticed(source: String) {
    #expect(scan(source).usesMacros)
  }

  @Test(arguments: [
    "// #Preview { A() }",
    ##"let s = "#Preview @Entry \(x)""##,
    "#if DEBUG\nstruct Preview { var Entry = #line }\n#endif",
    "#PreviewTable { A() }",
    "@EntryPoint struct A {}",
    "struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
  ])
  func otherWordsAreNoMacrosOfSwiftUI(source: String) {
    #expect(!scan(source).usesMacros)
  }

  @Test(arguments: [
    "import CoreData", "@preconcurrency import struct CoreData.NSManagedObject",
    "@FetchRequest(sortDescriptors: []) var items: FetchedResults<Item>",
    "@SwiftUI.FetchRequest var items", "let request: FetchRequest<Item>",
    "@SectionedFetchRequest var items: SectionedFetchResults<String, Item>",
    "@Environment(\\.managedObjectContext) private var context",
    "view.environment(\\.managedObjectContext, context)",
  ])
  func whatCoreDataGivesToSwiftUIIsNoticed(source: String) {
    #expect(scan(source).usesCoreData)
  }

  @Test(arguments: [
    "// import CoreData", "let s = \"managedObjectContext\"", "@FetchRequests var a",
    "import SwiftUI",
  ])
  func otherWordsAreNotOfCoreData(source: String) {
    #expect(!scan(source).usesCoreData)
  }

  @Test func whoImportsSwiftDataNeedsItsMacros() {
    #expect(scan("import SwiftData\n@Model class Item {}").macroModules == ["SwiftDataMacros"])
    #expect(
      scan("import SwiftData\n#Preview { Text(\"\") }").macroModules
        == ["SwiftUIMacros", "SwiftDataMacros"])
    #expect(scan("// import SwiftData").macroModules == [])
  }
}
