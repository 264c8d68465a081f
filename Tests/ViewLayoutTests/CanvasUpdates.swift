import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The times at which a canvas draws, and the operations that hosts get.
@MainActor
@Suite struct CanvasUpdates {
  private func fills(in app: TestApp) -> [TestElement] {
    app.window.all.filter { $0.kind == .fill }
  }

  @Test func `MH01 a canvas takes what it is offered, and draws once in that size`() {
    let drawn = Trace<CGSize>()
    let app = TestApp(400, 700) {
      Canvas { _, size in drawn(size) }.named("canvas").padding(20)
    }
    #expect(app.frame("canvas") == [20, 20, 360, 660])
    #expect(drawn.events == [CGSize(width: 360, height: 660)])
    app.window.resize(width: 300, height: 700)
    #expect(
      drawn.events == [CGSize(width: 360, height: 660), CGSize(width: 260, height: 660)])
  }

  @Observable final class Amount {
    var count = 1
  }

  private struct Bar: View {
    let drawn: Trace<Int>
    let amount: Amount
    var body: some View {
      Canvas { context, _ in
        drawn(amount.count)
        context.fill(
          Path(CGRect(x: 0, y: 0, width: CGFloat(amount.count) * 10, height: 10)),
          with: .color(.red))
      }
      Button("More") { amount.count += 1 }
    }
  }

  @Test func `MH01 what the function reads makes the canvas draw again, and no body run`() {
    let drawn = Trace<Int>()
    let amount = Amount()
    let app = TestApp(200, 100) { Bar(drawn: drawn, amount: amount) }
    #expect(drawn.events == [1])
    app.reset()
    app.window.button("More").tap()
    #expect(app.bodies == [])
    #expect(drawn.events == [1, 2])
    let path = PathDescription([
      .move(Point(x: 0, y: 0)), .line(Point(x: 20, y: 0)), .line(Point(x: 20, y: 10)),
      .line(Point(x: 0, y: 10)), .close,
    ])
    #expect(app.window.mutations == [.set(fills(in: app)[0].id, .clip(.path(path)))])
  }

  private struct Same: View {
    let drawn: Trace<Int>
    @State private var count = 1
    var body: some View {
      Canvas { context, size in
        drawn(count)
        let gradient = Gradient(colors: [.red, .blue])
        context.addFilter(.blur(radius: 2))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 10)))
        context.draw(Text("same"), at: .zero, anchor: UnitPoint(x: 0.3, y: 0.3))
        context.draw(Text("same"), in: CGRect(x: 0, y: 0, width: 50, height: 50))
        context.drawLayer { layer in
          layer.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
          layer.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .foreground)
        }
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag(0)
      }
      Button("More") { count += 1 }
    }
  }

  @Test func `the same drawing changes nothing`() {
    let drawn = Trace<Int>()
    let app = TestApp(200, 100) { Same(drawn: drawn) }
    app.reset()
    app.window.button("More").tap()
    #expect(drawn.events == [1, 2])
    #expect(app.window.mutations == [])
  }

  private struct Bars: View {
    @State private var heights: [CGFloat] = [1, 2, 3]
    var body: some View {
      Canvas { context, _ in
        for height in heights {
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 5, height: height)), with: .color(.red))
        }
      }
      Button("Fewer") { heights.removeLast() }
    }
  }

  @Test func `an operation less is an element less`() {
    let app = TestApp(200, 100) { Bars() }
    let shapes = fills(in: app).map(\.id)
    #expect(shapes.count == 3)
    app.reset()
    app.window.button("Fewer").tap()
    #expect(app.window.mutations == [.remove(shapes[2])])
  }

  private struct Either: View {
    @State private var isText = false
    var body: some View {
      Canvas { context, _ in
        if isText {
          context.draw(Text("text"), at: .zero)
        } else {
          context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        }
        context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.blue))
      }
      Button("Other") { isText.toggle() }
    }
  }

  @Test func `an operation of another kind replaces the one in its position`() {
    let app = TestApp(200, 100) { Either() }
    let shapes = fills(in: app).map(\.id)
    app.window.button("Other").tap()
    #expect(app.window.texts.first == "text")
    #expect(fills(in: app).map(\.id) == [shapes[1]])
    app.window.button("Other").tap()
    #expect(fills(in: app).count == 2)
    #expect(fills(in: app).last?.id == shapes[1])
  }

  private struct Inner: View {
    let drawn: Trace<Int?>
    var body: some View {
      Canvas { context, _ in drawn(context.environment.lineLimit) }
    }
  }

  private struct Outer: View {
    let drawn: Trace<Int?>
    @State private var limit = 1
    var body: some View {
      Inner(drawn: drawn).lineLimit(limit)
      Button("More") { limit += 1 }
    }
  }

  @Test func `MH01 what the function reads of the environment makes the canvas draw again`() {
    let drawn = Trace<Int?>()
    let app = TestApp(200, 100) { Outer(drawn: drawn) }
    #expect(drawn.events == [1])
    app.reset()
    app.window.button("More").tap()
    #expect(drawn.events == [1, 2])
    #expect(app.bodies == ["Outer"])
  }

  private struct Given: View {
    let drawn: Trace<Int>
    @State private var count = 1
    var body: some View {
      let current = count
      Canvas { _, _ in drawn(current) }
      Button("More") { count += 1 }
    }
  }

  @Test func `a canvas with another function draws again`() {
    let drawn = Trace<Int>()
    let app = TestApp(200, 100) { Given(drawn: drawn) }
    app.reset()
    app.window.button("More").tap()
    #expect(app.bodies == ["Given"])
    #expect(drawn.events == [1, 2])
  }

  @Test func `a canvas in a timeline draws at each of its dates`() async {
    let drawn = Trace<Date>()
    let start = Date(timeIntervalSinceReferenceDate: 0.5)
    let app = TestApp(200, 100) {
      TimelineView(.periodic(from: start, by: 2)) { timeline in
        Canvas { _, _ in drawn(timeline.date) }
      }
    }
    await app.settle()
    #expect(drawn.events.count == 1)
    for _ in 1...2 {
      await app.clock.advance(by: .seconds(2))
      await app.settle()
    }
    let intervals = zip(drawn.events, drawn.events.dropFirst()).map { $1.timeIntervalSince($0) }
    #expect(intervals == [2, 2])
  }

  private struct Turning: View {
    @State private var isTurned = false
    var body: some View {
      Canvas { context, _ in
        context.rotate(by: .degrees(isTurned ? 90 : 0))
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      }
      Button("Turn") { withAnimation { isTurned.toggle() } }
    }
  }

  @Test func `a drawing is never animated`() {
    let app = TestApp(200, 100) { Turning() }
    app.window.showsMotion = true
    app.reset()
    app.window.button("Turn").tap()
    #expect(app.window.mutations.count == 1)
    for case .animated in app.window.mutations { Issue.record("The drawing is animated.") }
  }

  private struct Tapped: View {
    @State private var count = 0
    var body: some View {
      Canvas { _, _ in }.named("canvas").onTapGesture { count += 1 }
      Text("\(count)")
    }
  }

  @Test func `a canvas takes gestures everywhere, and hides what is beyond it and inside it`() {
    let app = TestApp(200, 100) { Tapped() }
    let canvas = app.window.all.first { $0.kind == .geometryReader }!
    canvas.tap(at: CGPoint(x: 3, y: 4))
    #expect(app.window.texts == ["1"])
    #expect(canvas.property(.contentShape) == .contentShape(.rectangle))
    #expect(canvas.property(.clip) == .clip(.rectangle))
    #expect(canvas.property(.accessibilityChildren) == .accessibilityChildren(.ignored))
  }

  @Test func `in a window that its host lays out a canvas draws when it has been measured`() {
    let drawn = Trace<CGSize>()
    let app = TestApp(Canvas { _, size in drawn(size) })
    #expect(drawn.events == [])
    let canvas = app.window.all.first { $0.kind == .geometryReader }!
    #expect(canvas.property(.measurement) == .measurement(.size))
    canvas.measure(CGRect(x: 0, y: 0, width: 30, height: 40))
    canvas.measure(CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(drawn.events == [CGSize(width: 30, height: 40)])
  }
}
