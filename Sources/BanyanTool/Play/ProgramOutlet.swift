import Foundation
import Synchronization

/// What takes all that a program of the playground says, on a thread of its own, and ends the program when it does nothing
/// else any more.
///
/// The program says twice a second that its main thread is free. One that has not for two seconds of the processor's
/// time is in a loop without end, most likely in a body.
final class ProgramOutlet: @unchecked Sendable {
  /// Hears what the program says, on the outlet's thread.
  struct Listener: Sendable {
    /// A line that was printed.
    var didPrint: @Sendable (String) -> Void
    /// What can be shown of the program, as JSON.
    var didTellTabs: @Sendable (String) -> Void
    /// What the program tells of its updates, as JSON.
    var didReport: @Sendable (String) -> Void
  }

  /// What the program writes to, and reports to: its ends of both.
  let output: CInt
  let reports: CInt
  private let ownOutput: CInt
  private let ownReports: CInt
  private let listener: Listener
  /// Says when all has been read.
  private let isOver = DispatchSemaphore(value: 0)
  // The thread alone writes these, and who reads them has waited for it to end.
  private var tail: [UInt8] = []
  private(set) var wasStuck = false
  private let isReady = Atomic(false)

  /// The time of the processor that the main thread may take for one thing, and the time for which it may wait, in
  /// seconds. On a machine that is busy a thread neither works nor waits.
  private static let mostWork = 2.0
  private static let mostTime = 6.0
  /// The same until the program has begun, which on a busy machine takes a while.
  private static let mostTimeToBegin = 60.0
  /// How long a program has to write down where it was, in seconds: a moment, unless the machine is busy.
  private static let lastWordsTime = 120.0
  /// How Swift's runtime begins and ends what it writes of a program that ends.
  private static let firstOfLastWords = "*** Signal "
  private static let lastOfLastWords = "Backtrace took "
  private static let longestTail = 1 << 16

  init(_ listener: Listener) throws {
    var pipe: [CInt] = [0, 0]
    var pair: [CInt] = [0, 0]
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard Foundation.pipe(&pipe) == 0, socketpair(AF_UNIX, type, 0, &pair) == 0 else {
      throw Failure("no pipe can be made: \(String(cString: strerror(errno)))")
    }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ownOutput = pipe[0]
    output = pipe[1]
    ownReports = pair[0]
    reports = pair[1]
    self.listener = listener
  }

  /// Follows a program that has been started with the ends of this.
  func follow(_ process: pid_t) {
    close(output)
    close(reports)
    Thread.detachNewThread { [self] in
      listen(to: process)
      close(ownOutput)
      close(ownReports)
      isOver.signal()
    }
  }

  /// From now on the program is to answer. To start takes it a while, and much of the processor.
  func didGetReady() { isReady.store(true, ordering: .relaxed) }

  /// Waits until all has been read of a program that has ended.
  ///
  /// - Returns: The end of what it has written.
  func lastWords() -> String {
    // A child of the program's may still have its output.
    let isRead = isOver.wait(timeout: .now() + 3) == .success
    return isRead ? String(decoding: tail, as: UTF8.self) : ""
  }

  private func listen(to process: pid_t) {
    var (lines, messages) = (Lines(), Lines())
    var awaited = [ownOutput, ownReports].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var beat = (time: ContinuousClock.now, work: 0.0)
    var hasBegun = false
    /// Since when it has been writing down where it was, which a trap makes it do as well.
    var dyingSince: ContinuousClock.Instant?
    while awaited.contains(where: { $0.fd >= 0 }) {
      guard poll(&awaited, 2, 200) >= 0 else { continue }
      for index in 0..<2 where awaited[index].fd >= 0 && awaited[index].revents != 0 {
        let count = read(awaited[index].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          awaited[index].fd = -1
          continue
        }
        if index == 0 {
          take(buffer[..<count])
          for line in lines.add(buffer[..<count]) {
            listener.didPrint(line)
            // A signal that nothing in the program has led to does not end it once it has been answered.
            if wasStuck, line.hasPrefix(Self.lastOfLastWords) { kill(process, SIGKILL) }
          }
          // The line goes on when the calls have been found, which takes seconds.
          if lines.rest?.hasPrefix(Self.firstOfLastWords) == true {
            dyingSince = dyingSince ?? .now
          }
        } else {
          for message in messages.add(buffer[..<count]) {
            if message == "beat" {
              beat = (.now, Self.mainThread(of: process).work)
            } else if message.hasPrefix("updates ") {
              listener.didReport(String(message.dropFirst(8)))
            } else if message.hasPrefix("tabs ") {
              listener.didTellTabs(String(message.dropFirst(5)))
            }
          }
        }
      }
      if !hasBegun, isReady.load(ordering: .relaxed) {
        beat = (.now, Self.mainThread(of: process).work)
        hasBegun = true
      }
      // Its reports end with the program.
      guard awaited[1].fd >= 0 else { continue }
      if let dyingSince {
        if (.now - dyingSince) / .seconds(1) > Self.lastWordsTime { kill(process, SIGKILL) }
      } else if (.now - beat.time) / .seconds(1) > Self.mostWork,
        Self.isStuck(process, since: beat, hasBegun)
      {
        wasStuck = true
        dyingSince = .now
        // The main thread is the first that a signal is for, and then writes down where it is.
        kill(process, SIGABRT)
      }
    }
    lines.rest.map(listener.didPrint)
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    FileHandle.standardError.write(Data(bytes))
    tail += bytes
    if tail.count > 2 * Self.longestTail { tail.removeFirst(tail.count - Self.longestTail) }
  }

  private static func isStuck(
    _ process: pid_t, since beat: (time: ContinuousClock.Instant, work: Double), _ hasBegun: Bool
  ) -> Bool {
    let thread = mainThread(of: process)
    let time = (ContinuousClock.now - beat.time) / .seconds(1)
    guard hasBegun else { return time > mostTimeToBegin }
    return thread.work - beat.work >= mostWork || time > mostTime && !thread.isRunnable
  }

  /// How long the main thread of a process has worked, in seconds, and whether it does or would.
  private static func mainThread(of process: pid_t) -> (work: Double, isRunnable: Bool) {
    let path = "/proc/\(process)/task/\(process)/stat"
    let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
    // The name in parentheses may have anything in it.
    let fields =
      String(decoding: data, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return (0, true)
    }
    return ((user + system) / Double(sysconf(CInt(_SC_CLK_TCK))), fields[0] == "R")
  }

  /// Parts what comes into lines.
  private struct Lines {
    private var begun: [UInt8] = []
    private static let longest = 1 << 20

    mutating func add(_ bytes: ArraySlice<UInt8>) -> [String] {
      begun += bytes
      var parts = begun.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      begun = Array(parts.removeLast().suffix(Self.longest))
      return parts.map { String(decoding: $0, as: UTF8.self) }
    }

    var rest: String? { begun.isEmpty ? nil : String(decoding: begun, as: UTF8.self) }
  }
}
