import SwiftUI

/// One screen of the list.
struct ListedScreen: Identifiable {
  let title: String
  let symbol: String
  /// Creates the content each time: otherwise all windows would share an object that initializes state.
  let content: @MainActor () -> AnyView

  init(
    _ title: String, symbol: String, @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    self.title = title
    self.symbol = symbol
    self.content = { AnyView(content()) }
  }

  var id: String { title }
}

extension ListedScreen {
  /// Every screen, in the order of the list.
  @MainActor static let all: [ListedScreen] = [
    ListedScreen("Counter", symbol: "number") { CounterView() },
    ListedScreen("Shared climate", symbol: "leaf") { SharedClimate() },
    ListedScreen("Passed climate", symbol: "leaf.fill") { PassedClimate() },
    ListedScreen("Observed climate", symbol: "eye") { ObservedClimate() },
    ListedScreen("Harbor", symbol: "flag") { HarborTabs() },
    ListedScreen("Library loans", symbol: "books.vertical") { LibraryLoans() },
    ListedScreen("Last ferry", symbol: "bell") { LastFerry() },
    ListedScreen("Name a star", symbol: "star") { StarNaming() },
    ListedScreen("Fetched lists", symbol: "bird") { FetchedLists() },
    ListedScreen("Palettes", symbol: "paintpalette") { Palettes() },
    ListedScreen("Radio", symbol: "antenna.radiowaves.left.and.right") { Radio() },
    ListedScreen("Tabs by binding", symbol: "square.on.square") { BoundTabs() },
    ListedScreen("Tabs by object", symbol: "square.on.square") { SharedTabs() },
    ListedScreen("Tabs by container", symbol: "square.on.square") { ContainedTabs() },
    ListedScreen("Lighthouse", symbol: "lightbulb") { Lighthouse() },
    ListedScreen("Guest book", symbol: "book") { GuestBookScreen() },
    ListedScreen("Workshop", symbol: "wrench.and.screwdriver") { WorkshopScreen() },
  ]
}

/// The list of screens, and the selected screen, which starts afresh each time it is selected.
struct ScreenList: View {
  @State private var chosen: String?

  private var screen: ListedScreen? { ListedScreen.all.first { $0.id == chosen } }

  var body: some View {
    let _ = Self._printChanges()
    NavigationSplitView {
      List(ListedScreen.all, selection: $chosen) { screen in
        Label(screen.title, systemImage: screen.symbol)
      }
      .listStyle(.sidebar)
      .navigationTitle("Screens")
      .navigationSplitViewColumnWidth(250)
    } detail: {
      if let screen {
        screen.content()
          .id(screen.id)
          .navigationTitle(screen.title)
      } else {
        ContentUnavailableView("Choose a screen", systemImage: "sidebar.left")
      }
    }
  }
}

#Preview {
  ScreenList()
    .environmentObject(WorkshopController())
}
