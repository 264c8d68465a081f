import BanyanTesting
import Foundation
import SwiftData
import SwiftUI
import Testing

/// Stores in files, which are databases.
@MainActor
@Suite struct SwiftDataDatabaseTests {
  private func makeContainer(_ file: URL) throws -> ModelContainer {
    let container = try ModelContainer(
      for: Cook.self, configurations: ModelConfiguration(url: file))
    container.mainContext.autosaveEnabled = false
    return container
  }

  private func fill(_ context: ModelContext) throws {
    let ada = Cook("Ada")
    ada.stars = 2
    for (index, title) in ["Soup", "Bread", "lentil soup", "Tea"].enumerated() {
      let dish = Dish(title, minutes: index * 10, cook: index < 2 ? ada : nil)
      dish.isHot = index % 2 == 0
      dish.course = index == 3 ? .dessert : .main
      dish.date = index == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(index))
      dish.price = index == 1 ? Price(amount: 7) : nil
      context.insert(dish)
    }
    try context.save()
  }

  private func titles(_ context: ModelContext) throws -> [[String]] {
    let (search, bound, course) = ("SOUP", 10, Course.dessert)
    let (minutes, bread, price) = ([0, 30], "Bread", Price(amount: 7))
    let predicates: [Predicate<Dish>] = [
      #Predicate { $0.minutes > bound }, #Predicate { $0.minutes <= bound && $0.isHot },
      #Predicate { !$0.isHot || $0.title == bread }, #Predicate { $0.date == nil },
      #Predicate { $0.title.localizedStandardContains(search) },
      #Predicate { $0.title.contains("ea") }, #Predicate { $0.title.starts(with: "S") },
      #Predicate { minutes.contains($0.minutes) }, #Predicate { $0.cook?.name == "Ada" },
      #Predicate { $0.cook?.stars == nil }, #Predicate { $0.course == course },
      #Predicate { $0.price == price }, #Predicate { $0.minutes * 2 > bound },
      #Predicate { ($0.cook?.stars ?? 0) > 1 },
    ]
    return try predicates.flatMap { predicate in
      try [SortDescriptor(\Dish.title), SortDescriptor(\Dish.minutes, order: .reverse)].map {
        let descriptor = FetchDescriptor<Dish>(predicate: predicate, sortBy: [$0])
        let titles = try Kitchen.titles(context, descriptor)
        #expect(try context.fetchCount(descriptor) == titles.count)
        return titles
      }
    }
  }

  @Test func `V15 a predicate of Swift finds the same in a database as in memory`() throws {
    let folder = try Kitchen.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let stored = try makeContainer(folder.appendingPathComponent("kitchen.store"))
    let memory = try Kitchen.makeContainer()
    for container in [stored, memory] { try fill(container.mainContext) }
    let expected = try titles(memory.mainContext)
    #expect(try titles(stored.mainContext) == expected)
    #expect(try titles(ModelContext(stored)) == expected)
    #expect(expected.prefix(2) == [["Tea", "lentil soup"], ["Tea", "lentil soup"]])
    let busy = FetchDescriptor<Cook>(predicate: #Predicate { $0.dishes.count > 1 })
    #expect(try stored.mainContext.fetch(busy).map(\.name) == ["Ada"])
  }

  struct DishList: View {
    @Query(filter: #Predicate<Dish> { $0.isHot }, sort: \Dish.title) var dishes: [Dish]
    var body: some View { ForEach(dishes) { Text($0.title) } }
  }

  @Test func `V16 what one visitor saves, the queries of others show, and no other body runs`()
    async throws
  {
    let folder = try Kitchen.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kitchen.store")
    let (mine, theirs) = (try makeContainer(file), try makeContainer(file))
    let app = TestApp(DishList().modelContainer(mine))
    app.reset()
    let soup = Dish("Soup")
    soup.isHot = true
    theirs.mainContext.insert(soup)
    try theirs.mainContext.save()
    await app.settle()
    #expect(app.window.texts == ["Soup"] && app.bodies == ["DishList"])
    app.reset()
    theirs.mainContext.insert(Dish("Bread"))
    try theirs.mainContext.save()
    await app.settle()
    #expect(app.window.texts == ["Soup"] && app.bodies == [])
    theirs.mainContext.delete(soup)
    try theirs.mainContext.save()
    await app.settle()
    #expect(app.window.texts == [] && app.bodies == ["DishList"])
  }
}
