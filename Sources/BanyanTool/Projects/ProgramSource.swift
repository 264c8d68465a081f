import Foundation

/// The source of a program at a path.
enum ProgramSource {
  case app(AppTarget)
  case package(PackageProgram)

  init(path: String, platform: Platform?) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("there is no file or folder at \(path)")
    }
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else { throw Failure("\(path) is not a Swift file") }
      self = .app(AppTarget(file: path))
      return
    }
    let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    if let playground = PlaygroundApp(in: url) {
      self = .app(try playground.appTarget())
    } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
      self = .package(PackageProgram(path: path))
    } else if let project = try XcodeProject.found(at: url) {
      self = .app(try project.appTarget(for: platform))
    } else {
      self = .app(try AppTarget(folder: path))
    }
  }
}
