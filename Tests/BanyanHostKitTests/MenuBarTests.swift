import BanyanHostKit
import SwiftUICore
import Testing

@MainActor
struct MenuBarTests {
  private struct Notes: App {
    @State private var count = 0
    @State private var isBold = false

    var body: some Scene {
      WindowGroup {
        Text("\(count) notes, \(isBold ? "bold" : "plain")")
      }
      .commands {
        CommandGroup(replacing: .newItem) { Button("New") { count += 1 } }
        CommandMenu("Style") { Toggle("Bold", isOn: $isBold) }
      }
    }
  }

  @Test func aBarOfMenusIsAboveTheContent() {
    let app = DrawnApp(width: 700, height: 200, app: Notes.self)
    // The content is in the middle of what the bar leaves.
    #expect(
      app.wording == """
        (280, 106.5, 140, 20) text "0 notes, plain" 17pt #000000
        (0, 0, 700, 33) rectangle #ffffff
        (18, 6.5, 40, 20) text "File" 14pt #000000 1 line
        (80, 6.5, 50, 20) text "Style" 14pt #000000 1 line
        (0, 32, 700, 1) rectangle #3c3c43 29%
        """)
  }

  @Test func aNarrowWindowHasNoBarOfMenusAlone() {
    let app = DrawnApp(width: 599, height: 200, app: Notes.self)
    #expect(app.wording == "(229.5, 90, 140, 20) text \"0 notes, plain\" 17pt #000000")
  }

  @Test func aPressOnATitleOpensItsMenuBelowIt() {
    let used = UsedApp(width: 700, height: 400, app: Notes.self)
    used.click(30, 16)
    #expect(used.app.window.texts == ["File", "Style", "0 notes, plain", "New"])
    used.click(60, 60)
    #expect(used.app.window.texts == ["File", "Style", "1 notes, plain"])
  }

  @Test func keysOpenMenusAndChooseItems() {
    let used = UsedApp(width: 700, height: 400, app: Notes.self)
    var steps: [String] = []
    for key in [Key.menuBar, Key.down, Key.right, Key.down, " "] {
      used.press(key)
      steps.append(used.focused ?? "nothing")
    }
    #expect(steps == ["File", "New", "Style", "Bold", "nothing"])
    #expect(used.app.window.texts == ["File", "Style", "0 notes, bold"])
  }

  @Test func arrowsLeadFromTitleToTitle() {
    let used = UsedApp(width: 700, height: 400, app: Notes.self)
    var steps: [String] = []
    for key in [Key.menuBar, Key.escape, Key.right, Key.left, Key.left, Key.down] {
      used.press(key)
      steps.append(used.focused ?? "nothing")
    }
    #expect(steps == ["File", "File", "Style", "File", "File", "File"])
    #expect(used.app.window.texts == ["File", "Style", "0 notes, plain", "New"])
  }
}
