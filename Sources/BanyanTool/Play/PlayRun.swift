import Foundation

/// Runs the edited file, as `banyan run` does, and shows its events on the board.
final class PlayRun: WatchedRunListener {
  private let file: PlayedFile
  private let board: PlayBoard
  private let lessons: Lessons
  /// The last output of the compiler.
  private var complaints = ""
  private var builtRevision: String?
  /// The tabs of the program that serves the page.
  private var servedTabs: [PlayState.Tab] = []
  /// The reason for which a new program ended before it took over.
  private var earlyEnd: PlayState.Problem?
  private var outlets: [ObjectIdentifier: ProgramOutlet] = [:]

  init(_ file: PlayedFile, _ board: PlayBoard, _ lessons: Lessons) {
    self.file = file
    self.board = board
    self.lessons = lessons
  }

  /// Runs until another file is requested, or the tool is asked to end.
  ///
  /// - Parameters:
  ///   - socket: The socket that the app listens on.
  ///   - origin: The origin of the playground's page.
  ///   - interruption: A descriptor that is readable when another file is requested.
  /// - Returns: The exit code; nil if another file is requested.
  func run(on socket: ListeningSocket, for origin: String, until interruption: CInt) throws -> CInt?
  {
    var build = ProgramBuild(path: file.path)
    build.didReceiveOutput = { [unowned self] in
      Terminal.write($0)
      complaints += $0
    }
    let run = try WatchedRun(
      FileWatch(file.path), sockets: [("browsers", socket)],
      arguments: ["--host", "browser", "--inspect", "--played-from", origin],
      sources: { build.sourceFiles }, build: build.program)
    run.listener = self
    run.interruption = interruption
    run.desk = SourceDesk(.page) { build.sourceFiles }
    board.change { $0.phase = .building }
    return try run.run()
  }

  /// Sets the state of a page when another file is opened.
  static func open(_ file: PlayedFile, _ lessons: Lessons, in state: inout PlayState) {
    let text = try? file.text()
    state = PlayState(
      phase: .building, name: file.name, path: file.path,
      revision: text.map(PlayedFile.revision), frame: state.frame + 1,
      entryCount: state.entryCount, lesson: text.flatMap(lessons.lesson))
  }

  // MARK: Program life cycle

  func willBuild() {
    complaints = ""
    earlyEnd = nil
    let text = try? file.text()
    builtRevision = text.map(PlayedFile.revision)
    let lesson = text.flatMap(lessons.lesson)
    board.change {
      $0.phase = .building
      $0.revision = builtRevision
      $0.lesson = lesson
    }
  }

  func didFail(_ failure: Failure) {
    let problems = earlyEnd.map { [$0] } ?? problems(in: failure.description)
    board.change {
      $0.phase = .failed
      $0.tabs = servedTabs
      $0.problems =
        problems.isEmpty ? [.init(kind: "error", text: failure.description)] : problems
    }
  }

  func didServe(_ report: String?) {
    let warnings = problems(in: complaints)
    board.change {
      // The page of an app that has ended does not reconnect on its own, so the frame is loaded again.
      if $0.phase == .ended || $0.end != nil || $0.runningRevision == nil { $0.frame += 1 }
      $0.phase = .running
      servedTabs = $0.tabs
      $0.runningRevision = builtRevision
      $0.problems = warnings
      $0.end = nil
      $0.notice = report
    }
  }

  func didReport(_ report: String) {
    board.change { if $0.phase == .running { $0.notice = report } }
  }

  func didGetReady(_ program: ServedProgram) {
    outlets[ObjectIdentifier(program)]?.didGetReady()
    board.change { $0.findings = [] }
  }

  func didEnd(_ program: ServedProgram, _ status: CInt, isServing: Bool, startsAgain: Bool) {
    // A program that has made way for the next may end.
    guard let outlet = outlets.removeValue(forKey: ObjectIdentifier(program)),
      status != 0 || isServing
    else { return }
    let crash = CrashReport(outlet.lastWords(), files: [file.path])
    let end = end(crash, status, wasStuck: outlet.wasStuck)
    guard isServing else {
      earlyEnd = end
      return
    }
    board.change {
      $0.end = end
      if startsAgain {
        $0.frame += 1
        $0.notice = "Started again, without its previous state."
      } else {
        $0.phase = .ended
        $0.runningRevision = nil
      }
    }
  }

  private func end(_ crash: CrashReport, _ status: CInt, wasStuck: Bool) -> PlayState.Problem {
    let place = crash.function ?? "The app"
    let text =
      if wasStuck {
        "\(place) ran for more than two seconds without an end, so the app was ended."
      } else if status == 128 + SIGXCPU {
        "The app has used five minutes of processor time, so it was ended."
      } else if crash.wasOutOfMemory {
        "\(place) asked for more memory than the playground gives an app (1 GB), so the app has ended."
      } else if let reason = crash.reason {
        "\(reason) (in \(place))"
      } else {
        "The app has ended (\(WatchedRun.description(of: status)))."
      }
    return .init(line: crash.line, kind: "error", text: text)
  }

  private func problems(in text: String) -> [PlayState.Problem] {
    let output = CompilerOutput(text)
    return output.complaints.map { complaint in
      let head = complaint.text.prefix { $0 != "\n" }
      let mark = complaint.isError ? ": error: " : ": warning: "
      let range = head.firstRange(of: mark)
      let place = range.map { head[..<$0.lowerBound] } ?? head
      let isHere = URL(fileURLWithPath: complaint.file).standardizedFileURL.path == file.path
      return .init(
        line: isHere ? complaint.line : nil,
        column: isHere ? place.split(separator: ":").last.flatMap { Int($0) } : nil,
        kind: complaint.isError ? "error" : "warning",
        text: range.map { String(head[$0.upperBound...]) } ?? String(head))
    }
  }

  // MARK: Program output

  func makeOutlet() throws -> ProgramOutlet {
    let (board, file) = (board, file)
    return try ProgramOutlet(
      .init(
        didPrint: { line in board.change { $0.add("print", line) } },
        didReceiveTabs: { json in
          let tabs = try? JSONDecoder().decode([PlayState.Tab].self, from: Data(json.utf8))
          board.change { $0.tabs = tabs ?? [] }
        },
        didReport: { Self.take($0, of: file, board) }))
  }

  func didStart(_ program: ServedProgram, _ outlet: ProgramOutlet) {
    outlets[ObjectIdentifier(program)] = outlet
  }

  private struct Report: Decodable {
    struct Update: Decodable {
      let event: String?
      let text: String
      let views: [PlayState.Ran]
    }

    let updates: [Update]
    let findings: [Advice]
    let lost: Int
  }

  private static func take(_ json: String, of file: PlayedFile, _ board: PlayBoard) {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(json.utf8)) else { return }
    let sources = SourceIndex([file.path])
    let findings = report.findings.filter { !sources.isIgnored($0) }.map {
      PlayState.Problem(
        line: sources.place(of: $0)?.line, kind: $0.severity, text: $0.message, advice: $0.advice,
        rule: $0.rule)
    }
    board.change { state in
      if report.lost > 0 { state.add("print", "\(report.lost) more updates were too many to show") }
      for update in report.updates {
        state.add("update", update.text, event: update.event, views: update.views)
      }
      for finding in findings { state.add(finding) }
    }
  }
}
