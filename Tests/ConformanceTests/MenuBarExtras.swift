/// Items that an app puts into the bar of its windows.
@MainActor
@Suite struct MenuBarExtras {
  struct WaterApp: App {
    @State private var count = 0
    @State private var isInserted = true

    var body: some Scene {
      WindowGroup {
        Text("\(count) cups")
        Button("Switch") { isInserted.toggle() }
      }
      .commands { CommandMenu("Cups") { Button("Empty") { count = 0 } } }
      MenuBarExtra("Water \(count)", isInserted: $isInserted) {
        Button("Drink") { count += 1 }
      }
    }
  }

  private func bar(_ window: TestWindow) -> [String] {
    window.all.first { $0.kind == .menuBar }?.children.map(\.text) ?? []
  }

  @Test func `an item stands after the menus, opens its own, and follows the state of the app`() {
    let app = TestApp(app: WaterApp.self)
    #expect(bar(app.window) == ["Cups", "Water 0"])
    app.window.button("Water 0").tap()
    app.window.button("Drink").tap()
    #expect(app.window.texts.contains("1 cups"))
    #expect(bar(app.window) == ["Cups", "Water 1"])
    app.window.button("Water 1").tap()
    app.window.button("Drink").tap()
    #expect(bar(app.window) == ["Cups", "Water 2"])
  }

  @Test func `an item is in the bar while its binding is true`() {
    let app = TestApp(app: WaterApp.self)
    app.window.button("Switch").tap()
    #expect(bar(app.window) == ["Cups"])
    app.window.button("Switch").tap()
    #expect(bar(app.window) == ["Cups", "Water 0"])
  }

  struct TimerApp: App {
    @State private var isRunning = false

    var body: some Scene {
      Settings { Text("Settings") }
      MenuBarExtra("Timer", systemImage: "timer") {
        Toggle("Run", isOn: $isRunning)
        Text(isRunning ? "running" : "at rest")
      }
      .menuBarExtraStyle(.window)
    }
  }

  @Test
  func
    `an app with nothing but an item has a window with its bar, and the item may open a small window`()
  {
    let app = TestApp(app: TimerApp.self)
    #expect(bar(app.window) == ["Timer"])
    #expect(!app.window.texts.contains("Settings"))
    app.window.button("Timer").tap()
    #expect(
      app.window.presentations.map { $0.property(.presentationStyle) } == [
        .presentationStyle(.popover)
      ])
    app.window.toggle("Run").toggle(true)
    #expect(app.window.texts.contains("running"))
  }

  @Test func `a window that an app does not declare has no items`() {
    let app = RunningApp({ WaterApp() })
    app.addWindows(named: "tools", title: "Tools", of: Text("Tools"))
    let host = KindsHost()
    let window = app.openWindow(
      on: host, name: "tools",
      address: WindowAddress(scene: "tools", value: nil, isUnique: false, isInitial: false))
    #expect(host.kinds == [.text])
    window.close()
  }

  private final class KindsHost: BanyanHost.Host {
    var kinds: [ElementKind] = []

    func apply(_ batch: [Mutation]) {
      for case .create(_, let kind, _) in batch { kinds.append(kind) }
    }
  }
}
