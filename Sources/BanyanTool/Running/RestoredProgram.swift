import Foundation

/// A program that continues with the state of another, which may be why it ends.
struct RestoredProgram {
  let file: URL
  /// The time at which it was begun to be built.
  let start: ContinuousClock.Instant
  /// The time at which it reported the result; nil before that.
  private var reportTime: ContinuousClock.Instant?

  /// A program that ends within this time probably failed because of its state. Writing the backtrace takes most of it.
  private static let probation = Duration.seconds(6)

  init(_ file: URL, since start: ContinuousClock.Instant) {
    self.file = file
    self.start = start
  }

  /// Takes the program's report, from which on its state has to do with its end for a short time only.
  ///
  /// - Parameter line: A line from the program.
  /// - Returns: nil if it is no report, or not the first one.
  mutating func takeReport(
    in line: String, at time: ContinuousClock.Instant = .now
  ) -> ReloadReport? {
    guard reportTime == nil, let report = ReloadReport(line) else { return nil }
    reportTime = time
    return report
  }

  /// Returns true if the state is probably why the program ends.
  func isEndedByState(at time: ContinuousClock.Instant = .now) -> Bool {
    reportTime.map { time - $0 < Self.probation } ?? true
  }
}
