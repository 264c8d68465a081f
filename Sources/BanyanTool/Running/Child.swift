import Foundation

/// Runs other programs, and passes signals on: Ctrl-C ends them and then this one.
enum Child {
  /// Replaces this process, so that the terminal, its signals and the exit code are the program's.
  static func become(_ program: String, _ arguments: [String]) throws -> Never {
    withStrings([program] + arguments) { _ = execvp(program, $0) }
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
    let (process, output) = try start(program, arguments, giving: [stream])
    var written: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let byteCount = read(output.fileDescriptor, &buffer, buffer.count)
      if byteCount < 0, errno == EINTR { continue }
      guard byteCount > 0 else { break }
      written += buffer[..<byteCount]
    }
    return (end(of: process), String(decoding: written, as: UTF8.self))
  }

  /// Runs a program to its end, and passes on its output to either stream.
  ///
  /// - Parameter receive: Receives output as it comes, and empty data after each second without any.
  /// - Returns: The exit code.
  static func run(
    _ program: String, _ arguments: [String], receive: (ArraySlice<UInt8>) -> Void
  ) throws -> CInt {
    let (process, output) = try start(program, arguments, giving: [STDOUT_FILENO, STDERR_FILENO])
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
    return end(of: process)
  }

  /// Starts a program that runs beside this one.
  ///
  /// - Parameters:
  ///   - environment: Variables in addition to the environment of this process.
  ///   - descriptors: The descriptors that are open in it besides the standard streams, from 3 on.
  ///   - output: The descriptor that its standard output writes to; nil for that of this process.
  ///   - errors: The descriptor that its standard error writes to; nil for that of this process.
  static func start(
    _ program: String, _ arguments: [String], environment: [String: String], descriptors: [CInt],
    output: CInt? = nil, errors: CInt? = nil
  ) throws -> pid_t {
    // Copies above the numbers that the program's own descriptors get.
    let copies = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, 100) }
    defer { copies.forEach { close($0) } }
    var pairs = zip(copies, CInt(3)...).map { ($0, $1) }
    if let output { pairs.append((output, STDOUT_FILENO)) }
    if let errors { pairs.append((errors, STDERR_FILENO)) }
    return try spawn(program, arguments, environment: environment, descriptors: pairs)
  }

  /// Starts a program that this one does not depend on, such as an editor.
  ///
  /// It is in a process group of its own, so Ctrl-C in the terminal does not reach it, and reads no input.
  static func startApart(_ command: [String]) throws {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var process: pid_t = 0
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let error = withStrings(command) { arguments in
      withStrings(environment) {
        posix_spawnp(&process, command[0], &actions, &attributes, arguments, $0)
      }
    }
    guard error == 0 else {
      throw Failure("\(command[0]) cannot be started: \(String(cString: strerror(error)))")
    }
    let started = process
    // A process that nobody waits for stays in the system's table.
    Thread.detachNewThread {
      var status: CInt = 0
      while waitpid(started, &status, 0) < 0, errno == EINTR {}
    }
  }

  /// Waits for a program to end.
  ///
  /// - Returns: The exit code, or 128 plus the number of the signal that ended it.
  static func wait(for process: pid_t) -> CInt {
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    for index in 0..<childCount where children[index] == process { children[index] = 0 }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// The signal that asked this process to end; 0 if none has.
  static var receivedSignal: CInt { lastSignal }

  /// Starts a program with some of its streams redirected to a pipe, and returns the pipe's other end.
  private static func start(
    _ program: String, _ arguments: [String], giving streams: [CInt]
  ) throws -> (pid_t, FileHandle) {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    let process = try spawn(
      program, arguments, environment: [:], descriptors: streams.map { (writing, $0) })
    try? pipe.fileHandleForWriting.close()
    return (process, pipe.fileHandleForReading)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], environment: [String: String],
    descriptors: [(own: CInt, its: CInt)]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (own, its) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, its) }
    passSignalsOn()
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var process: pid_t = 0
    let error = withStrings([program] + arguments) { arguments in
      withStrings(all.map { "\($0)=\($1)" }) {
        posix_spawnp(&process, program, &actions, nil, arguments, $0)
      }
    }
    guard error == 0 else {
      throw Failure("\(program) cannot be started: \(String(cString: strerror(error)))")
    }
    if let free = (0..<childCount).first(where: { children[$0] == 0 }) { children[free] = process }
    return process
  }

  /// Waits for a program that this one depends on.
  private static func end(of process: pid_t) -> CInt {
    let status = wait(for: process)
    if lastSignal != 0 { exit(128 + lastSignal) }
    return status
  }

  private static func passSignalsOn() {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, information, _ in
      lastSignal = number
      var isAlone = true
      for index in 0..<childCount where children[index] > 0 {
        isAlone = false
        // A terminal sends its signals to all of them already.
        if let information, information.pointee.si_code <= 0 { kill(children[index], number) }
      }
      if isAlone { _exit(128 + number) }
    }
    action.sa_flags = CInt(SA_SIGINFO)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaction(number, &action, nil) }
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}

// A signal handler can capture nothing, and must not block. These are the running programs: one that
// compiles, one that serves, one that is about to serve, and those that make way.
private let childCount = 16
nonisolated(unsafe) private let children = {
  let children = UnsafeMutablePointer<pid_t>.allocate(capacity: childCount)
  children.initialize(repeating: 0, count: childCount)
  return children
}()
nonisolated(unsafe) private var lastSignal: CInt = 0
