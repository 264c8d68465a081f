import Foundation

/// The folder with Banyan's sources, and the folder it is built in.
struct Checkout {
  let root: URL
  /// SwiftPM's scratch folder, `.build` unless specified.
  let scratch: URL

  /// Returns the checkout this tool was built from.
  static func ofThisTool(compiledFrom file: String = #filePath) throws -> Checkout {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    // SCRATCH/x86_64-unknown-linux-gnu/debug/banyan
    let scratch = executable.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // The executable comes first: a checkout may have been moved since.
    let source = URL(fileURLWithPath: file)
    for start in [scratch, source] {
      var folder = start
      while folder.path != "/" {
        if isCheckout(folder) { return Checkout(root: folder, scratch: scratch) }
        folder.deleteLastPathComponent()
      }
    }
    throw Failure("the library's sources are not found from \(executable.path)")
  }

  /// The package of `CryptoKit`, which is built in a folder inside the checkout's.
  var ofCryptoKit: Checkout {
    Checkout(
      root: root.appendingPathComponent("Sources/CryptoKit"),
      scratch: scratch.appendingPathComponent("CryptoKit"))
  }

  /// Returns true if a folder has Banyan's sources.
  static func isCheckout(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/SwiftUI", "Sources/SwiftUICore"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// Returns the latest modification date of the sources of a part of the package.
  func newestSource(of part: LibraryPart) -> Date {
    let sources = part == .cryptoKit ? root : root.appendingPathComponent("Sources")
    return max(
      Self.changed(root.appendingPathComponent("Package.swift")),
      Self.newest(in: sources.path, except: part.foreignFolders))
  }

  private static func newest(in folder: String, except foreign: Set<String>) -> Date {
    var newest = Date.distantPast
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !foreign.contains(name) {
      let path = "\(folder)/\(name)"
      guard let status = FileStatus(path) else { continue }
      newest = max(newest, status.changed)
      if status.isFolder { newest = max(newest, Self.newest(in: path, except: foreign)) }
    }
    return newest
  }

  static func changed(_ file: URL) -> Date {
    FileStatus(file.path)?.changed ?? .distantPast
  }
}
