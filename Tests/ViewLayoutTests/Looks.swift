import BanyanHost
import BanyanTesting
import SwiftUI
import Testing

/// Layout takes the sizes of controls, lists and bars from the look of the window.
@MainActor @Suite struct Looks {
  private let large: Look = {
    var look = Look()
    look.row.height = 60
    look.row.horizontalInset = 20
    look.toggle.width = 70
    look.padding = 5
    return look
  }()

  @Test func rowsControlsAndPaddingAreAsLargeAsTheLookSays() {
    let app = TestApp(layout: .size(400, 700).drawn(with: large)) {
      List {
        Text("a").named("a")
        Text("b").padding().named("b")
        Toggle("c", isOn: .constant(true)).labelsHidden().named("c")
      }
    }
    #expect(
      app.frames("a", "b", "c") == [[36, 40, 10, 20], [36, 95, 20, 30], [36, 154.5, 70, 31]])
  }

  @Test func theLookFollowsTheWidthOfTheWindow() {
    #expect(
      [Look.inWindow(width: 699), .inWindow(width: 700)].map(\.colors.card.dark.red) == [
        Look.phone.colors.card.dark.red, Look.desktop.colors.card.dark.red,
      ])
  }
}
