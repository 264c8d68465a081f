import Testing

@testable import BanyanTool

@Suite struct ModuleBundleTests {
  @Test(arguments: [
    #"Bundle.module.url(forResource: "a", withExtension: "json")"#, #"Image("a", bundle: .module)"#,
  ])
  func itIsMadeWhereItIsUsed(source: String) {
    #expect(
      ModuleBundle(besides: ["", source]).source
        == "import Foundation\n\nextension Bundle {\n  static var module: Bundle { .main }\n}\n")
  }

  @Test(arguments: [
    "let module = 1", "// Bundle.module", #"let s = "Bundle.module""#,
    "extension Bundle { static let module = Bundle.main }\nprint(Bundle.module)",
  ])
  func elsewhereItIsNot(source: String) {
    #expect(ModuleBundle(besides: [source]).source == nil)
  }
}
