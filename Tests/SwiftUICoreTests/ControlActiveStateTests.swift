import BanyanTesting
import SwiftUICore
import Testing

/// How active a window looks to its views.
@MainActor
@Suite struct ControlActiveStateTests {
  private struct StateView: View {
    @Environment(\.controlActiveState) private var state
    @Environment(\.appearsActive) private var appearsActive

    var body: some View { Text(verbatim: "\(state) \(appearsActive)") }
  }

  @Test func `a window is key while its scene is active, and inactive otherwise`() {
    let app = TestApp { StateView() }
    #expect(app.window.texts == ["key true"])
    app.window.setScenePhase(.inactive)
    #expect(app.window.texts == ["inactive false"])
    app.window.setScenePhase(.background)
    #expect(app.window.texts == ["inactive false"])
    app.window.setScenePhase(.active)
    #expect(app.window.texts == ["key true"])
  }

  @Test func `what a view sets counts for those below, for both values`() {
    let app = TestApp {
      StateView().environment(\.controlActiveState, .active)
      StateView().environment(\.controlActiveState, .inactive)
      StateView().environment(\.appearsActive, false)
      StateView().environment(\.appearsActive, true).environment(\.scenePhase, .inactive)
    }
    #expect(app.window.texts == ["active true", "inactive false", "inactive false", "key true"])
  }

  @Test func `a view that reads the state runs only when that changes`() {
    let app = TestApp { StateView() }
    app.reset()
    app.window.setScenePhase(.inactive)
    app.window.setScenePhase(.background)
    #expect(app.window.changes == [#"text "key true" becomes "inactive false""#])
    #expect(app.bodies == ["StateView"])
  }
}
