import Foundation

/// Banyan as a package installs it: the tool, the library with its modules, and the sources.
///
/// `Scripts/package` makes one. It may lie below any prefix:
///
///     bin/banyan                     a link to the tool
///     lib/banyan/bin/banyan
///     lib/banyan/installation.json   which compiler it was made with
///     lib/banyan/libBanyan.so, Modules, C, SwiftUIMacrosPlugin-tool
///     share/banyan/sources.tar.gz
struct Installation {
  /// The record written when the package was made.
  struct Record: Codable, Equatable {
    /// The first line of `swiftc --version`.
    var compiler: String
    var version: String
    /// The packages of others in the library; nil in a package that does not say so.
    var contents: LibraryContents?
  }

  /// The folder `lib/banyan`.
  let folder: URL
  let record: Record

  /// Returns the installation that a tool belongs to.
  ///
  /// - Parameter executable: The tool's file. Default: the running program's.
  /// - Returns: nil for a tool in the folder where it was built.
  static func of(
    executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) throws -> Installation? {
    let folder = executable.deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("installation.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      let record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: file))
      return Installation(folder: folder, record: record)
    } catch {
      throw Failure("\(file.path) cannot be read; install the package again")
    }
  }

  /// The macros' plugin for the compiler.
  var plugin: URL { folder.appendingPathComponent("SwiftUIMacrosPlugin-tool") }

  /// The arguments for compiling against the library.
  var compilerArguments: [String] {
    get throws {
      let modules = folder.appendingPathComponent("C")
      let names = try FileManager.default.contentsOfDirectory(atPath: modules.path).sorted()
      let arguments = names.flatMap { name in
        let headers = modules.appendingPathComponent(name).path
        return ["-Xcc", "-fmodule-map-file=\(headers)/module.modulemap", "-Xcc", "-I\(headers)"]
      }
      let library = ["-L", folder.path, "-lBanyan", "-Xlinker", "-rpath", "-Xlinker", folder.path]
      return ["-I", folder.appendingPathComponent("Modules").path] + arguments + library
    }
  }

  /// Returns true if the library's modules are valid for a compiler.
  func isFor(_ compiler: String) -> Bool { compiler == record.compiler }

  /// Returns the folder for building the library for a compiler other than the package's.
  ///
  /// The sources are unpacked once for each version of the package and of the compiler.
  func checkout(for compiler: String, in caches: URL) throws -> Checkout {
    let name = "banyan/library-\(record.version)-\(StableHash.of(compiler))"
    let root = caches.appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: root.path) { try unpackSources(to: root) }
    return Checkout(root: root, scratch: root.appendingPathComponent(".build"))
  }

  /// The sources that the package was made from.
  var archive: URL {
    folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("share/banyan/sources.tar.gz")
  }

  /// True if the sources are there.
  var hasSources: Bool { FileManager.default.fileExists(atPath: archive.path) }

  private func unpackSources(to root: URL) throws {
    // Unpacked beside and then renamed, so that an incomplete copy is never used.
    let partial = root.deletingLastPathComponent()
      .appendingPathComponent("\(root.lastPathComponent).\(getpid())")
    try FileManager.default.createDirectory(at: partial, withIntermediateDirectories: true)
    let (status, _) = try Child.run(
      "tar", ["-xzf", archive.path, "-C", partial.path], collecting: STDERR_FILENO)
    guard status == 0 else { throw Failure("\(archive.path) cannot be unpacked") }
    guard rename(partial.path, root.path) == 0 else {
      throw Failure("\(root.path) cannot be written: \(String(cString: strerror(errno)))")
    }
  }
}
