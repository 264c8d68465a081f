/// The documents' statements, shown on a shop: loaded data, counts, tabs.
@MainActor
@Suite struct S_Shop {
  // MARK: Loading

  struct Product: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  /// What a store asks for products, over the network in a real app.
  struct Client: Sendable {
    let products: @Sendable @MainActor () async throws -> [Product]
  }

  struct Offline: LocalizedError {
    var errorDescription: String? { "The shop is offline." }
  }

  @MainActor
  @Observable
  final class ProductStore {
    private(set) var products: [Product] = []
    private let client: Client

    init(client: Client) { self.client = client }

    func load() async throws { products = try await client.products() }
  }

  struct ProductList: View {
    @Environment(ProductStore.self) private var store
    @Environment(\.showMessage) private var showMessage

    var body: some View {
      List(store.products) { Text($0.name) }
        .task {
          do {
            try await store.load()
          } catch {
            showMessage(error.localizedDescription)
          }
        }
    }
  }

  struct ShopScreen: View {
    @State private var store: ProductStore
    @State private var message: String?

    init(client: Client) { _store = State(initialValue: ProductStore(client: client)) }

    var body: some View {
      VStack {
        if let message { Text("Sorry: \(message)") }
        ProductList()
      }
      .environment(store)
      .environment(\.showMessage) { message = $0 }
    }
  }

  @Test func `S08 a store that loads in a task fills the list when the reply comes`() async {
    let gate = Gate()
    let client = Client {
      await gate.wait()
      return [Product(id: 1, name: "Bread"), Product(id: 2, name: "Cheese")]
    }
    let app = TestApp(ShopScreen(client: client))
    await app.settle()
    #expect(app.window.texts == [])
    app.reset()
    gate.open()
    await app.finishTasks()
    #expect(app.window.texts == ["Bread", "Cheese"])
    #expect(app.bodies == ["ProductList"])
  }

  @Test func `S08 a failure goes to a closure of the environment that shows it`() async {
    let app = TestApp(ShopScreen(client: Client { throw Offline() }))
    await app.finishTasks()
    await app.settle()
    #expect(app.window.texts == ["Sorry: The shop is offline."])
  }

  struct Cart: View {
    @State private var items = ["Bread"]

    var body: some View {
      if items.isEmpty {
        ContentUnavailableView(
          "Your cart is empty", systemImage: "cart", description: Text("Put something in it."))
      } else {
        List(items, id: \.self) { item in
          Button("Remove \(item)") { items.removeAll { $0 == item } }
        }
      }
    }
  }

  @Test func `S08 an empty cart shows that it is empty`() {
    let app = TestApp(Cart())
    #expect(app.window.texts == ["Remove Bread"])
    app.window.button("Remove Bread").tap()
    #expect(app.window.texts == ["Your cart is empty", "Put something in it."])
  }

  // MARK: Counting

  struct Counted: View {
    @State private var count = 0

    var body: some View {
      Text("^[\(count) Item](inflect: true)")
      Text("You have ^[\(count) new box](inflect: true) and ^[\(count + 1) berry](inflect: true).")
      Button("More") { count += 1 }
    }
  }

  @Test func `S09 a noun agrees with its number`() {
    let app = TestApp(Counted())
    #expect(
      app.window.texts == ["0 Items", "You have 0 new boxes and 1 berry.", "More"])
    app.window.button("More").tap()
    #expect(app.window.texts == ["1 Item", "You have 1 new box and 2 berries.", "More"])
    app.window.button("More").tap()
    #expect(app.window.texts == ["2 Items", "You have 2 new boxes and 3 berries.", "More"])
  }

  @Test func `S09 only text that is marked for inflection is inflected`() {
    func shown(_ key: LocalizedStringKey) -> [String] { TestApp(Text(key)).window.texts }
    #expect(shown("^[3 Child](inflect: true)") == ["3 Children"])
    #expect(shown("^[2 key](inflect: true), ^[2 dish](inflect: true)") == ["2 keys, 2 dishes"])
    #expect(shown("^[2 key] and 2 ^ 3") == ["^[2 key] and 2 ^ 3"])
    #expect(shown("^[no number](inflect: true)") == ["no number"])
    let verbatim = "^[2 key](inflect: true)"
    #expect(TestApp(Text(verbatim)).window.texts == [verbatim])
  }

  // MARK: Colors

  struct SchemeReader: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
  }

  struct SchemeScreen: View {
    @State private var colorScheme = ColorScheme.dark
    var body: some View {
      VStack {
        SchemeReader()
        HStack { SchemeReader().environment(\.colorScheme, .light) }
        Button("Light") { colorScheme = .light }
      }
      .environment(\.colorScheme, colorScheme)
    }
  }

  @Test func `S24 a color scheme set at the root reaches every view below`() {
    let app = TestApp(SchemeScreen())
    #expect(app.window.texts == ["dark", "light", "Light"])
    app.reset()
    app.window.button("Light").tap()
    #expect(app.bodies == ["SchemeScreen", "SchemeReader"])
    #expect(app.window.texts == ["light", "light", "Light"])
    #expect(
      app.window.changes == [
        "verticalStack appearance dark becomes light", #"text "dark" becomes "light""#,
      ])
  }

  @Test func `S24 the modifier of the same name sets it as the environment value does`() {
    let app = TestApp {
      SchemeReader().colorScheme(.dark)
      SchemeReader()
    }
    #expect(app.window.texts == ["dark", "light"])
  }

  @Test func `S24 without a word the color scheme is that of the window's surroundings`() {
    let app = TestApp {
      SchemeReader()
      SchemeReader().environment(\.colorScheme, .light)
    }
    let other = app.openWindow()
    #expect(app.window.texts == ["light", "light"])
    app.reset()
    app.window.setColorScheme(.dark)
    #expect(app.bodies == ["SchemeReader"])
    #expect(app.window.texts == ["dark", "light"])
    #expect(other.texts == ["light", "light"])
  }

  // MARK: Stores of their own

  @Observable
  final class Ward {
    let name: String
    var count = 0
    init(_ name: String) { self.name = name }
  }

  final class Office: ObservableObject {
    @Published var count = 0
  }

  struct WardTab: View {
    @Environment(Ward.self) private var ward
    var body: some View { Button("\(ward.name) \(ward.count)") { ward.count += 1 } }
  }

  struct OfficeTab: View {
    @EnvironmentObject private var office: Office
    var body: some View { Button("Office \(office.count)") { office.count += 1 } }
  }

  struct Clinic: View {
    @State private var home = Ward("Home")
    @State private var patients = Ward("Patients")
    @StateObject private var office = Office()

    var body: some View {
      TabView {
        WardTab().environment(home).tabItem { Label("Home", systemImage: "house") }
        WardTab().environment(patients).tabItem { Label("Patients", systemImage: "person") }
        OfficeTab().environmentObject(office).tabItem { Label("Office", systemImage: "gear") }
      }
    }
  }

  /// The clinic is evaluated with its office, because it declares it as a `@StateObject` (B08).
  @Test func `S10 a write in one tab's store evaluates no view of the others`() {
    let app = TestApp(Clinic())
    for tab in ["Patients", "Office", "Home"] { app.window.element(.tab, tab).tap() }
    app.reset()
    app.window.button("Home 0").tap()
    #expect(app.bodies == ["WardTab"])
    app.window.element(.tab, "Patients").tap()
    app.window.button("Patients 0").tap()
    #expect(app.bodies == ["WardTab", "WardTab"])
    app.reset()
    app.window.element(.tab, "Office").tap()
    app.window.button("Office 0").tap()
    #expect(app.bodies == ["Clinic", "OfficeTab"])
    #expect(app.window.texts == ["Home", "Patients", "Office", "Office 1"])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var showMessage: @MainActor (String) -> Void = { _ in }
}
