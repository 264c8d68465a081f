import ArgumentParser
import Foundation

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a package of your own, with tests.",
    discussion: """
      The package runs at once: with `banyan run` in its folder. It has tests, a Dockerfile, files for the \
      continuous integration of GitHub and GitLab, and a README.
      """)

  @Argument(help: "The name of the package, or the path of its folder.")
  var name: String

  @Flag(exclusivity: .exclusive)
  var kind = PackageTemplate.Kind.app

  func run() throws {
    do {
      let template = PackageTemplate(
        kind: kind, folder: try PlayFiles.resources().appendingPathComponent("Templates"))
      let folder = URL(fileURLWithPath: name, isDirectory: true)
      try template.write(
        to: folder, swiftVersion: Compiler.version(), sources: Self.sourcesOfBanyan())
      print(
        """
        Made \(folder.lastPathComponent). Next:

          cd \(name)
          banyan run      # then open http://127.0.0.1:8080
          banyan test
        """)
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }

  /// Returns the folder of Banyan's sources, for `swift build`. Beside an installed tool they are in an archive.
  private static func sourcesOfBanyan() throws -> String {
    try Installation.of() == nil ? Checkout.ofThisTool().root.path : "../Banyan"
  }
}

extension PackageTemplate.Kind: EnumerableFlag {
  static func help(for kind: Self) -> ArgumentHelp? {
    switch kind {
    case .app: "An app with one screen."
    case .tool: "A tool for colleagues, with a log-in, a table in a database and a long task."
    case .tested: "An app whose tests compare its model, its views and its layout."
    }
  }
}
