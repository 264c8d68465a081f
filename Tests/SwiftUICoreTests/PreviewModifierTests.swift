import BanyanTesting
import SwiftUICore
import Testing

@MainActor
@Suite struct PreviewModifierTests {
  struct Signed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "Ada" }

    func body(content: Content, context: String) -> some View {
      content
      Text(context)
    }
  }

  struct Underlined: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
      content
      Text("---")
    }
  }

  enum Registry: _PreviewRegistry {
    static var fileID: String { "Tests/Preview.swift" }
    static var line: Int { 1 }
    static var name: String? { nil }
    static var traits: [PreviewTrait<Preview.ViewTraits>] {
      [.modifier(Signed()), .portrait, .modifier(Underlined())]
    }
    static func makeView() -> any View { Text("Soup") }
  }

  @Test func `modifiers surround a preview when their contexts are there, the first outermost`()
    async
  {
    let app = TestApp(AnyView(Registry.makeModifiedView()))
    #expect(app.window.texts == [])
    await app.finishTasks()
    await app.settle()
    await app.finishTasks()
    #expect(app.window.texts == ["Soup", "---", "Ada"])
  }
}
