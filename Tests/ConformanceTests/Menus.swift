/// Menus, and pickers and other controls in menus.
@MainActor
@Suite struct MenuTests {
  struct Menus: View {
    let trace: Trace<String>
    @State private var isPinned = false
    @State private var count = 0

    var body: some View {
      Menu("Actions") {
        let _ = trace("items")
        Button("Copy \(count)") { trace("copy") }
        Menu("More") {
          Button("Deep") { trace("deep") }
        }
        Section("State") {
          Toggle("Pinned", isOn: $isPinned)
        }
        Button("Count") { count += 1 }.menuActionDismissBehavior(.disabled)
      }
      Text(isPinned ? "pinned" : "not pinned")
    }
  }

  @Test func `A button opens a menu, which closes when something in it is pressed`() {
    let trace = Trace<String>()
    let app = TestApp(Menus(trace: trace))
    #expect(app.window.texts == ["Actions", "not pinned"])
    #expect(app.window.button("Actions").property(.isMenuOpen) == .isMenuOpen(false))
    app.window.button("Actions").tap()
    #expect(app.window.button("Actions").property(.isMenuOpen) == .isMenuOpen(true))
    #expect(
      app.window.presentations[0].property(.anchor)
        == .anchor(PresentationAnchor(app.window.button("Actions").id)))
    #expect(app.window.texts.suffix(5) == ["Copy 0", "More", "State", "Pinned", "Count"])
    trace.reset()
    app.window.button("Copy 0").tap()
    #expect(trace.events == ["copy"])
    #expect(app.window.texts == ["Actions", "not pinned"])
    #expect(app.window.button("Actions").property(.isMenuOpen) == .isMenuOpen(false))
  }

  @Test func `What is pressed in a menu of a menu closes both`() {
    let trace = Trace<String>()
    let app = TestApp(Menus(trace: trace))
    app.window.button("Actions").tap()
    app.window.button("More").tap()
    #expect(app.window.presentations.map(\.children.count) == [1, 1])
    #expect(app.window.presentations[1].text == "Deep")
    app.window.presentations[1].dismiss()
    #expect(app.window.presentations.count == 1)
    app.window.button("More").tap()
    trace.reset()
    app.window.button("Deep").tap()
    #expect(trace.events == ["deep"])
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `A switch in a menu is a checked item, and a button may leave the menu open`() {
    let app = TestApp(Menus(trace: Trace()))
    app.window.button("Actions").tap()
    #expect(app.window.toggle("Pinned").property(.menuItem) == .menuItem(.checkbox))
    #expect(app.window.button("Copy 0").property(.menuItem) == .menuItem(.action))
    app.window.toggle("Pinned").tap()
    #expect(app.window.texts == ["Actions", "pinned"])
    app.window.button("Actions").tap()
    app.window.button("Count").tap()
    #expect(app.window.presentations.count == 1)
    #expect(app.window.shows("Copy 1"))
  }

  @Test func `A thing has a menu, and presents what the menu asks for`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var isSheet = false
      @State private var hasMenu = true
      var body: some View {
        Text("thing")
          .contextMenu {
            if hasMenu {
              Button("Present") { isSheet = true }
              Button("No more") { hasMenu = false }
            }
          } preview: {
            Text("preview")
          }
          .sheet(isPresented: $isSheet) { Text("sheet") }
        Text("without")
      }
    }
    let app = TestApp(Screen(trace: Trace()))
    #expect(!app.window.text("without").openContextMenu())
    #expect(app.window.text("thing").openContextMenu())
    #expect(app.window.presentations[0].text == "preview Present No more")
    app.window.button("Present").tap()
    #expect(app.window.presentations.map(\.text) == ["sheet"])
    app.window.presentations[0].dismiss()
    app.window.text("thing").openContextMenu()
    app.window.button("No more").tap()
    app.window.text("thing").openContextMenu()
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `A menu with a primary action has another button for the rest`() {
    let trace = Trace<String>()
    let app = TestApp {
      Menu("Save") {
        Button("Save as") { trace("as") }
      } primaryAction: {
        trace("primary")
      }
    }
    app.window.button("Save").tap()
    app.window.button("More").tap()
    app.window.button("Save as").tap()
    #expect(trace.events == ["primary", "as"])
  }

  @Test func `A style of one's own has the label and the content`() {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("styled")
        Menu(configuration)
      }
    }
    let trace = Trace<String>()
    let app = TestApp {
      Menu("Menu") { Button("Item") { trace("item") } }.menuStyle(Framed())
    }
    #expect(app.window.texts == ["styled", "Menu"])
    app.window.button("Menu").tap()
    app.window.button("Item").tap()
    #expect(trace.events == ["item"])
  }

  @Test func `A menu that is disabled does not open`() {
    let app = TestApp {
      Menu("Menu") { Button("Item") {} }.disabled(true)
      Text("thing").contextMenu { Button("Item") {} }.disabled(true)
    }
    app.window.button("Menu").tap()
    app.window.text("thing").openContextMenu()
    #expect(app.window.presentations.isEmpty)
  }
}
