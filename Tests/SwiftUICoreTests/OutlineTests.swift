import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// Hierarchical data, expanded level by level.
@MainActor
@Suite struct OutlineTests {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?

    static let all = [
      Folder(
        id: "Bread",
        folders: [
          Folder(id: "Rye", folders: [Folder(id: "Dark"), Folder(id: "Light")]),
          Folder(id: "Spelt"),
        ]), Folder(id: "Empty", folders: []), Folder(id: "Cake"),
    ]
  }

  struct Row: View {
    let name: String
    var body: some View { Text(name) }
  }

  struct Outline: View {
    @State private var folders = Folder.all

    var body: some View {
      OutlineGroup(folders, children: \.folders) { Row(name: $0.id) }
      Button("Add") { folders[0].folders?.insert(Folder(id: "Wheat"), at: 0) }
    }
  }

  @Test func childrenAreMadeWhenTheirGroupIsOpened() {
    let app = TestApp(Outline())
    #expect(app.window.texts == ["Bread", "Empty", "Cake", "Add"])
    #expect(app.bodies.filter { $0 == "Row" }.count == 3)
    app.reset()
    app.window.text("Bread").tap()
    #expect(app.window.texts == ["Bread", "Rye", "Spelt", "Empty", "Cake", "Add"])
    #expect(app.bodies.filter { $0 == "Row" }.count == 2)
    app.window.text("Rye").tap()
    #expect(
      app.window.texts == ["Bread", "Rye", "Dark", "Light", "Spelt", "Empty", "Cake", "Add"])
    app.window.text("Bread").tap()
    #expect(app.window.texts == ["Bread", "Empty", "Cake", "Add"])
  }

  @Test func `only what has children, be it none, can be opened`() {
    let app = TestApp(Outline())
    #expect(
      app.window.description == """
        disclosureGroup
          disclosureToggle isExpanded: false
            text "Bread"
        disclosureGroup
          disclosureToggle isExpanded: false
            text "Empty"
        text "Cake"
        button
          text "Add"
        """)
  }

  @Test func whatIsOpenStaysOpenAsTheDataChanges() {
    let app = TestApp(Outline())
    app.window.text("Bread").tap()
    app.window.text("Rye").tap()
    app.reset()
    app.window.button("Add").tap()
    #expect(app.window.changes == ["text \"Wheat\" appears"])
    #expect(
      app.window.texts == [
        "Bread", "Wheat", "Rye", "Dark", "Light", "Spelt", "Empty", "Cake", "Add",
      ])
  }

  @Test func anOutlineHasOneRootOrIsAList() {
    let root = TestApp(OutlineGroup(Folder.all[0], children: \.folders) { Text($0.id) })
    root.window.text("Bread").tap()
    #expect(root.window.texts == ["Bread", "Rye", "Spelt"])
    let list = TestApp(List(Folder.all, children: \.folders) { Text($0.id) })
    list.window.text("Bread").tap()
    list.window.text("Rye").tap()
    #expect(list.window.texts == ["Bread", "Rye", "Dark", "Light", "Spelt", "Empty", "Cake"])
    let other = TestApp(List(Folder.all, id: \.id, children: \.folders) { Text($0.id) })
    other.window.text("Bread").tap()
    #expect(other.window.texts == ["Bread", "Rye", "Spelt", "Empty", "Cake"])
  }
}
