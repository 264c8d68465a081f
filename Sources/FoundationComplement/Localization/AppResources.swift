import Foundation

/// Locates an app's strings, colors, and pictures.
package enum AppResources {
  /// The folders beside the file that `banyan run` was given, or the bundles that the package
  /// manager puts beside the program.
  package static let directories: [URL] = {
    if let folder = ProcessInfo.processInfo.environment["BANYAN_RESOURCES"] {
      return [URL(fileURLWithPath: folder, isDirectory: true)]
    }
    return contents(of: Bundle.main.bundleURL)
      // Those of the library itself are none of the app's.
      .filter {
        $0.pathExtension == "resources" && !$0.lastPathComponent.hasPrefix("Banyan_Banyan")
      }
      .sorted { $0.path < $1.path }
  }()

  /// Returns the direct contents of a folder; empty if there is no such folder.
  package static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
  }

  /// Returns all contents of a folder and its subfolders, up to a depth. Builds and hidden folders
  /// contain no resources.
  package static func files(in folder: URL, levels: Int = 4) -> [URL] {
    contents(of: folder).sorted { $0.path < $1.path }.flatMap { file -> [URL] in
      let isHidden =
        file.lastPathComponent.hasPrefix(".") || file.lastPathComponent == "node_modules"
      if isHidden { return [] }
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      return isFolder && levels > 0 ? [file] + files(in: file, levels: levels - 1) : [file]
    }
  }
}
