import BanyanLayout

/// Generates sketches and changes to them from a seed (SplitMix64).
struct SketchMaker: RandomNumberGenerator {
  private var state: UInt64
  private var nextNumber = 1
  /// Grows slowly, so that both small and large trees occur.
  private var size: Int

  init(seed: UInt64) {
    state = seed
    size = 8
    size = [4, 8, 14, 24].randomElement(using: &self)!
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func one<Value>(_ values: Value...) -> Value { values.randomElement(using: &self)! }

  mutating func chance(_ one: Int, in all: Int) -> Bool {
    Int.random(in: 0..<all, using: &self) < one
  }

  private mutating func number() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  // MARK: Trees

  mutating func window() -> Sketch {
    Sketch(number: 0, kind: windowKind(), children: [sketch(depth: 0)])
  }

  mutating func windowKind() -> Sketch.Kind {
    let insets = LayoutInsets(
      top: one(0, 0, 50), leading: one(0, 0, 12.5), bottom: one(0, 0, 30), trailing: 0)
    return .plain(
      .window(
        size: LayoutSize(one(400, 300, 146, 61.7, 0), one(700, 300, 44, 100.0 / 3)),
        safeArea: insets))
  }

  mutating func sketch(depth: Int) -> Sketch {
    let role = Int.random(in: 0..<10, using: &self)
    if depth > 5 || size <= 0 || role < 3 && depth > 0 {
      return made(leaf())
    }
    size -= 1
    if role < 7 {
      let kind = wrapper()
      var children = [sketch(depth: depth + 1)]
      let isLayered = if case .plain(.decorated) = kind { true } else { chance(1, in: 30) }
      if isLayered { children += [sketch(depth: depth + 3)] }
      return made(kind, children)
    }
    if chance(1, in: 12) { return longStack(depth) }
    let kind = container()
    let count = Int.random(in: 0...4, using: &self)
    var children = (0..<count).map { _ in sketch(depth: depth + 1) }
    if case .plain(.grid) = kind, chance(3, in: 4) {
      for index in children.indices where !chance(1, in: 4) {
        let cells = [children[index], sketch(depth: depth + 3), sketch(depth: depth + 4)]
        children[index] = made(.plain(.gridRow(alignment: alignment(.vertical))), cells)
      }
    }
    return made(kind, children)
  }

  private mutating func made(_ kind: Sketch.Kind, _ children: [Sketch] = []) -> Sketch {
    Sketch(
      number: number(), kind: kind, isRightToLeft: chance(1, in: 20), children: children)
  }

  /// A stack with so many rows that their positions are sums.
  private mutating func longStack(_ depth: Int) -> Sketch {
    let axis = axis()
    let kind = Sketch.Kind.plain(
      .stack(axis, spacing: spacing(), alignment: alignment(axis.other)))
    let rows = (0..<Int.random(in: 60...70, using: &self)).map { _ in
      chance(1, in: 12) ? sketch(depth: 4) : made(leaf())
    }
    let stack = made(kind, rows)
    return chance(1, in: 2)
      ? made(.plain(.scrollView(LayoutAxes(axis))), [stack])
      : made(.plain(.fixedSize(LayoutAxes(axis))), [stack])
  }

  // MARK: Rules

  mutating func kind() -> Sketch.Kind {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: leaf()
    case 1: wrapper()
    default: container()
    }
  }

  mutating func text() -> LayoutText {
    var text = LayoutText(
      one("a", "Hello, world", fox, "two\nlines", "abcdefghijklm", "", "iii jjj"),
      style: TextStyleNumber(one(0, 0, 0, 2, 3)), lineLimit: one(0, 0, 0, 1, 2),
      reservedLines: one(0, 0, 0, 2), minimumScale: one(1, 1, 1, 0.5))
    if chance(1, in: 8) { text.spans = [LayoutText.Span(0..<1, TextStyleNumber(2))] }
    return text
  }

  private mutating func leaf() -> Sketch.Kind {
    switch Int.random(in: 0..<12, using: &self) {
    case 0..<4: return .plain(.text(text()))
    case 4: return .plain(.fill)
    case 5: return .shape(share: one(0.5, 1, 1.0 / 3))
    case 6, 7: return .plain(.spacer(minimum: one(nil, nil, 0, 20, 33.3)))
    case 8: return .plain(.divider)
    case 9:
      return .plain(.control(ideal: LayoutSize(51, 31), greedy: one([], .horizontal, .both)))
    case 10: return .plain(.absentRows(count: one(0, 1, 7)))
    default:
      return .plain(
        .picture(
          LayoutPicture(
            size: LayoutSize(one(600, 20), one(400, 30.1)), isResizable: one(true, false))
        ))
    }
  }

  private mutating func wrapper() -> Sketch.Kind {
    switch Int.random(in: 0..<18, using: &self) {
    case 0: return .plain(.passing)
    case 1, 2: return .plain(.padding(insets()))
    case 3, 4:
      return .plain(.frame(width: length(), height: length(), alignment: alignments()))
    case 5, 6:
      let bounds = LayoutBounds(
        width: LayoutBounds.Axis(length(), ideal: length(), one(nil, 40, 200, .infinity)),
        height: LayoutBounds.Axis(length(), ideal: length(), one(nil, 40, 200, .infinity)))
      return .plain(.flexibleFrame(bounds, alignment: alignments()))
    case 7: return .plain(.aspectRatio(ratio: one(nil, 1, 1.5, 2.0 / 3), fills: one(true, false)))
    case 8: return .plain(.fixedSize(one(.both, .horizontal, .vertical)))
    case 9: return .plain(.offset(LayoutPoint(one(0, 5, -3.3), one(0, 7))))
    case 10: return .plain(.position(LayoutPoint(one(0, 50), 10)))
    case 11: return .plain(.priority(one(0, 1, -1)))
    case 12, 13:
      return .guide(key(one(.horizontal, .vertical)), share: one(0, 0.5, 1), points: one(0, 4, 0.1))
    case 14:
      return .plain(
        .gridCell(
          LayoutGridCell(
            columns: one(nil, 2, 0), anchor: one(nil, LayoutPoint(0.25, 1)),
            unsizedAxes: one([], .horizontal, .vertical), columnAlignment: one(nil, .leading))))
    case 15: return .plain(.ignoresSafeArea(one(.all, .top, [.bottom, .leading])))
    case 16: return .plain(.safeAreaPadding(insets()))
    default: return .plain(.decorated(alignments()))
    }
  }

  private mutating func container() -> Sketch.Kind {
    switch Int.random(in: 0..<18, using: &self) {
    case 0..<6:
      let axis = axis()
      return .plain(.stack(axis, spacing: spacing(), alignment: alignment(axis.other)))
    case 6, 7: return .plain(.depthStack(alignments()))
    case 8, 9:
      return .plain(
        .grid(horizontalSpacing: spacing(), verticalSpacing: spacing(), alignment: alignments()))
    case 10: return .plain(.gridRow(alignment: alignment(.vertical)))
    case 11:
      let axis = axis()
      return .plain(.lazyStack(axis, spacing: spacing(), alignment: alignment(axis.other)))
    case 12: return .plain(.lazyGrid(lazyGrid()))
    case 13: return .plain(.scrollView(one(.vertical, .horizontal, .both)))
    case 14: return .plain(.geometryReader)
    case 15: return .plain(.viewThatFits(one(.both, .vertical, .horizontal, [])))
    case 16:
      let axis = axis()
      return .plain(
        .safeAreaInset(
          axis, one(.before, .after), spacing: spacing(), alignment: alignment(axis.other)))
    default:
      return .remembering(
        RememberingRow.Manner(
          orientation: one(nil, .horizontal, .vertical), points: one(nil, 12),
          guide: one(nil, .top, key(.vertical)), leavesLast: one(true, false)))
    }
  }

  private mutating func lazyGrid() -> LayoutLazyGrid {
    let axis = axis()
    let tracks = (0..<Int.random(in: 0...3, using: &self)).map { _ in
      LayoutTrack(
        one(
          .fixed(30), .flexible(minimum: 10, maximum: .infinity),
          .adaptive(minimum: 40, maximum: 90)),
        spacing: spacing(), alignment: alignments())
    }
    return LayoutLazyGrid(
      axis, tracks, spacing: spacing(), alignment: alignment(axis.other))
  }

  // MARK: Values

  private mutating func axis() -> LayoutAxis { one(.horizontal, .vertical) }
  private mutating func spacing() -> Double? { one(nil, nil, 0, 10, 1.0 / 3, -5) }
  private mutating func length() -> Double? { one(nil, nil, 10, 40.1, 100, 0) }

  private mutating func insets() -> LayoutInsets {
    one(
      LayoutInsets(16), LayoutInsets(-10), LayoutInsets(top: 0, leading: 20, bottom: 3, trailing: 0)
    )
  }

  private mutating func key(_ axis: LayoutAxis) -> GuideKey {
    chance(1, in: 4) ? GuideKey(own: 1, axis) : alignment(axis)
  }

  private mutating func alignment(_ axis: LayoutAxis) -> GuideKey {
    axis == .horizontal
      ? one(.leading, .center, .trailing, GuideKey(own: 0, .horizontal))
      : one(
        .top, .middle, .bottom, .firstTextBaseline, .lastTextBaseline, GuideKey(own: 0, .vertical))
  }

  private mutating func alignments() -> LayoutAlignment {
    LayoutAlignment(alignment(.horizontal), alignment(.vertical))
  }
}
