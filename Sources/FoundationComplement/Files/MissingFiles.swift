import Foundation
import Synchronization

/// A file that the program asks for, and that does not exist.
package struct MissingFile: Sendable {
  /// The name as the program has it, without an extension that it gives apart.
  package let name: String
  /// The whole name, with its extension and folder.
  package let fileName: String
  /// The names of the files that exist in its place.
  package let others: [String]
  /// True if it is to be played or shown, and false if only its location was asked for.
  package let isForPlayback: Bool
}

/// Notices files that the program asks for, and that do not exist.
package enum MissingFiles {
  private struct State {
    var action: (@Sendable (MissingFile) -> Void)?
    /// Those that have been reported. A visitor can choose names, so there is a limit.
    var reported: Set<String> = []
  }

  private static let state = Mutex(State())
  private static let mostReported = 1000

  /// Sets what is done for each file that is missing, once for each name; nil for nothing.
  package static func follow(_ action: (@Sendable (MissingFile) -> Void)?) {
    state.withLock { $0 = State(action: action) }
  }

  static func note(_ name: String, _ type: String?, _ folder: String? = nil, in bundle: Bundle) {
    let ending = type.map { $0.isEmpty || $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    let fileName = (folder.map { "\($0)/" } ?? "") + name + ending
    report("\(bundle.bundlePath) \(fileName)") {
      MissingFile(
        name: name, fileName: fileName, others: names(in: bundle), isForPlayback: false)
    }
  }

  /// Notices a file at a URL that is to be played or shown.
  package static func noteIfMissing(_ url: URL) {
    guard url.isFileURL, !FileManager.default.fileExists(atPath: url.path) else { return }
    let name = url.lastPathComponent
    report(url.path) {
      let beside = AppResources.contents(of: url.deletingLastPathComponent())
      return MissingFile(
        name: name, fileName: name,
        others: beside.isEmpty ? namesOfApp : beside.map(\.lastPathComponent), isForPlayback: true)
    }
  }

  private static func report(_ key: String, _ file: () -> MissingFile) {
    let action = state.withLock { state -> (@Sendable (MissingFile) -> Void)? in
      guard let action = state.action, state.reported.count < mostReported,
        state.reported.insert(key).inserted
      else { return nil }
      return action
    }
    action?(file())
  }

  /// The names by which the files of a bundle can be asked for. The main bundle of a program that the package manager has built is
  /// the folder of the build, whose files are none of the app's.
  private static func names(in bundle: Bundle) -> [String] {
    guard !bundle.bundleURL.pathExtension.isEmpty, let folder = bundle.resourceURL else {
      return namesOfApp
    }
    return names(in: folder)
  }

  private static var namesOfApp: [String] { AppResources.directories.flatMap { names(in: $0) } }

  private static func names(in folder: URL) -> [String] {
    AppResources.files(in: folder).compactMap { file in
      let name = file.path.dropFirst(folder.path.count).drop { $0 == "/" }
      let isOfApp = !name.contains(".xcassets") && !["swift", ""].contains(file.pathExtension)
      return isOfApp && name != "Info.plist" ? String(name) : nil
    }
  }
}
