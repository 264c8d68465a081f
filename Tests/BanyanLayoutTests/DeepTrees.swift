import BanyanLayout
import Testing

/// Elements that are nested very deeply.
@Suite struct DeepTrees {
  /// Returns a window with a chain of elements, outermost first, and the reported limit.
  private final class Chain {
    let tree: LayoutTree
    var ids: [LayoutID] = []
    private(set) var reports: [String] = []

    init(_ count: Int, depthLimit: Int? = nil, _ rule: (Int) -> LayoutRule) {
      var settings = LayoutSettings()
      settings.depthLimit = depthLimit ?? settings.depthLimit
      weak var chain: Chain?
      settings.report = { chain?.reports.append($0) }
      tree = LayoutTree(measurer: HeadlessTextMeasurer(), settings: settings)
      chain = self
      ids = [tree.make(.window(size: LayoutSize(400, 400), safeArea: LayoutInsets()))]
      for number in 1...count {
        ids.append(tree.make(rule(number)))
        tree.insert(ids[number], into: ids[number - 1])
      }
    }

    /// The number of elements that are shown, counted from the outermost.
    var shown: Int { ids.firstIndex { tree.frame(of: $0) == nil } ?? ids.count }
  }

  private static var rules: [LayoutRule] {
    [
      .stack(.vertical, spacing: nil, alignment: .leading),
      .stack(.horizontal, spacing: nil, alignment: .firstTextBaseline),
      .depthStack(LayoutAlignment(.center, .lastTextBaseline)),
      .grid(horizontalSpacing: nil, verticalSpacing: nil, alignment: .center),
      .gridRow(alignment: nil), .padding(LayoutInsets(0)), .passing, .decorated(.center),
      .frame(width: 10, height: nil, alignment: .topLeading), .fixedSize(.both),
      .flexibleFrame(
        LayoutBounds(width: LayoutBounds.Axis(0, .infinity)), alignment: .bottomTrailing),
      .aspectRatio(ratio: 2, fills: false), .ignoresSafeArea(.all),
      .safeAreaPadding(LayoutInsets(0)), .viewThatFits(.both), .geometryReader,
      .scrollView(.vertical),
      .lazyStack(.vertical, spacing: nil, alignment: .center),
      .lazyGrid(LayoutLazyGrid(.vertical, [LayoutTrack(.fixed(9))], alignment: .center)),
      .safeAreaInset(.vertical, .after, spacing: nil, alignment: .center),
      .alignmentGuide(.top) { $0[.bottom] },
    ]
  }

  @Test(arguments: rules.indices)
  func `elements that are nested too deep are not shown, which is reported once`(index: Int) {
    let chain = Chain(5_000, depthLimit: 40) { _ in Self.rules[index] }
    chain.tree.update()
    // Of elements 0 to 40, the last is nested in 40 others.
    #expect(chain.shown == 41)
    chain.tree.set(.padding(LayoutInsets(1)), of: chain.ids[10])
    chain.tree.set(Self.rules[index], of: chain.ids[1_000])
    chain.tree.update()
    #expect(chain.shown == 41)
    #expect(
      chain.reports == ["Views stand in each other more than 40 deep: deeper ones are not shown."]
    )
    chain.tree.remove(chain.ids[1])
    #expect(chain.tree.update() == [])
    #expect(chain.shown == 1)
  }

  /// Of all rules, these use the most call stack.
  @Test(arguments: [0, 3, 18])
  func `five hundred fit into the stack of calls`(index: Int) {
    let chain = Chain(20_000) { _ in Self.rules[index] }
    chain.tree.update()
    #expect(chain.shown == 501)
    #expect(
      chain.reports
        == ["Views stand in each other more than 500 deep: deeper ones are not shown."])
  }

  @Test func `an element that moves up is shown`() {
    let chain = Chain(60, depthLimit: 50) { number in
      number == 60
        ? .text(LayoutText(helloWorld))
        : number.isMultiple(of: 2)
          ? .passing : .stack(.horizontal, spacing: 0, alignment: .middle)
    }
    chain.tree.update()
    #expect(chain.shown == 51)
    chain.tree.insert(chain.ids[40], into: chain.ids[0])
    chain.tree.remove(chain.ids[1])
    chain.tree.update()
    #expect(chain.tree.frame(of: chain.ids[60]) == LayoutRect(140, 190, 120, 20))
  }

  @Test func `a deep element can be asked for its frame and guides`() {
    let chain = Chain(20_000, depthLimit: 30) { _ in .ignoresSafeArea(.all) }
    chain.tree.update()
    #expect(chain.tree.frame(of: chain.ids[20_000]) == nil)
    #expect(chain.tree.safeAreaInsets(of: chain.ids[20_000]) == LayoutInsets())
    #expect(chain.tree.dimensions(of: chain.ids[30])?.explicit(.firstTextBaseline) == nil)
  }

  @Test func `views that ignore the safe area in each other do not double with every level`() {
    var item = color.named("color")
    for _ in 0..<40 { item = item.ignoresSafeArea() }
    let insets = LayoutInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    #expect(Screen(400, 700, safeArea: insets, item).frame("color") == [0, 0, 400, 700])
  }
}
