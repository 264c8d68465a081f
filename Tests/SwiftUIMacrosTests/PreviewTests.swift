import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct PreviewTests {
  private func expectPreview(
    _ source: String,
    name: String = "nil",
    traits: String = "",
    makeView: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      source,
      """
      nonisolated struct __macro_local_15PreviewRegistryfMu_: SwiftUIMacros._PreviewRegistry {
        static var fileID: String {
          "TestModule/test.swift"
        }
        static var line: Int {
          1
        }
        static var name: String? {
          \(name)
        }
        static var traits: [SwiftUIMacros.PreviewTrait<SwiftUIMacros.Preview.ViewTraits>] {
          [\(traits)]
        }
        @MainActor static func makeView() -> any SwiftUICore.View {
      \(makeView)
        }
      }
      """,
      sourceLocation: sourceLocation)
  }

  @Test func bodyOnly() {
    expectPreview(
      """
      #Preview {
        Text("one")
        Text("two")
      }
      """,
      makeView: """
            _view {
          Text("one")
          Text("two")
            }
        """)
  }

  @Test func nameAndTraits() {
    expectPreview(
      """
      #Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) {
        Text("one")
      }
      """,
      name: #""Wide""#,
      traits: ".landscapeLeft, .sizeThatFitsLayout",
      makeView: """
            _view {
          Text("one")
            }
        """)
  }

  @Test func bodyAsArgument() {
    expectPreview(
      "#Preview(body: makeRow)",
      makeView: """
            _view(makeRow)
        """)
  }

  @Test func previewableBecomesAPropertyOfAView() {
    expectPreview(
      """
      #Preview {
        @Previewable @State var isOn = true
        let title = "Wi-Fi"
        Toggle(title, isOn: $isOn)
      }
      """,
      makeView: """
            struct Content: SwiftUICore.View {
              @State var isOn = true
              var body: some SwiftUICore.View {
                let title = "Wi-Fi"
                Toggle(title, isOn: $isOn)
              }
            }
            return Content()
        """)
  }

  @Test func noBody() {
    expectExpansion(
      #"#Preview("Empty")"#,
      #"#Preview("Empty")"#,
      complaints: [
        DiagnosticSpec(
          message: "'#Preview' needs a closure that makes a view", line: 1, column: 1)
      ])
  }

  @Test func previewableElsewhere() {
    expectExpansion(
      """
      struct Row {
        @Previewable @State var isOn = true
      }
      """,
      """
      struct Row {
        @State var isOn = true
      }
      """,
      complaints: [
        DiagnosticSpec(
          message: "'@Previewable' can only be attached to a variable at the top level of a "
            + "'#Preview' body",
          line: 2, column: 3)
      ])
  }
}
