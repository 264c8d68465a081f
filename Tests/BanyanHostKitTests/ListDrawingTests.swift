import SwiftUICore
import Testing

@MainActor
struct ListDrawingTests {
  @Test func rowsStandOnACardWithLinesBetweenThem() {
    let app = DrawnApp(height: 300) {
      List {
        Section {
          Text("One").badge(3)
          Label("Two", systemImage: "star")
          NavigationLink("Three") { Text("page") }
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
    }
    #expect(
      app.wording == """
        (0, 0, 200, 300) clipped to a rectangle:
          (0, 0, 200, 300) rectangle #f2f2f7
          (32, 20, 40, 20) text "Head" 13pt #3c3c43 75%
          (16, 47, 168, 44) rounded 12 12 0 0 #ffffff
          (32, 59, 30, 20) text "One" 17pt #000000
          (32, 57.95, 136, 22.1) text "3" 17pt #3c3c43 75% at the right 1 line
          (16, 91, 168, 44) rectangle #ffffff
          (31.38, 102.38, 21.25, 21.25) symbol star #0069d9
          (60, 103, 30, 20) text "Two" 17pt #000000
          (32, 91, 152, 1) rectangle #3c3c43 29%
          (16, 135, 168, 44) rounded 0 0 12 12 #ffffff
          (32, 147, 50, 20) text "Three" 17pt #3c3c43 30%
          (159.5, 152, 5, 10) line path M0 0 L5 5 L0 10 2pt #3c3c43 30%
          (32, 135, 152, 1) rectangle #3c3c43 29%
          (32, 186, 40, 20) text "Foot" 13pt #3c3c43 75%
        """)
  }

  @Test func theSymbolOfAButtonWithABorderHasTheButtonsColorInARow() {
    let app = DrawnApp(height: 200) {
      List {
        Button {
        } label: {
          Label("Add", systemImage: "plus").labelStyle(.iconOnly)
        }
        .buttonStyle(.borderedProminent)
      }
    }
    #expect(
      app.wording.split(separator: "\n").filter { $0.contains("symbol") }.map {
        $0.split(separator: ") ")[1]
      } == ["symbol plus #ffffff"])
  }

  @Test func rowsOfAPlainListHaveNoCards() {
    let app = DrawnApp(height: 200) {
      List {
        Text("One"); Text("Two")
      }.listStyle(.plain)
    }
    #expect(
      app.wording == """
        (0, 0, 200, 200) clipped to a rectangle:
          (0, 0, 200, 200) rectangle #ffffff
          (16, 12, 30, 20) text "One" 17pt #000000
          (16, 56, 30, 20) text "Two" 17pt #000000
          (16, 44, 184, 1) rectangle #3c3c43 29%
        """)
  }

  @Test func aRowMayHaveAnotherBackgroundAndNoLineAndActionsThatAreHidden() {
    let app = DrawnApp(height: 200) {
      List {
        Text("One").listRowBackground(Color.yellow)
        Text("Two").listRowSeparator(.hidden).swipeActions { Button("Delete") {} }
        Text("Three").listRowSeparatorTint(.red)
        Text("Four")
      }
    }
    #expect(
      app.wording == """
        (0, 0, 200, 200) clipped to a rectangle:
          (0, 0, 200, 200) rectangle #f2f2f7
          (16, 20, 168, 44) clipped to a rounded 12 12 0 0:
            (0, 0, 168, 44) rectangle #ffcc00
            (16, 12, 30, 20) text "One" 17pt #000000
          (16, 64, 168, 44) rectangle #ffffff
          (32, 76, 30, 20) text "Two" 17pt #000000
          (16, 108, 168, 44) rectangle #ffffff
          (32, 120, 50, 20) text "Three" 17pt #000000
          (16, 152, 168, 44) rounded 0 0 12 12 #ffffff
          (32, 164, 40, 20) text "Four" 17pt #000000
          (32, 152, 152, 1) rectangle #ff3b30
        """)
  }

  @Test func aListThatIsEditedHasMarks() {
    let app = DrawnApp(height: 200) {
      List(selection: .constant(Set([1]))) {
        ForEach(0..<2) { Text("\($0)") }
        ForEach(2..<3) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
      }.environment(\.editMode, .constant(.active))
    }
    #expect(
      app.wording == """
        (0, 0, 200, 200) clipped to a rectangle:
          (0, 0, 200, 200) rectangle #f2f2f7
          (16, 20, 168, 44) rounded 12 12 0 0 #ffffff
          (66, 32, 10, 20) text "0" 17pt #000000
          (32.75, 31.75, 20.5, 20.5) line circle 1.5pt #3c3c43 30%
          (16, 64, 168, 44) rectangle #d6e7f9
          (66, 76, 10, 20) text "1" 17pt #000000
          (32, 64, 152, 1) rectangle #3c3c43 29%
          (32, 75, 22, 22) circle #0069d9
          (35, 78, 16, 16) symbol checkmark #ffffff
          (16, 108, 168, 44) rounded 0 0 12 12 #ffffff
          (66, 120, 10, 20) text "2" 17pt #000000
          (32, 108, 152, 1) rectangle #3c3c43 29%
          (32, 119, 22, 22) circle #d70015
          (38, 129, 10, 2) capsule #ffffff
          (144, 118, 24, 24) symbol line.3.horizontal #3c3c43 75%
        """)
  }

  @Test func aListFromRightToLeftInTheDark() {
    let app = DrawnApp(height: 200, appearance: .dark) {
      List {
        Text("One"); NavigationLink("Two") { Text("page") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      app.wording == """
        (0, 0, 200, 200) clipped to a rectangle:
          (0, 0, 200, 200) rectangle #000000
          (16, 20, 168, 44) rounded 12 12 0 0 #1c1c1e
          (138, 32, 30, 20) text "One" 17pt #ffffff at the right
          (16, 64, 168, 44) rounded 0 0 12 12 #1c1c1e
          (138, 76, 30, 20) text "Two" 17pt #ebebf5 30% at the right
          (35.5, 81, 5, 10) line path M5 10 L0 5 L5 0 2pt #ebebf5 30%
          (16, 64, 152, 1) rectangle #545458 60%
        """)
  }
}
