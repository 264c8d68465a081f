/// The phases of windows and of the app.
@MainActor
@Suite struct P_ScenePhase {
  struct PhaseView: View {
    let log: Log
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("view \(phase)")
        .onChange(of: phase) { old, new in log("view \(old) to \(new)") }
    }
  }

  struct PhaseApp: App {
    static let log = Log()
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      let _ = Self.log("app \(phase)")
      WindowGroup { PhaseView(log: Self.log) }
    }
  }

  @Test func `P03 a view reads the phase of its window, and the app that of all windows`() {
    let app = TestApp(app: PhaseApp.self)
    let second = app.openWindow()
    #expect(PhaseApp.log.lines == ["app background", "app active"])
    app.window.setScenePhase(.background)
    #expect(app.window.texts == ["view background"])
    #expect(second.texts == ["view active"])
    #expect(PhaseApp.log.lines.suffix(1) == ["view active to background"])
    second.setScenePhase(.inactive)
    #expect(PhaseApp.log.lines.suffix(2) == ["app inactive", "view active to inactive"])
    second.close()
    #expect(PhaseApp.log.lines.suffix(1) == ["app background"])
  }

  @Test func `P03 a phase that is set in the environment counts for the views below`() {
    let app = TestApp { PhaseView(log: Log()).environment(\.scenePhase, .inactive) }
    #expect(app.window.texts == ["view inactive"])
  }
}
