import ArgumentParser
import Foundation

struct LSP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Let an editor complete and explain a program's code.",
    discussion: """
      Builds the program, and writes a folder .sourcekit-lsp for sourcekit-lsp, the language server in Swift's \
      toolchain: open the folder around it in an editor, such as VS Code with Swift's extension. Each later \
      build brings it up to date.
      """)

  @Argument(help: ProgramBuild.pathHelp, completion: .file())
  var path = "."

  @Option(help: ArgumentHelp("The system that #if sees: \(Platform.names)."))
  var platform: String?

  @Option(help: ProgramBuild.languageModeHelp)
  var swiftVersion: String?

  func run() throws {
    do {
      let build = ProgramBuild(path: path, platform: platform, swiftVersion: swiftVersion)
      try build.check()
      let settings = EditorSettings(for: path)
      try settings.create()
      try build.buildForEditor()
      print("Open \(settings.opened.path) in an editor.")
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }
}
