import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// A layout of closures.
private nonisolated struct Closures: Layout {
  var sizing: (ProposedViewSize, Subviews) -> CGSize = { proposal, _ in
    proposal.replacingUnspecifiedDimensions()
  }
  var placing: (CGRect, ProposedViewSize, Subviews) -> Void = { _, _, _ in }
  var guide: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    sizing(proposal, subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    placing(bounds, proposal, subviews)
  }

  func explicitAlignment(
    of alignment: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    alignment == .bottom ? guide : nil
  }
}

/// Views along a diagonal, each in its ideal size.
private nonisolated struct Diagonal: Layout {
  var gap: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = gap * CGFloat(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner.x += size.width + gap
      corner.y += size.height + gap
    }
  }
}

/// As wide as its gap, which is animatable.
private nonisolated struct Animated: Layout {
  var gap: CGFloat
  let seen: (CGFloat) -> Void

  var animatableData: CGFloat {
    get { gap }
    set { gap = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    seen(gap)
    return CGSize(width: gap, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private nonisolated struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

@MainActor
@Suite struct LayoutsOfApps {
  @Test
  func `LK01 a layout's size is taken as it is, and its views are placed in bounds of that size`() {
    let seen = Trace<String>()
    let app = TestApp(400, 700) {
      Closures(
        sizing: { _, _ in CGSize(width: 200, height: 100) },
        placing: { bounds, proposal, subviews in
          let bounds = "\(bounds.minX) \(bounds.minY) \(bounds.width) \(bounds.height)"
          assumeMain { seen("\(bounds) for \(proposal.width!) \(proposal.height!)") }
          subviews[0].place(
            at: CGPoint(x: 10, y: 20), proposal: ProposedViewSize(width: 30, height: 40))
        })() { Color.red.named("color") }
        .named("layout")
    }
    #expect(app.frames("layout", "color") == [[100, 300, 200, 100], [110, 320, 30, 40]])
    #expect(seen.events == ["0.0 0.0 200.0 100.0 for 400.0 700.0"])
  }

  private struct AnimatedGap: View {
    let seen: Trace<CGFloat>
    @State private var gap: CGFloat = 10

    var body: some View {
      let seen = seen
      Animated(gap: gap) { gap in assumeMain { seen(gap) } }() { Color.red }.named("it")
      Button("Widen") { withAnimation(.linear(duration: 1)) { gap = 90 } }
    }
  }

  /// Differs: the layout runs once, with the final value, and the host animates everything from the
  /// old frames to the new ones. Only the way between differs: views on a circle move along its
  /// chord. Otherwise the server would have to run the layout 60 times a second for each visitor
  /// and send every frame, which a slow connection would show late and in jumps; the browser's own
  /// animation does not depend on the connection.
  @Test func `LK11 MC10 a layout that is animated is laid out at the end of the animation`() {
    let seen = Trace<CGFloat>()
    let app = TestApp(400, 700) { AnimatedGap(seen: seen) }
    app.window.showsMotion = true
    #expect(Set(seen.events) == [10])
    app.window.button("Widen").tap()
    #expect(Set(seen.events) == [10, 90])
    #expect(app.frame("it")?[2] == 90)
  }

  @Test func `LK02 the last placement counts, and a view without one is in the middle`() {
    let app = TestApp(400, 700) {
      Closures(
        sizing: { _, _ in CGSize(width: 200, height: 100) },
        placing: { bounds, _, subviews in
          subviews[0].place(at: .zero, proposal: .unspecified)
          subviews[0].place(
            at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
            proposal: .unspecified)
          subviews[1].place(at: CGPoint(x: -30, y: 500), proposal: .zero)
        })() {
          Color.red.named("a").frame(width: 50, height: 20)
          Color.red.named("b")
          Color.red.named("c").frame(width: 50, height: 20)
        }
        .named("layout")
    }
    #expect(
      app.frames(in: "layout", "a", "b", "c")
        == [[150, 80, 50, 20], [-30, 500, 0, 0], [75, 40, 50, 20]])
  }

  @Test func `LK03 a cache is made once, and brought up to date when something differs`() {
    nonisolated struct Caching: Layout {
      let trace: Trace<String>
      var gap: CGFloat

      func makeCache(subviews: Subviews) -> Int {
        assumeMain { trace("make \(subviews.count)") }
        return 0
      }

      func updateCache(_ cache: inout Int, subviews: Subviews) {
        cache += 1
        let count = cache
        assumeMain { trace("update \(count) with \(subviews.count)") }
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize
      {
        CGSize(width: 100 + gap, height: 100)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {}
    }
    struct Screen: View {
      let trace: Trace<String>
      @State private var gap: CGFloat = 0
      @State private var count = 1
      @State private var other = 0
      var body: some View {
        Button("gap") { gap += 1 }
        Button("count") { count += 1 }
        Button("other \(other)") { other += 1 }
        Caching(trace: trace, gap: gap) {
          ForEach(0..<count, id: \.self) { Text("\($0)") }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(400, 700) { Screen(trace: trace) }
    #expect(trace.events == ["make 1"])
    app.window.button("other 0").tap()
    #expect(trace.events == ["make 1"])
    app.window.button("gap").tap()
    #expect(trace.events == ["make 1", "update 1 with 1"])
    app.window.button("count").tap()
    #expect(trace.events == ["make 1", "update 1 with 1", "update 2 with 2"])
  }

  @Test func `LK04 a layout has the spacing preferences of its views, and its own guides`() {
    let app = TestApp(400, 700) {
      VStack {
        Diagonal() {
          Text("a"); Color.red.frame(width: 10, height: 10)
        }.named("text and area")
        Text("below").named("below")
      }
      .named("stack")
    }
    // An edge with text and a plain edge: as between an area and a text.
    #expect(
      app.frames(in: "stack", "text and area", "below")
        == [[15, 0, 20, 30], [0, 38, 50, 20]])
    // Text wants no room below text.
    let texts = TestApp(400, 700) {
      VStack {
        Diagonal() { Text("a") }.named("layout")
        Text("b").named("below")
      }
      .named("stack")
    }
    #expect(
      texts.frames(in: "stack", "layout", "below") == [[0, 0, 10, 20], [0, 20, 10, 20]])
    let aligned = TestApp(400, 700) {
      HStack(alignment: .bottom, spacing: 0) {
        Closures(sizing: { _, _ in CGSize(width: 50, height: 50) }, guide: 20)() { Color.red }
          .named("layout")
        Color.red.frame(width: 10, height: 30).named("other")
      }
      .named("row")
    }
    #expect(
      aligned.frames(in: "row", "layout", "other") == [[0, 10, 50, 50], [50, 0, 10, 30]])
  }

  @Test func `LK05 a layout sees the resolved views in order, with their values`() {
    let seen = Trace<String>()
    let app = TestApp(400, 700) {
      Closures(placing: { _, _, subviews in
        let weights = subviews.map { "\($0[Weight.self])" }
        assumeMain { seen(weights.joined(separator: " ")) }
      })() {
        ForEach(0..<3) { number in
          Text("\(number)").layoutValue(key: Weight.self, value: Double(number) * 10)
        }
        Group {
          Text("a"); Text("b").padding()
        }.layoutValue(key: Weight.self, value: 7)
        VStack { Text("inside").layoutValue(key: Weight.self, value: 99) }
        EmptyView()
      }
    }
    #expect(app.reports == [])
    #expect(seen.events == ["0.0 10.0 20.0 7.0 7.0 1.0"])
  }

  @Test func `LK05 a changed value is noticed, also under other modifiers`() {
    nonisolated struct Bars: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1[Weight.self] }, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    struct Screen: View {
      @State private var weight = 20.0
      var body: some View {
        Button("more") { weight += 5 }
        Bars() {
          Color.red.layoutValue(key: Weight.self, value: weight).opacity(0.5)
            .background { Color.blue }
          Color.red
        }
        .named("bars")
      }
    }
    let app = TestApp(400, 700) { Screen() }
    #expect(app.frame("bars")?[2] == 21)
    app.window.button("more").tap()
    #expect(app.frame("bars")?[2] == 26)
  }

  @Test func `LK06 spacers and dividers go along the axis of a layout`() {
    nonisolated struct Line: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 60)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
      }
    }
    let along = TestApp(400, 700) { Line() { Divider().named("line") }.named("layout") }
    #expect(along.frames(in: "layout", "line") == [[0, 0, 1, 60]])
    let without = TestApp(400, 700) {
      Closures(placing: { bounds, _, subviews in
        subviews[0].place(at: .zero, proposal: ProposedViewSize(bounds.size))
      })() { Spacer().named("room") }
      .frame(width: 100, height: 60).named("layout")
    }
    #expect(without.frames(in: "layout", "room") == [[0, 0, 100, 60]])
  }

  @Test func `LK07 layouts by name lay out as the stacks and the grid do`() {
    func boxes() -> some View {
      Group {
        Color.red.frame(width: 20, height: 10).named("a")
        Color.red.frame(width: 30, height: 40).named("b")
      }
    }
    func frames(_ layout: AnyLayout) -> [[CGFloat]?] {
      TestApp(400, 700) { layout { boxes() }.named("it") }.frames(in: "it", "it", "a", "b")
    }
    #expect(
      frames(AnyLayout(HStackLayout(alignment: .top)))
        == [[0, 0, 58, 40], [0, 0, 20, 10], [28, 0, 30, 40]])
    #expect(
      frames(AnyLayout(VStackLayout(alignment: .leading, spacing: 2)))
        == [[0, 0, 30, 52], [0, 0, 20, 10], [0, 12, 30, 40]])
    #expect(
      frames(AnyLayout(ZStackLayout(alignment: .bottomTrailing)))
        == [[0, 0, 30, 40], [10, 30, 20, 10], [0, 0, 30, 40]])
    #expect(
      frames(AnyLayout(Diagonal())) == [[0, 0, 50, 50], [0, 0, 20, 10], [20, 10, 30, 40]])
    let grid = TestApp(400, 700) {
      GridLayout(horizontalSpacing: 4, verticalSpacing: 6) {
        GridRow { boxes() }
        GridRow { Color.red.frame(width: 50, height: 5).named("c") }
      }
      .named("it")
    }
    #expect(
      grid.frames(in: "it", "it", "a", "b", "c")
        == [[0, 0, 84, 51], [15, 15, 20, 10], [54, 0, 30, 40], [0, 46, 50, 5]])
  }

  @Test func `LK07 the stack layouts, used by a layout, lay out as the stacks do`() {
    nonisolated struct Wrapping<Inner: Layout>: Layout {
      let inner: Inner
      func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
      ) -> CGSize {
        inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Inner.Cache
      ) {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    func frames(_ layout: some Layout) -> [[CGFloat]?] {
      TestApp(300, 200) {
        layout {
          helloWorld.named("a")
          Color.red.named("b")
          Text("x").layoutPriority(1).named("c")
        }
        .named("it")
      }
      .frames(in: "it", "it", "a", "b", "c")
    }
    #expect(frames(Wrapping(inner: HStackLayout())) == frames(HStackLayout()))
    #expect(frames(Wrapping(inner: VStackLayout())) == frames(VStackLayout()))
    #expect(
      frames(Wrapping(inner: ZStackLayout(alignment: .topLeading)))
        == frames(ZStackLayout(alignment: .topLeading)))
    #expect(frames(Wrapping(inner: AnyLayout(VStackLayout()))) == frames(VStackLayout()))
  }

  @Test func `LK07 views keep their state when one layout follows another`() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 }.named(name) }
    }
    struct Screen: View {
      @State private var step = 0
      var body: some View {
        let layout =
          switch step % 3 {
          case 0: AnyLayout(HStackLayout(spacing: 0))
          case 1: AnyLayout(VStackLayout(spacing: 0))
          default: AnyLayout(Diagonal())
          }
        Button("next") { step += 1 }
        layout {
          Counter(name: "a"); Counter(name: "b")
        }.named("layout")
      }
    }
    let app = TestApp(400, 700) { Screen() }
    app.window.button("a 0").tap()
    app.window.button("a 1").tap()
    #expect(app.frames(in: "layout", "a", "b") == [[0, 0, 30, 20], [30, 0, 30, 20]])
    app.window.button("next").tap()
    #expect(app.frames(in: "layout", "a", "b") == [[0, 0, 30, 20], [0, 20, 30, 20]])
    app.window.button("next").tap()
    #expect(app.frames(in: "layout", "a", "b") == [[0, 0, 30, 20], [30, 20, 30, 20]])
    #expect(app.window.texts == ["next", "a 2", "b 0"])
  }

  @Test func `a layout in a window that its host lays out is a column, and reports it`() {
    struct Screen: View {
      @State private var isWide = true
      var body: some View {
        Button("turn") { isWide.toggle() }
        Diagonal() {
          Text("a"); Text("b")
        }
        (isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
          Text("c"); Text("d")
        }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.window.texts == ["turn", "a", "b", "c", "d"])
    #expect(
      app.reports == [
        "The layout Diagonal is in a window that its host lays out: its views stand in a column."
      ])
    app.window.button("turn").tap()
    #expect(app.window.texts == ["turn", "a", "b", "c", "d"])
  }
}

/// Layouts are called on the main thread, though their type doesn't require it.
nonisolated func assumeMain(_ body: @MainActor () -> Void) {
  MainActor.assumeIsolated(body)
}
