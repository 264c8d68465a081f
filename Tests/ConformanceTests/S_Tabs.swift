/// The documents' statements about tabs and the state that selects them.
@MainActor
@Suite struct S_Tabs {
  enum Screen: Hashable {
    case bread, cake
  }

  struct BreadScreen: View {
    @Binding var chosen: Screen
    var body: some View { Button("To cake") { chosen = .cake } }
  }

  struct Shop: View {
    @State private var chosen = Screen.bread
    var body: some View {
      TabView(selection: $chosen) {
        BreadScreen(chosen: $chosen).tabItem { Label("Bread", systemImage: "bag") }
          .tag(Screen.bread)
        Text("slice").tabItem { Label("Cake", systemImage: "gift") }.tag(Screen.cake)
      }
      Text(chosen == .bread ? "bread is chosen" : "cake is chosen")
    }
  }

  @Test func `S19 tapping a tab writes the selection`() {
    let app = TestApp(Shop())
    app.window.element(.tab, "Cake").tap()
    #expect(app.window.texts == ["Bread", "Cake", "slice", "cake is chosen"])
    app.window.element(.tab, "Bread").tap()
    #expect(app.window.texts == ["Bread", "Cake", "To cake", "bread is chosen"])
  }

  @Test func `S19 writing the selection through a binding shows the tab`() {
    let app = TestApp(Shop())
    app.window.button("To cake").tap()
    #expect(app.window.texts == ["Bread", "Cake", "slice", "cake is chosen"])
  }

  // MARK: In the environment

  final class Selection: ObservableObject {
    @Published var chosen = Screen.bread
  }

  struct Writer: View {
    @EnvironmentObject private var selection: Selection
    var body: some View { Button("To cake") { selection.chosen = .cake } }
  }

  struct SharedShop: View {
    @EnvironmentObject private var selection: Selection
    var body: some View {
      TabView(selection: $selection.chosen) {
        Writer().tabItem { Text("Bread") }.tag(Screen.bread)
        Text("slice").tabItem { Text("Cake") }.tag(Screen.cake)
      }
    }
  }

  @Test func `S19 writing an object in the environment shows the tab`() {
    let selection = Selection()
    let app = TestApp(SharedShop().environmentObject(selection))
    app.window.button("To cake").tap()
    #expect(app.window.texts == ["Bread", "Cake", "slice"])
    app.window.element(.tab, "Bread").tap()
    #expect(selection.chosen == .bread)
  }

  @Test func `S20 a view that declares the object only to write it is evaluated at every change`() {
    let app = TestApp(SharedShop().environmentObject(Selection()))
    app.reset()
    app.window.element(.tab, "Cake").tap()
    #expect(app.bodies == ["SharedShop", "Writer"])
  }

  /// Holds objects that publish, and publishes nothing itself.
  final class Container: ObservableObject {
    let selection = Selection()
  }

  struct CalmWriter: View {
    @EnvironmentObject private var container: Container
    var body: some View { Button("To cake") { container.selection.chosen = .cake } }
  }

  struct CalmShop: View {
    @EnvironmentObject private var selection: Selection
    var body: some View {
      TabView(selection: $selection.chosen) {
        CalmWriter().tabItem { Text("Bread") }.tag(Screen.bread)
        Text("slice").tabItem { Text("Cake") }.tag(Screen.cake)
      }
    }
  }

  @Test func `S20 with a container that publishes nothing the writer is left alone`() {
    let container = Container()
    let app = TestApp(
      CalmShop().environmentObject(container).environmentObject(container.selection))
    app.reset()
    app.window.button("To cake").tap()
    #expect(app.bodies == ["CalmShop"])
    #expect(app.window.texts == ["Bread", "Cake", "slice"])
  }
}
