import ArgumentParser
import Foundation

struct Package: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a program that people start from their desktop.",
    discussion: """
      Makes the folder NAME with the program, the library, Swift's own libraries, the app's resources, an icon and an \
      entry for menus: a double click on NAME.desktop, or NAME, starts it. Where there is dpkg, a Debian package that \
      installs the same for all users is made beside it. The machine needs GTK 4 (libgtk-4-1), and no Swift.
      """)

  @Argument(help: ProgramBuild.pathHelp, completion: .file())
  var path = "."

  @Option(help: ArgumentHelp("The app's name, and that of its new folder.", valueName: "name"))
  var desktop: String

  @Option(name: .customLong("package-version"), help: "The version of the Debian package.")
  var packageVersion = "1.0"

  @Option(help: ArgumentHelp("The system that #if sees: \(Platform.names)."))
  var platform: String?

  @Option(help: ProgramBuild.languageModeHelp)
  var swiftVersion: String?

  @Flag(help: "Optimize the program and the library, which is built for minutes the first time.")
  var optimized = false

  func run() throws {
    do {
      let build = ProgramBuild(
        path: path, platform: platform, swiftVersion: swiftVersion,
        configuration: optimized ? .release : .debug)
      try build.check()
      guard packageVersion.wholeMatch(of: /[0-9][A-Za-z0-9.+~]*/) != nil else {
        throw Failure("'\(packageVersion)' is not the version of a package; it is one like 1.0")
      }
      let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
      let app = try DesktopApp(of: build.program(), named: desktop, in: here)
      print(app.folder.path)
      if let package = try app.debianPackage(version: packageVersion) {
        print(package.path)
      } else {
        Terminal.write("There is no Debian package, because there is no dpkg here.\n")
      }
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }
}
