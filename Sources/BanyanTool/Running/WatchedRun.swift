import Foundation

/// Observes a watched program, and takes part in starting it, for `banyan play`.
///
/// With a listener, a program that ends never ends the tool, nor does one that does not compile at first; and errors
/// are not shown over the app's pages.
protocol WatchedRunListener: AnyObject {
  /// Called before the files are compiled.
  func willBuild()
  func didFail(_ failure: Failure)
  /// Called when the next program is ready to serve, before it does.
  func didGetReady(_ program: ServedProgram)
  /// - Parameter report: The report on the state of the previous program, if it has come by now.
  func didServe(_ report: String?)
  /// Called with a report that has come later.
  func didReport(_ report: String)
  /// - Parameter isServing: Whether it was the visible program.
  func didEnd(_ program: ServedProgram, _ status: CInt, isServing: Bool, startsAgain: Bool)
  /// Creates the outlet for the next program's output.
  func makeOutlet() throws -> ProgramOutlet
  func didStart(_ program: ServedProgram, _ outlet: ProgramOutlet)
}

/// Runs a program, and replaces it whenever one of its files is saved.
///
/// The next program is compiled and started while the previous one serves, and continues with that one's view state. If
/// it does not compile, or ends before it serves, the previous one keeps running, and its pages show the errors.
final class WatchedRun {
  private let watch: FileWatch
  private let sockets: [(name: String, socket: ListeningSocket)]
  private let arguments: [String]
  private let build: () throws -> URL
  /// Returns the files that a person has written; nil if each program starts anew.
  private let sources: (() -> [String])?
  private var serving: ServedProgram?
  /// The program that was compiled last.
  private var built: URL?
  /// True if what serves is the last program without its app: its page shows what has ended the app.
  private var showsFault = false
  weak var listener: (any WatchedRunListener)?
  /// Answers what the program asks about its source; nil if it may not.
  var desk: SourceDesk?
  /// Returns the files that a person has written, to find the line of a fault in them.
  var writtenFiles: () -> [String] = { [] }
  /// A descriptor that is readable when another program is to be run; -1 for none.
  var interruption: CInt = -1
  /// The initial values of the serving program's properties.
  private var firstValues = FirstValues()
  /// The serving program, if it has continued with the state of another.
  private var restored: RestoredProgram?
  private var hasReportedGlobals = false
  /// The programs that have made way, and have not ended yet.
  private var retiring: [ServedProgram] = []

  /// The time to wait for other files that are saved together with one.
  private static let pause = Duration.milliseconds(30)
  /// The time for which a new program may begin undisturbed, in milliseconds.
  private static let patience: CInt = 2_000
  /// The time to wait for the report on a program's state before it counts as running.
  private static let reportPatience = Duration.seconds(5)

  /// - Parameters:
  ///   - arguments: The program's arguments.
  ///   - sources: Returns the files that a person has written; nil if each program starts anew.
  ///   - build: Compiles the current state of the files.
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

  /// Runs until the program ends without a fault, or the tool is asked to end. A program that crashes is started again
  /// with the next save.
  ///
  /// - Returns: The program's exit code; nil if another program is to be run.
  func run() throws -> CInt? {
    // Later changes are for the next program.
    _ = try watch.takeChanges()
    if listener == nil { try startFirst() } else { replace() }
    while true {
      if let exitCode { return exitCode }
      // A program that was only starting ends without an event.
      if Child.receivedSignal != 0, serving == nil, retiring.isEmpty {
        return 128 + Child.receivedSignal
      }
      let programs = [serving].compactMap(\.self) + retiring
      var awaited = ([watch.descriptor, interruption] + programs.map(\.descriptor)).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&awaited, UInt(awaited.count), -1) > 0 else { continue }
      for (program, place) in zip(programs, awaited.dropFirst(2)) where place.revents != 0 {
        repeat {
          switch program.takeEvent() {
          case .ended(let status): didEnd(program, status)
          case .reported(let line): didReport(line, program)
          }
        } while program.hasMore
      }
      if awaited[1].revents != 0 {
        endAll()
        return nil
      }
      if awaited[0].revents != 0, watch.hasSettledChange(after: Self.pause) { replace() }
    }
  }

  /// The exit code of the tool.
  private var exitCode: CInt?

  private func startFirst() throws {
    let values = currentFirstValues
    let file = try build()
    built = file
    let first = try start(file)
    firstValues = values
    switch beginning(of: first) {
    case .ready:
      first.outlet?.didGetReady()
      first.serve()
      serving = first
    case .ended(let status): exitCode = status
    case .outdated: replace()
    case .interrupted: break
    }
  }

  /// The outcome of starting a new program.
  private enum Beginning {
    case ready
    case ended(CInt)
    /// A file was saved before it was ready, so it was ended.
    case outdated
    /// Another program is to be run, so it was ended.
    case interrupted
  }

  /// Waits until a new program is ready, which it may never be.
  private func beginning(of new: ServedProgram) -> Beginning {
    // A program has its turn even if the files are saved all the time.
    var event = new.takeEvent(within: Self.patience)
    while event == nil {
      var awaited = [new.descriptor, interruption, watch.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&awaited, UInt(awaited.count), -1) > 0 else { continue }
      if awaited[0].revents != 0 {
        event = new.takeEvent()
        continue
      }
      let isInterrupted = awaited[1].revents != 0
      guard isInterrupted || watch.hasSettledChange(after: Self.pause) else { continue }
      new.end()
      listener?.didEnd(new, 0, isServing: false, startsAgain: false)
      return isInterrupted ? .interrupted : .outdated
    }
    if case .ended(let status)? = event { return .ended(status) }
    return .ready
  }

  /// Ends all programs, to run another.
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
    // All that it has written comes first.
    let words = listener == nil ? program.outlet?.lastWords() : nil
    Terminal.write(
      "The program has ended (\(Self.description(of: status))). It starts again with the next save.\n"
    )
    let wasFault = showsFault
    showsFault = false
    if let words, !wasFault {
      show(ProgramFault(CrashReport(words, files: writtenFiles()), status: status))
    }
  }

  // MARK: Faults

  /// Serves the last program without its app, and shows in the page what has ended the app.
  private func show(_ fault: ProgramFault) {
    guard let built, let program = try? start(built, ["--fault=\(fault.json)"]) else { return }
    switch beginning(of: program) {
    case .ready:
      program.outlet?.didGetReady()
      program.serve()
      serving = program
      showsFault = true
    case .outdated: replace()
    case .ended, .interrupted: break
    }
  }

  /// Starts the last program once more, because a person has asked for it in the page of its fault.
  private func startOnceMore() {
    guard showsFault, let built, let program = try? start(built) else { return }
    switch beginning(of: program) {
    case .ready:
      program.outlet?.didGetReady()
      _ = retireServing()
      program.serve()
      serving = program
      Terminal.write("Started again, without its previous state.\n")
    case .outdated: replace()
    case .ended(let status):
      Terminal.write("The program ended at once (\(Self.description(of: status))).\n")
    case .interrupted: break
    }
  }

  /// Makes the serving program make way.
  ///
  /// - Returns: Its state, for the next program.
  private func retireServing() -> String? {
    guard let serving else { return nil }
    let left = serving.makeWay()
    if left.hasEnded {
      listener?.didEnd(serving, 0, isServing: false, startsAgain: false)
    } else {
      retiring.append(serving)
    }
    defer { showsFault = false }
    return showsFault ? nil : left.state
  }

  /// Restarts a program that has ended soon after it was given the previous one's state, without that state.
  private func startsAgain(after status: CInt) -> Bool {
    guard let restored, restored.isEndedByState(),
      // A program that was killed did not end because of its state.
      status != 128 + SIGKILL,
      let program = try? start(restored.file)
    else { return false }
    self.restored = nil
    if case .ended = program.takeEvent() { return false }
    program.outlet?.didGetReady()
    listener?.didGetReady(program)
    program.serve()
    serving = program
    Terminal.write(
      "The program has ended (\(Self.description(of: status))) with the state of the previous one. "
        + "It was started again without that state.\n")
    return true
  }

  private var currentFirstValues: FirstValues {
    FirstValues(files: sources?() ?? [])
  }

  private func replace() {
    let started = ContinuousClock.now
    listener?.willBuild()
    do {
      let values = currentFirstValues
      let file = try build()
      built = file
      let new = try start(file)
      switch beginning(of: new) {
      case .ready: break
      case .ended(let status):
        listener?.didEnd(new, status, isServing: false, startsAgain: false)
        throw Failure("the new program ended at once (\(Self.description(of: status)))")
      case .outdated: return replace()
      case .interrupted: return
      }
      new.outlet?.didGetReady()
      listener?.didGetReady(new)
      var kept: ServedProgram.KeptState?
      if let state = retireServing(), sources != nil {
        kept = ServedProgram.KeptState(
          state: state, edited: values.edited(since: firstValues),
          unwanted: values.unwantedTypes.sorted())
      }
      restored = kept == nil ? nil : RestoredProgram(file, since: started)
      firstValues = values
      serving = new
      new.serve(kept)
      reportOutcome(of: new, kept != nil, since: started)
    } catch {
      // The tool is asked to end, and so was the new program.
      if Child.receivedSignal != 0 { return }
      let failure = error as? Failure ?? Failure("\(error)")
      failure.report()
      if let listener {
        listener.didFail(failure)
      } else {
        serving?.show(problems: failure.description)
      }
    }
  }

  /// Reports the result of restoring the previous program's state.
  private func reportOutcome(
    of new: ServedProgram, _ hasState: Bool, since started: ContinuousClock.Instant
  ) {
    var outcome: ReloadReport?
    let deadline = ContinuousClock.now + Self.reportPatience
    while hasState, outcome == nil {
      let rest = max(0, (deadline - .now) / .milliseconds(1))
      guard let event = new.takeEvent(within: CInt(rest)) else { break }
      switch event {
      case .reported(let line):
        outcome = restored?.takeReport(in: line)
        if outcome == nil { answer(line, of: new) }
      case .ended(let status): return didEnd(new, status)
      }
    }
    let time = Self.time(since: started)
    guard let outcome else {
      Terminal.write("Running again after \(time)\n")
      listener?.didServe(nil)
      return
    }
    let text = outcome.text(after: time)
    Terminal.write("\(text)\n")
    if let listener { listener.didServe(text) } else { new.show(notice: text) }
    if firstValues.hasGlobals, !hasReportedGlobals {
      hasReportedGlobals = true
      Terminal.write("Globals and static properties are reset with each save.\n")
    }
  }

  private func didReport(_ line: String, _ program: ServedProgram) {
    guard program === serving, let restored, let report = self.restored?.takeReport(in: line) else {
      return answer(line, of: program)
    }
    // It is late: the program already counts as running without it.
    let text = report.text(after: Self.time(since: restored.start))
    Terminal.write("\(text)\n")
    if let listener { listener.didReport(text) } else { program.show(notice: text) }
  }

  private func answer(_ line: String, of program: ServedProgram) {
    if line == "again", program === serving { return startOnceMore() }
    if let issue = LocatedIssue(line) {
      return Terminal.write(issue.text(in: SourceIndex(writtenFiles())))
    }
    if let answer = desk?.answer(to: line) { program.reply(answer) }
  }

  private static func time(since start: ContinuousClock.Instant) -> String {
    String(format: "%.1f s", (ContinuousClock.now - start) / .seconds(1))
  }

  private func start(_ program: URL, _ more: [String] = []) throws -> ServedProgram {
    guard let listener else {
      return try ServedProgram(
        program.path, arguments + more, sockets: sockets, outlet: makeOutlet())
    }
    let outlet = try listener.makeOutlet()
    let started = try ServedProgram(program.path, arguments, sockets: sockets, outlet: outlet)
    listener.didStart(started, outlet)
    return started
  }

  /// Creates an outlet that names the place where a program is in an endless loop.
  private func makeOutlet() throws -> ProgramOutlet {
    let files = writtenFiles()
    return try ProgramOutlet(
      .init(
        didPrint: { _ in }, didReceiveTabs: { _ in }, didReport: { _ in },
        didGetStuck: { backtrace in
          let fault = ProgramFault(busy: CrashReport(backtrace, files: files))
          Terminal.write("\(fault.text)\n")
          return "stuck \(fault.json)"
        }))
  }

  static func description(of status: CInt) -> String {
    status > 128 ? "signal \(status - 128)" : "exit code \(status)"
  }
}
