import BanyanTesting
import Foundation
import SwiftData
import SwiftUI
import Testing

/// Models with a value that no other object may have.
@MainActor
@Suite struct SwiftDataUniqueTests {
  struct CookEditor: View {
    @Bindable var cook: Cook

    var body: some View {
      Form {
        TextField("Name", text: $cook.name)
        Stepper("Stars", value: $cook.stars)
      }
    }
  }

  /// Returns a container with two saved cooks, whose context saves by itself.
  private func kitchen() throws -> (ModelContainer, an: Cook, other: Cook) {
    let container = try Kitchen.makeContainer()
    let (an, other) = (Cook("An"), Cook("Bo"))
    an.stars = 1
    container.mainContext.insert(an)
    container.mainContext.insert(other)
    try container.mainContext.save()
    container.mainContext.autosaveEnabled = true
    return (container, an, other)
  }

  /// What another context finds in the store.
  private func saved(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Cook>(sortBy: [SortDescriptor(\.name)]))
      .map { "\($0.name) \($0.stars)" }
  }

  @Test func `a name that is half typed does not take the place of another object`() async throws {
    let (container, an, other) = try kitchen()
    let app = TestApp(CookEditor(cook: other).modelContainer(container))
    app.window.textField("Name").enter("A")
    await app.settle()
    #expect(try saved(ModelContext(container)) == ["A 0", "An 1"])
    app.window.textField("Name").enter("An")
    other.stars = 3
    await app.settle()
    #expect(try saved(ModelContext(container)) == ["A 3", "An 1"])
    #expect(other.name == "An" && container.mainContext.hasChanges)
    app.window.textField("Name").enter("Ann")
    await app.settle()
    #expect(try saved(ModelContext(container)) == ["An 1", "Ann 3"])
    #expect(!container.mainContext.hasChanges && an.modelContext != nil)
  }

  @Test func `a value that waits is saved when the other object has gone, or when the app saves`()
    async throws
  {
    let (container, an, other) = try kitchen()
    let app = TestApp(CookEditor(cook: other).modelContainer(container))
    other.name = "An"
    await app.settle()
    #expect(try saved(ModelContext(container)) == ["An 1", "Bo 0"])
    container.mainContext.delete(an)
    await app.settle()
    #expect(try saved(ModelContext(container)) == ["An 0"])

    let bo = Cook("Bo")
    container.mainContext.insert(bo)
    await app.settle()
    bo.name = "An"
    await app.settle()
    #expect(try saved(ModelContext(container)) == ["An 0", "Bo 0"])
    bo.stars = 2
    try container.mainContext.save()
    #expect(try saved(ModelContext(container)) == ["An 2"])
    #expect(!container.mainContext.hasChanges)
  }

  @Test func `two objects may exchange their names`() async throws {
    let (container, an, other) = try kitchen()
    let app = TestApp(CookEditor(cook: other).modelContainer(container))
    (an.name, other.name) = (other.name, an.name)
    await app.settle()
    #expect(try saved(ModelContext(container)) == ["An 0", "Bo 1"])
    #expect(!container.mainContext.hasChanges)
  }

  @Test func `a new object takes the place of another, also when it is saved by itself`()
    async throws
  {
    let (container, _, other) = try kitchen()
    let app = TestApp(CookEditor(cook: other).modelContainer(container))
    let new = Cook("An")
    new.stars = 5
    container.mainContext.insert(new)
    await app.settle()
    #expect(try saved(ModelContext(container)) == ["An 5", "Bo 0"])
  }
}
