import BanyanBrowser
import Foundation
import FoundationComplement
import SwiftUICore

/// The folder that an app has for itself, as on Apple's systems: Foundation finds its documents, its caches and what else it
/// keeps there, and not among those of the person who runs the app.
///
/// `banyan run` names one for each path that it runs.
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

  /// Makes the folder in which the app keeps the data of all its visitors.
  /// - Parameter path: the folder; nil if `BANYAN_DATA` names it, or nothing does.
  static func share(_ path: String?) {
    if let path {
      // Workers inherit it.
      setenv(StoreFolder.variable, URL(fileURLWithPath: path).path, 1)
    }
    guard let folder = StoreFolder.shared else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      Launcher.fail("\(folder.path) cannot be made: \(error.localizedDescription)")
    }
    guard access(folder.path, W_OK | X_OK) == 0 else {
      Launcher.fail(
        "\(folder.path) cannot be written. Make it writable for the user of the process.")
    }
  }

  /// Gives each visitor a folder of their own, where there may be more than the person who runs the app.
  ///
  /// - Parameters:
  ///   - isWorker: whether the process is one of several with the same visitors.
  static func divide(_ options: LaunchOptions, isWorker: Bool) {
    if options.isAlone { return }
    let program = Bundle.main.executableURL?.lastPathComponent ?? "app"
    let root = URL.applicationSupportDirectory.appending(
      path: "banyan/visitors/\(program)", directoryHint: .isDirectory)
    let limit = BrowserServer.Limits().visitorCount
    let folders = VisitorFolders(
      in: root, atMost: ((try? options.limits.visitorCount) ?? limit) * (options.workers ?? 1))
    VisitorFolders.shared = folders
    if isWorker { return }
    // The folders there belong to visitors of a process that is still running, or that has left them to this one; or else to nobody.
    claim(root) {
      if options.store != nil {
        let lifeTime = (try? options.limits.windowLifeTime) ?? BrowserServer.Limits().windowLifeTime
        folders.removeAll(unusedSince: .now - TimeInterval(lifeTime.components.seconds))
      } else if !(options.handover.map { FileManager.default.fileExists(atPath: $0) } ?? false) {
        folders.removeAll()
      }
    }
  }

  /// Says for as long as the process lives that it uses a folder.
  ///
  /// - Parameter body: called before any other process can use it, if none does.
  private static func claim(_ folder: URL, whereAlone body: () -> Void) {
    try? FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(
      "\(folder.path).lock", O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { body() }
    // The system lets go of one lock before it takes the other. A process that starts in between finds itself alone, and this one
    // waits here, still without visitors, until that has removed what is there.
    _ = flock(descriptor, LOCK_SH)
  }
}
