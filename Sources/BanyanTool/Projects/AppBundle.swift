import Foundation

/// The bundle of a program: a folder with the program and its resources, laid out like an app of iOS, in which
/// Foundation finds the contents of `Bundle.main`.
struct AppBundle {
  static let pathExtension = "app"

  let url: URL
  var program: URL { url.appendingPathComponent("program") }

  /// - Parameter folder: the folder that contains the bundle.
  init(in folder: URL) {
    url = folder.appendingPathComponent("App.\(Self.pathExtension)", isDirectory: true)
  }

  /// Creates or replaces the bundle, with links to the author's files, without its program.
  func write(_ target: AppTarget) throws {
    // Written beside and then renamed: a running program may be reading the old one.
    let partial = url.appendingPathExtension("\(getpid())")
    let files = FileManager.default
    try? files.removeItem(at: partial)
    try files.createDirectory(at: partial, withIntermediateDirectories: true)
    for resource in target.resources where resource.path != program.lastPathComponent {
      let link = partial.appendingPathComponent(resource.path)
      try files.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.createSymbolicLink(at: link, withDestinationURL: resource.file)
    }
    // Core Data makes objects of a model's classes by their names, which begin with that of their module.
    for (path, module) in target.modulesOfDataModels {
      let file = partial.appendingPathComponent("\(path)/Module")
      try module.write(to: file, atomically: true, encoding: .utf8)
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: Self.information(of: target), format: .xml, options: 0)
    try list.write(to: partial.appendingPathComponent("Info.plist"))
    // Foundation reads this one if the author has a folder of that name.
    try? list.write(to: partial.appendingPathComponent("Resources/Info.plist"))
    try? files.removeItem(at: url)
    try files.moveItem(at: partial, to: url)
  }

  /// Returns the author's values, and those that Xcode would fill in.
  static func information(of target: AppTarget) -> [String: Any] {
    let words = target.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let usual: [String: Any] = [
      "CFBundleName": target.name,
      "CFBundleIdentifier": "local.\(String(words))",
      "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
      "CFBundlePackageType": "APPL",
      "CFBundleDevelopmentRegion": "en",
    ]
    return usual.merging(target.information) { $1 }
  }
}
