import SwiftUI

enum Place: Hashable {
  case home, search
}

struct OldTabs: View {
  @State private var place = Place.home
  @State private var index = 0

  var body: some View {
    TabView(selection: $place) {
      Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(Place.home).badge(3)
      Text("Search").tabItem { Text("Search") }.tag(Place.search).badge("new")
      Text("More").badge(Text("!")).badge("a" as Substring)
    }
    .tabViewStyle(.automatic)
    TabView { Text("One") }.tabViewStyle(.page)
    TabView { Text("One") }.tabViewStyle(.page(indexDisplayMode: .never))
    TabView { Text("One") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    TabView { Text("One") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .automatic))
    TabView { Text("One") }.tabViewStyle(DefaultTabViewStyle())
    TabView { Text("One") }.tabViewStyle(SidebarAdaptableTabViewStyle())
    TabView { Text("One") }.tabViewStyle(.sidebarAdaptable)
    TabView { Text("One") }.tabViewStyle(.tabBarOnly)
    TabView { Text("One") }.tabViewStyle(TabBarOnlyTabViewStyle())
  }
}

struct NewTabs: View {
  struct Tag: Identifiable {
    let id: Int
  }

  @State private var place = Place.home
  let title = "Home" as Substring
  let isLong: Bool

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      Tab(title, systemImage: "house", value: .home) { Text("Home") }.badge(3)
        .badge(Text("new")).badge("new").badge(title)
      Tab("Picture", image: "house", value: .home) { Text("Home") }
      Tab(value: .search) {
        Text("Search")
      } label: {
        Text("Search")
      }
      Tab(value: .search, role: .search) {
        Text("Search")
      } label: {
        Text("Search")
      }
      if isLong { Tab("More", systemImage: "ellipsis", value: .home) { Text("More") } }
    }
    TabView(selection: $place) {
      if isLong {
        Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      } else {
        Tab("Search", systemImage: "house", value: .search) { Text("Search") }
      }
      if #available(iOS 18, macOS 15, *) {
        Tab("New", systemImage: "house", value: .home) { Text("New") }
      }
      switch place {
      case .home: Tab("Home", systemImage: "house", value: .home) { Text("Home") }.hidden()
      case .search: Tab("Search", systemImage: "house", value: .search) { Text("Search") }
      }
      ForEach([Place.home], id: \.self) { place in
        Tab("Place", systemImage: "house", value: place) { Text("Place") }.hidden(isLong)
      }
      ForEach(0..<2) { _ in
        Tab("Place", systemImage: "house", value: Place.home) { Text("Place") }
      }
      ForEach([Tag(id: 1)]) { _ in
        Tab("Place", systemImage: "house", value: Place.home) { Text("Place") }
      }
    }
    TabView(selection: $place) {
      TabSection("Library") {
        Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      }
      TabSection(title) { Tab("Home", systemImage: "house", value: .home) { Text("Home") } }
      TabSection { Tab("Home", systemImage: "house", value: .home) { Text("Home") } }
      TabSection {
        Tab("Home", systemImage: "house", value: .home) { Text("Home") }
        Tab("Search", systemImage: "house", value: .search) { Text("Search") }
      } header: {
        Text("Library")
      }
    }
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab(title, systemImage: "house") { Text("Home") }
      Tab("Picture", image: "house") { Text("Home") }
      Tab {
        Text("Search")
      } label: {
        Text("Search")
      }
      Tab(role: .search) {
        Text("Search")
      } label: {
        Text("Search")
      }
    }
  }
}

struct MoreTabs: TabContent {
  typealias TabValue = Place

  var body: some TabContent<Place> {
    Tab("More", systemImage: "ellipsis", value: .home) { Text("More") }
  }
}
