import BanyanTesting
import Foundation
import SwiftData
import SwiftUI
import Testing

@MainActor
@Suite struct DishScreenTests {
  private func listed(_ app: TestApp) -> [String] {
    app.window.list.all.filter { $0.kind == .text }.map(\.text)
  }

  @Test func `what a person adds, edits and deletes is shown, and saved by itself`() async throws {
    let folder = try Kitchen.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kitchen.store")
    let container = try ModelContainer(
      for: Dish.self, configurations: ModelConfiguration(url: file))
    /// What stands in the file.
    func saved() throws -> [String] {
      let copy = folder.appendingPathComponent("\(UUID().uuidString).store")
      try Kitchen.copy(file, to: copy)
      let other = try ModelContainer(
        for: Dish.self, configurations: ModelConfiguration(url: copy))
      return try Kitchen.titles(other.mainContext)
    }

    let app = TestApp(DishScreen().modelContainer(container))
    app.window.button("Add").tap()
    await app.settle()
    #expect(listed(app) == ["New"])
    #expect(try saved() == ["New"])

    app.window.button("New").tap()
    app.window.textField("Title").enter("Soup")
    await app.settle()
    #expect(app.window.navigationTitle == "SOUP")
    app.window.goBack()
    await app.settle()
    #expect(listed(app) == ["Soup"])
    #expect(try saved() == ["Soup"])

    app.window.row("Soup").delete()
    await app.settle()
    #expect(listed(app) == [])
    #expect(try saved() == [])
  }
}
