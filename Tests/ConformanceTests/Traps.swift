import BanyanTesting
import SwiftUI
import Testing

/// Mistakes of an app that would end the process of all its visitors if they trapped.
@MainActor
@Suite struct Traps {
  struct Unresolved: ShapeStyle {}

  @Test func `a style that specifies no look paints with nothing, and is reported`() {
    let app = TestApp(Text("text").foregroundStyle(Unresolved()))
    let clear = TestApp(Text("text").foregroundStyle(.clear))
    #expect(app.window.description == clear.window.description)
    #expect(
      Set(app.reports) == [
        "Unresolved has no resolve(in:), so nothing is painted with it."
      ])
  }

  struct Pressing: View {
    let duration: Double
    @State private var count = 0
    @State private var isPressed = false

    var body: some View {
      Text("Press \(count)")
        .onLongPressGesture(minimumDuration: duration) {
          count += 1
        } onPressingChanged: {
          isPressed = $0
        }
      Text(isPressed ? "pressed" : "released")
    }
  }

  @Test(arguments: [Double.infinity, 1e300])
  func `a press that would take for ever is never done, and ends`(duration: Double) async {
    let app = TestApp(Pressing(duration: duration))
    await app.window.text("Press 0").press(for: .seconds(100))
    #expect(app.window.texts == ["Press 0", "released"])
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity, -1e300])
  func `a press that takes no time is done at once`(duration: Double) async {
    let app = TestApp(Pressing(duration: duration))
    await app.window.text("Press 0").press(for: .zero)
    #expect(app.window.texts == ["Press 1", "released"])
  }

  struct Moving: View {
    let animation: Animation
    @State private var isOn = false
    @State private var isComplete = false

    var body: some View {
      Text("text").opacity(isOn ? 1 : 0.5)
      Button("Move") {
        withAnimation(animation) {
          isOn = true
        } completion: {
          isComplete = true
        }
      }
      Text(isComplete ? "complete" : "moving")
    }
  }

  @Test(arguments: [
    Animation.linear(duration: 1e300), .linear(duration: 1).delay(1e300),
    .linear(duration: 1).speed(.leastNonzeroMagnitude), .linear(duration: 1e300).repeatCount(.max),
  ])
  func `an animation that would take for ever goes on`(animation: Animation) async {
    let app = TestApp(Moving(animation: animation))
    app.window.showsMotion = true
    app.window.button("Move").tap()
    await app.clock.advance(by: .seconds(1_000_000))
    #expect(app.window.texts == ["text", "Move", "moving"])
  }

  @Test func `sets of edges and directions with bits that mean nothing are the sets without them`()
  {
    let edges = Edge.Set(rawValue: -16).union(.top)
    let axes = Axis.Set(rawValue: -4).union(.horizontal)
    #expect(
      TestApp(Text("text").padding(edges, 5)).window.description
        == TestApp(Text("text").padding(.top, 5)).window.description)
    #expect(
      TestApp(ScrollView(axes) { Text("text") }).window.description
        == TestApp(ScrollView(.horizontal) { Text("text") }).window.description)
  }

  struct Walk: View {
    @State private var path = NavigationPath(["a", "b"])
    let count: Int

    var body: some View {
      NavigationStack(path: $path) {
        Button("Drop") { path.removeLast(count) }
          .navigationDestination(for: String.self) { _ in
            Button("Drop") { path.removeLast(count) }
          }
      }
      Text("\(path.count) pages")
    }
  }

  @Test func `a path of which more is taken than there is becomes empty, which is reported`() {
    let app = TestApp(Walk(count: 3))
    app.window.button("Drop").tap()
    #expect(app.window.shows("0 pages"))
    #expect(app.reports == ["A path of 2 values cannot lose 3."])
    let other = TestApp(Walk(count: -1))
    other.window.button("Drop").tap()
    #expect(other.window.shows("2 pages"))
    #expect(other.reports == ["A path of 2 values cannot lose -1."])
  }

  struct Lamp: Identifiable {
    let id: Int
    let color: Binding<String>
  }

  struct Lamps: View {
    @State private var isThere = false
    @State private var color = "red"

    private var lamps: [Lamp] { isThere ? [Lamp(id: 1, color: $color)] : [] }

    var body: some View {
      Picker("Color", sources: lamps, selection: \.color) { Text("red").tag("red") }
      Button("Change") { isThere.toggle() }
    }
  }

  @Test func `a picker without anything to choose for is a message until there is something`() {
    let message = "A picker has no source to read its selection from."
    let app = expectingError(message) { TestApp(Lamps()) }
    #expect(app.window.errors.map(\.text) == [message])
    #expect(app.window.texts == ["Change"])
    app.window.button("Change").tap()
    #expect(app.window.errors.map(\.text) == [])
    #expect(app.window.texts == ["Color", "red", "Change"])
  }

  final class Kept {
    var dismiss: DismissAction?
  }

  struct Page: View {
    let kept: Kept
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("page").onAppear { kept.dismiss = dismiss }
    }
  }

  @Test func `to dismiss a page that has gone does nothing`() {
    let kept = Kept()
    let app = TestApp(
      NavigationStack { NavigationLink("Open") { Page(kept: kept) } })
    app.window.button("Open").tap()
    #expect(app.window.shows("page"))
    kept.dismiss?()
    app.flush()
    #expect(app.window.texts == ["Open"])
    kept.dismiss?()
    app.flush()
    #expect(app.window.texts == ["Open"])
  }

  struct Far: View {
    @State private var number = 5

    var body: some View {
      Stepper("Number", value: $number, step: Int.min)
      Text(verbatim: "at \(number)")
    }
  }

  @Test func `a step as far as numbers go leads to the last number`() {
    let app = TestApp(Far())
    app.window.stepper("Number").decrement()
    #expect(app.window.shows("at \(Int.max)"))
    app.window.stepper("Number").increment()
    #expect(app.window.shows("at -1"))
  }

  struct OnlySettings: App {
    var body: some Scene {
      Settings { Text("settings") }
    }
  }

  struct Nothing: App {
    var body: some Scene {}
  }

  @Test func `an app whose only scene is that of its settings shows them`() {
    #expect(TestApp(app: OnlySettings.self).window.texts == ["settings"])
  }

  @Test func `an app without scenes says so in its window`() {
    let message = "The app has no scene with windows."
    let app = expectingError(message) { TestApp(app: Nothing.self) }
    #expect(app.window.errors.map(\.text) == [message])
  }
}
