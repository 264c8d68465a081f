import Foundation
import Synchronization

/// Reads the output of a program, on a thread of its own, and notices if its main thread is stuck.
///
/// The program reports twice a second that its main thread is free. If it has not for two seconds of processor time, it
/// is in an endless loop, most likely in a body. The playground ends it then. Others tell the person where it is, and let it
/// go on, because some programs do work for as long.
final class ProgramOutlet: @unchecked Sendable {
  /// Receives the program's output, on the outlet's thread.
  struct Listener: Sendable {
    /// Called with a printed line.
    var didPrint: @Sendable (String) -> Void
    /// Called with the program's tabs, as JSON.
    var didReceiveTabs: @Sendable (String) -> Void
    /// Called with the program's reports on its updates, as JSON.
    var didReport: @Sendable (String) -> Void
    /// Called with the backtrace of a program that is stuck, to let it go on; nil to end it. Returns a line for the program.
    var didGetStuck: (@Sendable (String) -> String)?
  }

  /// The program's ends for its output and its reports.
  let output: CInt
  let reports: CInt
  /// True if the standard output is read as well, and not only the standard error.
  var takesAll: Bool { listener.didGetStuck == nil }
  private let ownOutput: CInt
  private let ownReports: CInt
  private let listener: Listener
  /// Signaled when everything has been read.
  private let isOver = DispatchSemaphore(value: 0)
  // Only the thread writes these, and readers have waited for it to end.
  private var tail: [UInt8] = []
  private(set) var wasStuck = false
  private let isReady = Atomic(false)

  /// The time limit until the program has begun, which takes a while on a busy machine.
  private static let mostTimeToBegin = 60.0
  /// The first and last lines that Swift's runtime writes about a crash.
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

  /// Follows a program that has been started with these descriptors.
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

  /// Expects reports from now on. The program's start takes a while, and much processor time.
  func didGetReady() { isReady.store(true, ordering: .relaxed) }

  /// Waits until all output of a program that has ended has been read.
  ///
  /// - Returns: The end of its output.
  func lastWords() -> String {
    // A child of the program may still hold its output.
    let isRead = isOver.wait(timeout: .now() + 3) == .success
    return isRead ? String(decoding: tail, as: UTF8.self) : ""
  }

  private func listen(to process: pid_t) {
    var (lines, messages) = (Lines(), Lines())
    var awaited = [ownOutput, ownReports].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var beat = MainThreadWatch(of: process)
    var hasBegun = false
    /// Set while it is writing its backtrace, which a trap causes as well.
    var patience: BacktracePatience?
    /// The output since the program was asked for its backtrace, to go on afterwards.
    var asked: [UInt8]?
    var isNamed = false
    /// False for a program that never reports, because it has a server of its own.
    var hasBeaten = false
    while awaited.contains(where: { $0.fd >= 0 }) {
      guard poll(&awaited, 2, 200) >= 0 else { continue }
      for index in 0..<2 where awaited[index].fd >= 0 && awaited[index].revents != 0 {
        let count = read(awaited[index].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          awaited[index].fd = -1
          continue
        }
        if index == 0, asked != nil {
          asked! += buffer[..<count]
          if let text = backtrace(endingIn: &asked!) {
            name(text)
            write(asked![...])
            (asked, patience) = (nil, nil)
          }
        } else if index == 0 {
          write(buffer[..<count])
          for line in lines.add(buffer[..<count]) {
            listener.didPrint(line)
            // A signal without a cause in the program does not end it after the backtrace.
            if wasStuck, line.hasPrefix(Self.lastOfLastWords) { kill(process, SIGKILL) }
          }
          // The line continues once the frames have been found, which takes seconds.
          if lines.rest?.hasPrefix(Self.firstOfLastWords) == true {
            patience = patience ?? BacktracePatience()
          }
        } else {
          for message in messages.add(buffer[..<count]) {
            if message == "beat" {
              beat = MainThreadWatch(of: process)
              (isNamed, hasBeaten) = (false, true)
            } else if message.hasPrefix("updates ") {
              listener.didReport(String(message.dropFirst(8)))
            } else if message.hasPrefix("tabs ") {
              listener.didReceiveTabs(String(message.dropFirst(5)))
            }
          }
        }
      }
      if !hasBegun, isReady.load(ordering: .relaxed) {
        beat = MainThreadWatch(of: process)
        hasBegun = true
      }
      // The program's reports end with it.
      guard awaited[1].fd >= 0 else { continue }
      if patience != nil {
        let work = Backtracer(of: process).flatMap { ThreadState(of: $0.process)?.work } ?? 0
        guard patience?.isOver(work: work) == true else { continue }
        if let output = asked {
          write(output[...])
          (asked, patience) = (nil, nil)
        } else {
          Backtracer.kill(with: process)
        }
      } else if listener.didGetStuck != nil {
        guard hasBegun, hasBeaten, !isNamed, beat.isBusy else { continue }
        isNamed = true
        // Without a handler the signal would end it.
        if ThreadState.catches(SIGABRT, process) {
          (asked, patience) = ([], BacktracePatience())
          kill(process, SIGABRT)
        } else {
          name("")
        }
      } else if hasBegun ? beat.isStuck : beat.time > Self.mostTimeToBegin {
        wasStuck = true
        patience = BacktracePatience()
        // A signal goes to the main thread first, which then writes its backtrace.
        kill(process, SIGABRT)
      }
    }
    asked.map { write($0[...]) }
    lines.rest.map(listener.didPrint)
  }

  /// Removes a backtrace from the output of a program that goes on, once all of it is there.
  private func backtrace(endingIn output: inout [UInt8]) -> String? {
    guard let start = output.firstRange(of: Array(Self.firstOfLastWords.utf8)),
      let last = output[start.upperBound...].firstRange(of: Array(Self.lastOfLastWords.utf8)),
      let end = output[last.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    // An empty line precedes and follows it.
    let newline = UInt8(ascii: "\n")
    let first =
      start.lowerBound > 0 && output[start.lowerBound - 1] == newline
      ? start.lowerBound - 1 : start.lowerBound
    let text = String(decoding: output[start.lowerBound..<end], as: UTF8.self)
    output.removeSubrange(first...end)
    return text
  }

  /// Tells the person, in the terminal and in the page, where a program is that goes on.
  private func name(_ backtrace: String) {
    guard let line = listener.didGetStuck?(backtrace) else { return }
    let bytes = Array("\(line)\n".utf8)
    _ = send(ownReports, bytes, bytes.count, CInt(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  private func write(_ bytes: ArraySlice<UInt8>) {
    FileHandle.standardError.write(Data(bytes))
    tail += bytes
    if tail.count > 2 * Self.longestTail { tail.removeFirst(tail.count - Self.longestTail) }
  }

  /// Splits input into lines.
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
