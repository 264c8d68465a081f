import SwiftUI

struct CommandedScenes: App {
  @State private var isShown = true

  var body: some Scene {
    WindowGroup { EmptyView() }
      .commands {
        OwnCommands()
        SidebarCommands()
        if isShown { EmptyCommands() }
        if isShown { TextEditingCommands() } else { EmptyCommands() }
      }
    WindowGroup { EmptyView() }.commandsRemoved()
    Extras()
    WindowGroup { EmptyView() }.commandsReplaced { OwnCommands() }
  }
}

struct OwnCommands: Commands {
  var body: some Commands {
    CommandMenu("A") { Button("A") {} }
    CommandMenu(String("B")) { Button("A") {} }
    CommandMenu(Text("C")) { Button("A") {} }
    CommandGroup(before: .appInfo) { Button("A") {} }
    CommandGroup(after: .appSettings) { Button("A") {} }
    CommandGroup(replacing: .help) { Button("A") {} }
  }
}

struct NewerCommands: Commands {
  var body: some Commands {
    if #available(macOS 99, *) { OwnCommands() }
  }
}

struct NoCommands: Commands {
  var body: some Commands {}
}

@MainActor func commandBodies(
  own: OwnCommands, text: TextEditingCommands, sidebar: SidebarCommands
) {
  _ = (own.body, text.body, sidebar.body)
}

let commandGroupPlacements: [CommandGroupPlacement] = [
  .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .newItem, .saveItem,
  .importExport, .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar,
  .sidebar, .windowSize, .windowList, .singleWindowList, .windowArrangement, .help,
]

struct Extras: Scene {
  @State private var isInserted = true
  private let title = "A"

  var body: some Scene {
    MenuBarExtra("A") { Button("A") {} }
    MenuBarExtra(title) { Button("A") {} }.menuBarExtraStyle(.automatic)
    MenuBarExtra("A", isInserted: $isInserted) { Text("A") }.menuBarExtraStyle(.menu)
    MenuBarExtra("A", systemImage: "star") { Text("A") }.menuBarExtraStyle(.window)
    MenuBarExtra(title, systemImage: "star", isInserted: $isInserted) { Text("A") }
    MenuBarExtra("A", image: "leaf") { Text("A") }
    MenuBarExtra(title, image: "leaf") { Text("A") }
    moreExtras
    MenuBarExtra {
      Text("A")
    } label: {
      Image(systemName: "star")
    }
    MenuBarExtra(isInserted: $isInserted) {
      Text("A")
    } label: {
      Text("B")
    }
  }

  @SceneBuilder
  private var moreExtras: some Scene {
    MenuBarExtra(title, isInserted: $isInserted) { Text("A") }
    MenuBarExtra(title, systemImage: "star") { Text("A") }
      .menuBarExtraStyle(AutomaticMenuBarExtraStyle())
    MenuBarExtra("A", systemImage: "star", isInserted: $isInserted) { Text("A") }
      .menuBarExtraStyle(PullDownMenuBarExtraStyle())
    MenuBarExtra("A", image: "leaf", isInserted: $isInserted) { Text("A") }
      .menuBarExtraStyle(WindowMenuBarExtraStyle())
    MenuBarExtra(title, image: "leaf", isInserted: $isInserted) { Text("A") }
  }
}
