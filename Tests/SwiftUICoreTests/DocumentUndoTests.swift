import BanyanHost
import BanyanTesting
import Foundation
import FoundationComplement
import Testing

@testable import SwiftUICore

/// What can be undone in documents, with keys and otherwise.
extension DocumentGroupTests {
  @Test func eachChangeOfAValueCanBeUndone() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("New Document").tap()
    app.window.button("Clear").tap()
    #expect(app.window.shows(", true"))
    app.window.button("Undo").tap()
    #expect(app.window.shows("New, true"))
  }

  @Test func keysUndoAndRedoExceptInAField() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Tallies.self, in: folder)
    app.window.button("New Document").tap()
    app.window.button("Add").tap()
    app.window.button("Add").tap()
    let undo = KeyCombination(key: "z", isCommand: true)
    let redo = KeyCombination(key: "z", isShifted: true, isCommand: true)
    #expect(app.window.press(undo))
    #expect(app.window.shows("count 1"))
    #expect(app.window.press(redo))
    #expect(app.window.shows("count 2"))
    app.window.textField("Field").focus()
    #expect(!app.window.press(undo))
    #expect(app.window.shows("count 2"))
  }

  @Test func keysUndoInADocumentThatAnotherWindowHasRenamed() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Tallies.self, in: folder)
    let window = app.window
    window.button("New Document").tap()
    window.button("Add").tap()
    window.button("Add").tap()
    let other = app.openWindow()
    other.text("Untitled").openContextMenu()
    other.button("Rename").tap()
    other.textField("Name").enter("Goals")
    other.button("Rename").tap()
    #expect(folder.files == ["Goals.tally": "1"])
    #expect(window.navigationTitle == "Goals")
    #expect(window.press(KeyCombination(key: "z", isCommand: true)))
    #expect(window.shows("count 1"))
    #expect(window.press(KeyCombination(key: "z", isShifted: true, isCommand: true)))
    #expect(window.shows("count 2"))
    // Another document may have the former name.
    other.button("New Document").tap()
    other.button("Add").tap()
    #expect(window.press(KeyCombination(key: "z", isCommand: true)))
    #expect(window.shows("count 1"))
    #expect(other.shows("count 1"))
    #expect(other.press(KeyCombination(key: "z", isCommand: true)))
    #expect(other.shows("count 0"))
    #expect(window.shows("count 1"))
  }

  @Test func keysDoNothingWhileAGroupOfTheAppIsOpen() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("New Document").tap()
    app.window.textField("Text").enter("a")
    app.window.textField("Text").blur()
    app.window.button("Begin").tap()
    #expect(app.window.press(KeyCombination(key: "z", isCommand: true)))
    #expect(app.window.press(KeyCombination(key: "z", isShifted: true, isCommand: true)))
    #expect(app.window.shows("a, true"))
  }

  @MainActor private final class Meter {
    var count = 0

    func set(_ new: Int, _ manager: UndoManager?) {
      let old = count
      count = new
      manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
    }
  }

  private struct Counting: View {
    @Environment(\.undoManager) private var undoManager
    @State private var meter = Meter()
    @State private var updates = 0
    @State private var text = ""
    let ownKey: KeyEquivalent?

    var body: some View {
      let _ = updates
      Text("count \(meter.count)")
      Button("Add") {
        meter.set(meter.count + 1, undoManager)
        updates += 1
      }
      if let ownKey { Button("Own") { text = "own" }.keyboardShortcut(ownKey) }
      Button("Look") { updates += 1 }
      TextField("Field", text: $text)
    }
  }

  @Test func keysUndoInAWindowThatAsksForItsManagerExceptInAField() {
    let undo = KeyCombination(key: "z", isCommand: true)
    let redo = KeyCombination(key: "z", isShifted: true, isCommand: true)
    let app = TestApp(Counting(ownKey: nil), layout: .size(400, 400))
    let window = app.window
    func count() -> String {
      window.button("Look").tap()
      return window.texts[0]
    }
    let frame = window.frame(of: window.button("Add"))
    window.button("Add").tap()
    window.button("Add").tap()
    #expect(window.press(undo))
    #expect(count() == "count 1")
    #expect(window.press(redo))
    #expect(count() == "count 2")
    window.textField("Field").focus()
    #expect(!window.press(undo))
    #expect(count() == "count 2")
    // The controls that hear the keys take no room.
    #expect(window.frame(of: window.button("Add")) == frame)
  }

  @Test func aButtonWithTheKeysComesBeforeTheWindowsManager() {
    let app = TestApp(Counting(ownKey: "z"))
    app.window.button("Add").tap()
    #expect(app.window.press(KeyCombination(key: "z", isCommand: true)))
    #expect(app.window.textField("Field").value == "own")
    #expect(app.window.texts[0] == "count 1")
  }

  @Test func aWindowThatAsksForNoManagerHasNoKeys() {
    let app = TestApp(Text("Hello"))
    #expect(!app.window.press(KeyCombination(key: "z", isCommand: true)))
    #expect(app.window.elementCount == 1)
  }

  private struct Listening: View {
    @Environment(\.undoManager) private var undoManager
    @State private var count = 0
    var body: some View {
      Text("heard \(count)")
        .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidUndoChange)) { _ in
          count += 1
        }
      Button("Change") { undoManager?.registerUndo(withTarget: Received.shared) { _ in } }
      Button("Undo") { undoManager?.undo() }
    }
  }

  private final class Received: Sendable {
    static let shared = Received()
  }

  @Test func nobodyIsNotifiedOfWhatAnotherUndoes() {
    let (one, other) = (TestApp(Listening()), TestApp(Listening()))
    one.window.button("Change").tap()
    one.window.button("Undo").tap()
    #expect(one.window.shows("heard 1"))
    #expect(other.window.shows("heard 0"))
  }
}
