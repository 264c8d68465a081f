import Foundation

/// How far a build has come, read from what `swift build` writes.
struct BuildProgress {
  let title: String
  /// What is written that is no step: complaints, and what a person needs to understand them.
  private(set) var remarks: [String] = []

  /// How many steps there are at least. `swift build` finds them as it goes, so what it says itself
  /// is at first far too few.
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
      // All packages are there.
      remarks = []
      return
    }
    remarks.append(line)
  }

  /// One line for a person who waits.
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
