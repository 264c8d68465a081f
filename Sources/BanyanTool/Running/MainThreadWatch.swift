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
    work = ThreadState(of: process)?.work ?? 0
  }

  /// The time since the watch began, in seconds.
  var time: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// True if the thread has worked for longer than it may.
  var isBusy: Bool {
    guard time >= Self.mostWork, let now = ThreadState(of: process) else { return false }
    return now.work - work >= Self.mostWork
  }

  /// True if the thread has worked, or waited for something else than its turn, for longer than it may. Cheap as long as the watch
  /// is young.
  var isStuck: Bool {
    let time = time
    guard time >= Self.mostWork else { return false }
    guard let now = ThreadState(of: process) else { return false }
    return now.work - work >= Self.mostWork || time > Self.mostTime && !now.isRunnable
  }
}

/// The state of a process's main thread.
struct ThreadState {
  /// The processor time that it has used, in seconds.
  let work: Double
  let isRunnable: Bool

  /// Asks the system; nil if there is no such process.
  init?(of process: pid_t) {
    let path = "/proc/\(process)/task/\(process)/stat"
    let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
    // The name in parentheses may contain any characters.
    let fields =
      String(decoding: data, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return nil
    }
    work = (user + system) / Double(sysconf(CInt(_SC_CLK_TCK)))
    isRunnable = fields[0] == "R"
  }

  /// Returns true if a process handles a signal itself.
  static func catches(_ signal: CInt, _ process: pid_t) -> Bool {
    let data =
      FileHandle(forReadingAtPath: "/proc/\(process)/status")?.readDataToEndOfFile() ?? Data()
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("SigCgt:") }
    let mask = line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
    return mask & (1 << UInt64(signal - 1)) != 0
  }
}
