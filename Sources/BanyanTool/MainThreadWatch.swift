import Foundation

/// Watches the main thread of another process from one moment on, to tell a program that is stuck from one that has had no turn
/// on a busy machine.
struct MainThreadWatch {
  /// The processor time that the thread may use for one job, and the time for which it may wait, in seconds.
  static let mostWork = 2.0
  static let mostTime = 6.0

  private let process: pid_t
  private let start = ContinuousClock.now
  private let work: Double

  init(of process: pid_t) {
    self.process = process
    work = Self.state(of: process).work
  }

  /// The time since the watch began, in seconds.
  var time: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// True if the thread has worked, or waited for something else than its turn, for longer than it may. Cheap as long as the watch
  /// is young.
  var isStuck: Bool {
    let time = time
    guard time >= Self.mostWork else { return false }
    let now = Self.state(of: process)
    return now.work - work >= Self.mostWork || time > Self.mostTime && !now.isRunnable
  }

  /// Returns the processor time of a process's main thread, in seconds, and whether it is runnable.
  private static func state(of process: pid_t) -> (work: Double, isRunnable: Bool) {
    let path = "/proc/\(process)/task/\(process)/stat"
    let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
    // The name in parentheses may contain any characters.
    let fields =
      String(decoding: data, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return (0, true)
    }
    return ((user + system) / Double(sysconf(CInt(_SC_CLK_TCK))), fields[0] == "R")
  }
}
