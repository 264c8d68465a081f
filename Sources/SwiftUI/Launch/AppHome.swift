import Foundation
import FoundationComplement

/// The folder that an app has for itself, as on Apple's systems: Foundation finds its documents, its caches and what else it
/// keeps there, and not among those of the person who runs the app.
///
/// `banyan run` names one for each path that it runs. All visitors of the app share it, because `FileManager.default` and
/// `URL.documentsDirectory` are the process's, and know no visitor.
@MainActor
enum AppHome {
  /// The environment variable with the folder's path. Without it, an app has its user's home.
  static let variable = "BANYAN_HOME"

  /// Makes the folder the process's home, with the folders that an app expects to be there.
  static func enter() {
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return }
    // Foundation looks here first. `HOME` remains the person's, for programs that the app starts, and so do the user defaults.
    setenv("CFFIXED_USER_HOME", path, 1)
    setenv("XDG_DATA_HOME", "\(path)/Library/Application Support", 1)
    setenv("XDG_CACHE_HOME", "\(path)/Library/Caches", 1)
    for folder in [URL.documentsDirectory, .applicationSupportDirectory, .cachesDirectory] {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        Launcher.fail("\(folder.path) cannot be made: \(error.localizedDescription)")
      }
    }
  }
}
