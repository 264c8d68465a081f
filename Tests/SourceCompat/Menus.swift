import SwiftUI

struct MenusView: View {
  @Environment(\.menuIndicatorVisibility) private var visibility
  @Environment(\.menuOrder) private var order
  private let title = "title"

  var body: some View {
    Menu("key") { Button("One") {} }
    Menu(title) { Button("One") {} }
    Menu("key", systemImage: "plus") { Button("One") {} }
    Menu(title, systemImage: "plus") { Button("One") {} }
    Menu {
      Menu("More") { Text("") }
    } label: {
      Label("key", systemImage: "plus")
    }
    Menu("key") {
      Button("One") {}
    } primaryAction: {
      act()
    }
    Menu(title) {
      Button("One") {}
    } primaryAction: {
      act()
    }
    Menu("key", systemImage: "plus") {
      Button("One") {}
    } primaryAction: {
      act()
    }
    Menu(title, systemImage: "plus") {
      Button("One") {}
    } primaryAction: {
      act()
    }
    Menu {
      Button("One") {}.menuActionDismissBehavior(.disabled)
      Button("One") {}.menuActionDismissBehavior(.enabled)
      Button("One") {}.menuActionDismissBehavior(.automatic)
    } label: {
      Text("")
    } primaryAction: {
      act()
    }
    .menuStyle(.borderlessButton)
    .menuStyle(.button)
    .menuStyle(.automatic)
    .menuStyle(DefaultMenuStyle())
    .menuStyle(ButtonMenuStyle())
    .menuStyle(BorderlessButtonMenuStyle())
    .menuStyle(BoldMenuStyle())
    .menuIndicator(.hidden)
    .menuOrder(.fixed)
    .menuOrder(.priority)
    .menuOrder(order == .automatic ? .automatic : .fixed)
    .menuIndicator(visibility)
    Text("")
      .contextMenu { Button("One") {} }
      .contextMenu(menuItems: { Button("One") {} })
      .contextMenu {
        Button("One") {}
      } preview: {
        Text("")
      }
      .contextMenu(ContextMenu { Button("One") {} })
      .contextMenu(ContextMenu(menuItems: { Button("One") {} }))
      .environment(\.menuOrder, .fixed)
      .environment(\.menuIndicatorVisibility, .hidden)
  }

  private func act() {}
}

struct BoldMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).bold()
  }
}

struct ConfiguredMenu: View {
  let configuration: MenuStyleConfiguration
  let label: MenuStyleConfiguration.Label
  let content: MenuStyleConfiguration.Content

  var body: some View {
    Menu(configuration)
    Menu {
      content
    } label: {
      label
    }
  }
}
