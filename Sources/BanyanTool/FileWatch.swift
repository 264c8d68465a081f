import Foundation

/// Watches the files of a program for changes.
final class FileWatch {
  /// Readable when a file has changed.
  let descriptor: CInt
  /// The watched folders, by their descriptors in the kernel.
  private var folders: [CInt: String] = [:]
  /// The only Swift file whose changes count, apart from resources, by its path and by that of the file a link leads to;
  /// nil for every Swift file.
  private let file: Set<String>?

  /// - Parameter path: A Swift file, beside which resources count too, or a folder, with all its contents
  ///   that are not hidden, and not behind a link.
  /// - Throws: A ``Failure`` if the kernel's limit of watches is reached.
  init(_ path: String) throws {
    descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw Failure("files cannot be watched: \(String(cString: strerror(errno)))")
    }
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if url.pathExtension == "swift" {
      let target = url.resolvingSymlinksInPath()
      file = [url.path, target.path]
      // Editors write another file and rename it, so the folder is watched. It may be a person's whole
      // home, so it is not searched.
      let folder = url.deletingLastPathComponent().path
      try watch(folder)
      try watch(target.deletingLastPathComponent().path)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where Self.holdsResources(name) {
        try watchAll(in: "\(folder)/\(name)")
      }
    } else {
      file = nil
      try watchAll(in: url.path)
    }
  }

  deinit { close(descriptor) }

  private func watchAll(in folder: String) throws {
    try watch(folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if Self.isFolder(path) { try watchAll(in: path) }
    }
  }

  private func watch(_ folder: String) throws {
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
    let watched = inotify_add_watch(descriptor, folder, UInt32(events))
    if watched >= 0 {
      folders[watched] = folder
    } else if errno == ENOSPC {
      throw Failure(
        "there are more folders in \(folder) than this machine watches; run it with --no-watch, or "
          + "raise fs.inotify.max_user_watches")
    }
  }

  /// Handles the pending changes.
  ///
  /// - Returns: Whether one of them concerns a file that counts.
  func takeChanges() throws -> Bool {
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return hasChanged }
      for (event, name) in Self.events(in: buffer[..<count]) {
        // Some events were lost: any file may have changed.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { hasChanged = true }
        guard let folder = folders[event.wd] else { continue }
        let path = "\(folder)/\(name)"
        if event.mask & UInt32(IN_ISDIR) != 0 {
          guard try didChange(folder: path, named: name, event) else { continue }
          hasChanged = true
        } else if event.mask & UInt32(IN_CREATE) == 0, counts(path) {
          hasChanged = true
        }
      }
    }
  }

  /// - Returns: Whether the folder may contain files that count.
  private func didChange(folder: String, named name: String, _ event: inotify_event) throws -> Bool
  {
    guard !name.hasPrefix("."), file == nil || Self.holdsResources(name) else { return false }
    if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try watchAll(in: folder) }
    return true
  }

  private func counts(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    if DataModel(containing: url) != nil { return true }
    if url.lastPathComponent.hasPrefix(".") { return false }
    if url.pathExtension == "swift" { return file?.contains(path) ?? true }
    return Self.resources.contains(url.pathExtension)
      || url.pathExtension == "json" && path.contains(".xcassets/")
  }

  /// The extensions of resources. Other files may be ones that the app writes itself.
  private static let resources: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "heic", "strings", "stringsdict",
    "xcstrings",
  ]

  /// Returns true if a folder beside a single file contains resources.
  private static func holdsResources(_ folder: String) -> Bool {
    [".xcassets", ".lproj", ".xcdatamodeld", ".xcdatamodel"].contains { folder.hasSuffix($0) }
  }

  /// Returns false for a link to a folder, which could lead back to where it is. Such a link is not compiled either.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func events(in bytes: ArraySlice<UInt8>) -> [(inotify_event, name: String)] {
    let headSize = MemoryLayout<inotify_event>.size
    var events: [(inotify_event, String)] = []
    var rest = bytes
    while rest.count >= headSize {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(headSize).prefix(Int(event.len)).prefix { $0 != 0 }
      events.append((event, String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(headSize + Int(event.len))
    }
    return events
  }
}
