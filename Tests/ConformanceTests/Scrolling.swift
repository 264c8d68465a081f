import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Scrolling by the program, and reports of scrolling by the person.
@MainActor
@Suite struct Scrolling {
  struct Reader: View {
    let isLazy: Bool
    @State private var numbers = Array(0..<1_000)
    var body: some View {
      ScrollViewReader { proxy in
        Button("Far") { proxy.scrollTo(500, anchor: .center) }
        Button("Way") { withAnimation { proxy.scrollTo(3) } }
        Button("Nowhere") { proxy.scrollTo(-1) }
        Button("New") {
          numbers.append(2_000)
          proxy.scrollTo(2_000, anchor: .bottom)
        }
        ScrollView {
          if isLazy {
            LazyVStack { ForEach(numbers, id: \.self) { Text("Row \($0)") } }
          } else {
            VStack { ForEach(0..<10) { Text("Row \($0)").id($0) } }
          }
        }
      }
    }
  }

  private func scrolls(_ app: TestApp) -> [String] {
    app.window.changes.filter { $0.hasPrefix("scrolls") }
  }

  @Test func `a program scrolls to a view by its identity`() {
    let app = TestApp(Reader(isLazy: false))
    app.reset()
    app.window.button("Way").tap()
    #expect(app.window.changes == [#"scrolls to text "Row 3" on the way there"#])
    #expect(app.bodies == [])
    app.reset()
    app.window.button("Nowhere").tap()
    #expect(app.window.mutations == [])
  }

  @Test func `a row that has not been made is made to be scrolled to`() {
    let app = TestApp(Reader(isLazy: true))
    app.reset()
    app.window.button("Far").tap()
    #expect(scrolls(app) == [#"scrolls to text "Row 500" at 0.5 0.5"#])
    #expect(app.window.texts.suffix(30) == (485..<515).map { "Row \($0)" })
  }

  @Test func `a row that comes in the same action can be scrolled to`() {
    let app = TestApp(Reader(isLazy: true))
    app.reset()
    app.window.button("New").tap()
    #expect(scrolls(app) == [#"scrolls to text "Row 2,000" at 0.5 1.0"#])
  }

  struct Positioned: View {
    @State private var position: Int? = 2
    var body: some View {
      Text("at \(position.map { "\($0)" } ?? "-")")
      Button("Forward") { position = 7 }
      ScrollView {
        VStack { ForEach(0..<10, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: $position)
    }
  }

  @Test func `a position is scrolled to when it is set, and reported when the person scrolls`() {
    let app = TestApp(Positioned())
    #expect(scrolls(app) == [#"scrolls to text "Row 2""#])
    app.reset()
    app.window.button("Forward").tap()
    #expect(scrolls(app) == [#"scrolls to text "Row 7""#])
    app.reset()
    let scrollView = app.window.all.first { $0.kind == .scrollView }!
    scrollView.scroll(to: app.window.text("Row 4"))
    #expect(app.window.shows("at 4"))
    #expect(scrolls(app) == [])
  }

  struct Placed: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      Text(position.viewID(type: Int.self).map { "at \($0)" } ?? "at no view")
      Text(position.edge == .bottom ? "at the end" : "elsewhere")
      Text(position.isPositionedByUser ? "by the person" : "by the program")
      Button("Seven") { position.scrollTo(id: 7, anchor: .top) }
      Button("Start") { withAnimation { position.scrollTo(edge: .top) } }
      ScrollView { ForEach(0..<10, id: \.self) { Text("Row \($0)") } }
        .scrollPosition($position)
    }
  }

  @Test func `a position is a view, an edge, or where the person has scrolled to`() {
    let app = TestApp(Placed())
    var seen: [[String]] = []
    func see() {
      seen.append(Array(app.window.texts.prefix(3)) + scrolls(app))
      app.reset()
    }
    see()
    app.window.button("Seven").tap()
    see()
    let scrollView = app.window.all.first { $0.kind == .scrollView }!
    scrollView.reportScrolling(
      .interacting, visible: CGRect(x: 0, y: 40, width: 300, height: 100),
      content: CGSize(width: 300, height: 200))
    scrollView.scroll(to: app.window.text("Row 4"))
    see()
    app.window.button("Start").tap()
    see()
    app.window.button("Start").tap()
    see()
    #expect(
      seen == [
        [
          "at no view", "at the end", "by the program",
          #"scrolls to text "Row 9" at 0.5 1.0"#,
        ],
        ["at 7", "elsewhere", "by the program", #"scrolls to text "Row 7" at 0.5 0.0"#],
        ["at 4", "elsewhere", "by the person"],
        [
          "at no view", "elsewhere", "by the program",
          #"scrolls to text "Row 0" at 0.5 0.0 on the way there"#,
        ],
        [
          "at no view", "elsewhere", "by the program",
          #"scrolls to text "Row 0" at 0.5 0.0 on the way there"#,
        ],
      ])
  }

  @Test func `modifiers say how the scroll views inside behave`() {
    let app = TestApp(
      VStack { ScrollView(.horizontal) { Text("a") } }
        .scrollIndicators(.hidden).scrollDisabled(true).scrollClipDisabled()
        .contentMargins(.horizontal, 8, for: .scrollContent).defaultScrollAnchor(.bottom)
        .scrollTargetBehavior(.paging).scrollBounceBehavior(.basedOnSize))
    let scrollView = app.window.all.first { $0.kind == .scrollView }!
    #expect(
      PropertyKey.allCases.compactMap(scrollView.property) == [
        .axes(.horizontal), .hidesScrollIndicators(true), .scrollEnabled(false),
        .showsOutside(true), .scrollAnchor(ScrollAnchors(Point(x: 0.5, y: 1))),
        .scrollSnapping(.pages),
        .safeAreaPadding(Insets(top: 0, leading: 8, bottom: 0, trailing: 8)),
      ])
  }

  @Test func `an anchor for one role goes before the one for all, whichever is set first`() {
    func anchors(_ view: some View) -> Property? {
      TestApp(view).window.all.first { $0.kind == .scrollView }!.property(.scrollAnchor)
    }
    let (top, bottom) = (Point(x: 0.5, y: 0), Point(x: 0.5, y: 1))
    let scrollView = ScrollView { Text("a") }
    #expect(
      anchors(scrollView.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))
        == .scrollAnchor(ScrollAnchors(start: bottom, growth: bottom, alignment: top)))
    #expect(
      anchors(scrollView.defaultScrollAnchor(nil, for: .sizeChanges).defaultScrollAnchor(.bottom))
        == .scrollAnchor(ScrollAnchors(start: bottom, growth: nil, alignment: bottom)))
    #expect(
      anchors(scrollView.defaultScrollAnchor(.bottom, for: .initialOffset))
        == .scrollAnchor(ScrollAnchors(start: bottom, growth: nil, alignment: nil)))
    #expect(anchors(scrollView.defaultScrollAnchor(nil, for: .alignment)) == nil)
  }

  struct Observed: View {
    let log: Log
    @State private var isPast = false
    var body: some View {
      Text(isPast ? "past" : "top")
      ScrollView {
        ScrollView(.horizontal) { Text("a") }
      }
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y > 80
      } action: { old, new in
        log("\(old) to \(new)")
        isPast = new
      }
      .onScrollPhaseChange { old, new, context in
        log("\(old) to \(new) at \(Int(context.geometry.visibleRect.minY))")
      }
    }
  }

  private func scroll(_ element: TestElement, _ phase: ScrollReport.Phase, to y: CGFloat) {
    element.reportScrolling(
      phase, visible: CGRect(x: 0, y: y, width: 300, height: 400),
      content: CGSize(width: 300, height: 1_000))
  }

  @Test func `who observes a scroll view is notified when a value made of its geometry differs`() {
    let log = Log()
    let app = TestApp(Observed(log: log))
    let scrollViews = app.window.all.filter { $0.kind == .scrollView }
    #expect(scrollViews[0].property(.reportsScrolling) == .reportsScrolling(true))
    app.reset()
    scroll(scrollViews[0], .idle, to: 0)
    #expect(log.lines == ["false to false"])
    scroll(scrollViews[0], .interacting, to: 50)
    #expect(log.lines.dropFirst() == ["idle to interacting at 50"])
    #expect(app.bodies == [])
    scroll(scrollViews[0], .interacting, to: 100)
    #expect(log.lines.dropFirst(2) == ["false to true"])
    #expect(app.bodies == ["Observed"])
    #expect(app.window.changes == [#"text "top" becomes "past""#])
    scroll(scrollViews[0], .decelerating, to: 120)
    scroll(scrollViews[0], .idle, to: 130)
    #expect(
      log.lines.dropFirst(3) == [
        "interacting to decelerating at 120", "decelerating to idle at 130",
      ])
  }

  @Test func `who observes a scroll view receives nothing of one inside it`() {
    let log = Log()
    let app = TestApp(Observed(log: log))
    let scrollViews = app.window.all.filter { $0.kind == .scrollView }
    scroll(scrollViews[1], .interacting, to: 200)
    #expect(log.lines == [])
    scroll(scrollViews[0], .interacting, to: 200)
    #expect(log.lines == ["idle to interacting at 200", "true to true"])
  }

  @Test func `lists and forms report too, and only those that are observed`() {
    let log = Log()
    func observed(_ view: some View) -> some View {
      view.onScrollPhaseChange { log("\($0) to \($1)") }.scrollIndicators(.hidden)
    }
    let app = TestApp(
      VStack {
        observed(List { Text("a") })
        observed(Form { Text("b") })
        observed(ScrollView { Text("c") })
        ScrollView { Text("d") }
      })
    let kinds: Set<ElementKind> = [.list, .form, .scrollView]
    let all = app.window.all.filter { kinds.contains($0.kind) }
    #expect(
      all.map { $0.property(.reportsScrolling) != nil } == [true, true, true, false])
    #expect(all[2].property(.hidesScrollIndicators) == .hidesScrollIndicators(true))
    for element in all { scroll(element, .animating, to: 1) }
    #expect(log.lines == Array(repeating: "idle to animating", count: 3))
  }

  @Test func `the geometry of a scroll view has a visible part within its insets`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -20), contentSize: CGSize(width: 100, height: 900),
      contentInsets: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0),
      containerSize: CGSize(width: 100, height: 400))
    #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 100, height: 400))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 350))
    #expect(ScrollPhase.tracking.isScrolling && !ScrollPhase.idle.isScrolling)
  }

  @Test func `a view is notified when half of it is seen, and when it no longer is`() {
    let log = Log()
    let app = TestApp(
      ScrollView { Text("a").onScrollVisibilityChange { log("\($0)") } })
    let scrollView = app.window.all.first { $0.kind == .scrollView }!
    let box = app.window.all.first { $0.kind == .box }!
    #expect(box.property(.measurement) == .measurement(.frame))
    scrollView.measure(CGRect(x: 0, y: 0, width: 100, height: 100))
    func move(to y: CGFloat) { box.measure(CGRect(x: 0, y: y, width: 100, height: 20)) }
    move(to: 120)
    move(to: 95)
    #expect(log.lines == [])
    move(to: 85)
    move(to: 40)
    #expect(log.lines == ["true"])
    move(to: -15)
    #expect(log.lines == ["true", "false"])
  }

  @Test func `a view outside of all scroll views is not measured for its visibility`() {
    let app = TestApp(Text("a").onScrollVisibilityChange { _ in })
    let box = app.window.all.first { $0.kind == .box }!
    #expect(box.property(.measurement) == .measurement(.size))
  }
}
