import ArgumentParser
import Foundation

struct Picture: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw the first window of an app into a file, without a screen and a browser.",
    discussion: """
      The window is drawn once no task of a view changes it, or after two seconds. The file's name decides about \
      the format: .png, .pdf or .svg.

        banyan picture Counter.swift --size ipad --dark -o counter.png

      It needs libpangocairo-1.0-0: \
      Documentation/pictures.md. The app has an empty folder for its documents, which is removed afterwards, \
      unless BANYAN_HOME names another.
      """)

  @Argument(
    help: "A Swift file, a folder of Swift files, an .xcodeproj or .swiftpm, or a package.",
    completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(
      "The size of the window in points, as 390x844, or that of a device: \(Size.names)."))
  var size = "iphone"

  @Option(help: "The number of pixels for each point.")
  var scale = 2.0

  @Flag(help: "Draw the dark appearance.")
  var dark = false

  @Option(help: ArgumentHelp("The person's text size: \(TypeSize.names)."))
  var typeSize = TypeSize.large.rawValue

  @Option(help: "The person's language and region, as de_DE. By default those of this process.")
  var locale: String?

  @Option(
    name: .shortAndLong, help: "The file to write. By default PATH's name with .png, here.",
    completion: .file(extensions: Picture.types))
  var output: String?

  @Option(help: ArgumentHelp("The system that #if sees: \(Platform.names)."))
  var platform: String?

  @Option(
    help:
      "The language mode, 5 or 6. By default that of the project, or else 5. A package has its own."
  )
  var swiftVersion: String?

  static let types = ["png", "pdf", "svg"]

  /// The sizes of windows that have names.
  enum Size: String, CaseIterable {
    case iphone = "390x844"
    case ipad = "820x1180"
    case mac = "1280x800"

    static var names: String { allCases.map { "\($0)" }.joined(separator: ", ") }

    /// Returns a size as two numbers; nil if the text is neither a name nor a size.
    static func points(of text: String) -> String? {
      if let named = allCases.first(where: { "\($0)" == text.lowercased() }) {
        return named.rawValue
      }
      let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard lengths.count == 2, lengths.allSatisfy({ $0.map { 1...16_384 ~= $0 } ?? false }) else {
        return nil
      }
      return text
    }
  }

  /// Apple's names of text sizes, from the smallest.
  enum TypeSize: String, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
  }

  /// The file to write.
  var file: URL {
    let name = URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension()
      .lastPathComponent
    return URL(fileURLWithPath: output ?? "\(name).png")
  }

  /// Returns the arguments with which a program draws its picture.
  /// - Throws: A ``Failure`` if an option is invalid.
  func arguments() throws -> [String] {
    guard let points = Size.points(of: size) else {
      throw Failure("'\(size)' is no size; there are: \(Size.names), and sizes as 390x844")
    }
    let names = TypeSize.allCases.map { $0.rawValue.lowercased() }
    guard let step = names.firstIndex(of: typeSize.lowercased()) else {
      throw Failure("there is no text size '\(typeSize)'; there are: \(TypeSize.names)")
    }
    guard scale >= 0.1, scale <= 10 else {
      throw Failure("a point has from 0.1 to 10 pixels, not \(scale)")
    }
    guard Self.types.contains(file.pathExtension.lowercased()) else {
      throw Failure(
        "\(file.lastPathComponent) is no picture; its name has to end in .png, .pdf or .svg")
    }
    return ["--picture", file.path, "--picture-size", points, "--picture-scale", "\(scale)"]
      + ["--picture-type-size", "\(step)"] + (dark ? ["--picture-dark"] : [])
      + (locale.map { ["--picture-language", $0.replacing("_", with: "-")] } ?? [])
  }

  func run() throws {
    do {
      let arguments = try arguments()
      let build = ProgramBuild(path: path, platform: platform, swiftVersion: swiftVersion)
      try build.check()
      let program = try build.program()
      guard let home = ProgramFolder.makeTemporary() else {
        throw Failure("no folder can be made for the app's files")
      }
      defer { try? FileManager.default.removeItem(at: home) }
      setenv("BANYAN_HOME", home.path, 0)
      let (status, _) = try Child.run(program.path, arguments, collecting: STDOUT_FILENO)
      guard status == 0 else {
        throw Failure("the app ended without a picture (\(WatchedRun.description(of: status)))")
      }
      print(file.relativePath)
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }
}
