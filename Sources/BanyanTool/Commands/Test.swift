import ArgumentParser
import Foundation

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the tests of a package.",
    discussion: """
      The package's own targets are compiled against the library that is built already. Arguments after -- \
      go to `swift test` unchanged.
      """)

  @Argument(help: "The folder of the package. By default this folder.", completion: .directory)
  var path = "."

  @Option(help: "Run only the tests whose names match a regular expression.")
  var filter: String?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Arguments for `swift test`, after --.", valueName: "test arguments"))
  var others: [String] = []

  func run() throws {
    do {
      let build = ProgramBuild(path: path)
      let status = try build.test((filter.map { ["--filter", $0] } ?? []) + others)
      throw ExitCode(status)
    } catch let failure as Failure {
      failure.report()
      throw ExitCode(2)
    }
  }
}
