import BanyanHost
import BanyanLayout
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct WhenLayoutRuns {
  private struct Growing: View {
    @State private var word = "one"
    var body: some View {
      VStack {
        Text(word).named("text")
        Color.red.named("color")
        Button("Longer") { word = "three\nlines\nnow" }
        Button("As long") { word = "two" }
      }
    }
  }

  @Test func `LM01 bodies run first, and layout only where something has changed`() {
    let app = TestApp(400, 700) { Growing() }
    #expect(app.frames("text", "color") == [[185, 0, 30, 20], [0, 28, 400, 624]])
    app.reset()
    app.window.button("As long").tap()
    // A text of the same size answers its earlier proposals again, and no other view is measured.
    #expect(app.window.layoutCounts == LayoutTree.Counts(measurements: 2, texts: 2))
    app.reset()
    app.window.button("Longer").tap()
    #expect(app.bodies == ["Growing"])
    #expect(app.frames("text", "color") == [[175, 0, 50, 60], [0, 68, 400, 584]])
    #expect(app.window.batchCount == 1)
    app.reset()
    app.flush()
    #expect(app.window.layoutCounts == LayoutTree.Counts())
  }

  private struct Reader: View {
    let sizes: Trace<CGSize>
    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = sizes(proxy.size)
          Text("\(Int(proxy.size.width))").named("inside")
        }
        .named("reader")
        Growing()
      }
    }
  }

  @Test func `LM02 a reader's closure runs once, for its real size, before anything is shown`() {
    let sizes = Trace<CGSize>()
    let app = TestApp(400, 700) { Reader(sizes: sizes) }
    #expect(sizes.events == [CGSize(width: 400, height: 350)])
    #expect(app.window.batchCount == 1)
    #expect(app.frames("reader", "inside") == [[0, 0, 400, 350], [0, 0, 30, 20]])
    #expect(app.bodies == ["Reader", "Growing"])
  }

  @Test func `LM02 it runs again when its size is another one, in the same update`() {
    let sizes = Trace<CGSize>()
    let app = TestApp(400, 700) { Reader(sizes: sizes) }
    app.reset()
    app.window.resize(width: 1_000, height: 500)
    #expect(sizes.events.last == CGSize(width: 1_000, height: 250))
    #expect(sizes.events.count == 2)
    #expect(app.window.batchCount == 1)
    #expect(app.frame("inside") == [0, 0, 50, 20])
    app.reset()
    app.window.resize(width: 1_000, height: 500)
    #expect(app.window.layoutCounts == LayoutTree.Counts())
    #expect(sizes.events.count == 2)
  }

  private struct Nested: View {
    let sizes: Trace<CGFloat>
    let depth: Int
    var body: some View {
      GeometryReader { proxy in
        let _ = sizes(proxy.size.width)
        if depth > 1 { AnyView(Nested(sizes: sizes, depth: depth - 1).padding(10)) }
      }
    }
  }

  @Test func `LM02 readers in readers have their real sizes in the first picture`() {
    let sizes = Trace<CGFloat>()
    let app = TestApp(400, 700) { Nested(sizes: sizes, depth: 5) }
    #expect(sizes.events == [400, 380, 360, 340, 320])
    #expect(app.window.batchCount == 1)
    #expect(app.reports == [])
  }

  @Test func `LM02 readers in readers may be deeper than sizes may change`() {
    let sizes = Trace<CGFloat>()
    let app = TestApp(400, 700) { Nested(sizes: sizes, depth: 12) }
    #expect(sizes.events == [400, 380, 360, 340, 320, 300, 280, 260, 240, 220, 200, 180])
    #expect(app.window.batchCount == 1)
    #expect(app.reports == [])
  }

  private struct Bottomless: View {
    let count: Trace<Int>
    var body: some View {
      GeometryReader { _ in
        let _ = count(1)
        AnyView(Bottomless(count: count))
      }
    }
  }

  @Test func `LM05 readers in readers without end are stopped and reported`() {
    let count = Trace<Int>()
    let app = TestApp(400, 700) { Bottomless(count: count) }
    #expect(count.events.count == 65)
    #expect(
      app.reports == [
        "Layout does not settle: sizes change the views that depend on them. Further changes wait for the next update."
      ])
  }

  private struct Listening: View {
    let trace: Trace<[CGFloat]>
    @State private var word = "heard"
    var body: some View {
      Text(word).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { old, new in
        trace([old, new])
      }
      Button("Another") { word = word == "heard" ? "other" : "longer" }
    }
  }

  @Test func `LM03 an action gets the first value, and then each that differs`() {
    let trace = Trace<[CGFloat]>()
    let app = TestApp(400, 700) { Listening(trace: trace) }
    #expect(trace.events == [[50, 50]])
    app.window.button("Another").tap()
    #expect(trace.events == [[50, 50]])
    app.window.button("Another").tap()
    #expect(trace.events == [[50, 50], [50, 60]])
  }

  private struct Following: View {
    @State private var width: CGFloat = 0
    var body: some View {
      HStack {
        helloWorld.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        Color.red.named("color").frame(width: width)
      }
    }
  }

  @Test func `LM04 a write of an action is in the first picture`() {
    let app = TestApp(400, 700) { Following() }
    #expect(app.bodies == ["Following", "Following"])
    #expect(app.frame("color")?[2] == 120)
    #expect(app.window.batchCount == 1)
  }

  private struct Endless: View {
    let trace: Trace<CGFloat>
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          trace($0)
          width = $0 + 10
        }
    }
  }

  @Test func `LM05 a layout that keeps changing itself is stopped and reported`() {
    let trace = Trace<CGFloat>()
    let app = TestApp(400, 700) { Endless(trace: trace) }
    #expect(trace.events == [10, 20, 30, 40, 50, 60, 70, 80])
    #expect(
      app.reports == [
        "Layout does not settle: sizes change the views that depend on them. Further changes wait for the next update."
      ])
  }

  private struct Widening: View {
    let widths: Trace<CGFloat>
    @State private var isWide = false
    var body: some View {
      HStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = widths(proxy.size.width)
          Color.red.named("color")
        }
        .frame(width: isWide ? 200 : 100)
        Text("beside").named("text")
      }
      Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
  }

  /// The motions that a host has been sent, by the kind of the element and the property; those of frames by the kind alone.
  private func motions(in app: TestApp) -> [String: [Motion]] {
    var motions: [String: [Motion]] = [:]
    for case .animated(let motion, let mutations) in app.window.mutations {
      for mutation in mutations {
        let (id, name): (ElementID, String)
        switch mutation {
        case .set(let set, let property): (id, name) = (set, " \(property.key)")
        case .pass(let passing, _): (id, name) = (passing, "")
        default: continue
        }
        let kind = app.window.all.first { $0.id == id }.map { "\($0.kind)" } ?? "none"
        motions["\(kind)\(name)", default: []].append(motion)
      }
    }
    return motions
  }

  @Test
  func `LM06 MA03 an animated view is laid out at its end at once, and the host moves it there`() {
    let widths = Trace<CGFloat>()
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Widening(widths: widths) }
    app.window.showsMotion = true
    #expect(widths.events == [100])
    app.reset()
    app.window.button("Widen").tap()
    // The reader's content, which is another value, and then again for its size: nothing in between.
    #expect(widths.events == [100, 100, 200])
    #expect(app.frame("color")?[2] == 200)
    #expect(
      app.window.changes.filter { $0.hasPrefix("fill") }
        == ["fill placement 100.0 x 672.0 at 0.0 0.0 becomes 200.0 x 672.0 at 0.0 0.0"])
    // Together with what is in it, in one motion of a second.
    let motion = Motion(.bezier(0, 0, 1, 1), duration: 1)
    #expect(motions(in: app)["fill"] == [motion])
    #expect(motions(in: app)["box frame"] == [motion])
    // The text moves with the others, but has its letters' size at once.
    #expect(app.window.frame(of: "color", at: 0.25)?.width == 125)
    #expect(app.window.frame(of: "text", at: 0.25)?.size == app.window.frame(of: "text")?.size)
  }

  private struct Pulsing: View {
    @State private var isLarge = false
    var body: some View {
      Color.red.frame(width: isLarge ? 200 : 100, height: 50)
      Button("Pulse") {
        withAnimation(.linear(duration: 1).repeatForever()) { isLarge.toggle() }
      }
    }
  }

  @Test func `LM06 what follows from a motion that repeats moves as often`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Pulsing() }
    app.window.showsMotion = true
    app.reset()
    app.window.button("Pulse").tap()
    #expect(motions(in: app)["fill"]?.map(\.repetitions) == [nil])
    #expect(motions(in: app)["box frame"]?.map(\.repetitions) == [nil])
  }

  @Test func `LM06 without a motion nothing moves`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Widening(widths: Trace()) }
    app.window.button("Widen").tap()
    #expect(app.frame("color")?[2] == 200)
    #expect(motions(in: app).isEmpty)
  }

  private struct Rows: View {
    @State private var words = (0..<1_000).map { "row \($0)" }
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(words.indices, id: \.self) { index in
            HStack {
              Text(words[index]).named("\(index)")
              Spacer()
              Text("detail").padding(4)
            }
          }
        }
      }
      Button("Wider") { words[500] = "a wider row" }
      Button("Higher") { words[500] = "two\nlines" }
      Button("Fewer") { words.removeLast(500) }
    }
  }

  @Test func `a text that changes in one of a thousand rows is measured, and no other row is`() {
    let app = TestApp(400, 700) { Rows() }
    let first = app.window.layoutCounts
    #expect(app.frame("999") != nil)
    app.reset()
    app.window.button("Wider").tap()
    let wider = app.window.layoutCounts
    #expect(app.frame("500")?[2] == 110)
    app.reset()
    app.window.button("Higher").tap()
    let higher = app.window.layoutCounts
    #expect(app.frame("500")?[3] == 40)
    app.reset()
    app.window.resize(width: 500, height: 700)
    let resized = app.window.layoutCounts
    app.reset()
    app.window.button("Fewer").tap()
    let fewer = app.window.layoutCounts
    #expect(
      [first, wider, higher, resized, fewer] == [
        LayoutTree.Counts(measurements: 9_026, texts: 2_012, placements: 3_006),
        LayoutTree.Counts(measurements: 7, texts: 1, placements: 2),
        LayoutTree.Counts(measurements: 14, texts: 2, placements: 5),
        LayoutTree.Counts(measurements: 7_017, texts: 3, placements: 3_006),
        LayoutTree.Counts(measurements: 9, texts: 0, placements: 3),
      ])
  }

  @Test func `an app without layout pays nothing`() {
    let app = TestApp { Rows() }
    app.window.button("Wider").tap()
    #expect(app.window.layoutCounts == LayoutTree.Counts())
  }

  private struct ManyReaders: View {
    let sizes: Trace<String>
    @State private var width: CGFloat = 50
    @State private var title = "one"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
        ForEach(0..<20) { index in
          HStack(spacing: 0) {
            Color.red.frame(width: index == 7 ? width : 50, height: 10)
            GeometryReader { proxy in
              let _ = sizes("\(index): \(proxy.size.width)")
              Color.blue
            }
          }
          .frame(width: 200, height: 10)
        }
        Button("Wider") { width = 60 }
        Button("Rename") { title = "two" }
      }
    }
  }

  @Test func `an update looks at the readers in what has moved, and at no others`() {
    let sizes = Trace<String>()
    let app = TestApp(400, 700) { ManyReaders(sizes: sizes) }
    #expect(sizes.events == (0..<20).map { "\($0): 150.0" })
    app.reset()
    app.window.button("Wider").tap()
    #expect(sizes.events.last == "7: 140.0")
    #expect(app.window.layoutCounts.followed == 1)
    app.reset()
    app.window.button("Rename").tap()
    #expect(app.window.layoutCounts.followed == 0)
  }
}
