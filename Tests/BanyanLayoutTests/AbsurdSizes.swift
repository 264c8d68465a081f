import BanyanLayout
import Testing

/// An app may compute any size, and layout continues.
@Suite struct AbsurdSizes {
  typealias Closures = CustomLayouts.Closures

  @Test(arguments: [Double.nan, -.infinity, -5, .infinity, 1e300, .greatestFiniteMagnitude])
  func `sizes that make no sense are made sensible`(length: Double) {
    let layout = Closures()
    layout.sizing = { _, _ in LayoutSize(length, length) }
    layout.placing = { children, _, _ in
      children[0].place(
        at: LayoutPoint(length, length), anchor: LayoutPoint(length, length),
        for: LayoutProposal(length, length))
    }
    let items = [
      custom(layout, [color.named("inner")]), color.frame(width: length, height: length),
      color.frame(minWidth: length, idealWidth: length, maxWidth: length), color.padding(length),
      color.aspectRatio(length), color.offset(length, length), color.priority(length),
      color.around(.position(LayoutPoint(length, length))), color.guide(.middle) { _ in length },
      Item(rule: .sized(SizeFunction { _ in LayoutSize(length, length) })),
      fixedImage(length, length), spacer(length), hStack(spacing: length, [color, color]),
      grid(horizontal: length, vertical: length, [gridRow([color, color])]),
      Item(
        rule: .lazyGrid(
          LayoutLazyGrid(
            .vertical, [LayoutTrack(.adaptive(minimum: length, maximum: length), spacing: length)],
            spacing: length, alignment: .center)), children: [color, color]),
      color.cell(LayoutGridCell(columns: .max, anchor: LayoutPoint(length, length))),
    ]
    for item in items {
      let screen = Screen(
        400, 300, hStack([item.named("item"), zStack([item, t12]), grid([gridRow([item])])]))
      let frame = screen.tree.frame(of: screen.id("item"))!
      for value in [frame.x, frame.y, frame.width, frame.height] {
        #expect(value.isFinite && abs(value) < 1e9, "\(item.rule): \(frame)")
      }
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }

  @Test func `a picture without a height has no ratio`() {
    let flat = LayoutPicture(size: LayoutSize(10, 0), isResizable: true)
    #expect(answer(Item(rule: .picture(flat)).aspectRatio(), 50, 40) == [50, 40])
  }

  @Test func `a layout that measures without end is stopped, and reported once`() {
    /// Twenty nested layouts, each of which measures its child ten times.
    func nested(_ depth: Int) -> Item {
      if depth == 0 { return color }
      let layout = Closures()
      layout.sizing = { proposal, children in
        for step in 1...10 {
          _ = children[0].size(
            for: LayoutProposal((proposal.width ?? 1) + Double(step) / Double(depth), Double(step)))
        }
        return LayoutSize(10, 10)
      }
      return custom(layout, [nested(depth - 1)])
    }
    var reports: [String] = []
    var settings = LayoutSettings()
    settings.measurementLimit = 10_000
    settings.report = { reports.append($0) }
    let screen = Screen(400, 300, settings: settings, vStack([nested(20), t12.named("text")]))
    #expect(reports == ["A layout measures without end: it gets no more sizes in this update."])
    // The innermost layouts are stopped, one after another, until the rest comes to an end.
    #expect(screen.tree.counts.measurements == 30_143)
    #expect(screen.frame("text")?[2...] == [120, 20])
    // The next update has its own budget.
    screen.set(.text(LayoutText("a")), of: "text")
    screen.update()
    #expect(screen.frame("text")?[2] == 10)
  }

  /// A layout that asks its first child for as many sizes as it is told.
  private func endless() -> Closures {
    let layout = Closures()
    layout.sizing = { _, children in
      for step in 0..<50_000 { _ = children[0].size(for: LayoutProposal(Double(step), 10)) }
      return LayoutSize(10, 10)
    }
    layout.placing = { children, _, _ in
      children[0].place(at: .zero, for: LayoutProposal(20, 20))
    }
    return layout
  }

  @Test func `what is measured after a layout without end has its size, and so have its views`() {
    var reports: [String] = []
    var settings = LayoutSettings()
    settings.measurementLimit = 10_000
    settings.report = { reports.append($0) }
    let screen = Screen(
      400, 300, settings: settings,
      vStack(
        spacing: 0,
        [
          custom(endless(), [color.named("inside")]).named("endless"), t12.named("text"),
          color.named("rest"),
        ]))
    #expect(reports.count == 1)
    #expect(
      screen.frames("endless", "inside", "text", "rest")
        == [[195, 0, 10, 10], [195, 0, 20, 20], [140, 10, 120, 20], [0, 30, 400, 270]])
    // What it was not told it hears of when it changes.
    screen.set(.frame(width: 7, height: 7, alignment: .center), of: "inside")
    screen.update()
    #expect(screen.frame("inside")?[2...] == [7, 7])
  }

  @Test func `twenty layouts without end cost less than three`() {
    func measurements(_ count: Int) -> Int {
      var settings = LayoutSettings()
      settings.measurementLimit = 100_000
      let items = (0..<count).map { _ in custom(endless(), [color]) } + [t12.named("text")]
      let screen = Screen(400, 300, settings: settings, zStack(items))
      #expect(screen.frame("text")?[2...] == [120, 20])
      return screen.tree.counts.measurements
    }
    #expect([0, 1, 2, 5, 20].map { measurements($0) } == [5, 100_003, 150_007, 243_767, 261_514])
  }

  @Test func `a text of ten million letters is laid out`() {
    let long = String(repeating: "a", count: 10_000_000)
    #expect(answer(text(long), nil, nil) == [Double(1 << 24), 20])
  }

  @Test func `an empty tree and modifiers around nothing are laid out`() {
    let screen = Screen(
      400, 300,
      vStack([
        Item(rule: .padding(LayoutInsets(5))).named("padding"),
        Item(rule: .decorated(.center)).named("layers"), grid([]).named("grid"),
        grid([gridRow([])]).named("row"), viewThatFits(.both, []).named("fits"),
        Item(rule: .safeAreaInset(.vertical, .after, spacing: nil, alignment: .center)),
        Item(rule: .lazyGrid(LayoutLazyGrid(.vertical, [], alignment: .center)), children: [color]),
      ]))
    #expect(screen.frame("padding")?[2...] == [10, 10])
    #expect(screen.frame("layers")?[2...] == [0, 0])
    #expect(screen.frame("fits")?[2...] == [0, 0])
  }
}
