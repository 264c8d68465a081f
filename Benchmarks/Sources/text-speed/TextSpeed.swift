import BanyanLayout
import BanyanText
import Foundation

/// Says what it costs to measure a text, beside what it costs to look at each of its bytes.
///
///     Scripts/build -c release --product text-speed && .build-release/release/text-speed
@main
enum TextSpeed {
  static let typefaces = "Sources/BanyanBrowser/Resources/Typefaces/Inter.typeface"

  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first ?? typefaces
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let clock = ContinuousClock()
    var faces: [TypefaceTable] = []
    let loading = try clock.measure { faces = try TypefaceFile.faces(in: bytes) }
    guard let face = TypefaceFamily(faces).face(weight: 400) else { return }
    let measurer = LearnedTextMeasurer()
    let style = measurer.add(LearnedTextStyle(face, size: 17))
    let first = clock.measure {
      _ = measurer.lines(of: LayoutText("Ä…", style: style), scale: 1, width: 100, most: .max)
    }
    print("load \(faces.count) faces, \(bytes.count) bytes: \(microseconds(loading)) µs")
    print("the first text of a process: \(microseconds(first)) µs")
    print("text                                   letters  lines    cold    warm   floor")
    for sample in Sample.all { try report(sample, style, measurer, faces) }
  }

  private static func report(
    _ sample: Sample, _ style: TextStyleNumber, _ measurer: LearnedTextMeasurer,
    _ faces: [TypefaceTable]
  ) throws {
    let text = LayoutText(sample.string, style: style)
    let width = sample.width
    let lines = measurer.lines(of: text, scale: 1, width: width, most: .max)
    // Many texts, one after the other: none is in the processor's caches.
    let many = (0..<min(20_000, 40_000_000 / sample.string.utf8.count)).map { _ in
      LayoutText(String(decoding: Array(sample.string.utf8), as: UTF8.self), style: style)
    }
    // Two milliseconds or more.
    let count = max(2, min(many.count, 2_000_000 / sample.string.utf8.count))
    let cold = perCall(count) {
      measurer.lines(of: many[$0], scale: 1, width: width, most: .max).count
    }
    let warm = perCall(count) { _ in
      measurer.lines(of: text, scale: 1, width: width, most: .max).count
    }
    let floor = perCall(count) { _ in
      text.string.utf8.reduce(0) { $0 &+ Int($1) }
    }
    let columns = [
      sample.name.padding(toLength: 38, withPad: " ", startingAt: 0),
      String(format: "%8d", sample.string.count), String(format: "%6d", lines.count),
      String(format: "%7.3f", cold), String(format: "%7.3f", warm),
      String(format: "%7.3f", floor),
    ]
    print(columns.joined(separator: " "))
  }

  /// The median of nine runs, in microseconds for each call. Only the time counts in which the process had a processor.
  private static func perCall(_ count: Int, _ body: (Int) -> Int) -> Double {
    var sum = 0
    let times = (0..<9).map { _ in
      let start = processorTime()
      for place in 0..<count { sum &+= body(place) }
      return (processorTime() - start) * 1e6 / Double(count)
    }
    precondition(sum != 1)
    return times.sorted()[4]
  }

  /// In seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func microseconds(_ time: Duration) -> Int {
    Int(time.components.seconds) * 1_000_000 + Int(time.components.attoseconds / 1_000_000_000_000)
  }
}

struct Sample {
  var name, string: String
  var width: Double

  static let sentence =
    "A kitchen window was open, and the morning came in with the sound of the river. "

  static let all = [
    Sample(name: "a word", string: "Delete", width: .infinity),
    Sample(name: "a title on one line", string: "Twelve copper bells", width: 300),
    Sample(name: "a sentence on one line", string: String(sentence.prefix(40)), width: .infinity),
    Sample(name: "a sentence in three lines", string: sentence, width: 250),
    Sample(name: "a paragraph", string: String(repeating: sentence, count: 5), width: 350),
    Sample(name: "a megabyte", string: String(repeating: sentence, count: 12_500), width: 350),
    Sample(
      name: "an address", string: "https://bell.example/copper/river-bank?open=12&page=3#top",
      width: 180),
    Sample(name: "with accents", string: "Élève brûlé à Zürich, où naïveté coûte", width: 300),
    Sample(name: "Cyrillic", string: "Утром окно на кухне было открыто", width: 200),
    Sample(name: "Chinese, which the face lacks", string: "早晨厨房的窗户开着河水的声音传进来", width: 200),
    Sample(name: "emoji, which the face lacks", string: "Good 👍🏽 morning 👩‍🍳", width: 300),
  ]
}
