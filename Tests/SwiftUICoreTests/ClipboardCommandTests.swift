import BanyanHost
import BanyanTesting
import CoreTransferable
import Foundation
import FoundationComplement
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

/// Cutting, copying and pasting with the keys, where the focus is.
@MainActor
@Suite struct ClipboardCommandTests {
  private struct Bird: Codable, Hashable, Transferable {
    let name: String
    var count = 1

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "example.bird"))
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Aviary: View {
    @State private var birds = [Bird(name: "Robin", count: 3), Bird(name: "Wren")]
    @State private var selection: Set<Bird> = []

    private var selected: [Bird] { birds.filter(selection.contains) }

    var body: some View {
      List(birds, id: \.self, selection: $selection) { Text("\($0.name) \($0.count)") }
        .copyable(selected)
        .cuttable(for: Bird.self) {
          let cut = selected
          birds.removeAll(where: selection.contains)
          return cut
        }
        .pasteDestination(for: Bird.self) {
          birds += $0
        } validator: {
          $0.filter { $0.name != "Wren" }
        }
      TextField("Name", text: .constant("")).copyable(["never"])
    }
  }

  private let copy = KeyCombination(key: "c", isCommand: true)
  private let cut = KeyCombination(key: "x", isCommand: true)
  private let paste = KeyCombination(key: "v", isCommand: true)

  private func list(in app: TestApp) -> TestElement { app.window.all.first { $0.kind == .list }! }

  @Test func `a focused list cuts, copies and pastes its selection`() async {
    let app = TestApp(Aviary())
    #expect([copy, cut, paste].map { app.window.press($0) } == [false, false, false])
    app.window.text("Robin 3").tap()
    list(in: app).focus()
    #expect(app.window.press(copy))
    await app.settle()
    #expect(app.clipboard == "Robin")
    app.window.press(cut)
    await app.settle()
    #expect(app.window.texts == ["Wren 1"])
    app.window.press(paste)
    app.window.press(paste)
    await app.settle()
    #expect(app.window.texts == ["Wren 1", "Robin 3", "Robin 3"])
  }

  @Test func `what the validator leaves out is not pasted, and nothing is copied of nothing`() async
  {
    let app = TestApp(Aviary())
    list(in: app).focus()
    app.clipboard = "before"
    app.window.press(copy)
    await app.settle()
    #expect(app.clipboard == "before")
    app.window.text("Wren 1").tap()
    list(in: app).focus()
    app.window.press(copy)
    await app.settle()
    app.window.press(paste)
    await app.settle()
    #expect(app.clipboard == "Wren")
    #expect(app.window.texts == ["Robin 3", "Wren 1"])
  }

  @Test func `a text of another program is not taken for the app's own values`() async {
    let app = TestApp(Aviary())
    app.window.text("Robin 3").tap()
    list(in: app).focus()
    app.window.press(cut)
    await app.settle()
    app.clipboard = "Robin and Wren"
    #expect(app.window.press(paste))
    await app.settle()
    #expect(app.window.texts == ["Wren 1"])
    app.clipboard = "Robin"
    app.window.press(paste)
    await app.settle()
    #expect(app.window.texts == ["Wren 1", "Robin 3"])
  }

  @Test func `a text comes back as the own one although Windows ends its lines otherwise`() {
    #expect(ClipboardText.isSame("a\r\nb", as: "a\nb"))
    #expect(!ClipboardText.isSame("a b", as: "a\nb"))
  }

  @Test func `a field cuts, copies and pastes itself`() {
    let app = TestApp(Aviary())
    app.window.textField("Name").focus()
    #expect([copy, cut, paste].map { app.window.press($0) } == [false, false, false])
  }

  private struct Board: View {
    @State private var log: [String] = []
    let inner: (() -> [NSItemProvider])?

    var body: some View {
      Text(log.joined(separator: " "))
      VStack {
        Text("Board").focusable()
          .onCopyCommand(perform: inner)
          .onPasteCommand(of: [UTType.url]) { log.append("\($0.count) address") }
      }
      .onCopyCommand { [NSItemProvider(object: "outer" as NSString)] }
      .onCutCommand { [NSItemProvider(), NSItemProvider()] }
      .onPasteCommand(of: ["public.utf8-plain-text"]) { log.append("\($0.count) text") }
    }
  }

  @Test func `of nested commands the innermost is done, if it has an action`() async {
    var copied: [String] = []
    for inner in [nil, { [NSItemProvider(object: "inner" as NSString)] }] {
      let app = TestApp(Board(inner: inner))
      app.window.text("Board").focus()
      app.window.press(copy)
      await app.settle()
      copied.append(app.clipboard)
    }
    #expect(copied == ["outer", "inner"])
  }

  @Test func `items without a text are their number on the clipboard, and a lone address is one`()
    async
  {
    let app = TestApp(Board(inner: nil))
    app.window.text("Board").focus()
    app.window.press(cut)
    await app.settle()
    #expect(app.clipboard == "2 items")
    for text in ["see https://swift.org", "https://swift.org"] {
      app.clipboard = text
      app.window.press(paste)
    }
    #expect(app.window.texts[0] == "1 address")
  }

  @Test func `a paste is validated before it is done`() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        Text("Board \(text)").focusable()
          .onPasteCommand(of: [.plainText]) { providers in
            providers.count == 1 && text.isEmpty ? "first" : nil
          } perform: { (payload: String) in
            text += payload
          }
      }
    }
    let app = TestApp(Screen())
    app.window.text("Board ").focus()
    app.clipboard = "a"
    app.window.press(paste)
    app.window.press(paste)
    #expect(app.window.texts == ["Board first"])
  }
}
