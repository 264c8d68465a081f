import ArgumentParser
import Foundation

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report what goes wrong in an app, without a screen.",
    discussion: """
      Each screen that links, tabs and buttons lead to is opened; each button is pressed and each switch \
      switched three times, each field typed into. What says that it destroys something is left alone. With \
      --script, what a file says is done in place of that, a step in each line:

        tap Add
        switch Sound
        type Name = Ada
        back
        dismiss

      What was seen to go wrong is printed: where, what, why, and what to write instead; and then, to standard \
      error, what was tried, and what was not. \
      Documentation/doctor.md has the rules. A comment `// banyan: ignore D7` at the line, or before it, \
      says that it is meant so. Ends with 1 if there is advice, and with 2 if the app could not be looked at.

      The app has an empty folder for its documents, which is removed afterwards, unless BANYAN_HOME names \
      another.
      """)

  @Argument(help: ProgramBuild.pathHelp, completion: .file())
  var path = "."

  @Option(help: "A file with actions, instead of trying everything.", completion: .file())
  var script: String?

  @Option(help: ArgumentHelp("The system that #if sees: \(Platform.names)."))
  var platform: String?

  @Option(help: ProgramBuild.languageModeHelp)
  var swiftVersion: String?

  func run() throws {
    do {
      let build = ProgramBuild(path: path, platform: platform, swiftVersion: swiftVersion)
      try build.check()
      let found = try advice(of: build)
      let sources = SourceIndex(build.sourceFiles)
      let shown = found.filter { !sources.isIgnored($0) }
      for each in shown { print(each.text(at: sources.place(of: each))) }
      if !shown.isEmpty { throw ExitCode.failure }
      print("Nothing was seen to go wrong.")
    } catch let failure as Failure {
      failure.report()
      throw ExitCode(2)
    }
  }

  /// Runs the program, and returns the findings from the lines that it marks for this tool.
  private func advice(of build: ProgramBuild) throws -> [Advice] {
    let program = try build.program()
    // The results of typing and pressing must not end up among the person's files.
    guard let home = ProgramFolder.makeTemporary() else {
      throw Failure("no folder can be made for the app's files")
    }
    defer { try? FileManager.default.removeItem(at: home) }
    setenv("BANYAN_HOME", home.path, 0)
    let script = script.map { ["--doctor-script", $0] } ?? []
    let (status, output) = try Child.run(
      program.path, ["--doctor"] + script, collecting: STDOUT_FILENO)
    let lines = Advice.marked(in: output)
    guard status == 0, !lines.isEmpty else {
      throw Failure(
        "the app ended before all of it was examined (\(WatchedRun.description(of: status)))")
    }
    for line in lines {
      if let report = try? JSONDecoder().decode(TriedReport.self, from: Data(line.utf8)) {
        Terminal.write("\(report.tried)\n")
      }
    }
    return lines.compactMap { Advice(json: $0) }
  }
}

/// The program's line about what was tried in it.
private struct TriedReport: Decodable {
  let tried: String
}

/// A finding of the doctor in a program.
struct Advice: Decodable, Equatable {
  let rule: String
  let severity: String
  let path: String
  let view: String
  let subject: String
  let message: String
  let advice: String

  private static let mark = "banyan-doctor "

  /// Returns the lines of a program's output that are marked for this tool, without the marks.
  static func marked(in output: String) -> [Substring] {
    // Bytes, because a character may contain the end of a line.
    output.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
      .filter { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count) }
  }

  /// Parses a line of the program's output; nil if it is not a finding.
  init?(json: some StringProtocol) {
    guard let advice = try? JSONDecoder().decode(Advice.self, from: Data(json.utf8)) else {
      return nil
    }
    self = advice
  }

  /// - Parameter place: the file and line, if they are known.
  func text(at place: SourceIndex.Place?) -> String {
    let file = place.map { "\($0.file):\($0.line): " } ?? ""
    let here = path.isEmpty ? "" : "\n  at \(path)"
    return "\(file)\(severity): \(message) [\(rule)]\n  \(advice)\(here)"
  }
}
