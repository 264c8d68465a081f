import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// Menus for the selection of a list, and lists of editable data.
@MainActor
@Suite struct SelectionMenuTests {
  struct Names: View {
    @State private var chosen: Set<String> = ["Oak", "Elm"]
    @State private var log = "none"

    var body: some View {
      List(["Oak", "Elm", "Fir"], id: \.self, selection: $chosen) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty {
            Button("New") { log = "new" }
          } else {
            Button("Cut \(names.sorted().joined(separator: " "))") { log = "cut" }
          }
        } primaryAction: { names in
          log = "open \(names.sorted().joined(separator: " "))"
        }
      Text(log)
    }
  }

  private func openMenu(_ app: TestApp, at text: String?) -> [String] {
    let places = app.window.all.filter { $0.property(.hasContextMenu) == .hasContextMenu(true) }
    let place = text.map { name in places.last { $0.text == name }! } ?? places[0]
    app.window.send(.contextMenu, to: place.id)
    return app.window.all.filter { $0.kind == .menu }.map(\.text)
  }

  @Test func `a menu is for the selection, for another row, or for nothing`() {
    #expect(openMenu(TestApp(Names()), at: "Elm") == ["Cut Elm Oak"])
    #expect(openMenu(TestApp(Names()), at: "Fir") == ["Cut Fir"])
    let app = TestApp(Names())
    #expect(openMenu(app, at: nil) == ["New"])
    app.window.button("New").tap()
    #expect(app.window.texts.last == "new")
  }

  @Test func `a double click does the primary action for the selection`() {
    let app = TestApp(Names())
    app.window.text("Fir").tap()
    app.window.text("Fir").tap()
    #expect(app.window.texts.last == "open Fir")
  }

  struct Numbers: View {
    var body: some View {
      List([1, 2], id: \.self, selection: .constant(Set<Int>())) { Text("\($0)") }
        .contextMenu(forSelectionType: String.self) { _ in Button("Cut") {} }
    }
  }

  @Test func `values of another type have no menu`() {
    let app = TestApp(Numbers())
    let rows = app.window.all.filter { $0.kind == .row }
    #expect(rows.map { $0.property(.hasContextMenu) } == [nil, nil])
  }

  // MARK: Editable data

  nonisolated struct Folder: Identifiable {
    let id: Int
    var name: String
    var folders: [Folder]?
  }

  struct Tree: View {
    @State private var folders = [
      Folder(id: 1, name: "Bread", folders: [Folder(id: 2, name: "Rye")]),
      Folder(id: 3, name: "Cake"),
    ]
    @State private var chosen: Int?

    var body: some View {
      List($folders, children: \.folders, selection: $chosen) { $folder in
        TextField("Name", text: $folder.name)
      }
      Text(folders[0].folders![0].name)
    }
  }

  @Test func `a binding to a child changes the tree`() {
    let app = TestApp(Tree())
    app.window.all.first { $0.kind == .disclosureToggle }?.toggle(true)
    let fields = app.window.all.filter { $0.kind == .textField }
    #expect(fields.map(\.value) == ["Bread", "Rye", "Cake"])
    fields[1].enter("Oat")
    #expect(app.window.texts.last == "Oat")
  }

  struct Edited: View {
    @State private var folders = [
      Folder(id: 1, name: "a"), Folder(id: 2, name: "b"), Folder(id: 3, name: "c"),
    ]

    var body: some View {
      List {
        Text("first")
        ForEach($folders, editActions: .all) { $folder in Text(folder.name) }
      }
      Text(folders.map(\.name).joined())
    }
  }

  @Test func `rows of a ForEach edit its data`() {
    let app = TestApp(Edited())
    func rows() -> [TestElement] { app.window.all.filter { $0.kind == .row } }
    #expect(rows().map(\.text) == ["a", "b", "c"])
    app.window.send(.delete, to: rows()[1].id)
    #expect(app.window.texts.last == "ac")
    app.window.send(.move(before: rows()[0].id), to: rows()[1].id)
    #expect(app.window.texts.last == "ca")
  }
}
