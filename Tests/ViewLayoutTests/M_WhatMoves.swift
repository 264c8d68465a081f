import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Which views pass to their new frames, by the statements on motion: each by the animation that reaches it.
@MainActor
@Suite struct WhatMoves {
  /// Three bars that grow downward in a column, each with an animation of its own or none.
  private struct Bars: View {
    @State private var isHigh = false
    let explicit: Animation?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        bar.named("plain")
        bar.named("own").animation(.linear(duration: 2), value: isHigh)
        bar.named("still").animation(nil, value: isHigh)
        bar.named("emptied").transaction { $0.animation = nil }
        Color.blue.frame(width: 10, height: 10).named("last")
        Button("Grow") { withAnimation(explicit) { isHigh.toggle() } }
        Spacer()
      }
    }

    private var bar: some View { Color.red.frame(width: 10, height: isHigh ? 120 : 20) }
  }

  /// The tops and heights of views a quarter of a second after a tap that moves them in a second.
  private func quarter(_ app: TestApp, _ names: [String]) -> [String: [CGFloat]] {
    var found: [String: [CGFloat]] = [:]
    for name in names {
      let frame = app.window.frame(of: name, at: 0.25) ?? .zero
      found[name] = [frame.minY, frame.height]
    }
    return found
  }

  private let names = ["plain", "own", "still", "emptied", "last"]

  private func grown(_ explicit: Animation?) -> TestApp {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Bars(explicit: explicit) }
    app.window.showsMotion = true
    app.window.button("Grow").tap()
    return app
  }

  private struct Reordered: View {
    @State private var names = ["a", "b", "c", "d"]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(names, id: \.self) { Color.red.frame(width: 10, height: 20).named($0) }
        Button("Turn around") { withAnimation(.linear(duration: 1)) { names.reverse() } }
        Button("Turn around at once") { names.reverse() }
        Spacer()
      }
    }
  }

  @Test func `MI04 all views that change places pass from one place to the other`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Reordered() }
    app.window.showsMotion = true
    for button in ["Turn around at once", "Turn around"] { app.window.button(button).tap() }
    #expect(
      quarter(app, ["a", "b", "c", "d"]) == [
        "a": [45, 20], "b": [35, 20], "c": [25, 20], "d": [15, 20],
      ])
  }

  @Test func `MA06 MA07 only what has an animation moves, where nothing else is animated`() {
    // The second bar has gone an eighth of its way, in size and place. All others are there.
    let expected: [String: [CGFloat]] = [
      "plain": [0, 120], "own": [32.5, 32.5], "still": [240, 120], "emptied": [360, 120],
      "last": [480, 10],
    ]
    #expect(quarter(grown(nil), names) == expected)
  }

  @Test func `MA05 MA07 in an animated change the nearest animation counts, and nil is one`() {
    let expected: [String: [CGFloat]] = [
      "plain": [0, 45], "own": [32.5, 32.5], "still": [240, 120], "emptied": [360, 120],
      "last": [180, 10],
    ]
    #expect(quarter(grown(.linear(duration: 1)), names) == expected)
  }

  private struct Following: View {
    @State private var isWide = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: isWide ? 200 : 100, height: 20).animation(
            .linear(duration: 1), value: isWide)
          Color.blue.frame(width: 20, height: 20).named("beside")
        }
        ZStack(alignment: .trailing) {
          Color.gray
          Color.green.frame(width: 20, height: 20).named("aligned")
        }
        .frame(width: isWide ? 200 : 100, height: 20)
        .animation(.linear(duration: 1), value: isWide)
        Button("Widen") { isWide.toggle() }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func `MA15 a view goes with the transaction that reaches it, not with the layout's cause`()
  {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Following() }
    app.window.showsMotion = true
    app.window.button("Widen").tap()
    #expect(app.window.frame(of: "beside", at: 0.25)?.minX == 200)
    #expect(app.window.frame(of: "aligned", at: 0.25)?.minX == 105)
  }

  private struct FramedOutside: View {
    @State private var isWide = false

    var body: some View {
      Color.red.named("bar").animation(.linear(duration: 1), value: isWide)
        .frame(width: isWide ? 200 : 100, height: 20)
        .opacity(isWide ? 0.5 : 1)
      Button("Widen") { isWide.toggle() }
    }
  }

  @Test
  func `MA15 a view glides to the size from a frame around its animation, and effects do not`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { FramedOutside() }
    app.window.showsMotion = true
    app.reset()
    app.window.button("Widen").tap()
    #expect(app.window.frame(of: "bar", at: 0.25)?.width == 125)
    let opacities = app.window.mutations.compactMap { mutation -> Double? in
      if case .set(_, .opacity(let opacity)) = mutation { opacity } else { nil }
    }
    #expect(opacities == [0.5])
  }

  private struct FramedInClosure: View {
    @State private var isWide = false

    var body: some View {
      Color.red.named("bar").animation(.linear(duration: 1)) {
        $0.frame(width: isWide ? 200 : 100, height: 20)
      }
      Button("Widen") { isWide.toggle() }
    }
  }

  @Test func `MA10 a frame in the closure of an animation is laid out without it`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { FramedInClosure() }
    app.window.showsMotion = true
    app.window.button("Widen").tap()
    let frame = app.window.frame(of: "bar", at: 0.25)
    #expect([frame?.minX, frame?.width] == [100, 200])
  }

  private struct Coming: View {
    @State private var isThere = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isThere { Color.red.frame(width: 10, height: 100) }
        Color.blue.frame(width: 10, height: 10).named("animated")
        Color.blue.frame(width: 10, height: 10).named("still").animation(nil, value: isThere)
        Button("Show") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        Spacer()
      }
    }
  }

  @Test func `MA07 what makes room for a new view moves by its own animation`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Coming() }
    app.window.showsMotion = true
    app.window.button("Show").tap()
    let expected: [String: [CGFloat]] = ["animated": [25, 10], "still": [110, 10]]
    #expect(quarter(app, ["animated", "still"]) == expected)
  }

  private struct Late: View {
    @State private var isHigh = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: isHigh ? 120 : 20)
        HStack(spacing: 0) {
          VStack(spacing: 0) { Color.blue.frame(width: 10, height: 10).named("old") }
          if isHigh { Color.green.frame(width: 10, height: 10).named("late") }
        }
        Button("Grow") { withAnimation(.linear(duration: 1)) { isHigh.toggle() } }
        Spacer()
      }
    }
  }

  @Test func `MC11 a view that comes into a container on its way stands at the end at once`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Late() }
    app.window.showsMotion = true
    app.window.button("Grow").tap()
    let expected: [String: [CGFloat]] = ["old": [45, 10], "late": [120, 10]]
    #expect(quarter(app, ["old", "late"]) == expected)
  }

  @Test func `MB18 an update without an animation sends no track`() {
    let app = grown(nil)
    app.reset()
    app.window.setColorScheme(.dark)
    #expect(app.window.mutations.allSatisfy { if case .animated = $0 { false } else { true } })
  }
}
