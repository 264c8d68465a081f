import BanyanTesting
import SwiftData
import SwiftUI
import Testing

/// Views that show what a query finds.
@MainActor
@Suite struct SwiftDataQueryTests {
  struct DishRow: View {
    let dish: Dish
    var body: some View { Text(dish.title) }
  }

  struct DishList: View {
    @Query(sort: \Dish.title) private var dishes: [Dish]
    var body: some View {
      VStack { ForEach(dishes) { DishRow(dish: $0) } }
    }
  }

  private func app(_ container: ModelContainer, _ view: some View) -> TestApp {
    let app = TestApp(view.modelContainer(container))
    app.reset()
    return app
  }

  @Test func `a query shows the context of the environment, and follows it`() async throws {
    let container = try Kitchen.makeContainer()
    container.mainContext.insert(Dish("Soup"))
    let app = app(container, DishList())
    #expect(app.window.texts == ["Soup"])
    let bread = Dish("Bread")
    container.mainContext.insert(bread)
    await app.settle()
    #expect(app.window.texts == ["Bread", "Soup"])
    #expect(app.bodies == ["DishList", "DishRow"])
    app.reset()
    container.mainContext.delete(bread)
    await app.settle()
    #expect(app.window.texts == ["Soup"])
    #expect(app.bodies == ["DishList"])
  }

  @Test func `a change of an object runs the row that reads it, and no other`() async throws {
    let container = try Kitchen.makeContainer()
    let soup = Dish("Soup")
    container.mainContext.insert(soup)
    container.mainContext.insert(Dish("Bread"))
    let app = app(container, DishList())
    soup.title = "Stew"
    await app.settle()
    #expect(app.window.texts == ["Bread", "Stew"])
    #expect(app.bodies == ["DishRow"])
    app.reset()
    soup.minutes = 50
    await app.settle()
    #expect(app.bodies == [])
  }

  @Test func `an object is followed from the first time that a view reads it`() async throws {
    let container = try Kitchen.makeContainer()
    let soup = Dish("Soup")
    container.mainContext.insert(soup)
    soup.title = "Stew"
    let app = app(container, DishList())
    #expect(app.window.texts == ["Stew"])
    app.reset()
    soup.title = "Broth"
    await app.settle()
    #expect(app.window.texts == ["Broth"] && app.bodies == ["DishRow"])
  }

  @Test func `a change of the order runs the query's body, once`() async throws {
    let container = try Kitchen.makeContainer()
    let soup = Dish("Soup")
    container.mainContext.insert(soup)
    container.mainContext.insert(Dish("Bread"))
    let app = app(container, DishList())
    soup.title = "Apple"
    await app.settle()
    #expect(app.window.texts == ["Apple", "Bread"])
    #expect(app.bodies.sorted() == ["DishList", "DishRow"])
  }

  @Test func `saving runs nothing, and neither does an object of another model`() async throws {
    let container = try Kitchen.makeContainer()
    container.mainContext.insert(Dish("Soup"))
    let app = app(container, DishList())
    try container.mainContext.save()
    container.mainContext.insert(Maker())
    try container.mainContext.save()
    await app.settle()
    #expect(app.bodies == [])
  }

  @Test func `what another context saves appears`() async throws {
    let container = try Kitchen.makeContainer()
    let app = app(container, DishList())
    let other = ModelContext(container)
    other.insert(Dish("Soup"))
    await app.settle()
    #expect(app.window.texts == [])
    try other.save()
    await app.settle()
    #expect(app.window.texts == ["Soup"])
    #expect(app.bodies == ["DishList", "DishRow"])
  }

  struct CookView: View {
    let cook: Cook
    var body: some View { Text("\(cook.name): \(cook.dishes.count)") }
  }

  @Test func `a view that reads a relationship follows its other end`() async throws {
    let container = try Kitchen.makeContainer()
    let ada = Cook("Ada")
    container.mainContext.insert(ada)
    let app = app(container, CookView(cook: ada))
    #expect(app.window.texts == ["Ada: 0"])
    let soup = Dish("Soup", cook: ada)
    container.mainContext.insert(soup)
    await app.settle()
    #expect(app.window.texts == ["Ada: 1"])
    #expect(app.bodies == ["CookView"])
    container.mainContext.delete(soup)
    await app.settle()
    #expect(app.window.texts == ["Ada: 0"])
  }

  struct Filtered: View {
    @Query private var dishes: [Dish]

    init(slowerThan bound: Int) {
      _dishes = Query(
        filter: #Predicate { $0.minutes > bound }, sort: [SortDescriptor(\Dish.minutes)])
    }

    var body: some View { ForEach(dishes) { Text($0.title) } }
  }

  struct FilterScreen: View {
    @State private var bound = 30
    var body: some View {
      VStack {
        Button("All") { bound = 0 }
        Filtered(slowerThan: bound)
      }
    }
  }

  @Test func `a query made in an initializer follows the parent's value`() async throws {
    let container = try Kitchen.makeContainer()
    let soup = Dish("Soup", minutes: 20)
    container.mainContext.insert(soup)
    container.mainContext.insert(Dish("Bread", minutes: 60))
    let app = app(container, FilterScreen())
    #expect(app.window.texts == ["All", "Bread"])
    app.window.button("All").tap()
    #expect(app.window.texts == ["All", "Soup", "Bread"])
    app.reset()
    soup.minutes = 90
    await app.settle()
    #expect(app.window.texts == ["All", "Bread", "Soup"])
    #expect(app.bodies == ["Filtered"])
  }

  struct First: View {
    @Query(Self.shortest) private var dishes: [Dish]
    static var shortest: FetchDescriptor<Dish> {
      var descriptor = FetchDescriptor<Dish>(sortBy: [SortDescriptor(\.minutes)])
      descriptor.fetchLimit = 1
      return descriptor
    }
    var body: some View { ForEach(dishes) { Text($0.title) } }
  }

  @Test func `a query takes a descriptor`() async throws {
    let container = try Kitchen.makeContainer()
    container.mainContext.insert(Dish("Soup", minutes: 20))
    let app = app(container, First())
    #expect(app.window.texts == ["Soup"])
    container.mainContext.insert(Dish("Tea", minutes: 5))
    await app.settle()
    #expect(app.window.texts == ["Tea"])
    app.reset()
    container.mainContext.insert(Dish("Bread", minutes: 60))
    await app.settle()
    #expect(app.bodies == [])
  }

  struct KitchenApp: App {
    var body: some Scene {
      WindowGroup { DishScreen() }
        .modelContainer(for: Dish.self, inMemory: true)
    }
  }

  @Test func `a scene's container is that of all its windows, and another app has its own`()
    async throws
  {
    let app = TestApp(app: KitchenApp.self)
    let second = app.openWindow()
    app.window.button("Add").tap()
    await app.settle()
    #expect(app.window.list.all.filter { $0.kind == .text }.map(\.text) == ["New"])
    #expect(second.list.all.filter { $0.kind == .text }.map(\.text) == ["New"])
    let other = TestApp(app: KitchenApp.self)
    #expect(!other.window.shows("New"))
  }

  struct StepRow: View {
    let step: Step
    var body: some View { Text("\(step.recipe.title): \(step.text)") }
  }

  struct StepList: View {
    @Query(sort: \Step.text) private var steps: [Step]
    var body: some View { VStack { ForEach(steps) { StepRow(step: $0) } } }
  }

  @Test func `what goes with another object is shown with it until it is gone`() async throws {
    let container = try ModelContainer(
      for: Recipe.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let (soup, bread) = (Recipe("Soup"), Recipe("Bread"))
    container.mainContext.insert(Step("boil", of: soup))
    container.mainContext.insert(Step("knead", of: bread))
    try container.mainContext.save()
    let app = app(container, StepList())
    #expect(app.window.texts == ["Soup: boil", "Bread: knead"])
    container.mainContext.delete(soup)
    app.flush()
    await app.settle()
    #expect(app.window.texts == ["Bread: knead"])
  }
}
