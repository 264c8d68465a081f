/// A window's place in its pages, and how a host restores it.
@MainActor
@Suite struct Places {
  struct Bread: Hashable, Codable {
    let name: String
  }

  struct Secret: Hashable {
    let name: String
  }

  struct Shop: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Rye", value: "rye")
        NavigationLink("Spelt", value: Bread(name: "Spelt"))
        NavigationLink("Key", value: Secret(name: "under the mat"))
        NavigationLink("About us") { Text("A bakery").navigationTitle("About us!") }
          .navigationDestination(for: String.self) { bread in
            NavigationLink("Seven", value: 7)
              .navigationDestination(for: Int.self) {
                Text("\($0) loaves").navigationTitle("\($0)")
              }
              .navigationTitle(bread)
          }
          .navigationDestination(for: Bread.self) { Text("Bread \($0.name)") }
          .navigationDestination(for: Secret.self) { Text($0.name).navigationTitle("Key") }
      }
    }
  }

  @Test func `a page of a value can be had in another window`() {
    let app = TestApp(Shop())
    #expect(app.window.place == [])
    app.window.button("Rye").tap()
    #expect(app.window.place == ["rye (String=rye)"])
    app.window.button("Seven").tap()
    #expect(app.window.place == ["rye (String=rye)", "7 (Int=7)"])
    let second = app.openWindow()
    #expect(second.go(to: app.window.currentPlace))
    #expect(second.navigationTitle == "7")
    second.goBack()
    #expect(second.navigationTitle == "rye")
  }

  @Test func `a value that is a structure is written as a whole`() {
    let app = TestApp(Shop())
    app.window.button("Spelt").tap()
    #expect(app.window.place == ["Bread=eyJuYW1lIjoiU3BlbHQifQ"])
    let second = app.openWindow()
    #expect(second.go(to: app.window.currentPlace))
    #expect(second.texts == ["Back", "Bread Spelt"])
  }

  @Test func `a value that no address can name is known in its own window only`() {
    let app = TestApp(Shop())
    for (link, text) in [("Key", "under the mat"), ("About us", "A bakery")] {
      app.window.button(link).tap()
      let place = app.window.currentPlace
      #expect(place.steps.map(\.description) == [link.replacing(" ", with: "-")])
      let second = app.openWindow()
      #expect(!second.go(to: place))
      #expect(second.place == [])
      #expect(app.window.go(to: WindowPlace()))
      #expect(app.window.place == [])
      #expect(app.window.go(to: place))
      #expect(app.window.texts.last == text)
      app.window.goBack()
    }
  }

  @Test func `an address without a place leads nowhere`() {
    let app = TestApp(Shop())
    app.window.button("Rye").tap()
    for key in [
      "Int=seven", "Int=", "Int=99999999999999999999", "Bread=e30", "Bread=%", "Nobody=1", "=",
    ] {
      let place = WindowPlace(steps: [WindowPlace.Step(title: "", key: key)])
      #expect(!app.window.go(to: place))
      #expect(app.window.place == [])
    }
    #expect(app.reports == [])
  }

  @Test func `several pages are left at once`() {
    let app = TestApp(Shop())
    app.window.button("Rye").tap()
    let rye = app.window.currentPlace
    app.window.button("Seven").tap()
    let seven = app.window.currentPlace
    #expect(app.window.go(to: WindowPlace()))
    #expect(app.window.place == [])
    #expect(seven.way(from: rye) == .onward)
    #expect(rye.way(from: seven) == .back)
    #expect(WindowPlace().way(from: seven) == .back)
    #expect(seven.way(from: seven) == .none)
  }

  enum Section { case bread, cake }

  struct Tabs: View {
    @State private var section = Section.bread
    var body: some View {
      TabView(selection: $section) {
        NavigationStack {
          NavigationLink("Rye", value: 1)
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
        .tabItem { Text("Loaves") }.tag(Section.bread)
        TabView {
          Text("Cheese").tabItem { Text("Cheese cake") }
          Text("Apple").tabItem { Text("Apple cake") }
        }
        .tabItem { Text("Cakes") }.tag(Section.cake)
      }
    }
  }

  @Test func `tabs are steps, and what is in them follows`() {
    let app = TestApp(Tabs())
    #expect(app.window.place == ["bread"])
    app.window.button("Rye").tap()
    #expect(app.window.place == ["bread", "Int=1"])
    let rye = app.window.currentPlace
    app.window.element(.tab, "Cakes").tap()
    #expect(app.window.place == ["cake", "Cheese-cake"])
    app.window.element(.tab, "Apple cake").tap()
    #expect(app.window.place == ["cake", "Apple-cake"])
    let apple = app.window.currentPlace
    #expect(app.window.go(to: rye))
    #expect(app.window.texts.contains("Number 1"))
    let second = app.openWindow()
    #expect(second.go(to: apple))
    #expect(second.place == ["cake", "Apple-cake"])
  }

  struct Columns: View {
    let breads = ["Rye", "Spelt"]
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(breads, id: \.self, selection: $chosen) { Text($0) }
      } detail: {
        if let chosen {
          NavigationStack {
            NavigationLink("Crumbs", value: 3)
              .navigationDestination(for: Int.self) { Text("\($0) crumbs of \(chosen)") }
          }
          .id(chosen)
        }
      }
    }
  }

  @Test func `the choice in a sidebar is a step before the page that it leads to`() {
    let app = TestApp(Columns())
    #expect(app.window.place == [])
    app.window.element(.row, "Rye").select()
    #expect(app.window.place == ["Rye"])
    app.window.button("Crumbs").tap()
    #expect(app.window.place == ["Rye", "Int=3"])
    let second = app.openWindow()
    #expect(second.go(to: app.window.currentPlace))
    #expect(second.texts == ["Rye", "Spelt", "Back", "3 crumbs of Rye"])
    #expect(second.go(to: WindowPlace()))
    #expect(second.texts == ["Rye", "Spelt"])
    #expect(!second.go(to: WindowPlace(steps: [WindowPlace.Step(title: "Bagel")])))
    #expect(second.place == [])
  }
}
