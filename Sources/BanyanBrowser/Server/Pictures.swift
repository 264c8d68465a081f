import BanyanHost
import Foundation
import Logging
import NIOCore
import Synchronization

/// The pictures of an app, found by name in its folders and their asset catalogs.
///
/// Only pictures that the program has asked for are served: the folder of a file given to `banyan run`
/// may contain any of a person's files.
struct Pictures: Sendable {
  private static let types = [
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp",
  ]

  /// A file that contains a picture.
  struct Picture: Sendable, Equatable {
    let file: URL
    /// The number of pixels per point, along each axis.
    let scale: Int
  }

  let directories: [String]
  let catalogs: AssetCatalogs
  let fonts: AppFonts
  let textLog: TextLog
  private let offered = OfferedPictures()
  private let files: PictureFiles
  private let logger: Logger

  /// - Parameters:
  ///   - limit: The number of bytes of pictures that may be held while they are sent.
  ///   - budget: The budget that those bytes are counted in.
  init(
    directories: [String], limit: Int = BrowserServer.Limits().pictureByteCount,
    budget: ByteBudget? = nil, logger: Logger = Logger(label: "banyan.pictures")
  ) {
    self.directories = directories
    files = PictureFiles(limit: limit, budget: budget)
    self.logger = logger
    catalogs = AssetCatalogs(directories: directories)
    fonts = AppFonts(directories: directories)
    textLog = TextLog(logger: logger)
  }

  /// Returns true if a browser can show a file, by its extension.
  static func isPicture(_ file: URL) -> Bool {
    types[file.pathExtension.lowercased()] != nil
  }

  /// Returns the picture of that name, with or without its extension, if the program has asked for it.
  ///
  /// - Parameter name: The name as in a path, percent-encoded.
  func response(toName name: String) -> Response {
    let missing = Response(.notFound, "There is no such picture.")
    guard let name = name.removingPercentEncoding, offered.scale(of: name) != nil,
      let file = picture(named: name)?.file
    else { return missing }
    do throws(PictureFiles.Failure) {
      var response = Response(
        .ok, type: Self.types[file.pathExtension.lowercased()] ?? "application/octet-stream",
        body: try files.contents(of: file), cacheControl: "private, max-age=60")
      response.sharesBody = true
      return response
    } catch {
      return error == .full ? .tooBusy : missing
    }
  }

  /// Returns the page's reference to the picture of that name. From then on visitors may fetch it.
  func reference(to name: String) -> PictureReference {
    if name.hasPrefix(FileOffer.pictureNameStart) {
      let key = name.dropFirst(FileOffer.pictureNameStart.count)
      return PictureReference(path: OfferedFiles.name + PictureName.escaped(key), scale: 1)
    }
    let scale =
      offered.scale(of: name)
      ?? {
        let picture = picture(named: name)
        if offered.insert(name, scale: picture?.scale), picture == nil {
          let nearest = NearestNames(to: name, among: names).sentence.map { " \($0)" } ?? ""
          logger.warning(
            "There is no picture named '\(name.prefix(100))'; a placeholder is shown.\(nearest)")
        }
        return picture?.scale ?? 1
      }()
    return PictureReference(path: PictureName.path(of: name), scale: scale)
  }

  /// The path of the app's icon below the site's; nil if no asset catalog has one. Visitors may fetch it.
  var iconPath: String? {
    guard catalogs.picture(named: AssetCatalogs.iconName) != nil else { return nil }
    return "/banyan/" + reference(to: AssetCatalogs.iconName).path
  }

  /// Returns the size of a picture in points; nil if it is missing or its format has no size.
  func size(of name: String) -> CGSize? {
    offered.size(of: name) {
      guard let picture = picture(named: name),
        let file = try? FileHandle(forReadingFrom: picture.file),
        let bytes = try? file.read(upToCount: 256 << 10), let size = PictureSize(Array(bytes))
      else { return nil }
      let scale = Double(max(picture.scale, 1))
      return CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
    }
  }

  /// The names of the pictures beside the sources, and of those in the catalogs.
  private var names: [String] {
    let files = directories.flatMap {
      (try? FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: $0), includingPropertiesForKeys: nil)) ?? []
    }
    let stems = files.filter(Self.isPicture).map { file in
      let stem = file.deletingPathExtension().lastPathComponent
      return Self.scale(of: stem) == 1 ? stem : String(stem.dropLast(3))
    }
    return stems + catalogs.pictureNames
  }

  /// Returns the file of a picture, whether or not the program has asked for it.
  func file(ofPicture name: String) -> URL? { picture(named: name)?.file }

  private func picture(named name: String) -> Picture? {
    // A name may have folders in it, but must not lead out of the directory.
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.contains("\0"), !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else {
      return nil
    }
    for directory in directories {
      let file = URL(fileURLWithPath: directory).appendingPathComponent(name)
      let stem = Self.isPicture(file) ? file.deletingPathExtension() : file
      let types = Self.isPicture(file) ? [file.pathExtension] : Self.types.keys.sorted()
      for suffix in ["", "@2x", "@3x"] {
        let folder = stem.deletingLastPathComponent()
        let scaled = folder.appendingPathComponent(stem.lastPathComponent + suffix)
        for file in types.map({ scaled.appendingPathExtension($0) })
        where FileManager.default.fileExists(atPath: file.path) {
          return Picture(file: file, scale: Self.scale(of: scaled.lastPathComponent))
        }
      }
    }
    return catalogs.picture(named: name)
  }

  /// Returns the scale that the name of a file specifies.
  private static func scale(of name: String) -> Int {
    name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}

/// The pictures that pages refer to, with their scales.
///
/// These are as many as the app has files, and the missing ones that it asks for: a program may build
/// such names from visitors' input, so they are kept up to a number of bytes.
private final class OfferedPictures: Sendable {
  private static let missingByteCount = 64 << 10

  private struct State {
    var scales: [String: Int] = [:]
    var missingByteCount = 0
    var sizes = PictureSizes()
  }

  private let state = Mutex(State())

  /// - Parameter find: Looks up a size that is not known.
  func size(of name: String, find: () -> CGSize?) -> CGSize? {
    if let size = state.withLock({ $0.sizes.size(of: name) }) { return size }
    let size = find()
    state.withLock { $0.sizes.insert(size, of: name) }
    return size
  }

  /// - Returns: nil if no page refers to the picture, 1 if there is no such file.
  func scale(of name: String) -> Int? { state.withLock { $0.scales[name] } }

  /// - Parameter scale: nil if there is no such file.
  /// - Returns: Whether the name is new and kept.
  func insert(_ name: String, scale: Int?) -> Bool {
    state.withLock { state in
      if state.scales[name] != nil { return false }
      if scale == nil {
        let byteCount = state.missingByteCount + name.utf8.count
        if byteCount > Self.missingByteCount { return false }
        state.missingByteCount = byteCount
      }
      state.scales[name] = scale ?? 1
      return true
    }
  }
}

/// The sizes of pictures, by name, as many as fit into a number of bytes.
///
/// A program may build names from visitors' input. The names that were asked for last stay: sizes are kept in two generations, the
/// older of which is forgotten when the newer is full.
struct PictureSizes {
  /// The number of bytes that the names of a generation take, with their sizes.
  static let byteCount = 128 << 10

  private var newer: [String: CGSize?] = [:]
  private var older: [String: CGSize?] = [:]
  private var newerByteCount = 0

  /// The number of names that are kept.
  var count: Int { newer.count + older.keys.filter { newer[$0] == nil }.count }

  /// Returns the size of a picture, which is nil if the picture has none; nil if it is not known.
  mutating func size(of name: String) -> CGSize?? {
    if let size = newer[name] { return .some(size) }
    guard let size = older[name] else { return nil }
    insert(size, of: name)
    return .some(size)
  }

  mutating func insert(_ size: CGSize?, of name: String) {
    let byteCount = name.utf8.count + MemoryLayout<(String, CGSize?)>.stride
    if newerByteCount + byteCount > Self.byteCount {
      older = newer
      newer = [:]
      newerByteCount = 0
    }
    // A name that takes more than all others is not worth it.
    if byteCount > Self.byteCount { return }
    if newer.updateValue(size, forKey: name) == nil { newerByteCount += byteCount }
  }
}
