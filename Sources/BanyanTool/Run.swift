import ArgumentParser
import Foundation

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a SwiftUI file, a folder of files or a package.",
    discussion: """
      A file or folder needs no @main App. Without one the first preview is shown; without a \
      preview the view named ContentView, or else the last view that needs no arguments.

      What stands after -- is for the app, as it is.
      """)

  enum Host: String, CaseIterable {
    case browser
  }

  enum LanguageMode: String, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
  }

  @Argument(help: "A Swift file, a folder of Swift files, or a package.", completion: .file())
  var path: String

  @Option(help: "Where the app is shown: \(Host.names).")
  var host = Host.browser.rawValue

  @Option(help: "The language mode, 5 or 6. A package has its own.")
  var swiftVersion = LanguageMode.swift5.rawValue

  @Flag(help: "Optimize the app and the library, which is built for minutes the first time.")
  var optimized = false

  @Flag(help: "Print why views are updated: what was written, which bodies ran, what came of it.")
  var trace = false

  @OptionGroup(title: "Options of the server")
  var server: ServerOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("What else the app is told, after --.", valueName: "app arguments"))
  var others: [String] = []

  func run() throws {
    do {
      try checkOptions()
      switch try ProgramSource(path: path) {
      case .package(let package):
        try package.run(configuration, options: launchOptions)
      case .files(let files):
        let folder = try ProgramFolder(of: path)
        let program = try Compilation(
          files: files, resourceFolder: resourceFolder, languageMode: swiftVersion,
          configuration: configuration, folder: folder
        ).program()
        setenv("SWIFT_BACKTRACE", Self.backtrace, 0)
        setenv("BANYAN_RESOURCES", resourceFolder, 1)
        try Child.become(program.path, launchOptions)
      }
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }

  /// A trap is followed by the calls that led to it, without the pages of registers and images.
  private static let backtrace =
    "enable=yes,interactive=no,threads=crashed,registers=none,images=none"

  private var configuration: BuildConfiguration { optimized ? .release : .debug }

  /// Where the app finds its pictures: in the folder, or beside the file.
  private var resourceFolder: String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return url.hasDirectoryPath ? url.path : url.deletingLastPathComponent().path
  }

  /// What the running app is told, in the form its own command line takes.
  var launchOptions: [String] {
    ["--host", host] + (trace ? ["--trace"] : []) + server.arguments + others
  }

  private func checkOptions() throws {
    guard Host(rawValue: host) != nil else {
      throw Failure("there is no host '\(host)'; there is: \(Host.names)")
    }
    guard LanguageMode(rawValue: swiftVersion) != nil else {
      throw Failure("there is no Swift version '\(swiftVersion)' here; there are: 5, 6")
    }
    try server.check()
  }
}

extension Run.Host {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
