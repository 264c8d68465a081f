import BanyanHost
import BanyanTesting
import Foundation
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// An app's wishes for its dialogs, sheets and files.
@MainActor
@Suite struct DialogOptionTests {
  struct Asking: View {
    @State private var isAsking = true
    @State private var neverAsks = false

    var body: some View {
      Text("\(isAsking) \(neverAsks)")
        .confirmationDialog("Delete?", isPresented: $isAsking) { Button("Delete") {} }
        .dialogSuppressionToggle("Never again", isSuppressed: $neverAsks)
    }
  }

  @Test func `a person decides not to see a dialog again, in the dialog`() {
    let app = TestApp(Asking())
    app.window.toggle("Never again").tap()
    #expect(app.window.texts.first == "true true")
    app.window.button("Delete").tap()
    #expect(app.window.texts == ["false true"])
  }

  nonisolated struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
  }

  nonisolated struct OnlyDisabled: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.isEnabled ? nil : 300 }
  }

  @Test func `a type of the app computes the height of a sheet`() {
    func detents(_ isDisabled: Bool) -> Property? {
      let app = TestApp(
        Text("a").sheet(isPresented: .constant(true)) {
          Text("b").presentationDetents([.large, .custom(OnlyDisabled.self), .custom(Third.self)])
        }
        .disabled(isDisabled))
      return app.window.all.compactMap { $0.property(.detents) }.first
    }
    #expect(detents(false) == .detents(Detents([.height(211), .fraction(1)], selected: 0)))
    #expect(
      detents(true) == .detents(Detents([.height(211), .height(300), .fraction(1)], selected: 0)))
  }

  private func sheet(_ content: some View) -> TestElement {
    let app = TestApp(Text("a").sheet(isPresented: .constant(true)) { content })
    return app.window.all.first { $0.kind == .presentation }!
  }

  @Test func `a view is the background of a sheet and fills it`() {
    let sheet = sheet(Text("b").presentationBackground { Text("behind") })
    let clear = self.sheet(Text("b").presentationBackground(Color.clear))
    #expect(sheet.all.filter { $0.kind == .text }.map(\.text).sorted() == ["b", "behind"])
    #expect(sheet.property(.background) == clear.property(.background))
    #expect(
      sheet.all.compactMap { $0.property(.frame) } == [
        .frame(Frame(maximumWidth: .infinity, maximumHeight: .infinity))
      ])
  }

  // MARK: Files

  struct Exporter: View {
    var items: [String] = []
    @State private var isPresented = false
    @State private var result = "none"

    var body: some View {
      Button("Export") { isPresented = true }
        .fileExporter(isPresented: $isPresented, items: items, contentTypes: [.plainText]) {
          switch $0 {
          case .success(let urls):
            result = urls.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }.joined()
          case .failure: result = "failed"
          }
        }
      Text(result)
    }
  }

  @Test func `values are given as files`() async {
    let app = TestApp(Exporter(items: ["flour", "salt"]))
    app.window.button("Export").tap()
    await app.wait { app.window.shows("floursalt") }
    #expect(app.window.offeredFiles.map(\.text) == ["flour", "salt"])
    #expect(app.window.offeredFiles.map(\.name) == ["Untitled.txt", "Untitled.txt"])
  }

  struct Mover: View {
    let file: URL
    @State private var isPresented = false
    @State private var result = "none"

    var body: some View {
      Button("Move") { isPresented = true }
        .fileMover(isPresented: $isPresented, file: file) {
          result = (try? $0.get().lastPathComponent) ?? "failed"
        }
      Text(result)
    }
  }

  @Test func `a file is given to the person and no longer the app's`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("rye".utf8).write(to: file)
    let app = TestApp(Mover(file: file))
    app.window.button("Move").tap()
    #expect(app.window.texts.last == file.lastPathComponent)
    #expect(app.window.offeredFiles.map(\.text) == ["rye"])
    #expect(!FileManager.default.fileExists(atPath: file.path))
    app.window.button("Move").tap()
    #expect(app.window.texts.last == "failed")
  }

  struct Importer: View {
    @State private var isPresented = true
    @State private var result = "none"

    var body: some View {
      Text(result)
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText]) {
          result = (try? $0.get().lastPathComponent) ?? "failed"
        }
        .fileDialogMessage("The recipe")
        .fileDialogConfirmationLabel("Add…")
        .fileDialogURLEnabled(#Predicate<URL> { $0.lastPathComponent != "b.txt" })
    }
  }

  @Test func `a dialog for files has the app's words and refuses what the app does not want`() {
    let app = TestApp(Importer())
    #expect(app.window.texts == ["none", "Choose a File", "The recipe", "Cancel", "Add…"])
    app.window.choose(TestFile("b.txt", text: "b"))
    #expect(
      app.window.shows("This file cannot be chosen here. Choose another one."))
    app.window.choose(TestFile("a.txt", text: "a"))
    #expect(app.window.texts == ["a.txt"])
  }
}
