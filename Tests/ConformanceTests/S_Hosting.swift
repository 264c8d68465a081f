import BanyanKits

/// Views in a hosting controller within other code: they behave as everywhere.
@MainActor
@Suite struct S_Hosting {
  final class Cart: ObservableObject {
    @Published var count = 0
  }

  struct CartScreen: View {
    let title: String
    @ObservedObject var cart: Cart
    @State private var visits = 0

    var body: some View {
      Text("\(title): \(cart.count)")
      Button("Visit \(visits)") { visits += 1 }
      Button("Add") { cart.count += 1 }
      Footer()
    }
  }

  struct Footer: View {
    var body: some View { Text("footer") }
  }

  @Test func `S18 an object passed to the root view of a hosting controller is observed`() async {
    let cart = Cart()
    let controller = UIHostingController(rootView: CartScreen(title: "Cart", cart: cart))
    let app = TestApp(hosting: controller)
    #expect(app.bodies == ["CartScreen", "Footer"])
    app.reset()
    cart.count = 5
    await app.settle()
    #expect(app.bodies == ["CartScreen"])
    #expect(app.window.changes == [#"text "Cart: 0" becomes "Cart: 5""#])
    app.window.button("Add").tap()
    #expect(cart.count == 6)
    #expect(app.window.texts == ["Cart: 6", "Visit 0", "Add", "footer"])
  }

  @Test func `S18 windows that show one controller share its object and have state of their own`()
    async
  {
    let cart = Cart()
    let controller = NSHostingController(rootView: CartScreen(title: "Cart", cart: cart))
    let first = TestApp(hosting: controller)
    let second = TestApp(hosting: controller)
    let tab = second.openWindow()
    first.window.button("Visit 0").tap()
    tab.button("Add").tap()
    await first.settle()
    #expect(first.window.texts == ["Cart: 1", "Visit 1", "Add", "footer"])
    #expect(second.window.texts == ["Cart: 1", "Visit 0", "Add", "footer"])
    #expect(tab.texts == ["Cart: 1", "Visit 0", "Add", "footer"])
  }

  /// Decided: Apple documents only that a controller's root view can be set. Everywhere else, a new
  /// value of the same type in the same place is an update, so state is kept.
  @Test func `E24 another root view of the same type keeps state, and only what differs changes`()
    async
  {
    let controller = HostingController(rootView: CartScreen(title: "Cart", cart: Cart()))
    let app = TestApp(hosting: controller)
    let tab = app.openWindow()
    app.window.button("Visit 0").tap()
    app.reset()
    let cart = Cart()
    controller.rootView = CartScreen(title: "Basket", cart: cart)
    await app.settle()
    #expect(app.bodies == ["CartScreen", "CartScreen"])
    #expect(app.window.changes == [#"text "Cart: 0" becomes "Basket: 0""#])
    #expect(app.window.texts == ["Basket: 0", "Visit 1", "Add", "footer"])
    #expect(tab.texts == ["Basket: 0", "Visit 0", "Add", "footer"])
    cart.count = 2
    await app.settle()
    #expect(tab.texts == ["Basket: 2", "Visit 0", "Add", "footer"])
  }

  @Test func `E24 an equal root view runs no body`() async {
    let cart = Cart()
    let controller = HostingController(rootView: CartScreen(title: "Cart", cart: cart))
    let app = TestApp(hosting: controller)
    app.reset()
    controller.rootView = CartScreen(title: "Cart", cart: cart)
    await app.settle()
    #expect(app.bodies == [])
    #expect(app.window.mutations == [])
  }

  @Test func `E24 of several root views that are set in one turn only the last is shown`()
    async
  {
    let cart = Cart()
    let controller = HostingController(rootView: CartScreen(title: "a", cart: cart))
    let app = TestApp(hosting: controller)
    app.reset()
    for title in ["b", "c", "d"] {
      controller.rootView = CartScreen(title: title, cart: cart)
    }
    await app.settle()
    #expect(app.bodies == ["CartScreen"])
    #expect(app.window.changes == [#"text "a: 0" becomes "d: 0""#])
  }

  @Test func `E24 a root view that is set in an event is shown with the event`() {
    struct Switch: View {
      let isOn: Bool
      let change: Change

      final class Change {
        var action: @MainActor () -> Void = {}
      }

      var body: some View {
        Button(isOn ? "on" : "off") { change.action() }
      }
    }
    let change = Switch.Change()
    let controller = HostingController(rootView: Switch(isOn: false, change: change))
    change.action = { controller.rootView = Switch(isOn: true, change: change) }
    let app = TestApp(hosting: controller)
    app.window.button("off").tap()
    #expect(app.window.texts == ["on"])
    #expect(app.window.batchCount == 2)
  }

  @Test func `E24 a root view of another type, behind AnyView, starts anew`() async {
    let controller = HostingController(rootView: AnyView(TapCounter("a")))
    let app = TestApp(hosting: controller)
    app.window.button("a: 0").tap()
    controller.rootView = AnyView(TapCounter("b"))
    await app.settle()
    #expect(app.window.texts == ["b: 1"])
    controller.rootView = AnyView(TapCounter("c").id(1))
    await app.settle()
    #expect(app.window.texts == ["c: 0"])
  }

  /// A controller with a root view of its own, as is common in apps.
  final class CartController: UIHostingController<CartScreen> {
    init() { super.init(rootView: CartScreen(title: "Mine", cart: Cart())) }
  }

  @Test func `S18 a class derived from a hosting controller shows its root view`() {
    let app = TestApp(hosting: CartController())
    #expect(app.window.texts == ["Mine: 0", "Visit 0", "Add", "footer"])
  }

  @Test func `S18 an app that has gone leaves nothing in its controller`() async {
    weak var cart: Cart?
    weak var released: TestApp?
    let controller: HostingController<CartScreen?> = {
      let model = Cart()
      cart = model
      return HostingController(rootView: CartScreen(title: "Cart", cart: model))
    }()
    do {
      let app = TestApp(hosting: controller)
      released = app
      app.window.button("Add").tap()
      #expect(cart?.count == 1)
      await app.settle()
    }
    #expect(released == nil)
    controller.rootView = nil
    #expect(cart == nil)
  }
}
