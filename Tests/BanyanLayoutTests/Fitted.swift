import BanyanLayout
import Testing

/// Containers as large as their content: sheets in wide windows, popovers.
@Suite struct Fitted {
  private func size(_ fit: LayoutFit, _ item: Item) -> [Double] {
    let tree = LayoutTree(measurer: HeadlessTextMeasurer())
    let root = tree.make(.fitted(fit))
    func make(_ item: Item) -> LayoutID {
      let id = tree.make(item.rule)
      for child in item.children { tree.insert(make(child), into: id) }
      return id
    }
    let content = make(item)
    tree.insert(content, into: root)
    tree.update()
    let frame = tree.frame(of: content)!
    let size = tree.size(of: root)!
    return [size.width, size.height, frame.x, frame.y, frame.width, frame.height]
  }

  private let sheet = LayoutFit(
    least: LayoutSize(100, 0), most: LayoutSize(200, 300), greedy: LayoutProposal(180, 250))

  @Test func `content that ends somewhere makes the size, within the bounds`() {
    #expect(size(sheet, t12) == [120, 20, 0, 0, 120, 20])
    #expect(size(sheet, text("abc")) == [100, 20, 35, 0, 30, 20])
    #expect(size(sheet, text(fox)) == [190, 40, 0, 0, 190, 40])
    #expect(size(sheet, box(500, 500)) == [200, 300, -150, -100, 500, 500])
  }

  @Test func `content that takes all there is gets what the rule gives, or its ideal length`() {
    #expect(size(sheet, color) == [180, 250, 0, 0, 180, 250])
    #expect(size(sheet, vStack([t12, color])) == [180, 250, 0, 0, 180, 250])
    #expect(size(sheet, vStack([t12, spacer()])) == [120, 250, 0, 0, 120, 250])
    let ideal = LayoutFit(most: LayoutSize(200, 300))
    #expect(size(ideal, color.frame(minHeight: 40)) == [10, 40, 0, 0, 10, 40])
  }
}
