import Foundation

/// A folder with a program and all that it needs on a machine without Banyan and Swift, apart from the system's own libraries.
struct ProgramDistribution {
  let program: URL

  /// Makes the folder.
  ///
  /// - Parameter name: the program's name there; nil for the one that it has.
  /// - Throws: A ``Failure`` if the folder is there already, or the program's libraries are not found.
  init(of program: URL, named name: String? = nil, in folder: URL) throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: folder.path) else {
      throw Failure("there is already something at \(folder.path); name a new folder")
    }
    let (status, list) = try Child.run("ldd", [program.path], collecting: STDOUT_FILENO)
    guard status == 0 else { throw Failure("the libraries of \(program.path) are not found") }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    self.program = folder.appendingPathComponent(name ?? program.lastPathComponent)
    try files.copyItem(at: program.resolvingSymlinksInPath(), to: self.program)
    let libraries = Self.libraries(in: list)
    for library in libraries {
      try files.copyItem(
        at: library.resolvingSymlinksInPath(),
        to: folder.appendingPathComponent(library.lastPathComponent))
    }
    if program.deletingLastPathComponent().pathExtension == AppBundle.pathExtension {
      // Foundation finds an app's resources beside the program, and the library in a folder of resources.
      let bundle = program.deletingLastPathComponent()
      for place in [folder, folder.appendingPathComponent("App.resources")] {
        try Self.copy(bundle, to: place, without: program.lastPathComponent)
      }
    }
    // Resources lie beside the program, and beside the library.
    let places = libraries.filter { $0.lastPathComponent == "libBanyan.so" } + [program]
    for place in places {
      let contents = ResourceFolder.contents(of: place.deletingLastPathComponent())
      let isLibrary = place != program
      for bundle in contents
      where bundle.pathExtension == "resources"
        && (!isLibrary || Self.bundlesOfLibrary.contains(bundle.lastPathComponent))
      {
        let copy = folder.appendingPathComponent(bundle.lastPathComponent)
        if files.fileExists(atPath: copy.path) { continue }
        try files.copyItem(at: bundle.resolvingSymlinksInPath(), to: copy)
      }
    }
  }

  /// Copies a folder, with the files to which links in it lead.
  private static func copy(_ folder: URL, to copy: URL, without name: String? = nil) throws {
    let files = FileManager.default
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    for file in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.lastPathComponent != name {
      let place = copy.appendingPathComponent(file.lastPathComponent)
      if FileStatus(file.path)?.isFolder == true {
        try self.copy(file, to: place)
      } else {
        try files.copyItem(at: file.resolvingSymlinksInPath(), to: place)
      }
    }
  }

  /// The resources of the modules in the library. Those of the tool may be beside it, too.
  private static let bundlesOfLibrary = [
    "Banyan_BanyanBrowser.resources", "Banyan_BanyanSymbols.resources",
    "Banyan_BanyanTypefaces.resources",
  ]

  /// Returns the libraries in the output of `ldd` that are not the system's: the lines `NAME => PATH (ADDRESS)`.
  static func libraries(in list: String) -> [URL] {
    let folders = ["/lib/", "/lib64/", "/usr/lib/x86_64-linux-gnu/", "/usr/lib/aarch64-linux-gnu/"]
    return list.matches(of: /=> (\/\S+) \(/).map { String($0.1) }
      .filter { path in !folders.contains { path.hasPrefix($0) } }
      .map { URL(fileURLWithPath: $0) }
  }
}
