import Foundation

/// Watches the files of a program for changes.
final class FileWatch {
  /// Readable when a file has changed.
  let descriptor: CInt
  /// The watched folders, by their descriptors in the kernel.
  private var folders: [CInt: String] = [:]
  /// The folders that are watched whether or not they are in another: when one is deleted and made again, nobody reports it.
  private var roots: [String: Depth] = [:]
  /// The folders around deleted ones, by their descriptors in the kernel.
  private var surroundings: Set<CInt> = []

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
      try watch(folder, .withResources)
      try watch(target.deletingLastPathComponent().path, .itself)
    } else {
      file = nil
      try watch(url.path, .withContents)
    }
  }

  deinit { close(descriptor) }

  /// Watches files that a program has elsewhere: with all of their package if they are in one, or else with their
  /// folders.
  ///
  /// - Parameter paths: Files, and folders of packages. Those that are watched already are left out.
  func follow(_ paths: [String]) throws {
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      let folder = Self.isFolder(url.path) ? url : url.deletingLastPathComponent()
      guard !folders.values.contains(folder.path) else { continue }
      let package = Self.package(around: folder)
      try watch(package ?? folder.path, package == nil ? .itself : .withContents)
    }
  }

  /// The files of a folder that are watched.
  private enum Depth: Int {
    case itself, withResources, withContents
  }

  private static func package(around folder: URL) -> String? {
    var folder = folder
    while folder.path != "/" {
      if LocalPackage.isThere(folder) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Watches a folder that nobody else reports.
  private func watch(_ root: String, _ depth: Depth) throws {
    if depth.rawValue > roots[root]?.rawValue ?? -1 { roots[root] = depth }
    switch depth {
    case .itself: try watch(root)
    case .withContents: try watchAll(in: root)
    case .withResources:
      try watch(root)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      where Self.holdsResources(name) {
        try watchAll(in: "\(root)/\(name)")
      }
    }
  }

  /// Forgets a folder that is no longer there. If it is one of the roots, it is looked for from then on.
  ///
  /// - Returns: Whether it has been made again.
  private func didEnd(_ descriptor: CInt) throws -> Bool {
    if surroundings.remove(descriptor) != nil, try lookForRoots() { return true }
    guard let folder = folders.removeValue(forKey: descriptor), roots[folder] != nil else {
      return false
    }
    return try awaitRoot(folder)
  }

  /// Watches a deleted folder again if it is there, and otherwise the nearest folder around it.
  private func awaitRoot(_ root: String) throws -> Bool {
    while true {
      if Self.isFolder(root), let depth = roots[root] {
        try watch(root, depth)
        return true
      }
      var place = URL(fileURLWithPath: root).deletingLastPathComponent()
      while !Self.isFolder(place.path), place.path != "/" { place.deleteLastPathComponent() }
      let watched = inotify_add_watch(
        descriptor, place.path, UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR | IN_MASK_ADD))
      if watched >= 0 { surroundings.insert(watched) }
      // It may have been made before it was looked for.
      if !Self.isFolder(root) { return false }
    }
  }

  /// Looks for the deleted folders.
  ///
  /// - Returns: Whether one of them has been made again.
  private func lookForRoots() throws -> Bool {
    let known = Set(folders.values)
    var isFound = false
    for root in roots.keys where !known.contains(root) {
      if try awaitRoot(root) { isFound = true }
    }
    return isFound
  }

  /// - Returns: Whether a file in it counts.
  @discardableResult
  private func watchAll(in folder: String) throws -> Bool {
    try watch(folder)
    var hasFiles = false
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if Self.isFolder(path) {
        if try watchAll(in: path) { hasFiles = true }
      } else if !hasFiles, counts(name, in: folder) {
        hasFiles = true
      }
    }
    return hasFiles
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

  /// Waits until no more files are saved together with one.
  ///
  /// Files that do not count, such as those that a program writes all the time, are not waited for.
  ///
  /// - Parameter pause: The time without another saved file.
  /// - Returns: Whether a file that counts was saved.
  func hasSettledChange(after pause: Duration) -> Bool {
    // A folder that cannot be watched requires another run for its changes.
    func hasChanged() -> Bool { (try? takeChanges()) ?? true }
    guard hasChanged() else { return false }
    var last = ContinuousClock.now
    var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let rest = (pause - (ContinuousClock.now - last)) / .milliseconds(1)
      guard rest > 0, poll(&awaited, 1, CInt(rest.rounded(.up))) > 0 else { return true }
      if hasChanged() { last = ContinuousClock.now }
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
        if event.mask & UInt32(IN_IGNORED) != 0 {
          if try didEnd(event.wd) { hasChanged = true }
          continue
        }
        if surroundings.contains(event.wd), event.mask & UInt32(IN_ISDIR) != 0 {
          if try lookForRoots() { hasChanged = true }
        }
        guard let folder = folders[event.wd] else { continue }
        if event.mask & UInt32(IN_ISDIR) != 0 {
          guard try didChange(folder: "\(folder)/\(name)", named: name, event) else { continue }
          hasChanged = true
        } else if event.mask & UInt32(IN_CREATE) == 0, counts(name, in: folder) {
          hasChanged = true
        }
      }
    }
  }

  /// - Returns: Whether files that count may have come or gone with the folder.
  private func didChange(folder: String, named name: String, _ event: inotify_event) throws -> Bool
  {
    guard !name.hasPrefix("."), file == nil || Self.holdsResources(name) else { return false }
    if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { return try watchAll(in: folder) }
    // A folder is removed when it is empty, so its files have been noticed one by one.
    return event.mask & UInt32(IN_DELETE) == 0
  }

  private func counts(_ name: String, in folder: String) -> Bool {
    if DataModel(containing: URL(fileURLWithPath: "\(folder)/\(name)")) != nil { return true }
    if name.hasPrefix(".") { return false }
    guard name != "Info.plist", let dot = name.lastIndex(of: ".") else {
      return name == "Info.plist"
    }
    let ending = String(name[name.index(after: dot)...])
    if ending == "swift" { return file?.contains("\(folder)/\(name)") ?? true }
    return Self.endings.contains(ending) || ending == "json" && "\(folder)/".contains(".xcassets/")
  }

  /// The extensions of resources, and of what a project keeps its settings in. Other files may be ones that the app
  /// writes itself.
  private static let endings: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "heic", "strings", "stringsdict",
    "xcstrings", "pbxproj", "xcconfig", "mlmodel",
  ]

  /// Returns true if a folder beside a single file contains resources.
  private static func holdsResources(_ folder: String) -> Bool {
    [".xcassets", ".lproj", ".xcdatamodeld", ".xcdatamodel"].contains { folder.hasSuffix($0) }
  }

  /// Returns false for a link to a folder, which could lead back to where it is. Such a link is not compiled either.
  private static func isFolder(_ path: String) -> Bool {
    FileStatus(path)?.isFolder == true
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
