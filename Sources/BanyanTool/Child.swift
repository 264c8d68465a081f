import Foundation

/// Runs other programs, with signals passed on: Ctrl-C ends them and then this one.
enum Child {
  /// Replaces this process, so that the terminal, its signals and the exit code are the program's.
  static func become(_ program: String, _ arguments: [String]) throws -> Never {
    withArguments([program] + arguments) { _ = execvp(program, $0) }
    throw Failure("\(program) cannot be started: \(String(cString: strerror(errno)))")
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - stream: The stream of the program to collect; others stay those of this process.
  /// - Returns: The exit code, and what the program wrote to `stream`.
  static func run(
    _ program: String, _ arguments: [String], collecting stream: CInt
  ) throws -> (status: CInt, output: String) {
    let output = try start(program, arguments, giving: [stream])
    let written = output.readDataToEndOfFile()
    return (wait(for: runningChild), String(decoding: written, as: UTF8.self))
  }

  /// Runs a program to its end, and hands on what it writes to either stream.
  ///
  /// - Parameter receive: Gets what has been written as it comes, and nothing once in a second in
  ///   which nothing has.
  /// - Returns: The exit code.
  static func run(
    _ program: String, _ arguments: [String], receive: (ArraySlice<UInt8>) -> Void
  ) throws -> CInt {
    let output = try start(program, arguments, giving: [STDOUT_FILENO, STDERR_FILENO])
    var awaited = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let readyCount = poll(&awaited, 1, 1_000)
      if readyCount == 0 { receive([]) }
      guard readyCount > 0 else { continue }
      let byteCount = read(output.fileDescriptor, &buffer, buffer.count)
      if byteCount < 0, errno == EINTR { continue }
      guard byteCount > 0 else { break }
      receive(buffer[..<byteCount])
    }
    return wait(for: runningChild)
  }

  /// Starts a program with some of its streams led to a pipe, and returns the pipe's other end.
  private static func start(
    _ program: String, _ arguments: [String], giving streams: [CInt]
  ) throws -> FileHandle {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let pipe = Pipe()
    for stream in streams {
      let writing = pipe.fileHandleForWriting.fileDescriptor
      posix_spawn_file_actions_adddup2(&actions, writing, stream)
    }
    passSignalsOn()
    let error = withArguments([program] + arguments) {
      posix_spawnp(&runningChild, program, &actions, nil, $0, environ)
    }
    guard error == 0 else {
      throw Failure("\(program) cannot be started: \(String(cString: strerror(error)))")
    }
    try? pipe.fileHandleForWriting.close()
    return pipe.fileHandleForReading
  }

  private static func wait(for child: pid_t) -> CInt {
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    runningChild = 0
    if receivedSignal != 0 { exit(128 + receivedSignal) }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  private static func passSignalsOn() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        receivedSignal = number
        if runningChild > 0 { kill(runningChild, number) }
      }
    }
  }

  private static func withArguments<Result>(
    _ arguments: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies = arguments.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}

// A signal handler can capture nothing. Both are written by one thread and by the handler.
nonisolated(unsafe) private var runningChild: pid_t = 0
nonisolated(unsafe) private var receivedSignal: CInt = 0
