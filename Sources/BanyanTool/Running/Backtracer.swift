import Foundation

/// The process that writes the backtrace of a program that has trapped: `swift-backtrace`, which Swift's runtime starts.
///
/// It reads the program's memory by asking the program, and waits for an answer as long as it takes. If the program is killed,
/// it waits forever.
struct Backtracer {
  let process: pid_t

  /// Finds the backtracer of a program; nil if there is none.
  init?(of program: pid_t) {
    let threads = "/proc/\(program)/task"
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? [] {
      for child in Self.text("\(threads)/\(thread)/children").split(separator: " ") {
        if let child = pid_t(child), Self.text("/proc/\(child)/comm") == "swift-backtrace\n" {
          process = child
          return
        }
      }
    }
    return nil
  }

  /// Kills a program, and its backtracer if it has one.
  static func kill(with program: pid_t) {
    let backtracer = Backtracer(of: program)
    Foundation.kill(program, SIGKILL)
    if let backtracer { Foundation.kill(backtracer.process, SIGKILL) }
  }

  private static func text(_ path: String) -> String {
    let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Decides how long to wait for the backtrace of a program. It takes some seconds of processor time, which may be minutes on a
/// busy machine.
struct BacktracePatience {
  /// The most processor time, and the most time without any progress, in seconds.
  static let mostWork = 60.0
  static let mostIdleTime = 120.0

  private var work = 0.0
  private var lastProgress: ContinuousClock.Instant

  init(since start: ContinuousClock.Instant = .now) {
    lastProgress = start
  }

  /// Returns true if it is time to give up.
  /// - Parameter work: The processor time that the backtracer has used, in seconds; 0 while there is none.
  mutating func isOver(work: Double, at now: ContinuousClock.Instant = .now) -> Bool {
    if work > self.work {
      self.work = work
      lastProgress = now
    }
    return work >= Self.mostWork || (now - lastProgress) / .seconds(1) >= Self.mostIdleTime
  }
}
