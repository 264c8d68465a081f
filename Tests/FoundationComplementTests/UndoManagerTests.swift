import BanyanHost
import BanyanTesting
import Combine
import Foundation
import FoundationComplement
import SwiftUICore
import Testing

/// What can be undone: actions and their groups, and the undo manager of a window.
@MainActor
@Suite struct UndoManagerTests {
  @MainActor final class Note {
    var text = ""

    func write(_ new: String, _ manager: UndoManager) {
      let old = text
      text = new
      manager.registerUndo(withTarget: self) { $0.write(old, manager) }
      manager.setActionName("Write \(new)")
    }
  }

  /// A manager whose events end when a test says so.
  @MainActor final class Events {
    let manager = UndoManager()
    private var ends: [@MainActor () -> Void] = []

    init() {
      manager.whenEventEnds = { [unowned self] in ends.append($0) }
    }

    func end() {
      let ending = ends
      ends = []
      for end in ending { end() }
    }
  }

  private let note = Note()
  private let events = Events()
  private var manager: UndoManager { events.manager }

  private func write(_ texts: String...) {
    for text in texts {
      note.write(text, manager)
      events.end()
    }
  }

  @Test func aChangeIsUndoneAndRedone() {
    write("a", "b")
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(note.text == "a")
    #expect(manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(note.text == "")
    #expect(!manager.canUndo && manager.canRedo)
    manager.redo()
    manager.redo()
    #expect(note.text == "b")
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(note.text == "a")
  }

  @Test func theChangesOfAnEventAreUndoneAtOnce() {
    write("a")
    note.write("b", manager)
    note.write("c", manager)
    #expect(manager.groupingLevel == 1)
    events.end()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(note.text == "a")
    manager.redo()
    #expect(note.text == "c")
  }

  @Test func whatIsUndoneWithinItsEventNeedsNoEnd() {
    note.write("a", manager)
    manager.undo()
    #expect(note.text == "")
    events.end()
    #expect(manager.canRedo && !manager.canUndo)
  }

  @Test func groupsOfTheAppAreOneEachUnlessTheyAreInOneEvent() {
    manager.groupsByEvent = false
    for texts in [["a", "b"], ["c", "d"]] {
      manager.beginUndoGrouping()
      for text in texts { note.write(text, manager) }
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(note.text == "b")
    manager.undo()
    #expect(note.text == "")

    manager.groupsByEvent = true
    manager.beginUndoGrouping()
    note.write("e", manager)
    manager.endUndoGrouping()
    note.write("f", manager)
    #expect(manager.groupingLevel == 1)
    events.end()
    manager.undo()
    #expect(note.text == "")
  }

  @Test func aGroupThatIsLongerThanItsEventEndsTheEventsToo() {
    manager.beginUndoGrouping()
    note.write("a", manager)
    events.end()
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
    write("b")
    manager.undo()
    #expect(note.text == "a")
  }

  @Test func aNewChangeForgetsWhatCouldBeRedone() {
    write("a", "b")
    manager.undo()
    write("c")
    #expect(!manager.canRedo)
    manager.undo()
    #expect(note.text == "a")
  }

  @Test func theOldestChangesAreForgottenBeyondTheLimit() {
    manager.levelsOfUndo = 2
    write("a", "b", "c")
    while manager.canUndo { manager.undo() }
    #expect(note.text == "a")
  }

  @Test func nothingIsRecordedWhileThatIsDisabled() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    write("a")
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    write("b")
    manager.undo()
    #expect(note.text == "a")
  }

  @Test func actionsOfATargetAreForgotten() {
    let other = Note()
    write("a")
    other.write("x", manager)
    events.end()
    manager.removeAllActions(withTarget: note)
    manager.undo()
    #expect(note.text == "a")
    #expect(other.text == "")
    #expect(!manager.canUndo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func anActionWhoseTargetIsGoneDoesNothing() {
    var other: Note? = Note()
    write("a")
    other?.write("x", manager)
    events.end()
    other = nil
    manager.undo()
    #expect(note.text == "a")
    manager.undo()
    #expect(note.text == "")
  }

  @Test func menusNameWhatIsUndone() {
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo")
    write("a", "b")
    #expect(manager.undoMenuItemTitle == "Undo Write b")
    manager.undo()
    #expect(manager.undoActionName == "Write a")
    // Undoing wrote "a" again, and the note says so itself.
    #expect(manager.redoActionName == "Write a")
    #expect(manager.redoMenuTitle(forUndoActionName: "Move") == "Redo Move")
  }

  @Test func theManagerReportsWhatItDoes() {
    @MainActor final class Names {
      var list: [String] = []
    }
    let names = Names()
    let all: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let observers = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.list.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    func shortNames() -> [String] {
      defer { names.list = [] }
      return names.list.map {
        $0.replacing("NSUndoManager", with: "").replacing("Notification", with: "")
      }
    }
    write("a")
    #expect(shortNames() == ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    let group = ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"]
    manager.undo()
    #expect(shortNames() == ["WillUndoChange"] + group + ["DidUndoChange"])
    manager.redo()
    #expect(shortNames() == ["WillRedoChange"] + group + ["DidRedoChange"])
    manager.redo()
    #expect(shortNames() == [])
  }

  // MARK: In a window

  struct Counter: View {
    @MainActor final class Model: ObservableObject {
      @Published private(set) var count = 0

      func set(_ new: Int, _ manager: UndoManager?) {
        let old = count
        count = new
        manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
      }
    }

    @StateObject private var model = Model()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text(verbatim: state)
      Button("Add twice") {
        model.set(model.count + 1, undoManager)
        model.set(model.count + 1, undoManager)
      }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
    }

    private var state: String {
      guard let undoManager else { return "none" }
      return "\(model.count), \(undoManager.canUndo), \(undoManager.groupingLevel)"
    }
  }

  @Test func aGroupEndsWithTheUpdateInWhichItBegan() {
    let app = TestApp(Counter())
    #expect(app.window.texts.first == "0, false, 0")
    app.window.button("Add twice").tap()
    // The body ran before the update was over.
    #expect(app.window.texts.first == "2, true, 1")
    app.window.button("Add twice").tap()
    app.window.button("Undo").tap()
    #expect(app.window.texts.first == "2, true, 0")
    app.window.button("Undo").tap()
    #expect(app.window.texts.first == "0, false, 0")
    app.window.button("Redo").tap()
    #expect(app.window.texts.first == "2, true, 0")
  }

  @Test func eachWindowHasAnUndoManagerOfItsOwn() {
    let app = TestApp(Counter())
    app.openWindow()
    app.windows[0].button("Add twice").tap()
    app.windows[1].button("Undo").tap()
    #expect(app.windows[0].texts.first == "2, true, 1")
    app.windows[0].button("Undo").tap()
    #expect(app.windows[0].texts.first == "0, false, 0")
  }

  @MainActor final class Place {
    var manager: UndoManager?
  }

  struct Handing: View {
    let place: Place
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Button("Do") {
        place.manager = undoManager
        undoManager?.registerUndo(withTarget: place) { _ in }
      }
    }
  }

  @Test func whatCouldBeUndoneIsForgottenWithTheWindow() throws {
    let place = Place()
    let app = TestApp(Handing(place: place))
    app.window.button("Do").tap()
    let manager = try #require(place.manager)
    #expect(manager.canUndo)
    app.window.close()
    #expect(!manager.canUndo)
  }

  @Test func outsideOfWindowsThereIsNone() {
    #expect(EnvironmentValues().undoManager == nil)
    #expect(EnvironmentValues().documentConfiguration == nil)
  }
}
