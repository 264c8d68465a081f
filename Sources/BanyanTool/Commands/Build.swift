import ArgumentParser
import Foundation

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile a program without running it.",
    discussion: """
      Prints the path of the program. With --output, the program is put into a folder with the library, its \
      resources and Swift's own libraries, and runs on a machine that has neither Banyan nor Swift.
      """)

  @Argument(help: ProgramBuild.pathHelp, completion: .file())
  var path = "."

  @Option(help: ArgumentHelp("The system that #if sees: \(Platform.names)."))
  var platform: String?

  @Option(help: ProgramBuild.languageModeHelp)
  var swiftVersion: String?

  @Flag(help: "Optimize the program and the library, which is built for minutes the first time.")
  var optimized = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A new folder for the program.", valueName: "folder"),
    completion: .directory)
  var output: String?

  func run() throws {
    do {
      let build = ProgramBuild(
        path: path, platform: platform, swiftVersion: swiftVersion,
        configuration: optimized ? .release : .debug)
      try build.check()
      let program = try build.program()
      guard let output else {
        print(program.path)
        return
      }
      let folder = URL(fileURLWithPath: output, isDirectory: true)
      print(try ProgramDistribution(of: program, in: folder).program.path)
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }
}
