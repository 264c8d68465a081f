import BanyanTesting
import Foundation
import SwiftData
import SwiftUI
import Testing

@ModelActor
actor Pantry {
  func add(_ titles: [String]) throws -> [PersistentIdentifier] {
    let dishes = titles.map { Dish($0) }
    for dish in dishes { modelContext.insert(dish) }
    try modelContext.save()
    return dishes.map(\.persistentModelID)
  }

  func prepare(_ title: String) { modelContext.insert(Dish(title)) }

  func rename(_ id: PersistentIdentifier, to title: String) throws -> String? {
    guard let dish = self[id, as: Dish.self] else { return nil }
    let old = dish.title
    dish.title = title
    try modelContext.save()
    return old
  }

  func knowsCook(_ id: PersistentIdentifier) -> Bool { self[id, as: Cook.self] != nil }

  func titles() throws -> [String] {
    try modelContext.fetch(FetchDescriptor<Dish>(sortBy: [SortDescriptor(\.title)])).map(\.title)
  }

  func isOnMainThread() -> Bool { Thread.isMainThread }
}

/// An actor with an initializer of its own.
@ModelActor
actor Counter {
  let step: Int

  init(_ container: ModelContainer, step: Int) {
    self.step = step
    modelContainer = container
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
  }

  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Dish>()) * step }
}

/// Actors with contexts of their own.
@MainActor
@Suite struct ModelActorTests {
  struct DishList: View {
    @Query(sort: \Dish.title) private var dishes: [Dish]
    var body: some View { ForEach(dishes) { Text($0.title) } }
  }

  @Test(arguments: [true, false])
  func `V18 what a model actor saves, queries show; what it has not saved, they do not`(
    isInMemory: Bool
  ) async throws {
    let folder = try Kitchen.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let container =
      isInMemory
      ? try Kitchen.makeContainer()
      : try ModelContainer(
        for: Cook.self,
        configurations: ModelConfiguration(url: folder.appendingPathComponent("kitchen.store")))
    let app = TestApp(DishList().modelContainer(container))
    let pantry = Pantry(modelContainer: container)
    app.reset()
    await pantry.prepare("Tea")
    await app.settle()
    #expect(app.window.texts == [] && app.bodies == [])
    let ids = try await pantry.add(["Soup", "Bread"])
    await app.settle()
    #expect(app.window.texts == ["Bread", "Soup", "Tea"])
    #expect(app.bodies == ["DishList"])
    #expect(try await pantry.rename(ids[0], to: "Apple") == "Soup")
    await app.settle()
    #expect(app.window.texts == ["Apple", "Bread", "Tea"])
  }

  @Test func `a model actor reads what the main context has saved since`() async throws {
    let container = try Kitchen.makeContainer()
    let pantry = Pantry(modelContainer: container)
    let soup = Dish("Soup")
    container.mainContext.insert(soup)
    #expect(try await pantry.titles() == [])
    try container.mainContext.save()
    #expect(try await pantry.titles() == ["Soup"])
    soup.title = "Stew"
    try container.mainContext.save()
    #expect(try await pantry.rename(soup.persistentModelID, to: "Soup") == "Stew")
    container.mainContext.delete(soup)
    try container.mainContext.save()
    #expect(try await pantry.rename(soup.persistentModelID, to: "Tea") == nil)
    #expect(try await pantry.knowsCook(pantry.add(["Pie"])[0]) == false)
  }

  @Test func `a model actor runs off the main thread, one job after the other`() async throws {
    let container = try Kitchen.makeContainer()
    let pantry = Pantry(modelContainer: container)
    #expect(await pantry.isOnMainThread() == false)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 { group.addTask { await pantry.prepare("\(index)") } }
    }
    #expect(try await pantry.titles().count == 100)
    #expect(try await Counter(container, step: 3).count() == 0)
    _ = try await pantry.add([])
    #expect(try await Counter(container, step: 3).count() == 300)
  }
}
