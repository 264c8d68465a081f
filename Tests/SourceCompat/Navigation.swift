import SwiftUI

struct CompatNavigation: View {
  @State private var path = NavigationPath()
  @State private var numbers: [Int] = []
  @State private var isShown = false
  @State private var item: Int?
  @State private var title = "Title"
  @Environment(\.colorScheme) private var colorScheme
  let name = "name"

  var body: some View {
    NavigationStack { links }
    NavigationStack(path: $path) {
      links
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(isPresented: $isShown) { Text("shown") }
        .navigationDestination(item: $item) { Text("\($0)") }
    }
    NavigationStack(path: $numbers) { titles }
    let _ = NavigationView { bars }.body
    NavigationView { bars }
      .navigationViewStyle(.stack)
      .navigationViewStyle(.columns)
      .navigationViewStyle(.automatic)
      .navigationViewStyle(StackNavigationViewStyle())
      .navigationViewStyle(DefaultNavigationViewStyle())
      .navigationViewStyle(DoubleColumnNavigationViewStyle())
  }

  @ViewBuilder private var links: some View {
    NavigationLink("literal") { Text("page") }
    NavigationLink(name) { Text("page") }
    NavigationLink("literal", destination: Text("page"))
    NavigationLink(name, destination: Text("page"))
    NavigationLink(destination: Text("page")) { Text("label") }
    NavigationLink {
      Text("page")
    } label: {
      Text("label")
    }
    NavigationLink("literal", value: 1)
    NavigationLink(LocalizedStringResource("A"), value: 1)
    NavigationLink(name, value: 1)
    NavigationLink(value: 1) { Text("label") }.isDetailLink(false)
  }

  @ViewBuilder private var titles: some View {
    Text("literal").navigationTitle("literal").navigationSubtitle("literal")
    Text("string").navigationTitle(name).navigationSubtitle(name)
    Text("text").navigationTitle(Text("text")).navigationSubtitle(Text("text"))
    Text("binding").navigationTitle($title)
    Text("old").navigationBarTitle("literal").navigationBarTitle(name)
      .navigationBarTitle(Text("text"))
    Text("old").navigationBarTitle("literal", displayMode: .inline)
      .navigationBarTitle(name, displayMode: .large)
      .navigationBarTitle(Text("text"), displayMode: .automatic)
    Text("mode").navigationBarTitleDisplayMode(.inline)
      .toolbarTitleDisplayMode(.inline)
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbarTitleDisplayMode(.large)
      .toolbarTitleDisplayMode(.automatic)
    Text("back").navigationBarBackButtonHidden().navigationBarBackButtonHidden(true)
      .navigationBarHidden(true)
  }

  @ViewBuilder private var bars: some View {
    Text("items").navigationBarItems(leading: Text("L"))
      .navigationBarItems(trailing: Text("T"))
      .navigationBarItems(leading: Text("L"), trailing: Text("T"))
    Text("bar").toolbar(.hidden, for: .navigationBar)
      .toolbarVisibility(.visible, for: .bottomBar, .tabBar)
      .toolbarBackground(.red, for: .navigationBar)
      .toolbarBackground(.hidden, for: .automatic)
      .toolbarBackgroundVisibility(.visible, for: .bottomBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarColorScheme(colorScheme)
    Text("views").toolbar { Text("item") }
    Text("customizable").toolbar(id: "bar") {
      ToolbarItem(id: "one") { Text("one") }
      ToolbarItem(id: "two", placement: .secondaryAction, showsByDefault: false) { Text("two") }
    }
    Text("conditional").toolbar(id: "bar") {
      if isShown { ToolbarItem(id: "one") { Text("one") } }
      if isShown { ToolbarItem(id: "two") { Text("two") } } else { ToolbarSpacer(.fixed) }
    }
    Text("content").toolbar {
      CompatToolbar(isOn: true)
      ToolbarItem { Text("item") }
    }
    hiddenItems
  }
}

extension CompatNavigation {
  @ViewBuilder private var hiddenItems: some View {
    Text("hidden").toolbar {
      ToolbarItem { Text("item") }.hidden()
      ToolbarItem { Text("item") }.hidden(isShown).sharedBackgroundVisibility(.hidden)
    }
    Text("hidden").toolbar(id: "bar") {
      ToolbarItem(id: "one") { Text("one") }.hidden()
      ToolbarItem(id: "two") { Text("two") }.hidden(isShown).sharedBackgroundVisibility(.visible)
    }
    Text("default").toolbar(removing: .title).toolbar(removing: .sidebarToggle)
      .toolbar(removing: nil)
    Text("menu").toolbar { ToolbarTitleMenu { Button("A") {} } }
      .toolbarTitleMenu { Button("A") {} }
  }
}

struct CompatToolbar: ToolbarContent {
  let isOn: Bool

  var body: some ToolbarContent {
    places
    ToolbarItemGroup { Text("group") }
    ToolbarItemGroup(placement: .bottomBar) { Text("group") }
    ToolbarSpacer()
    ToolbarSpacer(.fixed)
    ToolbarSpacer(.flexible, placement: .bottomBar)
    if isOn { ToolbarItem { Text("if") } }
    if isOn {
      ToolbarItem { Text("if") }
    } else {
      ToolbarItem { Text("else") }
    }
    if #available(iOS 99, *) { ToolbarItem { Text("new") } }
  }

  @ToolbarContentBuilder private var places: some ToolbarContent {
    ToolbarItem(placement: .automatic) { Text("a") }
    ToolbarItem(placement: .principal) { Text("a") }
    ToolbarItem(placement: .navigation) { Text("a") }
    ToolbarItem(placement: .primaryAction) { Text("a") }
    ToolbarItem(placement: .status) { Text("a") }
    ToolbarItem(placement: .confirmationAction) { Text("a") }
    ToolbarItem(placement: .cancellationAction) { Text("a") }
    ToolbarItem(placement: .destructiveAction) { Text("a") }
    ToolbarItem(placement: .keyboard) { Text("a") }
    ToolbarItem(placement: .topBarLeading) { Text("a") }
    ToolbarItem(placement: .topBarTrailing) { Text("a") }
    ToolbarItem(placement: .navigationBarLeading) { Text("a") }
    ToolbarItem(placement: .navigationBarTrailing) { Text("a") }
    ToolbarItem(placement: .bottomBar) { Text("a") }
  }
}

struct CompatColumns: View {
  @State private var visibility: NavigationSplitViewVisibility = .automatic
  @State private var column: NavigationSplitViewColumn = .sidebar

  var body: some View {
    NavigationSplitView {
      Text("sidebar").navigationSplitViewColumnWidth(200)
    } detail: {
      Text("detail").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }
    .navigationSplitViewStyle(.automatic)
    .navigationSplitViewStyle(.balanced)
    .navigationSplitViewStyle(.prominentDetail)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("sidebar")
    } detail: {
      Button("All") { visibility = visibility == .all ? .doubleColumn : .detailOnly }
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("sidebar")
    } detail: {
      Button("Detail") { column = column == .content ? .detail : .sidebar }
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    NavigationSplitView {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    NavigationSplitView(columnVisibility: $visibility) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
  }
}

func compatPath() throws {
  var path = NavigationPath([1, 2])
  path.append("three")
  path.removeLast()
  path.removeLast(1)
  if !path.isEmpty, path.count == 1, let saved = path.codable {
    let data = try JSONEncoder().encode(saved)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    path = NavigationPath(read)
  }
}

@available(*, deprecated)
struct CompatOldLinks: View {
  @State private var isActive = false
  @State private var selection: Int?
  let name = "name"

  var body: some View {
    NavigationLink(isActive: $isActive) {
      Text("page")
    } label: {
      Text("label")
    }
    NavigationLink(destination: Text("page"), isActive: $isActive) { Text("label") }
    NavigationLink(tag: 1, selection: $selection) {
      Text("page")
    } label: {
      Text("label")
    }
    NavigationLink(destination: Text("page"), tag: 1, selection: $selection) { Text("label") }
    NavigationLink("literal", isActive: $isActive) { Text("page") }
    NavigationLink(name, isActive: $isActive) { Text("page") }
    NavigationLink("literal", destination: Text("page"), isActive: $isActive)
    NavigationLink(name, destination: Text("page"), isActive: $isActive)
    NavigationLink("literal", tag: 1, selection: $selection) { Text("page") }
    NavigationLink(name, tag: 1, selection: $selection) { Text("page") }
    NavigationLink("literal", destination: Text("page"), tag: 1, selection: $selection)
    NavigationLink(name, destination: Text("page"), tag: 1, selection: $selection)
  }
}

struct Unmeant: View {
  @Namespace private var namespace

  var body: some View {
    Text("one").navigationTransition(.zoom(sourceID: 1, in: namespace))
    Text("one").navigationTransition(.automatic)
    Text("one").navigationTransition(AutomaticNavigationTransition())
    Text("one").matchedTransitionSource(id: 1, in: namespace)
    Text("one").toolbarRole(.automatic).toolbarRole(.navigationStack).toolbarRole(.browser)
      .toolbarRole(.editor)
  }
}

struct SplitStyles: View {
  var body: some View {
    let split = NavigationSplitView {
      Text("one")
    } detail: {
      Text("two")
    }
    split.navigationSplitViewStyle(AutomaticNavigationSplitViewStyle())
    split.navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
    split.navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle())
  }
}

struct Saved: Codable {
  let path: NavigationPath.CodableRepresentation
  let columns: NavigationSplitViewVisibility

  init(from decoder: any Decoder) throws {
    path = try NavigationPath.CodableRepresentation(from: decoder)
    columns = try NavigationSplitViewVisibility(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try path.encode(to: encoder)
  }
}

@MainActor
func identifier() -> String { ToolbarItem(id: "one") { Text("one") }.id }
