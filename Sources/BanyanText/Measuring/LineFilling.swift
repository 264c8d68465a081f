import BanyanLayout

/// Fills lines with letters, one after the other.
///
/// Positions count from the beginning of the paragraph, so ending a line at an earlier position requires no rereading.
struct LineFilling {
  var breaker = LineBreaker()
  /// The width of the hyphen that is visible if a line ends here; 0 if there is none.
  var softHyphen = 0
  private(set) var style: ScaledStyle
  /// The base style: each line is at least as high as its lines.
  private let base: ScaledStyle
  /// The maximum width and number of lines.
  private let limit, most: Int

  private var position = 0
  private var lineStart = 0
  /// The start of the current run of spaces; -1 if there is none. Spaces have no width where a line is broken.
  private var spacesStart = -1
  /// The end of those spaces of the current run that fit.
  private var spacesEnd = 0
  /// The position where the line may end, and where the next would begin; -1 if there is none.
  private var possibleEnd = -1
  private var possibleNext = -1
  private var possibleOffset = 0
  /// A position where the line may not end because a hyphen does not fit, but where the next one may.
  private var hyphenated: (end: Int, next: Int, offset: Int)?
  /// The positions where lines begin, except the first, in bytes of the text; nil if not requested.
  private(set) var starts: [Int]?

  private var count = 0
  private var widest = 0
  private(set) var isCut = false
  private var breaksWord = false
  /// The position where the last line would be cut; -1 if not even an ellipsis fits.
  private var cutEnd = -1
  /// The same, if the previous line ended where it may.
  private var nextCutEnd = -1
  private lazy var ellipsis = FixedPoint.up(TextReader("", style: base).advance(of: 0x2026))

  /// The extents above and below the baseline: up to where the line may end, and since then.
  private var edges, edgesSince: Edges
  private var isUniform = true
  /// The height of the finished lines.
  private var height = 0
  private var firstAbove: Int?
  private var lastBaseline = 0

  private struct Edges {
    var above, below: Int

    mutating func formUnion(_ other: Edges) {
      above = max(above, other.above)
      below = max(below, other.below)
    }
  }

  init(_ style: ScaledStyle, limit: Int, most: Int, keepsStarts: Bool = false) {
    starts = keepsStarts ? [] : nil
    self.style = style
    base = style
    self.limit = limit
    self.most = most
    edges = Edges(above: style.above, below: style.below)
    edgesSince = edges
  }

  /// Switches to the style of the following text.
  mutating func use(_ style: ScaledStyle) {
    // A browser gives each part whole 64ths.
    position = lineStart + FixedPoint.up(position - lineStart)
    self.style = style
    if style.above != base.above || style.below != base.below { isUniform = false }
  }

  /// Notes that a line may end before the next content, at a position of the text.
  mutating func mayEnd(before offset: Int) {
    if softHyphen > 0, position + softHyphen - lineStart > limit {
      hyphenated = (position + softHyphen, position, offset)
      return
    }
    possibleEnd = (spacesStart >= 0 ? spacesStart : position) + softHyphen
    possibleNext = position
    possibleOffset = offset
    nextCutEnd = -1
    joinEdges()
  }

  /// Takes a letter, or other content that cannot be divided.
  mutating func take(_ advance: Int, at offset: Int) {
    spacesStart = -1
    softHyphen = 0
    let end = position + advance
    while end - lineStart > limit, !isCut {
      if possibleNext > lineStart {
        endLine(at: possibleEnd, next: possibleNext, offset: possibleOffset)
      } else if position > lineStart {
        // This may be the end of a word where no space would divide it from the next.
        if !CharacterKind.isOfWordsWithoutSpaces(breaker.last) { breaksWord = true }
        joinEdges()
        endLine(at: position, next: position, offset: offset)
      } else {
        break
      }
    }
    position = end
    if !isUniform { edgesSince.formUnion(Edges(above: style.above, below: style.below)) }
    if count >= most - 2 { noteCut() }
  }

  /// Takes a space, which overhangs where a line is broken.
  mutating func takeSpace(_ advance: Int) {
    softHyphen = 0
    if spacesStart < 0 {
      spacesStart = position
      spacesEnd = position
    }
    position += advance
    if position - lineStart <= limit { spacesEnd = position }
    if count >= most - 2 { noteCut() }
  }

  /// Returns the width of a tab, given the distance between tab stops.
  func tabulator(_ stops: Int) -> Int {
    stops <= 0 ? 0 : stops - (position - lineStart) % stops
  }

  /// Ends a paragraph and begins another.
  mutating func endParagraph(before offset: Int) {
    breaker.beginParagraph()
    joinEdges()
    if count == most - 1 {
      cut()
    } else {
      endLine(at: paragraphEnd, next: 0, offset: offset)
      position = 0
      cutEnd = -1
      spacesStart = -1
      possibleEnd = -1
      possibleNext = -1
    }
  }

  mutating func end() -> TextLines {
    if !isCut {
      joinEdges()
      finishLine(at: paragraphEnd)
    }
    return TextLines(
      size: LayoutSize(FixedPoint.points(widest), Double(height) / 64), count: count,
      firstBaseline: Double(firstAbove ?? 0) / 64, lastBaseline: Double(lastBaseline) / 64,
      isCut: isCut, breaksWord: breaksWord)
  }

  /// The end of the last line, with as many of its spaces as fit.
  private var paragraphEnd: Int { spacesStart >= 0 ? spacesEnd : position }

  private mutating func endLine(at end: Int, next: Int, offset: Int) {
    if count == most - 1 {
      joinEdges()
      return cut()
    }
    finishLine(at: end)
    starts?.append(offset)
    cutEnd = next == possibleNext ? nextCutEnd : -1
    lineStart = next
    possibleEnd = -1
    possibleNext = -1
    if let hyphenated, hyphenated.next > next, hyphenated.end - next <= limit {
      (possibleEnd, possibleNext, possibleOffset) = hyphenated
      nextCutEnd = -1
    }
    hyphenated = nil
  }

  private mutating func finishLine(at end: Int) {
    widest = max(widest, end - lineStart)
    if firstAbove == nil { firstAbove = edges.above }
    lastBaseline = height + edges.above
    height += edges.above + edges.below
    count += 1
    edges = Edges(above: base.above, below: base.below)
  }

  /// Cuts the last line to as much of the remaining text as fits with an ellipsis (LB04).
  private mutating func cut() {
    if cutEnd < 0 { cutEnd = lineStart }
    finishLine(at: lineStart + cutLength(from: lineStart, to: cutEnd))
    isCut = true
  }

  private mutating func noteCut() {
    if cutLength(from: lineStart, to: position) <= limit { cutEnd = position }
    if possibleNext >= 0, cutLength(from: possibleNext, to: position) <= limit {
      nextCutEnd = position
    }
  }

  /// Returns the length of a line with an ellipsis. A browser gives the text and the ellipsis whole 64ths each.
  private mutating func cutLength(from start: Int, to end: Int) -> Int {
    FixedPoint.up(end - start) + ellipsis
  }

  private mutating func joinEdges() {
    guard !isUniform else { return }
    edges.formUnion(edgesSince)
    edgesSince = Edges(above: base.above, below: base.below)
  }
}
