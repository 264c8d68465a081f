import Foundation
import Testing

@testable import BanyanTool

/// What errors of the compiler become whose own words do not lead to the mistake.
@Suite struct CompilerAdviceTests {
  /// Returns the first line of what an error becomes in a file.
  private func explained(
    _ error: String, in text: String, modules: [String] = [], at place: String = "1:1"
  ) throws -> String {
    let folder = try TemporaryFolder([
      "M.swiftmodule": (modules + ["padding", "font"]).map { "\0\($0)\0" }.joined()
    ])
    let advice = CompilerAdvice(source: { $0 == "A.swift" ? text : nil }) {
      MemberNames(
        texts: [text], modules: [folder.url.appendingPathComponent("M.swiftmodule")], library: nil)
    }
    let output = CompilerOutput("A.swift:\(place): error: \(error)\n1 | code\n")
    let explained = try #require(advice.explained(output.complaints).first)
    return String(explained.text.prefix { $0 != "\n" })
  }

  @Test(arguments: [("type 'View'", "View"), ("'Text'", "Text"), ("type 'App'", "App")])
  func aNameOfSwiftUINeedsItsImport(words: String, name: String) throws {
    let text = "struct A: View { var body: some View { Text(\"import SwiftUI\") } }"
    #expect(
      try explained("cannot find \(words) in scope", in: text)
        == "A.swift:1:1: error: cannot find \(words) in scope: add 'import SwiftUI'")
  }

  @Test func whatIsImportedOrUnknownIsForTheCompilerToSay() throws {
    for (name, text) in [
      ("View", "import SwiftUI\nstruct A: View {}"), ("Veiw", "struct A: Veiw {}"),
    ] {
      #expect(
        try explained("cannot find type '\(name)' in scope", in: text)
          == "A.swift:1:1: error: cannot find type '\(name)' in scope")
    }
  }

  @Test func aNameOfSwiftUIThatIsAbsentSaysWhy() throws {
    let shaders =
      "Shaders: They are programs in Metal's language, compiled for Apple's processors."
    let contexts =
      "Core Graphics' contexts: They hand out a context of Core Graphics, which does not exist on Linux."
    for (words, reason) in [
      (
        "cannot find 'ShaderLibrary' in scope",
        ": Banyan does not have SwiftUI's ShaderLibrary. \(shaders)"
      ),
      (
        "value of type 'some View' has no member 'layerEffect'",
        ": Banyan does not have SwiftUI's View.layerEffect. \(shaders)"
      ),
      (
        "type 'GraphicsContext' has no member 'withCGContext'",
        ": Banyan does not have SwiftUI's GraphicsContext.withCGContext. \(contexts)"
      ),
      ("type 'Store' has no member 'withCGContext'", ""), ("cannot find 'Shelf' in scope", ""),
    ] {
      #expect(
        try explained(words, in: "import SwiftUI") == "A.swift:1:1: error: \(words)\(reason)")
    }
  }

  @Test func anObservableObjectIsHandedOnAsOne() throws {
    let text = "@Observable final class Store {}\nfinal class Other {}"
    let words = "instance method 'environmentObject' requires that"
    #expect(
      try explained("\(words) 'Store' conform to 'ObservableObject'", in: text)
        == "A.swift:1:1: error: \(words) 'Store' conform to 'ObservableObject': it is @Observable, so write .environment(…)"
    )
    #expect(
      try explained("\(words) 'Other' conform to 'ObservableObject'", in: text)
        == "A.swift:1:1: error: \(words) 'Other' conform to 'ObservableObject'")
  }

  private static let tooComplex =
    "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"

  @Test func anExpressionThatIsTooComplexNamesItsMembersThatDoNotExist() throws {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            Text("a").foregroundColour(.red)
              .padding(4.5).own()
          }
          .fnot(.body)
        }
        func own() {}
        var red = 1, body = 1
      }
      let other = 1.missing
      """
    #expect(
      try explained(Self.tooComplex, in: text, at: "3:5")
        == "A.swift:3:5: error: this expression uses what does not exist: .foregroundColour in line 4, .fnot in line 7"
    )
  }

  @Test func anExpressionWhoseMembersExistIsTooComplex() throws {
    #expect(
      try explained(Self.tooComplex, in: "let a = b.padding(1).font(2)", at: "1:9")
        == "A.swift:1:9: error: \(Self.tooComplex)")
  }
}

@Suite struct MemberUsesTests {
  private func uses(_ text: String) -> [String] {
    MemberUses(in: text, line: 1, column: 1).uses.map { use in
      "\(use.line) \(use.name)" + (use.labels.map { "(\($0.joined(separator: " ")))" } ?? "")
    }
  }

  @Test func labelsAreThoseOfTheCallsThemselves() {
    #expect(
      uses("a.b(x: 1, 2, y: c.d(z: [1, 2], { $0.e }), f ? g : h) { i in i.j() }")
        == ["1 b(x _ y _)", "1 d(z _)", "1 e", "1 j()"])
    #expect(uses("\\A.b") == ["1 b"])
    #expect(uses("a.b(\n(1), [2: 3],\n)") == ["1 b(_ _)"])
  }

  @Test func numbersAndRangesAreNoMembers() {
    #expect(uses("1.5 + 2...count + 0..<n + a.b + A.self") == ["1 b"])
  }

  @Test func theExpressionEndsWhereTheNextStatementBegins() {
    #expect(uses("a\n  .b()\n  ?? c.d\ne.f()") == ["2 b()", "3 d"])
    #expect(uses("V { a.b }\n}\nc.d") == ["1 b"])
  }
}

@Suite struct DemangledFunctionTests {
  @Test(arguments: [
    (
      "(extension in SwiftUICore):SwiftUICore.View.padding(_: SwiftUICore.Edge.Set, by: Swift.Double?) -> some",
      DemangledFunction(name: "padding", labels: ["_", "by"])
    ),
    (
      "(extension in M):M.View.overlay<A where A1: M.View>(alignment: M.Alignment, content: () -> A1) -> some",
      DemangledFunction(name: "overlay", labels: ["alignment", "content"])
    ),
    ("static M.A.b() -> ()", DemangledFunction(name: "b", labels: [])),
    (
      "M.A.c(Swift.Int, (x: Swift.Int) -> [Swift.String : M.A]) -> ()",
      DemangledFunction(name: "c", labels: ["_", "_"])
    ),
  ])
  func labelsAreRead(symbol: String, function: DemangledFunction) {
    #expect(DemangledFunction(symbol) == function)
  }

  @Test(arguments: [
    "M.A.b.getter : Swift.Int", "default argument 0 of M.A.b(c: Swift.Int) -> ()",
    "type metadata for M.A", "",
  ])
  func whatIsNoFunctionIsNone(symbol: String) {
    #expect(DemangledFunction(symbol) == nil)
  }
}
