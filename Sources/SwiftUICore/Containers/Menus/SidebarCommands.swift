import Combine

/// A command that shows and hides the sidebar, in the View menu.
///
/// ```swift
/// WindowGroup { Library() }
///   .commands { SidebarCommands() }
/// ```
///
/// It hides the first column of the window's ``NavigationSplitView``, and shows all columns if some are hidden. The columns follow the
/// split view's `columnVisibility` if it has one, which is then what changes. The command is disabled in a window without a
/// split view, and has no visible effect where there is space for only one column. See Apple's documentation of `SidebarCommands`.
public struct SidebarCommands: Commands {
  /// Creates the command.
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(replacing: .sidebar) { SidebarToggle() }
  }
}

private struct SidebarToggle: View {
  @Environment(\.windowReference) private var reference

  var body: some View {
    if let navigation = reference?.window?.navigation {
      SidebarButton(sidebar: navigation.sidebar) { [weak navigation] in
        navigation?.toggleSidebar()
      }
    }
  }
}

private struct SidebarButton: View {
  @ObservedObject var sidebar: WindowSidebar
  let toggle: @MainActor () -> Void

  init(sidebar: WindowSidebar, toggle: @escaping @MainActor () -> Void) {
    self.sidebar = sidebar
    self.toggle = toggle
  }

  var body: some View {
    Button("Toggle Sidebar", action: toggle)
      .keyboardShortcut("s", modifiers: [.command, .control])
      .disabled(!sidebar.isThere)
  }
}
