import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folders in which a process keeps files for as long as it runs.
///
/// They have its number in their names, and that of the name space in which the number counts: containers that share a
/// folder for temporary files do not see each other's processes. A process that traps or is killed leaves them behind, and the next one
/// in the same name space removes them.
package enum ProcessFolder {
  /// The purposes of folders.
  enum Kind: String {
    /// Files that people have chosen, and those that are offered to them.
    case files
    /// The files of players and web views.
    case media
  }

  /// Makes a folder that nobody else on the machine can look into.
  static func make(for kind: Kind) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("banyan-\(kind.rawValue)-\(getpid())-\(space)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// Removes the folders of processes that do not run any more. It is for the start of a process, which has none yet.
  ///
  /// - Parameter place: the folder that contains them.
  package static func removeAbandoned(
    in place: URL = FileManager.default.temporaryDirectory
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names {
      guard let number = processNumber(in: name), !isRunning(number) else { continue }
      let path = place.appendingPathComponent(name).path
      var facts = stat()
      // Everybody may make folders there, and links to others.
      guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR, facts.st_uid == getuid()
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Returns the number of the process whose folder has a name; nil if it is none of these folders.
  private static func processNumber(in name: String) -> pid_t? {
    let parts = name.split(separator: "-", maxSplits: 4)
    guard parts.count == 5, parts[0] == "banyan", Kind(rawValue: String(parts[1])) != nil,
      let number = pid_t(parts[2]), number > 0, parts[3] == space
    else { return nil }
    return number
  }

  /// The number of the name space of this process's number, such as 4026531836.
  package static let space: String = {
    let name = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
    return name?.filter(\.isNumber) ?? ""
  }()

  /// A folder with the number of this process belongs to an earlier process with the same number.
  private static func isRunning(_ number: pid_t) -> Bool {
    number != getpid() && (kill(number, 0) == 0 || errno != ESRCH)
  }
}
