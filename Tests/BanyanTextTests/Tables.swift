import BanyanLayout
import BanyanText
import Foundation

/// A face whose letters are all as wide as an em, with lines of two: ten points a letter and twenty a line in its tests, as headless.
func squareTable(
  clusters: [String: Int32] = [:], words: [String: Int32] = [:], lacking: Set<UInt32> = [],
  advances: [UInt32: Int32] = [:]
) -> TypefaceTable {
  var metrics = TypefaceMetrics(unitsPerEm: 1024, ascent: 1434, descent: 614, capHeight: 1024)
  metrics.tabularDigit = 768
  let characters = [0x20..<0x7F, 0xA0..<0x250, 0x410..<0x450, 0x2010..<0x2030] as [Range<UInt32>]
  return TypefaceTable(
    TypefaceFace(family: "Square"), metrics: metrics,
    advances: characters.joined().filter { !lacking.contains($0) }.map {
      ($0, advances[$0] ?? 1024)
    },
    clusters: clusters, words: words)
}

func squareStyle(
  _ table: TypefaceTable = squareTable(), size: Double = 10, letterSpacing: Double = 0,
  hasTabularDigits: Bool = false
) -> LearnedTextStyle {
  LearnedTextStyle(
    table, size: size, leading: 2, letterSpacing: letterSpacing, hasTabularDigits: hasTabularDigits)
}

/// Lines, as their numbers.
func measure(
  _ string: String, _ style: LearnedTextStyle = squareStyle(), width: Double = .infinity,
  most: Int = .max
) -> [Double] {
  let measurer = LearnedTextMeasurer()
  let text = LayoutText(string, style: measurer.add(style))
  let lines = measurer.lines(of: text, scale: 1, width: width, most: most)
  return [lines.size.width, lines.size.height, lines.firstBaseline, lines.lastBaseline]
}

/// The lines of a text, as strings.
func lines(
  _ string: String, _ style: LearnedTextStyle = squareStyle(), width: Double
) -> [String] {
  let measurer = LearnedTextMeasurer()
  let text = LayoutText(string, style: measurer.add(style))
  let bytes = Array(string.utf8)
  let starts = [0] + measurer.lineStarts(of: text, width: width) + [bytes.count]
  return zip(starts, starts.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
}

enum Files {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/BanyanBrowser/Resources/Typefaces")

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name + ".typeface")))
  }

  static func family(_ name: String) throws -> TypefaceFamily {
    TypefaceFamily(try TypefaceFile.faces(in: bytes(name)))
  }
}

/// Numbers that are the same in each run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
