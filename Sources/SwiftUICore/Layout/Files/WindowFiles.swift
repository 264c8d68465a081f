import BanyanHost
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of a window: those that the person has given it, and those that it offers to them. They are deleted with
/// the window.
@MainActor
final class WindowFiles: WindowService {
  /// The room that the files of all windows take, and those of players and web views.
  private(set) static var totalByteCount = 0
  /// The room that the files of each client's windows take.
  private static var byteCounts: [String: Int] = [:]

  let limits: FileLimits
  private var byteCount = 0
  private var folder: URL?
  private var isEnded = false
  private(set) var offers: [String: FileOffer] = [:]
  private(set) var pictures = ShownPictures()

  init(within limits: FileLimits) { self.limits = limits }

  convenience init(of window: WindowNode) { self.init(within: window.fileLimits) }

  func windowDidClose() { end() }

  /// Returns true if there is so much more room, once pictures that nobody has any more are gone.
  func hasRoom(_ room: Int) -> Bool {
    if fits(room) { return true }
    for (unused, byteCount) in pictures.removeUnused() { withdraw(unused, of: byteCount) }
    return fits(room)
  }

  private func fits(_ room: Int) -> Bool {
    byteCount + room <= limits.windowByteCount
      && (limits.client.isEmpty
        || Self.byteCounts[limits.client, default: 0] + room <= limits.clientByteCount)
      && Self.totalByteCount + room <= limits.totalByteCount
  }

  /// Counts room that is about to be taken.
  func take(_ room: Int) {
    byteCount += room
    Self.totalByteCount += room
    let ofClient = Self.byteCounts[limits.client, default: 0] + room
    Self.byteCounts[limits.client] = ofClient == 0 ? nil : ofClient
  }

  /// Counts room that is free again. Room that is left when the window ends was given back already.
  func giveBack(_ room: Int) {
    if !isEnded { take(-room) }
  }

  /// Counts room that is taken for players and web views, or, where it is negative, is free again.
  static func countElsewhere(_ room: Int) { totalByteCount += room }

  /// Makes an empty file with the name that the person's file has, as far as a file here may have it.
  func makeFile(named name: String) throws -> URL {
    let file = try makePlace().appendingPathComponent(FileName.safe(name))
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    return file
  }

  /// Deletes a file and the folder that it has to itself.
  func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    // The folder of a window stays while it has other files.
    if let folder, rmdir(folder.path) == 0 { self.folder = nil }
  }

  /// A folder of its own for one file, so that the file can have any name.
  private func makePlace() throws -> URL {
    // An app may be notified of a file after its window has closed.
    if isEnded { throw CocoaError(.fileNoSuchFile) }
    let folder = try self.folder ?? ProcessFolder.make(for: .files)
    self.folder = folder
    let place = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    return place
  }

  /// Keeps a file to be offered.
  ///
  /// - Returns: The file, and what to send its host about it.
  func offer(
    _ contents: Data, named name: String, type: String
  ) throws -> (file: URL, offer: FileOffer) {
    let room = FileLimits.room(for: contents.count)
    guard contents.count <= limits.offeredByteCount, hasRoom(room) else {
      throw CocoaError(.fileWriteOutOfSpace)
    }
    let name = FileName.safe(name)
    let file = try makePlace().appendingPathComponent(name)
    try contents.write(to: file)
    take(room)
    // Of 122 bits that nobody can guess.
    let key = UUID().uuidString.lowercased()
    let offer = FileOffer(key: key, name: name, type: type, path: file.path)
    offers[key] = offer
    return (file, offer)
  }

  /// Keeps a picture so that the page can fetch it. Once the app no longer has it, it makes room for other files.
  ///
  /// - Returns: The name by which an element shows it; nil if there is no room.
  func show(_ picture: PictureData) -> String? {
    if let known = pictures.name(of: picture) { return known }
    for (unused, byteCount) in pictures.removeUnused() { withdraw(unused, of: byteCount) }
    let name = "picture." + picture.format.rawValue
    guard let offer = try? self.offer(picture.bytes, named: name, type: picture.format.type).offer
    else {
      Issue.reportOnce("There is no room for more pictures in a window.")
      return nil
    }
    pictures.add(picture, as: offer)
    return offer.pictureName
  }

  private func withdraw(_ offer: FileOffer, of byteCount: Int) {
    offers[offer.key] = nil
    giveBack(FileLimits.room(for: byteCount))
    remove(URL(fileURLWithPath: offer.path))
  }

  isolated deinit { end() }

  /// Deletes all of it.
  func end() {
    isEnded = true
    offers = [:]
    pictures = ShownPictures()
    take(-byteCount)
    if let folder { try? FileManager.default.removeItem(at: folder) }
    folder = nil
  }
}

extension WindowNode {
  /// The files that the person has given to the window, and those that it offers.
  var files: WindowFiles { service(WindowFiles.self) }
}

/// A safe name for a file on this machine, whatever somebody calls it.
enum FileName {
  private static let longest = 200

  static func safe(_ name: String) -> String {
    var last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    last.unicodeScalars.removeAll { $0.properties.generalCategory == .control }
    // Names with a dot before them are hidden, and two are the folder around.
    while last.hasPrefix(".") { last.removeFirst() }
    if last.isEmpty { return "file" }
    let suffix = last.lastIndex(of: ".").map { last[$0...] } ?? ""
    guard last.utf8.count > longest else { return last }
    let end = suffix.utf8.count < 20 ? String(suffix) : ""
    var stem = last.dropLast(end.count)
    while stem.utf8.count + end.utf8.count > longest { stem.removeLast() }
    return String(stem) + end
  }
}
