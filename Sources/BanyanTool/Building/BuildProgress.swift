import Foundation

/// The progress of a build, read from the output of `swift build`.
struct BuildProgress {
  let title: String
  /// The output lines that are not steps: diagnostics, and their context.
  private(set) var remarks: [String] = []

  /// The minimum number of steps. `swift build` finds them as it goes, so the number that it prints
  /// is far too low at first.
  private let leastStepCount: Int
  private var activity = "starting"
  private var steps: (done: Int, count: Int)?

  init(title: String, leastStepCount: Int = 0) {
    self.title = title
    self.leastStepCount = leastStepCount
  }

  mutating func read(line: String) {
    if let steps = Self.steps(in: line) {
      self.steps = (steps.done, max(steps.count, leastStepCount))
      return
    }
    if line.hasPrefix("Fetching ") {
      activity = "fetching packages"
    } else if line.hasPrefix("Another instance of SwiftPM") {
      activity = "waiting for another build to end"
    } else if line.hasPrefix("Building for ") {
      // All packages have been fetched.
      remarks = []
      return
    }
    remarks.append(line)
  }

  /// Returns one line that shows the progress.
  func line(after elapsed: Duration) -> String {
    guard let steps else { return "Building \(title): \(activity), \(elapsed.spelled)" }
    let place = "Building \(title): step \(steps.done) of \(steps.count), \(elapsed.spelled)"
    guard elapsed >= .seconds(60), steps.done > 0 else { return place }
    let whole = elapsed * (Double(steps.count) / Double(steps.done))
    let minutes = Int((whole / .seconds(60)).rounded())
    return place + " of about \(minutes) min"
  }

  /// Reads the beginning of `[12/345] Compiling ...`.
  private static func steps(in line: String) -> (done: Int, count: Int)? {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
      .compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}

extension Duration {
  /// `42 s`, `3 min 5 s`.
  var spelled: String {
    let seconds = components.seconds
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
