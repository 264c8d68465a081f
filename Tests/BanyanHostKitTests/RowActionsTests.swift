import BanyanHost
import BanyanHostKit
import SwiftUICore
import Testing

@MainActor
struct RowActionsTests {
  private struct Letters: View {
    @State private var letters = ["a", "b", "c"]
    @State private var selection: String? = "b"
    var isEdited = false

    var body: some View {
      List(selection: $selection) {
        ForEach(letters, id: \.self) { letter in
          Text(letter).swipeActions(edge: .leading) { Button("Flag \(letter)") {} }
        }
        .onDelete { letters.remove(atOffsets: $0) }
        Text("d").swipeActions {
          Button("Archive") {}
          Button("Share") {}.disabled(true)
        }
      }
      .environment(\.editMode, .constant(isEdited ? .active : .inactive))
    }
  }

  /// The names of the actions of each row that has some.
  private func actions(_ used: UsedApp) -> [[String]] {
    used.app.window.all.compactMap { used.scene[$0.id] }.map { element in
      element.rowActions.map { $0.isEnabled ? $0.name : "(\($0.name))" }
    }
    .filter { !$0.isEmpty }
  }

  @Test func aRowHasItsActionsAndOneThatDeletesIt() {
    let used = UsedApp(width: 200, height: 300) { Letters() }
    #expect(
      actions(used) == [
        ["Flag a", "Delete"], ["Flag b", "Delete"], ["Flag c", "Delete"], ["Archive", "(Share)"],
      ])
  }

  @Test func rowsThatAreEditedHaveNoActions() {
    let used = UsedApp(width: 200, height: 300) { Letters(isEdited: true) }
    #expect(actions(used) == [])
  }

  @Test func theDeleteKeyDeletesTheSelectedRow() {
    let used = UsedApp(width: 200, height: 300) { Letters() }
    used.focus = used.app.window.all.first { $0.kind == .list }?.id
    let keys = KeyCombination(key: Key.menuBar, isShifted: true)
    let row = used.app.window.all.last { used.scene[$0.id]?.rowActions.first?.name == "Flag b" }
    #expect(
      used.scene.responses(to: keys, .down, focus: used.focus)
        == row.map { [.openRowActions($0.id)] })
    used.press(Key.forwardDelete)
    #expect(used.app.window.texts.filter { $0.count == 1 } == ["a", "c", "d"])
  }
}
