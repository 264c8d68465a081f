import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct GeometryOfViews {
  @Test func `LI01 a geometry reader takes what it is offered`() {
    #expect(answer(300, 200) { GeometryReader { _ in helloWorld } } == [300, 200])
    let app = TestApp(400, 700) {
      ScrollView { GeometryReader { _ in helloWorld }.named("reader") }
    }
    #expect(app.frame("reader") == [0, 0, 400, 10])
  }

  @Test func `LI02 its children are offered its size and stand at the top leading corner`() {
    let app = TestApp(400, 700) {
      GeometryReader { _ in
        helloWorld.named("text")
        Color.red.named("color")
      }
    }
    #expect(app.frames("text", "color") == [[0, 0, 120, 20], [0, 0, 400, 700]])
  }

  @Test func `LI03 a proxy knows the size and the frame`() {
    let trace = Trace<CGRect>()
    _ = TestApp(400, 700) {
      GeometryReader { proxy in
        let _ = trace(CGRect(origin: .zero, size: proxy.size))
        let _ = trace(proxy.frame(in: .global))
        let _ = trace(proxy.frame(in: .local))
      }
      .padding(20)
    }
    let local = CGRect(x: 0, y: 0, width: 360, height: 660)
    #expect(trace.events == [local, local.offsetBy(dx: 20, dy: 20), local])
  }

  @Test func `LI03 a size is not rounded`() {
    let trace = Trace<CGFloat>()
    _ = TestApp(100, 50) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in GeometryReader { proxy in let _ = trace(proxy.size.width) } }
      }
    }
    #expect(trace.events.map { ($0 * 100).rounded() } == [3_333, 3_333, 3_333])
  }

  @Test func `LI04 a position is given in the space of a named view around`() {
    let trace = Trace<CGRect>()
    _ = TestApp(400, 700) {
      GeometryReader { proxy in let _ = trace(proxy.frame(in: .named("outer"))) }
        .padding(20)
        .coordinateSpace(.named("outer"))
        .padding(.top, 50)
    }
    #expect(trace.events.last == CGRect(x: 20, y: 20, width: 360, height: 610))
  }

  @Test func `LI05 safe area insets are the parts of a view that are not safe`() {
    let trace = Trace<EdgeInsets>()
    let notch = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    _ = TestApp(400, 700, safeArea: notch) {
      GeometryReader { proxy in let _ = trace(proxy.safeAreaInsets) }
    }
    #expect(trace.events.last == EdgeInsets())
    _ = TestApp(400, 700, safeArea: notch) {
      Color.red.overlay {
        GeometryReader { proxy in let _ = trace(proxy.safeAreaInsets) }
          .frame(width: 400, height: 700)
      }
    }
    #expect(trace.events.last == EdgeInsets(top: 40, leading: 0, bottom: 40, trailing: 0))
  }
}

@MainActor
@Suite struct ScrollingAndGridsOfViews {
  @Test func `LJ01 a scroll view offers no length along its axis`() {
    let app = TestApp(300, 500) { ScrollView { photo.scaledToFit().named("image") } }
    #expect(app.frame("image") == [0, 0, 300, 200])
  }

  @Test func `LJ02 a scroll view fills its axis and hugs across it`() {
    #expect(answer(400, 700) { ScrollView { helloWorld } } == [120, 700])
    #expect(answer(400, 700) { ScrollView(.horizontal) { helloWorld } } == [400, 20])
    #expect(answer(nil, nil) { ScrollView { helloWorld } } == [120, 20])
  }

  @Test func `LJ03 shorter content is at the beginning`() {
    let app = TestApp(400, 700) { ScrollView { helloWorld.named("text") }.named("scroll") }
    #expect(app.frames(in: "scroll", "text") == [[0, 0, 120, 20]])
  }

  @Test
  func
    `content that is smaller than its scroll view stands at the anchor, and larger content at the start`()
  {
    func place(_ height: CGFloat, _ axes: Axis.Set = .vertical, at anchor: UnitPoint) -> [CGFloat]?
    {
      let app = TestApp(400, 700) {
        ScrollView(axes) { Color.red.frame(width: 100, height: height).named("content") }
          .defaultScrollAnchor(anchor).named("scroll")
      }
      return app.frames(in: "scroll", "content")[0]
    }
    #expect(place(50, at: .top) == [0, 0, 100, 50])
    #expect(place(50, at: .bottom) == [0, 650, 100, 50])
    #expect(place(50, at: .center) == [0, 325, 100, 50])
    #expect(place(900, at: .bottom) == [0, 0, 100, 900])
    #expect(place(50, .horizontal, at: .trailing) == [300, 0, 100, 50])
    #expect(place(50, [.horizontal, .vertical], at: .bottomTrailing) == [300, 650, 100, 50])
  }

  @Test func `small content stands at the anchor for its alignment, whatever the one for all`() {
    let app = TestApp(400, 700) {
      ScrollView { Color.red.frame(width: 100, height: 50).named("content") }
        .defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment).named("scroll")
    }
    #expect(app.frames(in: "scroll", "content") == [[0, 0, 100, 50]])
    let begun = TestApp(400, 700) {
      ScrollView { Color.red.frame(width: 100, height: 50).named("content") }
        .defaultScrollAnchor(.bottom, for: .initialOffset).named("scroll")
    }
    #expect(begun.frames(in: "scroll", "content") == [[0, 0, 100, 50]])
  }

  /// Decided: they form a column in a vertical scroll view, and a row in a horizontal one.
  @Test func `LJ04 several views in a scroll view are a column, or a row`() {
    let column = TestApp(400, 700) {
      ScrollView {
        Text("a").named("a")
        Text("b").named("b")
      }
      .named("scroll")
    }
    #expect(column.frames(in: "scroll", "a", "b") == [[0, 0, 10, 20], [0, 20, 10, 20]])
    let row = TestApp(400, 700) {
      ScrollView(.horizontal) {
        Text("a").named("a")
        Text("b").named("b")
      }
      .named("scroll")
    }
    #expect(row.frames(in: "scroll", "a", "b") == [[0, 0, 10, 20], [18, 0, 10, 20]])
  }

  @Test func `LJ05 a lazy column is as wide as it is offered, whatever its rows`() {
    #expect(answer(400, nil) { LazyVStack { helloWorld } } == [400, 20])
    #expect(answer(nil, nil) { LazyVStack { helloWorld } } == [120, 20])
  }

  @Test func `LJ06 rows that have not been made count with the average`() {
    let app = TestApp(400, 700) {
      ScrollView {
        LazyVStack {
          ForEach(0..<1_000) { Color.red.frame(height: 30).named("\($0)") }
        }
        .named("column")
      }
    }
    #expect(app.frame("column") == [0, 0, 400, 37_992])
    #expect(app.frame("7") == [0, 266, 400, 30])
  }

  private struct CountedRow: View {
    let number: Int
    @State private var count = 0
    var body: some View { Button("row \(number): \(count)") { count += 1 }.frame(height: 20) }
  }

  /// Differs: rows are made and removed as the statement says, but a row that has state keeps it as
  /// long as its container exists. Apple leaves open when that state is lost, so no app can rely on
  /// losing it, and a person who scrolls back would miss a half-typed text or a chosen answer. Rows
  /// without state are freed.
  @Test func `LJ07 rows are made when they are wanted, and go when they are scrolled away`() {
    let app = TestApp(400, 200) {
      ScrollView { LazyVStack { ForEach(0..<500) { CountedRow(number: $0) } } }
    }
    let stack = app.window.all.first { $0.kind == .lazyVerticalStack }!
    let made = app.bodies.count
    #expect(made < 100)
    app.window.button("row 0: 0").tap()
    app.reset()
    stack.scroll(toRows: 300..<310)
    #expect(app.bodies == Array(repeating: "CountedRow", count: 10))
    #expect(app.window.texts.contains("row 305: 0"))
    #expect(!app.window.texts.contains("row 0: 1"))
    app.reset()
    stack.scroll(toRows: 0..<10)
    #expect(app.window.texts.contains("row 0: 1"))
    #expect(!app.window.texts.contains("row 305: 0"))
    #expect(app.bodies == [])
  }

  @Test func `LJ08 a lazy row fills the height it is offered`() {
    #expect(answer(400, 100) { LazyHStack { helloWorld } } == [120, 100])
    #expect(answer(400, nil) { LazyHStack { helloWorld } } == [120, 20])
  }

  private func columns(_ width: CGFloat, _ items: GridItem...) -> [CGFloat] {
    let app = TestApp(width, 300) {
      LazyVGrid(columns: items) {
        ForEach(0..<4) { Color.red.frame(height: 10).named("\($0)") }
      }
    }
    let frames = (0..<4).map { app.frame("\($0)")! }
    return frames.filter { $0[1] == frames[0][1] }.map { $0[2] }
  }

  @Test func `LJ09 columns of a lazy grid divide what fixed ones leave, in order`() {
    #expect(columns(400, GridItem(), GridItem(), GridItem()) == [128, 128, 128])
    #expect(
      columns(400, GridItem(.flexible(minimum: 100, maximum: 120)), GridItem()) == [120, 272])
  }

  @Test func `LJ10 an adaptive column is as many as fit`() {
    #expect(columns(200, GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))) == [70, 57, 57])
    #expect(columns(400, GridItem(.adaptive(minimum: 80))) == [94, 94, 94, 94])
    #expect(columns(400, GridItem(.adaptive(minimum: 80, maximum: 85))) == [85, 85, 85, 85])
  }

  @Test func `LJ11 a row of a lazy grid is as tall as its tallest cell`() {
    let app = TestApp(208, 300) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Color.red.frame(height: 30).named("a")
        Color.red.frame(height: 50).named("b")
        Color.red.frame(height: 10).named("c")
      }
      .named("grid")
    }
    #expect(
      app.frames(in: "grid", "a", "b", "c")
        == [[0, 10, 100, 30], [108, 0, 100, 50], [0, 58, 100, 10]])
  }

  @Test func `LJ09 each column of a lazy grid has its own distance and alignment`() {
    let columns = [
      GridItem(.fixed(60), spacing: 4, alignment: .leading),
      GridItem(.fixed(60), spacing: 30, alignment: .topTrailing), GridItem(.fixed(60)),
    ]
    let app = TestApp(300, 200) {
      LazyVGrid(columns: columns) {
        Text("a").named("a")
        Text("b").named("b")
        Color.red.frame(width: 20, height: 40).named("c")
      }
      .named("grid")
    }
    // 214 points of columns stand in the middle of 300.
    #expect(
      app.frames(in: "grid", "grid", "a", "b", "c")
        == [[0, 0, 300, 40], [43, 10, 10, 20], [157, 0, 10, 20], [217, 0, 20, 40]])
  }

  @Test func `LJ13 a grid's columns are as wide as their widest cells`() {
    let app = TestApp(400, 700) {
      Grid {
        GridRow {
          Text("Hello").named("a")
          Text("b").named("b")
        }
        GridRow { Text("abc").named("c") }
      }
      .named("grid")
    }
    #expect(
      app.frames(in: "grid", "grid", "a", "b", "c")
        == [[0, 0, 68, 48], [0, 0, 50, 20], [58, 0, 10, 20], [10, 28, 30, 20]])
  }

  /// Decided: columns divide their length as a row does among its views.
  @Test func `LJ14 flexible cells share what the others leave`() {
    let app = TestApp(200, 100) {
      Grid {
        GridRow {
          Text("Hello")
          Color.red.named("a")
        }
        GridRow {
          Text("abc")
          Color.red.named("b")
        }
      }
    }
    #expect(app.frames("a", "b") == [[58, 0, 142, 46], [58, 54, 142, 46]])
  }

  @Test func `LJ15 a view outside of a row spans all columns, and a cell can span several`() {
    let app = TestApp(400, 700) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 60, height: 10)
        }
        Color.red.frame(height: 10).named("alone")
        GridRow { Color.red.frame(height: 10).named("wide").gridCellColumns(2) }
      }
      .named("grid")
    }
    let frames = app.frames(in: "grid", "alone", "wide")
    #expect(frames.map { $0![1] } == [10, 20])
    #expect(frames[0]![2] == frames[1]![2])
  }

  @Test func `LJ16 an unsized axis needs nothing of its own`() {
    func width(_ isUnsized: Bool) -> CGFloat {
      let app = TestApp(400, 700) {
        Grid {
          GridRow {
            Color.red.frame(width: 50, height: 10)
            Color.red.frame(width: 60, height: 10)
          }
          Divider().named("line").gridCellUnsizedAxes(isUnsized ? .horizontal : [])
        }
      }
      return app.frame("line")![2]
    }
    #expect([width(true), width(false)] == [118, 400])
  }

  @Test func `LJ17 cells stand on guides, or on points of their places`() {
    let app = TestApp(400, 700) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          Color.red.frame(width: 60, height: 60)
          Color.red.frame(width: 60, height: 60)
        }
        GridRow {
          Color.red.frame(width: 60, height: 60)
          Color.blue.frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
            .named("dot")
        }
        GridRow {
          Text("a").gridColumnAlignment(.trailing).named("text")
        }
      }
      .named("grid")
    }
    #expect(app.frames(in: "grid", "dot", "text") == [[73.5, 98.5, 10, 10], [50, 122, 10, 20]])
  }

  /// Differs: the background of a row fills the row, including the gaps between its cells; Apple's
  /// fills each cell. With a modifier that has its own size, such as a frame, it is no longer a row
  /// but a view that spans all columns.
  @Test func `LJ17 modifiers of a row leave it a row, and its padding is that of its cells`() {
    let app = TestApp(400, 700) {
      Grid {
        GridRow {
          Text("Name").named("name")
          Text("Value").named("value")
        }
        .background(.gray).onTapGesture {}.padding(4).named("row")
        GridRow {
          Text("A long first cell").named("long")
          Text("x").named("x")
        }
      }
      .named("grid")
    }
    #expect(
      app.frames(in: "grid", "grid", "row", "name", "value", "long", "x")
        == [
          [0, 0, 236, 56], [0, 0, 236, 28], [65, 4, 40, 20], [182, 4, 50, 20], [0, 36, 170, 20],
          [202, 36, 10, 20],
        ])
  }

  /// Decided: insets are 16 at the sides, and 10 above and below, because a line of text is a point higher than the system's.
  @Test func `LJ18 a row of a list is its content and insets, leading and in the middle`() {
    let app = TestApp(400, 700) {
      List {
        Text("a").named("a")
        Text("b\nb\nb").named("b")
        Color.red.named("c").listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    }
    #expect(
      app.frames("a", "b", "c")
        == [[16, 12, 10, 20], [16, 54, 10, 60], [0, 124, 400, 44]])
  }

  /// Decided: columns are divided once; iOS 14 has been seen to divide them twice.
  @Test func `LJ12 a lazy grid is as wide as its columns, or as it is offered`() {
    let app = TestApp(300, 700) {
      LazyVGrid(
        columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
      ) {
        Color.red.named("a")
        Color.red.named("b")
      }
      .named("grid")
    }
    #expect(app.frame("grid")?[2] == 334)
    #expect(app.frames(in: "grid", "a", "b") == [[0, 0, 146, 10], [154, 0, 180, 10]])
    #expect(
      answer(300, 100) { LazyVGrid(columns: [GridItem(.fixed(50))]) { Color.red } }[0] == 300)
  }

  @Test func `MG15 a drag in a named space reports where it is in the view of that name`() {
    let trace = Trace<[CGFloat]>()
    let app = TestApp(400, 700) {
      VStack {
        Text("Title")
        Text("Card")
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
              .onChanged { trace([$0.startLocation.x, $0.location.x, $0.location.y]) }
          )
          .padding(30)
          .coordinateSpace(.named("board"))
          .named("board")
      }
    }
    let board = app.frame("board")!
    let card = app.window.text("Card")
    for _ in 0..<2 {
      card.pointerDown(at: CGPoint(x: 200, y: 360))
      card.pointerMove(to: CGPoint(x: 210, y: 365))
      card.pointerUp(at: CGPoint(x: 210, y: 365))
    }
    let (x, y) = (board[0], board[1])
    #expect(x == 150)
    let events = [[200 - x, 200 - x, 360 - y], [200 - x, 210 - x, 365 - y]]
    #expect(trace.events == events + events)
  }
}
