import BanyanHost
import BanyanLayout
import BanyanTesting
import SwiftUI
import Testing

/// Views for which a host receives no size, because they are as large as their content.
@MainActor
@Suite struct HuggingInHosts {
  private func placement(_ element: TestElement) -> String? {
    element.property(.placement)?.wording
  }

  private func start(@ViewBuilder _ view: @escaping () -> some View) -> TestApp {
    TestApp(layout: .size(400, 700).reportingToHost(), view: view)
  }

  /// The properties of all boxes, in the order of the page.
  private func boxes(_ app: TestApp) -> [String?] {
    app.window.all.filter { $0.kind == .box }.map(placement)
  }

  @Test func `stacks, piles and buttons that end where what is in them ends are sent no size`() {
    let app = start {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("hugging"); Text("both")
        }
        .accessibilityIdentifier("row")
        ZStack { Text("pile") }.accessibilityIdentifier("pile")
        Button("Plain") {}
        HStack(spacing: -20) {
          Text("long, and before"); Text("a")
        }
        .accessibilityIdentifier("overlapping")
        HStack {
          Text("Spaced"); Spacer(minLength: 30)
        }
        .accessibilityIdentifier("spaced").frame(width: 150)
      }
      .accessibilityIdentifier("column")
    }
    func placed(_ name: String) -> String? { placement(app.window.element(identifier: name)) }
    #expect(placed("column") == "own x own at 125.0 300.0")
    #expect(placed("row") == "own x own at 0.0 0.0")
    #expect(placed("pile") == "own x own at 0.0 0.0")
    #expect(placement(app.window.button("Plain")) == "own x own at 0.0 0.0")
    #expect(placed("overlapping") == "own x own at 0.0 0.0")
    #expect(placed("spaced") == "own x own at 0.0 0.0")
  }

  @Test func `a label ends where its title ends`() {
    let app = start { Label("Letters", systemImage: "envelope") }
    let labels = app.window.all.filter { $0.kind == .label }
    #expect(labels.map(placement) == ["own x own at 151.0 340.0"])
  }

  @Test func `what is larger than what is in it is sent how large it is`() {
    let app = start {
      VStack(alignment: .leading, spacing: 0) {
        Button("Press") {}.buttonStyle(.bordered)
        Text("padded").padding(5)
      }
    }
    #expect(placement(app.window.button("Press")) == "74.0 x 34.0 at 0.0 0.0")
    #expect(boxes(app) == ["70.0 x 30.0 at 0.0 0.0"])
  }

  @Test func `boxes that only look like something are sent no size`() {
    let app = start {
      VStack(alignment: .leading, spacing: 0) {
        Text("painted").background(.red)
        Text("framed").border(.red)
        Text("clipped").clipShape(.capsule)
      }
    }
    #expect(boxes(app) == Array(repeating: "own x own at 0.0 0.0", count: 3))
  }

  @Test func `boxes that style sheets may give a length are sent it`() {
    let app = start {
      VStack(alignment: .leading, spacing: 0) {
        Text("framed").frame(width: 60)
        Text("held").fixedSize()
        Color.red.frame(width: 40).aspectRatio(2, contentMode: .fit)
      }
    }
    #expect(boxes(app).prefix(2) == ["60.0 x 20.0 at 0.0 0.0", "40.0 x 20.0 at 0.0 0.0"])
    #expect(boxes(app).allSatisfy { $0?.contains("own") == false })
  }

  @Test func `what holds something that the host lays out is sent how large it is taken to be`() {
    let app = start {
      HStack(spacing: 0) {
        Text("a"); ProgressView()
      }
      .accessibilityIdentifier("row")
    }
    #expect(placement(app.window.element(identifier: "row")) == "30.0 x 20.0 at 185.0 340.0")
  }

  @Test(arguments: [(64, "own x own"), (65, "10.0 x own")])
  func `a long stack is sent how wide it is, so that nobody asks all its rows`(
    count: Int, size: String
  ) {
    let app = start {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Text("r") } }
          .accessibilityIdentifier("column")
      }
    }
    #expect(placement(app.window.element(identifier: "column")) == "\(size) at 0.0 0.0")
  }

  @Test(arguments: [(64, "own x own"), (65, "own x 20.0")])
  func `one of many rows is sent how high it is, so that nobody lays it out before it is seen`(
    count: Int, size: String
  ) {
    let app = start {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            HStack { Text("r") }.accessibilityIdentifier("row \(number)")
          }
        }
      }
    }
    #expect(placement(app.window.element(identifier: "row 1")) == "\(size) at 0.0 0.0")
  }

  private struct Row: View {
    @State private var label = "short"
    var body: some View {
      HStack {
        Text("1")
        Button(label) { label = "longer" }
      }
      .background(.red)
    }
  }

  @Test func `of a row whose text grows the text alone is sent how wide it is`() {
    let app = start {
      VStack(alignment: .leading) {
        Row()
        Text("A text that is wider than all")
      }
    }
    app.reset()
    app.window.button("short").tap()
    #expect(
      app.window.changes == [
        #"text "short" becomes "longer""#,
        "text placement 50.0 x 20.0 at 0.0 0.0 on one line becomes 60.0 x 20.0 at 0.0 0.0 on one line",
      ])
  }

  private struct Leaving: View {
    @State private var leaves = false
    var body: some View {
      Button("Leave") { leaves.toggle() }.ignoresSafeArea(edges: leaves ? .all : [])
    }
  }

  @Test func `a box that may have a length of its own is sent it, though it is as large as before`()
  {
    let app = start { Leaving() }
    #expect(boxes(app) == ["own x own at 175.0 340.0"])
    app.window.button("Leave").tap()
    #expect(boxes(app) == ["50.0 x 20.0 at 175.0 340.0"])
    app.window.button("Leave").tap()
    #expect(boxes(app) == ["own x own at 175.0 340.0"])
  }
}
