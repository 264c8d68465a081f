import Foundation

/// What PATH leads to.
enum ProgramSource {
  case files([String])
  case package(PackageProgram)

  init(path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("there is no file or folder at \(path)")
    }
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else { throw Failure("\(path) is not a Swift file") }
      self = .files([path])
      return
    }
    if FileManager.default.fileExists(atPath: path + "/Package.swift") {
      self = .package(PackageProgram(path: path))
      return
    }
    let files = Self.swiftFiles(in: path)
    guard !files.isEmpty else { throw Failure("there is no Swift file in \(path)") }
    self = .files(files)
  }

  /// In the order of their paths, so that what is chosen does not depend on the file system.
  private static func swiftFiles(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.filter(isShownSwiftFile).sorted().map { prefix + $0 }
  }

  private static func isShownSwiftFile(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
