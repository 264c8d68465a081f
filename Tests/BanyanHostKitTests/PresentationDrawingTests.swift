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
        (80, 90, 40, 20) text "base" 17pt #000000
        (0, 0, 200, 200) rectangle #000000 40%
        (0, 114, 200, 86) clipped to a rounded 14 14 0 0:
          (0, 0, 200, 86) rectangle #ffffff
          (75, 33, 50, 20) text "sheet" 17pt #000000
          (82, 6, 36, 5) capsule #3c3c43 30%
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
        (180, 140, 40, 20) text "base" 17pt #000000
        (0, 0, 400, 300) rectangle #000000 32%
        (56, 84.5, 288, 131) clipped to a rounded 16:
          (0, 0, 288, 131) rectangle #ffffff
          (119, 20, 50, 20) text "Title" 17pt 600 #000000 centered
          (109, 45, 70, 20) text "message" 14pt #000000 centered
          (0, 85, 144, 1) rectangle #3c3c43 29%
          (144, 85, 144, 1) rectangle #3c3c43 29%
          (144, 85, 1, 46) rectangle #3c3c43 29%
          (42, 98, 60, 20) text "Cancel" 17pt 600 #0069d9
          (206, 98, 20, 20) text "OK" 17pt #0069d9
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
        (180, 140, 40, 20) text "base" 17pt #000000
        (0, 0, 400, 300) rectangle #000000 32%
        (8, 62, 384, 60) rounded 14 14 0 0 #ffffff
        (175, 82, 50, 20) text "Title" 13pt #3c3c43 75% centered
        (8, 122, 384, 54) rectangle #ffffff
        (8, 122, 384, 1) rectangle #3c3c43 29%
        (8, 176, 384, 54) rounded 0 0 14 14 #ffffff
        (8, 176, 384, 1) rectangle #3c3c43 29%
        (8, 238, 384, 54) rounded 14 #ffffff
        (170, 139, 60, 20) text "Delete" 18pt #d70015
        (180, 193, 40, 20) text "Keep" 18pt #0069d9
        (170, 255, 60, 20) text "Cancel" 18pt 600 #0069d9
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
        (180, 140, 40, 20) text "More" 17pt #0069d9
        (180, 166, 200, 112) shadow of rounded 13 #000000 25% 40pt at 0 10
        (180, 166, 200, 112) rounded 13 #ffffff
        (197, 178, 50, 20) text "First" 17pt #000000
        (217, 212, 60, 20) text "Second" 17pt #000000
        (194, 214, 16, 16) symbol checkmark #000000
        (185, 239, 190, 1) rectangle #3c3c43 29%
        (197, 246, 60, 20) text "Delete" 17pt #d70015
        """)
  }

  @Test func aFullScreenCoverHidesWhatIsBehindIt() {
    let app = DrawnApp(appearance: .dark) {
      Text("base").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }
    #expect(
      app.wording == """
        (80, 40, 40, 20) text "base" 17pt #ffffff
        (0, 0, 200, 100) clipped to a rectangle:
          (0, 0, 200, 100) rectangle #1c1c1e
          (75, 40, 50, 20) text "cover" 17pt #ffffff
        """)
  }
}
