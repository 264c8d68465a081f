@testable import BanyanHostKit
import BanyanLayout
import Observation
import SwiftUICore
import Testing

@MainActor
struct KeptDrawingsTests {
  /// The state of an app, which a test changes.
  @Observable final class Model {
    var count = 9
    var tint = Color.red
    var letters = ["a", "b", "c"]
    var isWide = false
    var isDark = false
    var isMasked = false
  }

  private struct Content: View {
    let model: Model

    var body: some View {
      VStack {
        Text("\(model.count)")
        HStack {
          Text("first").frame(width: model.isWide ? 90 : 50)
          Text("second")
        }
        List(model.letters, id: \.self) { letter in
          Text(letter)
        }
        VStack {
          Button("tinted") {}
          Text("dark").environment(\.colorScheme, model.isDark ? .dark : .light)
        }
        .tint(model.tint)
        .opacity(model.isMasked ? 0.5 : 1)
      }
    }
  }

  private func start() -> (Model, DrawnApp) {
    let model = Model()
    var app = DrawnApp(width: 300, height: 400) { Content(model: model) }
    app.builder.kept = KeptDrawings()
    _ = app.drawing
    return (model, app)
  }

  /// Draws an app after a change, and compares the result with that of a new drawing.
  /// - Returns: how many elements were drawn again; nil if the result is another.
  private func drawnCount(_ app: DrawnApp) async -> Int? {
    await app.app.settle()
    app.update()
    let drawn = app.drawing
    let count = app.builder.kept?.drawnCount
    var other = app
    other.builder.kept = nil
    return drawn == other.drawing ? count : nil
  }

  @Test func nothingIsDrawnAgainWithoutAChange() async {
    let (_, app) = start()
    #expect(await drawnCount(app) == 0)
  }

  @Test func aTextIsDrawnAgainWithWhatIsAroundIt() async {
    let (model, app) = start()
    model.count = 8
    // The text and the stack.
    #expect(await drawnCount(app) == 2)
    // It is wider now, and so in another place, as nothing else is.
    model.count = 10
    #expect(await drawnCount(app) == 2)
  }

  @Test func whatMovesIsDrawnAgain() async {
    let (model, app) = start()
    model.isWide = true
    // The outer stack, the inner one, which is wider, and what is in that.
    #expect(await drawnCount(app) == 5)
  }

  @Test func aNewRowIsDrawnWithItsList() async {
    let (model, app) = start()
    model.letters.insert("d", at: 1)
    #expect(await drawnCount(app) == 6)
  }

  @Test func inheritedColorsReachTheContent() async {
    let (model, app) = start()
    model.tint = .green
    let tinted = await drawnCount(app)
    model.isDark = true
    let dark = await drawnCount(app)
    model.isMasked = true
    let masked = await drawnCount(app)
    // The outer stack, the box with the tint, and all four views in it; of these only the stack and the text if only that changes.
    #expect([tinted, dark, masked] == [6, 4, 6])
  }

  @Test func contentThatScrollsIsMovedAsItIs() {
    var app = DrawnApp(width: 100, height: 100) {
      ScrollView {
        VStack { ForEach(0..<50, id: \.self) { Text("\($0)") } }
      }
    }
    app.builder.kept = KeptDrawings()
    _ = app.drawing
    let first = app.builder.kept?.drawnCount
    let moved = app.wording(moving: .scrollView, by: LayoutPoint(0, -30))
    let count = app.builder.kept?.drawnCount
    app.builder.kept = nil
    #expect(moved == app.wording(moving: .scrollView, by: LayoutPoint(0, -30)))
    // The scroll view, its stacks and its texts; then the scroll view alone.
    #expect([first, count] == [52, 1])
  }
}
