import SwiftUICore
import Testing

@MainActor
struct PresentationDrawingTests {
  @Test func aSheetDimsWhatIsBehindIt() {
    let app = DrawnApp(height: 200) {
      Text("base").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.medium, .large])
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func anAlertHasItsButtonsSideBySide() {
    let app = DrawnApp(width: 400, height: 300) {
      Text("base").alert("Title", isPresented: .constant(true)) {
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("message")
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func theButtonThatCancelsADialogStandsApart() {
    let app = DrawnApp(width: 400, height: 300) {
      Text("base").confirmationDialog(
        "Title", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) {}
        Button("Keep") {}
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func anOpenMenuHasItsItemsOnACard() {
    let app = DrawnApp(width: 400, height: 300) {
      Menu("More") {
        Button("First") {}
        Toggle("Second", isOn: .constant(true))
        Section { Button("Delete", role: .destructive) {} }
      }
    }
    app.app.window.button("More").tap()
    app.update()
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aFullScreenCoverHidesWhatIsBehindIt() {
    let app = DrawnApp(appearance: .dark) {
      Text("base").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }
    #expect(
      app.wording == """
        @@
        """)
  }
}
