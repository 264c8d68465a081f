import SwiftUI

/// Windows, their scenes and commands.
struct WindowsScenes: App {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  func use() {
    openWindow(id: "a")
    openWindow(value: 1)
    openWindow(id: "a", value: 1)
    dismissWindow()
    dismissWindow(id: "a")
    dismissWindow(value: 1)
    dismissWindow(id: "a", value: 1)
    openSettings()
    let open: OpenWindowAction = openWindow
    let dismiss: DismissWindowAction = dismissWindow
    let settings: OpenSettingsAction = openSettings
    _ = (open, dismiss, settings, supportsMultipleWindows)
  }

  var body: some Scene {
    groups
    titledGroups
    single
  }

  @SceneBuilder private var groups: some Scene {
    WindowGroup(Text("A")) { EmptyView() }
    WindowGroup("A", id: "a1") { EmptyView() }
    WindowGroup(String("A"), id: "a2") { EmptyView() }
    WindowGroup(Text("A"), id: "a3") { EmptyView() }
    WindowGroup(for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
    WindowGroup(id: "b", for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
    WindowGroup(for: Int.self) { value in
      Text("\(value.wrappedValue)")
    } defaultValue: {
      1
    }
    WindowGroup(id: "c", for: Int.self) { value in
      Text("\(value.wrappedValue)")
    } defaultValue: {
      1
    }
  }

  @SceneBuilder private var titledGroups: some Scene {
    WindowGroup("A", for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
    WindowGroup(String("A"), for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
    WindowGroup("A", id: "d", for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
    WindowGroup(String("A"), id: "e", for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
    WindowGroup("A", for: Int.self) { value in
      Text("\(value.wrappedValue)")
    } defaultValue: {
      1
    }
    WindowGroup("A", id: "f", for: Int.self) { value in
      Text("\(value.wrappedValue)")
    } defaultValue: {
      1
    }
  }

  @SceneBuilder private var single: some Scene {
    Window("A", id: "g") { EmptyView() }
      .windowStyle(.hiddenTitleBar)
      .windowResizability(.contentSize)
      .defaultSize(width: 300, height: 200)
      .defaultPosition(.center)
    Window(String("A"), id: "h") { EmptyView() }
      .windowStyle(.automatic)
      .windowResizability(.contentMinSize)
      .defaultSize(CGSize(width: 300, height: 200))
    Window(Text("A"), id: "i") { EmptyView() }
      .windowStyle(.titleBar)
      .windowResizability(.automatic)
    Settings { SettingsLink() }
      .windowStyle(.plain)
    WindowGroup(id: "j") { SettingsLink { Text("A") } }
      .windowToolbarStyle(.unified).windowToolbarStyle(.unified(showsTitle: false))
    WindowGroup(id: "k") { EmptyView() }
      .windowToolbarStyle(.unifiedCompact).windowToolbarStyle(.unifiedCompact(showsTitle: true))
      .windowToolbarStyle(.automatic).windowToolbarStyle(.expanded)
  }
}

func windowTypes() {
  _ = (DefaultWindowStyle(), HiddenTitleBarWindowStyle(), TitleBarWindowStyle(), PlainWindowStyle())
  _ = (DefaultWindowToolbarStyle(), ExpandedWindowToolbarStyle(), UnifiedWindowToolbarStyle())
  _ = (UnifiedWindowToolbarStyle(showsTitle: true), UnifiedCompactWindowToolbarStyle())
  _ = UnifiedCompactWindowToolbarStyle(showsTitle: true)
  _ = DefaultSettingsLinkLabel.self
  _ = PresentedWindowContent<Int, EmptyView>.self
}

@MainActor func windowBodies(
  label: DefaultSettingsLinkLabel, link: SettingsLink<Text>,
  content: PresentedWindowContent<Int, EmptyView>
) {
  _ = (label.body, link.body, content.body)
}
