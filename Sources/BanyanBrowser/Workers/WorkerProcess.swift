import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A copy of this program that runs apps, as seen by its front.
final class WorkerProcess: Sendable {
  /// The end of a worker.
  struct End: Sendable {
    /// The signal that ended the worker; 0 if none did.
    var signal: CInt
    /// The worker's exit code, if no signal ended it.
    var code: CInt
    /// The work that was in progress at the end, or the last work done.
    var work: Work?
    /// True if that work was in progress.
    var isUnderway: Bool
  }

  /// Work that a worker does for a visitor.
  struct Work: Sendable, Equatable {
    var visitor: String
    var window: String
    var event: UInt32
  }

  let number: Int
  /// The address that the worker listens on.
  let path: String
  private let process: pid_t
  private let descriptor: WorkerDescriptor
  /// Writing to a hanging worker may block, so it happens on a queue of its own.
  private let speech: DispatchQueue

  /// Starts another copy of this program, with the same arguments.
  ///
  /// - Parameters:
  ///   - hear: Called on the main actor with each message of the worker, in order.
  ///   - didEnd: Called on the main actor when the worker has ended, after all its messages.
  init(
    number: Int, path: String,
    receive: @escaping @MainActor @Sendable (WorkerFrame) -> Void,
    didEnd: @escaping @MainActor @Sendable (End) -> Void
  ) throws {
    guard let (own, its) = WorkerDescriptor.pair() else { throw WorkerFailure(errno) }
    defer { its.close() }
    self.number = number
    self.path = path
    descriptor = own
    speech = DispatchQueue(label: "banyan.worker.\(number)")
    do {
      process = try Self.spawn(path, its.number)
    } catch {
      own.close()
      throw error
    }
    // The thread retains this object, so that the descriptor stays open while it reads.
    Thread.detachNewThread { [self] in
      var work: Work?
      var isUnderway = false
      descriptor.receive { frame in
        switch frame.kind {
        case .began:
          work = Work(
            visitor: frame.text(0), window: frame.text(1), event: UInt32(frame.text(2)) ?? 0)
          isUnderway = true
        case .ended: isUnderway = false
        default: DispatchQueue.main.async { MainActor.assumeIsolated { receive(frame) } }
        }
      }
      // A worker that has closed its end can no longer be used, even if it still runs.
      kill()
      var status: CInt = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      let end = End(
        signal: status & 0x7f, code: status >> 8 & 0xff, work: work, isUnderway: isUnderway)
      DispatchQueue.main.async { MainActor.assumeIsolated { didEnd(end) } }
    }
  }

  deinit { descriptor.close() }

  func sendFrame(_ frame: WorkerFrame) {
    speech.async { [descriptor] in descriptor.sendFrame(frame) }
  }

  /// Asks the worker to end.
  func end() { _ = shutdown(descriptor.number, CInt(SHUT_WR)) }

  /// Ends the worker at once.
  func kill() { _ = Foundation.kill(process, SIGKILL) }

  private static func spawn(_ path: String, _ its: CInt) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A descriptor duplicated onto itself would be closed in the new program.
    let number: CInt = its == 3 ? 4 : 3
    posix_spawn_file_actions_adddup2(&actions, its, number)
    #if canImport(Glibc)
      // Sockets are closed on exec, but another thread may have opened one and not have marked it yet. Those that libraries
      // open for themselves, such as epoll's, would be inherited too.
      _ = closeFrom(&actions, number + 1)
    #endif
    var environment = ProcessInfo.processInfo.environment
    environment[WorkerChannel.variable] = "\(number):\(path)"
    // A worker that has trapped should end at once, and not spend seconds on a backtrace.
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { environment[name] = nil }
    var process: pid_t = 0
    let error = withStrings(CommandLine.arguments) { arguments in
      withStrings(environment.map { "\($0)=\($1)" }) {
        // The program that this process runs, even if its file has been replaced by now.
        posix_spawn(&process, "/proc/self/exe", &actions, nil, arguments, $0)
      }
    }
    guard error == 0 else { throw WorkerFailure(error) }
    return process
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}

extension WorkerProcess.End {
  /// A description of the cause, for the log.
  var cause: String {
    signal == 0 ? "exit code \(code)" : "signal \(signal) (\(String(cString: strsignal(signal))))"
  }
}

#if canImport(Glibc)
  /// Swift does not import the functions that are GNU's own.
  @_silgen_name("posix_spawn_file_actions_addclosefrom_np")
  private func closeFrom(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: CInt
  ) -> CInt
#endif

/// The system's error in starting a worker.
struct WorkerFailure: Error, CustomStringConvertible {
  let description: String

  init(_ number: CInt) { description = String(cString: strerror(number)) }
}
