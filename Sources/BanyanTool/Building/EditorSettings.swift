import Foundation

/// What sourcekit-lsp, the language server in Swift's toolchain, needs to complete, explain and correct a program's files in an editor.
///
/// It looks for the folder `.sourcekit-lsp` in the folder that the editor has opened. `banyan lsp` makes that folder, and each build
/// brings it up to date if it is there.
struct EditorSettings: Equatable {
  /// The files of a module, and the arguments with which each is compiled.
  struct Module: Equatable {
    let files: [String]
    let arguments: [String]
  }

  /// The folder that a person opens in an editor.
  let opened: URL
  private var folder: URL { opened.appendingPathComponent(".sourcekit-lsp", isDirectory: true) }

  /// - Parameter path: The path of a program. A file is opened with the folder around it, and so is a project.
  init(for path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let isInFolder = ["swift", "xcodeproj"].contains(url.pathExtension)
    opened = isInFolder ? url.deletingLastPathComponent() : url
  }

  /// Returns the settings for a path; nil if nobody has asked for them.
  static func existing(for path: String) -> EditorSettings? {
    let settings = EditorSettings(for: path)
    return FileStatus(settings.folder.path)?.isFolder == true ? settings : nil
  }

  /// Makes the folder, with the request to read it instead of a manifest. Settings that are there already stay as they are.
  func create() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("config.json")
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    let text = """
      {
        "defaultWorkspaceType": "compilationDatabase",
        "compilationDatabase": { "searchPaths": [".sourcekit-lsp"] }
      }

      """
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Writes how files are compiled.
  func write(_ modules: [Module]) throws {
    let commands = modules.flatMap { module in
      let files = module.files.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      return files.map {
        Command(
          directory: opened.path, file: $0, arguments: ["swiftc"] + module.arguments + files)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The server reads it again whenever it is written.
    try ObjectFiles.write(
      String(decoding: encoder.encode(commands), as: UTF8.self),
      to: folder.appendingPathComponent("compile_commands.json").path)
  }

  private struct Command: Encodable {
    let directory: String
    let file: String
    let arguments: [String]
  }
}

extension EditorSettings.Module {
  /// Returns the modules in a plan of SwiftPM.
  ///
  /// - Parameter folders: The folders of the modules' files; others are left out.
  static func all(inPlan plan: String, below folders: [String]) throws -> [Self] {
    var modules: [Self] = []
    var files: [String] = []
    let decoder = JSONDecoder()
    for line in plan.split(separator: "\n") {
      if line.hasPrefix("  \"") { files = [] }
      if line.hasPrefix(inputsKey) {
        let inputs = try decoder.decode(
          [String].self, from: Data(line.dropFirst(inputsKey.count).utf8))
        files = inputs.filter { file in
          file.hasSuffix(".swift") && folders.contains { file.hasPrefix($0 + "/") }
        }
      }
      guard line.hasPrefix(argumentsKey), !files.isEmpty else { continue }
      let arguments = try decoder.decode(
        [String].self, from: Data(line.dropFirst(argumentsKey.count).utf8))
      guard arguments.contains("-module-name"), arguments.contains("-c") else { continue }
      modules.append(Self(files: files, arguments: withoutOutputs(arguments)))
    }
    return modules
  }

  private static let inputsKey = "    inputs: "
  private static let argumentsKey = "    args: "

  /// Returns the arguments that are about the meaning of the files.
  private static func withoutOutputs(_ arguments: [String]) -> [String] {
    let options: Set = [
      "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode",
      "-incremental", "-parseable-output", "-serialize-diagnostics",
    ]
    let optionsWithValue: Set = [
      "-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-output-file-map",
    ]
    var kept: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if optionsWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if !options.contains(argument), !argument.hasPrefix("@"),
        argument.wholeMatch(of: /-j\d+/) == nil
      {
        kept.append(argument)
      }
    }
    return kept
  }
}
