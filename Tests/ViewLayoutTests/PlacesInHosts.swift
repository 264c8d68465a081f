import BanyanHost
import BanyanLayout
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The mutations for a host that shows laid-out content: no more than the differences.
@MainActor
@Suite struct PlacesInHosts {
  private func placement(_ element: TestElement) -> String? {
    element.property(.placement)?.wording
  }

  private func start(@ViewBuilder _ view: @escaping () -> some View) -> TestApp {
    TestApp(layout: .size(400, 700).reportingToHost(), view: view)
  }

  private struct Growing: View {
    @State private var word = "one"
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(word)
        Text("below")
        Button("Longer") { word = "longer" }
        Button("As long") { word = "two" }
      }
    }
  }

  @Test func `an element is sent its size and its place after the one before`() {
    let app = start { Growing() }
    #expect(placement(app.window.text("one")) == "30.0 x 20.0 at 0.0 0.0 on one line")
    #expect(placement(app.window.text("below")) == "50.0 x 20.0 at 0.0 8.0 on one line")
    #expect(placement(app.window.button("Longer")) == "own x own at 0.0 8.0")
  }

  @Test func `a text of the same size changes nothing but itself`() {
    let app = start { Growing() }
    app.reset()
    app.window.button("As long").tap()
    #expect(app.window.changes == [#"text "one" becomes "two""#])
  }

  @Test func `a text that grows is sent its size, and its neighbors nothing`() {
    let app = start { Growing() }
    app.reset()
    app.window.button("Longer").tap()
    #expect(
      app.window.changes == [
        #"text "one" becomes "longer""#,
        #"text placement 30.0 x 20.0 at 0.0 0.0 on one line becomes 60.0 x 20.0 at 0.0 0.0 on one line"#,
      ])
  }

  @Test func `a text of several lines has room for parts in the other direction`() {
    func place(_ direction: SwiftUI.LayoutDirection) -> String? {
      let app = start {
        Text("one two").frame(width: 40).environment(\.layoutDirection, direction)
      }
      return placement(app.window.text("one two"))
    }
    #expect(place(.leftToRight) == "30.0 x 40.0 at 5.0 0.0")
    #expect(place(.rightToLeft) == "30.0625 x 40.0 at 5.0 0.0")
  }

  @Test func `the label and the views of a group box are laid out in it`() {
    let app = start {
      GroupBox("Box") {
        Text("in")
        HStack {
          Text("Name"); Spacer(); Text("End")
        }
      }
    }
    let kinds: [ElementKind] = [.groupBox, .caption, .horizontalStack]
    #expect(
      app.window.all.filter { kinds.contains($0.kind) }.map(placement) == [
        "all x 108.0 at 0.0 296.0", "30.0 x 20.0 at 16.0 16.0", "own x own at 16.0 72.0",
      ])
    #expect(placement(app.window.text("in")) == "20.0 x 20.0 at 16.0 44.0 on one line")
    #expect(app.window.frame(of: app.window.text("End"))?.minX == 354)
  }

  @Test func `a view for absent content lays out its label, its text and its buttons`() {
    let app = start {
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } description: {
        Text("Not a thing")
      } actions: {
        Button("Add") {}
      }
    }
    let kinds: [ElementKind] = [.unavailable, .label, .image, .text, .button]
    #expect(
      app.window.all.filter { kinds.contains($0.kind) }.map(placement) == [
        "all x all at 0.0 0.0", "own x own at 165.0 291.0", "20.0 x 20.0 at 25.0 0.0",
        "70.0 x 20.0 at 0.0 34.0 on one line", "110.0 x 20.0 at 145.0 357.0 on one line",
        "own x own at 185.0 389.0", "30.0 x 20.0 at 0.0 0.0 on one line",
      ])
  }

  /// A measurer that counts how often it breaks a text into lines.
  private final class CountingMeasurer: TextMeasurer {
    private let measurer = HeadlessTextMeasurer()
    private(set) var count = 0

    func lines(of text: LayoutText, scale: Double, width: Double, most: Int) -> TextLines {
      count += 1
      return measurer.lines(of: text, scale: scale, width: width, most: most)
    }

    func font(of text: LayoutText) -> TextFont { measurer.font(of: text) }
  }

  private struct MixedRows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { _ in
            HStack {
              Text("row")
              Spacer()
              Button("Buy") {}
              Color.red.frame(width: 20, height: 20)
            }
          }
        }
      }
    }
  }

  @Test func `a text is broken into lines once, also to report to the host that it has one`() {
    let measurer = CountingMeasurer()
    let app = TestApp(layout: .size(400, 700).measuringText(by: measurer).reportingToHost()) {
      MixedRows()
    }
    #expect(
      app.window.all.first { $0.kind == .text }.flatMap(placement)
        == "30.0 x 20.0 at 0.0 0.0 on one line")
    #expect(measurer.count == 200)
    #expect(
      app.window.layoutCounts
        == LayoutTree.Counts(measurements: 1_003, texts: 200, placements: 303))
  }

  private struct Rows: View {
    @State private var rows = Array(0..<1_000)
    var body: some View {
      VStack {
        Button("Insert") { rows.insert(1_000, at: 500) }
        ScrollView {
          VStack(alignment: .leading) { ForEach(rows, id: \.self) { Text("Row \($0 + 1_000)") } }
        }
      }
    }
  }

  @Test func `a row that comes among a thousand moves the others without a word`() {
    let app = start { Rows() }
    app.reset()
    app.window.button("Insert").tap()
    #expect(app.window.changes.count == 1, "\(app.window.changes)")
  }

  @Test func `what fills a window follows it without being sent a size`() {
    let app = start { GeometryReader { _ in Text("Inside") }.accessibilityIdentifier("reader") }
    let reader = app.window.element(identifier: "reader")
    #expect(placement(reader) == "all x all at 0.0 0.0")
  }

  private struct Filling: View {
    @State private var isFilled = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Fill") { isFilled.toggle() }
        if isFilled { Form { Text("Row") }.accessibilityIdentifier("form") }
      }
      .accessibilityIdentifier("column")
    }
  }

  @Test func `what fills a window from now on follows it with all that fills it`() {
    let app = start { Filling() }
    func column() -> String? { placement(app.window.element(identifier: "column")) }
    #expect(column() == "own x own at 180.0 340.0")
    app.window.button("Fill").tap()
    #expect(column() == "all x all at 0.0 0.0")
    #expect(placement(app.window.element(identifier: "form")) == "all x 680.0 at 0.0 0.0")
    app.window.button("Fill").tap()
    #expect(column() == "own x own at 180.0 340.0")
  }

  @Test func `what happened to be as wide as a window keeps its width in a wider one`() {
    let app = start {
      ZStack(alignment: .topLeading) {
        Color.red
        Color.blue.accessibilityIdentifier("blue").frame(width: 400, height: 10)
      }
    }
    app.window.resize(width: 500, height: 700)
    #expect(app.window.all.filter { $0.kind == .box }.map(placement) == ["400.0 x 10.0 at 0.0 0.0"])
    #expect(
      placement(app.window.element(identifier: "blue")) == "400.0 x 10.0 at 0.0 0.0")
  }

  @Test func `a picture from elsewhere has its size as soon as it is shown`() {
    let app = start {
      AsyncImage(url: URL(string: "https://example.org/far.png")!) { image in
        image.accessibilityIdentifier("far")
      } placeholder: {
        Text("empty")
      }
    }
    let loader = app.window.all.first { $0.kind == .pictureLoader }!
    app.window.send(.measured(Rect(x: 0, y: 0, width: 120, height: 80)), to: loader.id)
    app.reset()
    app.window.send(.loaded(true), to: loader.id)
    #expect(app.window.batchCount == 1)
    #expect(placement(app.window.element(identifier: "far")) == "120.0 x 80.0 at 0.0 0.0")
  }

  @Test func `a field has the height of its lines and its border before the host reports it`() {
    let app = start {
      let text = Binding.constant("")
      TextField("plain", text: text).accessibilityIdentifier("plain")
      TextField("round", text: text).textFieldStyle(.roundedBorder).accessibilityIdentifier("round")
      TextField("lines", text: text, axis: .vertical).lineLimit(3...)
        .accessibilityIdentifier("lines")
    }
    #expect(["plain", "round", "lines"].map { app.window.frame(of: $0)?.height } == [20, 34, 60])
  }

  @Test func `what a host has reported of a size holds for the next window from the beginning`() {
    let known = KnownSizes()
    func start(_ sizes: KnownSizes) -> TestApp {
      TestApp(layout: .size(400, 700).reportingToHost().knowing(sizes)) {
        VStack(spacing: 0) {
          ProgressView()
          HStack { ProgressView() }
          Text("below").accessibilityIdentifier("below")
        }
      }
    }
    func below(_ app: TestApp) -> CGRect? { app.window.frame(of: "below") }
    let app = start(known)
    #expect(below(app)?.origin == CGPoint(x: 175, y: 360))
    let spinner = app.window.all.first { $0.kind == .progressView }!
    app.window.send(.measured(Rect(x: 0, y: 0, width: 30, height: 50)), to: spinner.id)
    #expect(below(app)?.origin == CGPoint(x: 175, y: 375))
    #expect(below(start(known))?.origin == CGPoint(x: 175, y: 375))
    #expect(below(start(KnownSizes()))?.origin == CGPoint(x: 175, y: 360))
  }

  @Test func `sizes that a host has measured at once are one update and one batch`() {
    func start() -> TestApp {
      self.start {
        VStack(spacing: 0) {
          ForEach(0..<40) { _ in ProgressView() }
          Text("below").accessibilityIdentifier("below")
        }
      }
    }
    func measurements(_ app: TestApp) -> [Event] {
      app.window.all.filter { $0.kind == .progressView }.map { spinner in
        Event(
          target: spinner.id, payload: .measured(Rect(x: 0, y: 0, width: 20, height: 10)))
      }
    }
    func cost(_ app: TestApp, _ send: ([Event]) -> Void) -> [Int] {
      app.reset()
      let updates = app.runtime.updateCount
      send(measurements(app))
      return [Int(app.runtime.updateCount - updates), app.window.batchCount]
    }
    let (apart, together) = (start(), start())
    #expect(
      cost(apart) { for event in $0 { apart.window.send(event.payload, to: event.target) } } == [
        40, 40,
      ])
    #expect(cost(together) { together.window.send(measurements: $0) } == [1, 1])
    #expect(apart.window.frame(of: "below") == together.window.frame(of: "below"))
    #expect(together.window.frame(of: "below")?.minY == 540)
    #expect(
      !together.window.send(measurements: [
        Event(
          target: ElementID(rawValue: 9_999),
          payload: .measured(Rect(x: 0, y: 0, width: 1, height: 1)))
      ]))
  }

  @Test func `a picture that fills more than its window stands in the middle of it`() {
    let app = start {
      ZStack {
        Color.red.aspectRatio(1.5, contentMode: .fill)
        Text("over")
      }
      .accessibilityIdentifier("pile")
    }
    #expect(
      placement(app.window.element(identifier: "pile"))
        == "own x all at -325.0 0.0 overfilling")
    #expect(app.window.frame(of: app.window.text("over"))?.midX == 200)
  }

  @Test func `LN05 a picture that a height makes wider than its window stands in the middle of it`()
  {
    let app = start {
      ScrollView {
        VStack {
          Color.red.aspectRatio(4, contentMode: .fill).frame(maxWidth: .infinity).frame(height: 200)
            .clipped()
          Text("below")
        }
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(
      placement(app.window.element(identifier: "scroll"))
        == "800.0 x all at -200.0 0.0 overfilling")
    #expect(app.window.frame(of: app.window.text("below"))?.midX == 200)
  }

  @Test func `a filled picture in a frame of both lengths is not why something is too large`() {
    let app = start {
      HStack {
        Color.red.aspectRatio(4, contentMode: .fill).frame(width: 40, height: 40)
        Text("wide").frame(width: 500)
      }
      .accessibilityIdentifier("row")
    }
    #expect(placement(app.window.element(identifier: "row")) == "own x own at 0.0 330.0")
  }

  @Test func `a drawing that is larger than its window by itself has its middle in the window's`() {
    let app = start {
      ZStack {
        Color.red.frame(width: 900, height: 1200)
        Text("over")
      }
      .accessibilityIdentifier("pile")
    }
    #expect(
      placement(app.window.element(identifier: "pile"))
        == "own x own at -250.0 -250.0 overfilling")
    #expect(app.window.frame(of: app.window.text("over"))?.midX == 200)
    #expect(app.window.frame(of: app.window.text("over"))?.midY == 350)
  }

  @Test func `a drawing with something below it that is too high begins where a person can get`() {
    let app = start {
      VStack {
        Color.red.frame(height: 800)
        Text("below")
      }
      .accessibilityIdentifier("column")
    }
    #expect(
      placement(app.window.element(identifier: "column")) == "all x own at 0.0 0.0")
  }

  @Test func `what is only too large begins where a person can get`() {
    let app = start { Text("wide").frame(width: 500) }
    #expect(
      app.window.all.filter { $0.kind == .box }.map(placement) == ["500.0 x 20.0 at 0.0 340.0"])
  }

  @Test func `LJ11 cells of a lazy grid are sent where they stand, unless it has headers`() {
    let columns = [GridItem(.fixed(100)), GridItem(.fixed(100))]
    let app = start {
      LazyVGrid(columns: columns) {
        Text("one"); Text("two"); Text("three")
      }
      LazyVGrid(columns: columns) {
        Section {
          Text("four")
        } header: {
          Text("header")
        }
      }
    }
    #expect(placement(app.window.text("two")) == "30.0 x 20.0 at 239.0 0.0 on one line")
    #expect(placement(app.window.text("three")) == "50.0 x 20.0 at 121.0 28.0 on one line")
    #expect(placement(app.window.text("four")) == nil)
  }

  @Test func `a menu has the font around, and colors are its own`() {
    let app = start {
      VStack {
        Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }
        Picker("Large", selection: .constant(1)) { Text("One").tag(1) }
          .font(.title).foregroundStyle(.red)
        Picker("Segments", selection: .constant(1)) { Text("One").tag(1) }
          .pickerStyle(.segmented).font(.title)
      }
    }
    let styles = app.window.all.filter { $0.kind == .picker }.map { $0.property(.style)?.wording }
    #expect(styles == [nil, "title", nil])
  }

  @Test func `a text that is cut reports after how many lines`() {
    let app = start {
      Text("The quick brown fox jumps over the lazy dog").frame(width: 100, height: 45)
    }
    #expect(
      placement(app.window.text("The quick brown fox jumps over the lazy dog"))
        == "100.0 x 40.0 at 0.0 2.5 cut after 2")
  }
}
