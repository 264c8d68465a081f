import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// Panes that come and go. `Tests/ViewLayoutTests/PaneSplits.swift` has their lengths.
@MainActor
@Suite struct PaneSplitViewTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Panes: View {
    @State private var hasMiddle = false

    var body: some View {
      HSplitView {
        Counter()
        if hasMiddle {
          VSplitView {
            Text("upper")
            Text("lower")
          }
        }
        Button("Add") { hasMiddle.toggle() }
      }
    }
  }

  private func dividers(_ app: TestApp) -> [Property] {
    app.window.all.compactMap { $0.property(.pointerShape) }
  }

  @Test func `a divider comes and goes with its pane, and the other panes keep their state`() {
    let app = TestApp(Panes(), layout: .size(409, 100))
    #expect(dividers(app) == [.pointerShape(.resizeColumn)])
    app.window.button("count 0").tap()
    app.window.button("Add").tap()
    #expect(app.window.texts == ["count 1", "upper", "lower", "Add"])
    #expect(
      dividers(app)
        == [.pointerShape(.resizeColumn), .pointerShape(.resizeRow), .pointerShape(.resizeColumn)])
    app.window.button("Add").tap()
    #expect(app.window.texts == ["count 1", "Add"])
    #expect(dividers(app) == [.pointerShape(.resizeColumn)])
    #expect(app.reports == [])
  }
}
