import BanyanTesting
import SwiftUICore
import Testing

/// Pickers that lead to a page with their options.
@MainActor
@Suite struct PickerLinkTests {
  struct Breads: View {
    @State private var bread = "rye"

    var body: some View {
      NavigationStack {
        Form {
          Picker("Bread", selection: $bread) {
            ForEach(["rye", "spelt"], id: \.self) { Text("a loaf of \($0)") }
            Text("no bread").tag("none")
          }
          .pickerStyle(.navigationLink)
          Text(bread)
        }
      }
    }
  }

  private func opened(_ app: TestApp) -> TestElement {
    app.window.all.first { $0.kind == .button }!.tap()
    return app.window.picker("Bread")
  }

  @Test
  func
    `a picker with the style of a link shows the chosen option, and leads to a page with all of them`()
  {
    let app = TestApp(Breads())
    #expect(app.window.texts == ["Bread", "a loaf of rye", "rye"])
    let picker = opened(app)
    #expect(picker.options == ["a loaf of rye", "a loaf of spelt", "no bread"])
    #expect(picker.chosenOption == "a loaf of rye")
    #expect(app.window.title == "Bread")
  }

  struct Short: View {
    @State private var bread = "rye"

    var body: some View {
      NavigationStack {
        Picker("Bread", selection: $bread) {
          ForEach(["rye", "spelt"], id: \.self) { Text("a loaf of \($0)") }
        } currentValueLabel: {
          Text("only \(bread)")
        }
      }
    }
  }

  @Test func `a picker shows another view than the chosen option in a link and in a menu alone`() {
    func texts(_ view: some View) -> [String] { TestApp(view).window.texts }
    #expect(
      [
        texts(Short().pickerStyle(.navigationLink)), texts(Short().pickerStyle(.segmented)),
        texts(Short()),
      ] == [
        ["Bread", "only rye"], ["Bread", "a loaf of rye", "a loaf of spelt"],
        ["Bread", "only rye"],
      ])
  }

  struct Shelves: View {
    @State private var bread = "spelt"

    var body: some View {
      NavigationStack {
        Picker("Bread", selection: $bread) {
          Section("Light") { Text("a loaf of wheat").tag("wheat") }
          Section("Dark") { ForEach(["rye", "spelt"], id: \.self) { Text("a loaf of \($0)") } }
        }
        .pickerStyle(.navigationLink)
      }
    }
  }

  @Test func `the chosen option may stand in a section`() {
    #expect(TestApp(Shelves()).window.texts == ["Bread", "a loaf of spelt"])
  }

  @Test func `choosing an option goes back, and is seen there`() {
    let app = TestApp(Breads())
    opened(app).choose("a loaf of spelt")
    #expect(app.window.texts == ["Bread", "a loaf of spelt", "spelt"])
    opened(app).choose("no bread")
    #expect(app.window.texts == ["Bread", "no bread", "none"])
    #expect(app.reports == [])
  }
}
