import BanyanHost
import BanyanHostKit
import Foundation

/// A text in lines.
final class TypesetText {
  /// A part of the text in one font.
  struct Run {
    /// The range in the UTF-8 of the text.
    var range: Range<Int>
    var font: Typesetter.Font
    /// The color; nil for what the painter has set as the source.
    var color: ColorComponents?
  }

  struct Line {
    /// The `PangoLayoutLine`.
    let pointer: OpaquePointer
    let width: Double
    /// The extents above and below the baseline.
    let above, below: Double
    /// The range in the UTF-8 of the text.
    let range: Range<Int>
    /// The number of bytes of the text that are before the line's own text.
    fileprivate let start: Int

    var height: Double { above + below }
  }

  private(set) var lines: [Line] = []
  /// Whether the text did not fit.
  private(set) var isCut = false
  /// Whether a word is wider than a line.
  private(set) var breaksWord = false
  private let typesetter: Typesetter
  private let runs: [Run]
  private var layouts: [OpaquePointer] = []

  /// The place of a symbol, or of another thing that is no letter: as wide and high as symbols in the text of a page.
  static let symbolSide = 1.25
  /// The part of the symbol's side, in sizes of the font, that is below the baseline.
  static let symbolDepth = 0.22
  private static let placeholder = "\u{FFFC}"

  /// - Parameters:
  ///   - width: the maximum width of lines; infinite for one line for each paragraph.
  ///   - most: the maximum number of lines.
  init(
    _ string: String, runs: [Run], width: Double, most: Int, truncation: Truncation,
    isRightToLeft: Bool, in typesetter: Typesetter
  ) {
    self.typesetter = typesetter
    self.runs = runs
    let pango = typesetter.pango
    let layout = makeLayout(string, from: 0, isRightToLeft: isRightToLeft)
    if width < 1e6 {
      // Chromium lets a line be wider than its box by a 64th.
      pango.setWidth(layout, PangoUnits.count(max(0, width) + 1.0 / 64))
      // Between words, or else between letters.
      pango.setWrap(layout, 2)
    }
    let count = Int(pango.lineCount(layout))
    // A last line that is cut may be cut in a word.
    breaksWord = count > 1 && breaksWord(layout, string, most: min(most, count - 1) + 1)
    guard count > most else {
      for number in 0..<count { add(pango.line(layout, Int32(number)), start: 0) }
      return
    }
    isCut = true
    for number in 0..<most - 1 { add(pango.line(layout, Int32(number)), start: 0) }
    guard let last = pango.line(layout, Int32(most - 1)) else { return }
    let start = Self.range(of: last).lowerBound
    let bytes = Array(string.utf8)
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var rest = String(decoding: bytes[start..<end], as: UTF8.self)
    // The paragraph may fit, and others follow it.
    let isWhole = count == most || Self.range(of: pango.line(layout, Int32(most))!).lowerBound > end
    if isWhole { rest += "…" }
    let cut = makeLayout(rest, from: start, isRightToLeft: isRightToLeft)
    if width < 1e6 {
      pango.setWidth(cut, PangoUnits.count(max(0, width) + 1.0 / 64))
      // One line, that ends in an ellipsis, or begins or is joined with one.
      pango.setHeight(cut, 0)
      pango.setEllipsize(cut, truncation.pangoMode)
    }
    add(pango.line(cut, 0), start: start, hasEllipsis: true)
  }

  deinit {
    for layout in layouts { typesetter.pango.release(UnsafeMutableRawPointer(layout)) }
  }

  /// The widest line's width, and all lines' height.
  var size: (width: Double, height: Double) {
    lines.reduce(into: (0, 0)) { size, line in
      size.width = max(size.width, line.width)
      size.height += line.height
    }
  }

  /// Returns where a part of the text is in a line, from left to right.
  func places(of range: Range<Int>, in line: Line) -> [ClosedRange<Double>] {
    let part = range.clamped(to: line.range)
    guard !part.isEmpty else { return [] }
    var found: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    typesetter.pango.ranges(
      line.pointer, Int32(part.lowerBound - line.start), Int32(part.upperBound - line.start),
      &found, &count)
    guard let found else { return [] }
    defer { typesetter.pango.free(found) }
    return (0..<Int(count)).map { number in
      let (left, right) = (found[number * 2], found[number * 2 + 1])
      return PangoUnits.points(min(left, right))...PangoUnits.points(max(left, right))
    }
  }

  private func makeLayout(_ string: String, from start: Int, isRightToLeft: Bool) -> OpaquePointer {
    let pango = typesetter.pango
    pango.setBaseDirection(typesetter.context, isRightToLeft ? 1 : 0)
    let layout = pango.makeLayout(typesetter.context)
    layouts.append(layout)
    pango.setAutoDirection(layout, 0)
    let attributes = pango.makeAttributes()
    defer { pango.releaseAttributes(attributes) }
    let length = string.utf8.count
    func insert(_ attribute: UnsafeMutableRawPointer, _ range: Range<Int>) {
      // The fields after the class.
      attribute.storeBytes(of: UInt32(range.lowerBound), toByteOffset: 8, as: UInt32.self)
      attribute.storeBytes(of: UInt32(range.upperBound), toByteOffset: 12, as: UInt32.self)
      pango.insert(attributes, attribute)
    }
    for (number, run) in runs.enumerated() {
      // Text that was added belongs to the last run.
      let isLast = number == runs.count - 1
      let low = run.range.lowerBound - start
      let high = isLast ? length : run.range.upperBound - start
      guard high > 0, low < length else { continue }
      let range = max(low, 0)..<max(min(high, length), max(low, 0))
      insert(pango.fontAttribute(run.font.description), range)
      insert(pango.featuresAttribute(run.font.features), range)
      if run.font.letterSpacing != 0 {
        insert(pango.spacingAttribute(PangoUnits.count(run.font.letterSpacing)), range)
      }
      if run.font.baselineOffset != 0 {
        insert(pango.riseAttribute(PangoUnits.count(run.font.baselineOffset)), range)
      }
      if let color = run.color {
        func part(_ share: Double) -> UInt16 { UInt16(min(max(share, 0), 1) * 65_535) }
        insert(pango.colorAttribute(part(color.red), part(color.green), part(color.blue)), range)
        // Nothing is what Pango takes for opaque.
        insert(pango.opacityAttribute(max(1, part(color.opacity))), range)
      }
    }
    if let first = runs.first { pango.setDescription(layout, first.font.description) }
    insertShapes(string, from: start, insert)
    pango.setText(layout, string, Int32(length))
    pango.setAttributes(layout, attributes)
    return layout
  }

  /// Reserves the places of symbols.
  private func insertShapes(
    _ string: String, from start: Int,
    _ insert: (_ attribute: UnsafeMutableRawPointer, _ range: Range<Int>) -> Void
  ) {
    guard string.contains(Self.placeholder) else { return }
    for found in string.ranges(of: Self.placeholder) {
      let low = string.utf8.distance(from: string.startIndex, to: found.lowerBound)
      let high = string.utf8.distance(from: string.startIndex, to: found.upperBound)
      let size = runs.first { $0.range.contains(low + start) }?.font.size ?? 0
      let side = PangoUnits.count(size * Self.symbolSide)
      var place = PangoRectangle(
        x: 0, y: PangoUnits.count(size * Self.symbolDepth) - side, width: side, height: side)
      insert(typesetter.pango.shapeAttribute(&place, &place), low..<high)
    }
  }

  private func add(_ line: OpaquePointer?, start: Int, hasEllipsis: Bool = false) {
    guard let line else { return }
    let pango = typesetter.pango
    var (ink, extents) = (PangoRectangle(), PangoRectangle())
    pango.lineExtents(line, &ink, &extents)
    // Pango says that a line with an ellipsis is as wide as it could be.
    let width = hasEllipsis ? min(extents.width, 2 * ink.x + ink.width) : extents.width
    let own = Self.range(of: line)
    let range = own.lowerBound + start..<own.upperBound + start
    var (above, below) = (-Double.infinity, -Double.infinity)
    for run in runs
    where run.range.overlaps(range) || range.isEmpty && run.range.contains(range.lowerBound) {
      above = max(above, run.font.above)
      below = max(below, run.font.below)
    }
    if above == -.infinity, let last = runs.last {
      (above, below) = (last.font.above, last.font.below)
    }
    lines.append(
      Line(
        pointer: line, width: PangoUnits.points(width), above: max(above, -1e6),
        below: max(below, -1e6), range: range, start: start))
  }

  /// The range of a line, which is in the fields after the layout.
  private static func range(of line: OpaquePointer) -> Range<Int> {
    let memory = UnsafeRawPointer(line)
    let start = Int(memory.load(fromByteOffset: 8, as: Int32.self))
    return start..<start + Int(memory.load(fromByteOffset: 12, as: Int32.self))
  }

  /// Returns whether one of the first lines begins within a word.
  private func breaksWord(_ layout: OpaquePointer, _ string: String, most: Int) -> Bool {
    let pango = typesetter.pango
    var count: Int32 = 0
    guard let attributes = pango.letterAttributes(layout, &count) else { return false }
    var starts: Set<Int> = []
    for number in 1..<max(1, min(Int(pango.lineCount(layout)), most)) {
      guard let line = pango.line(layout, Int32(number)) else { continue }
      starts.insert(Self.range(of: line).lowerBound)
    }
    var (byte, letter) = (0, 0)
    for scalar in string.unicodeScalars {
      // The first two bits: a line can break before this letter, or must.
      if starts.contains(byte), letter < Int(count), attributes[letter] & 3 == 0 { return true }
      byte += UTF8.width(scalar)
      letter += 1
    }
    return false
  }
}

extension Truncation {
  fileprivate var pangoMode: Int32 {
    switch self {
    case .head: 1
    case .middle: 2
    case .tail: 3
    }
  }
}
