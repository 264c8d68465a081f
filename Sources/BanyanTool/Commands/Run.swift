import ArgumentParser
import Foundation

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a SwiftUI file, a folder, a project or a package.",
    discussion: """
      A file or folder needs no @main App. Without one the first preview is shown; without a \
      preview the view named ContentView, or else the last view that needs no arguments.

      Of an Xcode project, an app's target is run: its files, resources and settings.

      When a file is saved, the new program replaces the running one, and its pages continue where they \
      were, with the state of their views. If it does not compile, they continue, and say what is wrong.

      Arguments after -- go to the app unchanged.
      """)

  enum Host: String, CaseIterable {
    case browser
    case desktop
  }

  @Argument(help: ProgramBuild.pathHelp, completion: .file())
  var path = "."

  @Option(help: "Where the app is shown: \(Host.names).")
  var host = Host.browser.rawValue

  @Option(
    help: "The look of windows, with --host desktop: phone, or desktop, which is the default.")
  var look: String?

  @Option(
    help: ArgumentHelp(
      "The system that #if sees: \(Platform.names).",
      discussion: """
        By default what the project is made for, or else iOS for code that asks for a system of Apple's, \
        macOS for code that needs AppKit, and linux for code that asks for none.
        """))
  var platform: String?

  @Option(help: ProgramBuild.languageModeHelp)
  var swiftVersion: String?

  @Flag(help: "Optimize the app and the library, which is built for minutes the first time.")
  var optimized = false

  @Flag(help: "Print why views are updated: what was written, which bodies ran, and the results.")
  var trace = false

  @Option(
    help: ArgumentHelp("Write the same to a file, as lines of JSON.", valueName: "file"),
    completion: .file())
  var traceFile: String?

  @Flag(
    help: """
      Serve a page with the app and an inspector that shows why its views are updated; only if nothing \
      but this machine can reach the app.
      """)
  var inspect = false

  @Option(
    help: ArgumentHelp(
      "The command with which the inspector opens a line of the source, such as 'code -g {file}:{line}'.",
      discussion: """
        By default $VISUAL or $EDITOR, unless it needs a terminal. Without an editor the inspector copies the \
        line's place.
        """, valueName: "command"))
  var editor: String?

  @Flag(inversion: .prefixedNo, help: "Run the app again when a file is saved.")
  var watch = true

  @Flag(help: "Reset all state when a file is saved.")
  var fresh = false

  @OptionGroup(title: "Options of the server")
  var server: ServerOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Arguments for the app, after --.", valueName: "app arguments"))
  var others: [String] = []

  func run() throws {
    do {
      try checkOptions()
      setenv("SWIFT_BACKTRACE", Self.backtrace, 0)
      // Xcode sets this for a program whose author reads the log: no value in it is private.
      setenv("OS_ACTIVITY_DT_MODE", "YES", 0)
      // The app's documents are its own, unless the person names another place.
      if let home = ProgramFolder.home(of: path) { setenv("BANYAN_HOME", home.path, 0) }
      if watch, !watches {
        let option = isOfDesktop ? "--host desktop" : "--workers"
        Terminal.write("With \(option), a saved file is not run again.\n")
      }
      var effectless = EffectlessNames()
      func reportEffectlessNames() {
        for note in effectless.notes(on: build.sourceFiles) { Terminal.write("\(note)\n") }
      }
      guard watches else {
        let program = try build.program()
        reportEffectlessNames()
        try Child.become(program.path, launchOptions)
      }
      let watch = try FileWatch(watchedPath)
      var watchedBuild = build
      watchedBuild.didFind = { try watch.follow($0) }
      let run = WatchedRun(
        watch, sockets: server.listeningSockets, arguments: launchOptions,
        sources: fresh ? nil : { build.sourceFiles },
        build: {
          let program = try watchedBuild.program()
          reportEffectlessNames()
          return program
        })
      run.writtenFiles = { [build] in build.sourceFiles }
      if inspect { run.desk = SourceDesk(try opener) { build.sourceFiles } }
      throw ExitCode(try run.run() ?? 0)
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }

  /// Whether the tool stays, to run the app again. The processes of an app with workers are followed by their own front, and
  /// windows of the desktop belong to their process.
  private var watches: Bool { watch && server.workers == nil && !isOfDesktop }

  private var isOfDesktop: Bool { host == Host.desktop.rawValue }

  /// A project's files are beside it.
  private var watchedPath: String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return url.pathExtension == "xcodeproj" ? url.deletingLastPathComponent().path : path
  }

  private var build: ProgramBuild {
    ProgramBuild(
      path: path, platform: platform, swiftVersion: swiftVersion,
      configuration: optimized ? .release : .debug)
  }

  /// A trap prints the calls that led to it, without the pages of registers and images. The author's line is among the
  /// innermost calls, and finding the name of each takes a quarter of a second.
  static let backtrace =
    "enable=yes,interactive=no,threads=crashed,registers=none,images=none,limit=16,top=0,output-to=stderr"

  /// The options for the running app, in the form of its own command line.
  var launchOptions: [String] {
    ["--host", host] + (look.map { ["--look", $0] } ?? []) + (trace ? ["--trace"] : [])
      + (inspect ? ["--inspect"] : [])
      + (traceFile.map { ["--trace-file", $0] } ?? [])
      + server.arguments + others
  }

  private var opener: SourceDesk.Opener {
    get throws {
      let environment = ProcessInfo.processInfo.environment
      guard let editor = try Editor(option: editor, environment: environment) else {
        return .nothing
      }
      return .editor(editor)
    }
  }

  private func checkOptions() throws {
    if editor != nil, !inspect || !watches {
      throw Failure("--editor is for --inspect, and needs the tool to watch")
    }
    _ = try opener
    guard Host(rawValue: host) != nil else {
      throw Failure("there is no host '\(host)'; there are: \(Host.names)")
    }
    try build.check()
    try server.check()
  }
}

extension Run.Host {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
