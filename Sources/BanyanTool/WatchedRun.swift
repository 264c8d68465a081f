import Foundation

/// Hears what becomes of a program that is watched, and has a say in how it is started: `banyan play`.
///
/// With a listener, a program that ends never ends the tool, nor does one that does not compile at first; and what is wrong
/// is not shown over the app's pages.
protocol WatchedRunListener: AnyObject {
  /// The files are compiled as they are now.
  func willBuild()
  func didFail(_ failure: Failure)
  /// The next program could serve, and is about to.
  func didGetReady(_ program: ServedProgram)
  /// - Parameter report: What has become of the state of the program before.
  func didServe(_ report: String?)
  /// - Parameter isServing: Whether it was the one that people see.
  func didEnd(_ program: ServedProgram, _ status: CInt, isServing: Bool, startsAgain: Bool)
  /// Makes what takes all that the next program says.
  func makeOutlet() throws -> ProgramOutlet
  func didStart(_ program: ServedProgram, _ outlet: ProgramOutlet)
}

/// Runs a program, and a new one in its place whenever one of its files is saved.
///
/// The next program is compiled and started while the one before serves, and goes on with what that one's
/// views keep. If it does not compile, or ends before it serves, the one before goes on, and its pages say
/// what is wrong.
final class WatchedRun {
  private let watch: FileWatch
  private let sockets: [(name: String, socket: ListeningSocket)]
  private let arguments: [String]
  private let build: () throws -> URL
  /// The files that a person wrote, as they are now; nil if each program is to start anew.
  private let sources: (() -> [String])?
  private var serving: ServedProgram?
  weak var listener: (any WatchedRunListener)?
  /// Becomes readable when something else is to be run; -1 for never.
  var interruption: CInt = -1
  /// What the properties of the program that serves have at first.
  private var firstValues = FirstValues()
  /// The program that has gone on with the state of another, and since when; no time before it has said
  /// what has become of that.
  private var restored: (file: URL, time: ContinuousClock.Instant?)?
  /// One that ends within this time has probably not stood what it was given. To write which calls have led
  /// to that takes most of it.
  private static let probation = Duration.seconds(6)
  private var hasSaidGlobals = false
  /// Those that have made way, and take their time to end.
  private var retiring: [ServedProgram] = []

  /// Waits for no longer than this for the other files that are saved with one.
  private static let pause: CInt = 30

  /// - Parameters:
  ///   - arguments: What the program is told.
  ///   - sources: The files that a person wrote, as they are now; nil if each program is to start anew.
  ///   - build: Compiles the program as its files are now.
  init(
    _ watch: FileWatch, sockets: [(name: String, socket: ListeningSocket)], arguments: [String],
    sources: (() -> [String])?, build: @escaping () throws -> URL
  ) {
    self.watch = watch
    self.sockets = sockets
    self.arguments = arguments
    self.sources = sources
    self.build = build
  }

  /// Runs until the program ends without a fault, or the tool is told to end. One that faults is started
  /// again with the next save.
  ///
  /// - Returns: The program's exit code; nil if something else is to be run.
  func run() throws -> CInt? {
    // What is saved from here on is for the next one.
    _ = try watch.takeChanges()
    if listener == nil { try startFirst() } else { replace() }
    while true {
      if let exitCode { return exitCode }
      let programs = [serving].compactMap(\.self) + retiring
      var awaited = ([watch.descriptor, interruption] + programs.map(\.descriptor)).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&awaited, UInt(awaited.count), -1) > 0 else { continue }
      for (program, place) in zip(programs, awaited.dropFirst(2)) where place.revents != 0 {
        repeat {
          if case .ended(let status) = program.takeEvent() { didEnd(program, status) }
        } while program.hasMore
      }
      if awaited[1].revents != 0 {
        endAll()
        return nil
      }
      if awaited[0].revents != 0, hasSettled() { replace() }
    }
  }

  /// What the tool is to end with.
  private var exitCode: CInt?

  private func startFirst() throws {
    let values = currentFirstValues
    let first = try start(build())
    firstValues = values
    if case .ended(let status) = first.takeEvent() {
      exitCode = status
      return
    }
    first.serve()
    serving = first
  }

  /// Ends what runs, for something else.
  private func endAll() {
    for program in retiring + [serving].compactMap(\.self) {
      _ = program.makeWay()
      program.end()
    }
    (serving, retiring) = (nil, [])
  }

  private func didEnd(_ program: ServedProgram, _ status: CInt) {
    retiring.removeAll { $0 === program }
    guard serving === program else {
      listener?.didEnd(program, status, isServing: false, startsAgain: false)
      return
    }
    if listener == nil && status == 0 || Child.receivedSignal != 0 {
      exitCode = status
      return
    }
    serving = nil
    let startsAgain = startsAgain(after: status)
    listener?.didEnd(program, status, isServing: true, startsAgain: startsAgain)
    if startsAgain { return }
    Terminal.write(
      "The program has ended (\(Self.description(of: status))). It starts again with the next save.\n"
    )
  }

  /// Starts a program again, without the state of the one before, that has ended as soon as it had that.
  private func startsAgain(after status: CInt) -> Bool {
    guard let restored, restored.time.map({ .now - $0 < Self.probation }) ?? true,
      // A program that was killed did not end because of the state it was given.
      status != 128 + SIGKILL,
      let program = try? start(restored.file)
    else { return false }
    self.restored = nil
    if case .ended = program.takeEvent() { return false }
    listener?.didGetReady(program)
    program.serve()
    serving = program
    Terminal.write(
      "The program has ended (\(Self.description(of: status))) with the state of the one before. "
        + "It has been started again without.\n")
    return true
  }

  private var currentFirstValues: FirstValues {
    FirstValues(files: sources?() ?? [])
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
    listener?.willBuild()
    do {
      let values = currentFirstValues
      let file = try build()
      let new = try start(file)
      if case .ended(let status) = new.takeEvent() {
        listener?.didEnd(new, status, isServing: false, startsAgain: false)
        throw Failure("the new program has ended at once (\(Self.description(of: status)))")
      }
      listener?.didGetReady(new)
      var kept: ServedProgram.KeptState?
      if let serving {
        let left = serving.makeWay()
        if left.hasEnded {
          listener?.didEnd(serving, 0, isServing: false, startsAgain: false)
        } else {
          retiring.append(serving)
        }
        if let state = left.state, sources != nil {
          kept = ServedProgram.KeptState(
            state: state, edited: values.edited(since: firstValues),
            unwanted: values.unwantedTypes.sorted())
        }
      }
      restored = kept == nil ? nil : (file, nil)
      firstValues = values
      serving = new
      new.serve(kept)
      sayOutcome(of: new, kept != nil, since: started)
    } catch {
      let failure = error as? Failure ?? Failure("\(error)")
      failure.report()
      if let listener {
        listener.didFail(failure)
      } else {
        serving?.show(problems: failure.description)
      }
    }
  }

  /// Says what has become of the state of the program before.
  private func sayOutcome(
    of new: ServedProgram, _ hasState: Bool, since started: ContinuousClock.Instant
  ) {
    var outcome: ReloadReport?
    if hasState, let event = new.takeEvent(within: 5_000) {
      switch event {
      case .said(let line):
        outcome = ReloadReport(line)
        restored?.time = .now
      case .ended(let status): return didEnd(new, status)
      }
    }
    let time = String(format: "%.1f s", (ContinuousClock.now - started) / .seconds(1))
    guard let outcome else {
      Terminal.write("Running again after \(time)\n")
      listener?.didServe(nil)
      return
    }
    let text = outcome.text(after: time)
    Terminal.write("\(text)\n")
    if let listener { listener.didServe(text) } else { new.show(notice: text) }
    if firstValues.hasGlobals, !hasSaidGlobals {
      hasSaidGlobals = true
      Terminal.write("Globals and static properties start anew with each save.\n")
    }
  }

  private func start(_ program: URL) throws -> ServedProgram {
    guard let listener else {
      return try ServedProgram(program.path, arguments, sockets: sockets)
    }
    let outlet = try listener.makeOutlet()
    let started = try ServedProgram(program.path, arguments, sockets: sockets, outlet: outlet)
    listener.didStart(started, outlet)
    return started
  }

  static func description(of status: CInt) -> String {
    status > 128 ? "signal \(status - 128)" : "exit code \(status)"
  }
}
