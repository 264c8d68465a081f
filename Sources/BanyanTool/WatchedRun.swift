import Foundation

/// Runs a program, and a new one in its place whenever one of its files is saved.
///
/// The next program is compiled and started while the one before serves. If it does not compile, or
/// ends before it serves, the one before goes on, and its pages say what is wrong.
final class WatchedRun {
  private let watch: FileWatch
  private let sockets: [(name: String, socket: ListeningSocket)]
  private let arguments: [String]
  private let build: () throws -> URL
  private var serving: ServedProgram?
  /// Those that have made way, and take their time to end.
  private var retiring: [ServedProgram] = []

  /// Waits for no longer than this for the other files that are saved with one.
  private static let pause: CInt = 30

  /// - Parameters:
  ///   - arguments: What the program is told.
  ///   - build: Compiles the program as its files are now.
  init(
    _ watch: FileWatch, sockets: [(name: String, socket: ListeningSocket)], arguments: [String],
    build: @escaping () throws -> URL
  ) {
    self.watch = watch
    self.sockets = sockets
    self.arguments = arguments
    self.build = build
  }

  /// Runs until the program ends without a fault, or the tool is told to end: with the program's exit
  /// code. One that faults is started again with the next save.
  func run() throws -> Never {
    // What is saved from here on is for the next one.
    _ = try watch.takeChanges()
    let first = try start(build())
    if case .ended(let status) = first.takeEvent() { exit(status) }
    first.serve()
    serving = first
    while true {
      let programs = [serving].compactMap(\.self) + retiring
      var awaited = ([watch.descriptor] + programs.map(\.descriptor)).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&awaited, UInt(awaited.count), -1) > 0 else { continue }
      for (program, place) in zip(programs, awaited.dropFirst()) where place.revents != 0 {
        if case .ended(let status) = program.takeEvent() { didEnd(program, status) }
      }
      if awaited[0].revents != 0, hasSettled() { replace() }
    }
  }

  private func didEnd(_ program: ServedProgram, _ status: CInt) {
    retiring.removeAll { $0 === program }
    guard serving === program else { return }
    if status == 0 || Child.receivedSignal != 0 { exit(status) }
    serving = nil
    Terminal.write(
      "The program has ended (\(Self.description(of: status))). It starts again with the next save.\n"
    )
  }

  /// Waits until nothing more is saved.
  ///
  /// - Returns: Whether something that counts was.
  private func hasSettled() -> Bool {
    var hasChanged = false
    var awaited = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    repeat {
      // A folder that cannot be watched is one whose changes need another run.
      if (try? watch.takeChanges()) ?? true { hasChanged = true }
    } while poll(&awaited, 1, Self.pause) > 0
    return hasChanged
  }

  private func replace() {
    let started = ContinuousClock.now
    do {
      let new = try start(build())
      if case .ended(let status) = new.takeEvent() {
        throw Failure("the new program has ended at once (\(Self.description(of: status)))")
      }
      if let serving, !serving.makeWay() { retiring.append(serving) }
      new.serve()
      serving = new
      let time = (ContinuousClock.now - started) / .seconds(1)
      Terminal.write("Running again after \(String(format: "%.1f", time)) s\n")
    } catch {
      let failure = error as? Failure ?? Failure("\(error)")
      failure.report()
      serving?.show(problems: failure.description)
    }
  }

  private func start(_ program: URL) throws -> ServedProgram {
    try ServedProgram(program.path, arguments, sockets: sockets)
  }

  private static func description(of status: CInt) -> String {
    status > 128 ? "signal \(status - 128)" : "exit code \(status)"
  }
}
