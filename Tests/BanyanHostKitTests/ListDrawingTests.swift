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
        @@
        """)
  }

  @Test func rowsOfAPlainListHaveNoCards() {
    let app = DrawnApp(height: 200) {
      List {
        Text("One"); Text("Two")
      }.listStyle(.plain)
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aRowMayHaveAnotherBackgroundAndNoLine() {
    let app = DrawnApp(height: 200) {
      List {
        Text("One").listRowBackground(Color.yellow)
        Text("Two").listRowSeparator(.hidden)
        Text("Three").listRowSeparatorTint(.red)
        Text("Four")
      }
    }
    #expect(
      app.wording == """
        @@
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
        @@
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
        @@
        """)
  }
}
