import BanyanHost
import Foundation
import UniformTypeIdentifiers

/// The reason why a file of the person is not taken, in words for them.
package struct FileRefusal: Error, Equatable {
  package let message: String

  package init(message: String) {
    self.message = message
  }
}

/// Takes in the files of one choice of the person, in the order in which they were chosen.
///
/// A sender may announce anything, so announcements are checked as well as contents. The files grow in the window's
/// folder, and none stays open between two pieces: a client that never sends the last byte costs no descriptor. When the
/// intake goes before everything has come, its files go too.
@MainActor
final class FileIntake {
  private let files: WindowFiles
  private let byteCount: Int
  /// The part of the window's room that the files take.
  private let room: Int
  /// The files still to come. The first is the one that comes now.
  private var coming: ArraySlice<ChosenFile>
  /// The part of the first file that has come.
  private var current: URL?
  private var currentByteCount = 0
  private var receivedByteCount = 0
  private var complete: [URL] = []
  private var isHandedOver = false

  init(
    _ chosen: [ChosenFile], for request: FileRequest, into files: WindowFiles
  ) throws(FileRefusal) {
    let limits = files.limits
    if chosen.isEmpty { throw FileRefusal(message: "The file could not be read.") }
    guard chosen.count <= request.mostFiles else {
      throw FileRefusal(
        message: request.allowsSeveral
          ? "At most \(request.mostFiles) files can be chosen at once." : "Only one file is taken.")
    }
    for file in chosen {
      guard Self.isOne(file, of: request.types) else {
        throw FileRefusal(
          message: "“\(FileName.safe(file.name))” is not of a type that is accepted here.")
      }
      guard file.byteCount <= limits.fileByteCount else {
        throw FileRefusal(
          message:
            "“\(FileName.safe(file.name))” is too large: \(Self.text(file.byteCount)), and at "
            + "most \(Self.text(limits.fileByteCount)) are taken.")
      }
    }
    byteCount = chosen.reduce(0) { $0 + $1.byteCount }
    room = chosen.reduce(0) { $0 + FileLimits.room(for: $1.byteCount) }
    guard files.hasRoom(room) else {
      throw FileRefusal(message: "There is no room for more files here.")
    }
    self.files = files
    coming = chosen[...]
    files.take(room)
  }

  isolated deinit {
    if isHandedOver { return }
    files.giveBack(room)
    for file in complete + [current].compactMap(\.self) { files.remove(file) }
  }

  /// The share that has come, up to 1.
  var progress: Double { byteCount == 0 ? 1 : Double(receivedByteCount) / Double(byteCount) }

  var isComplete: Bool { coming.isEmpty }

  /// Takes the next bytes. Files that have none are complete without any.
  func take(_ bytes: [UInt8]) throws(FileRefusal) {
    var rest = bytes[...]
    do {
      repeat {
        guard let file = coming.first else {
          if rest.isEmpty { return }
          throw FileRefusal(message: "The file is larger than announced.")
        }
        let url = try current ?? files.makeFile(named: file.name)
        current = url
        let piece = rest.prefix(file.byteCount - currentByteCount)
        if !piece.isEmpty { try Self.append(piece, to: url) }
        rest = rest.dropFirst(piece.count)
        currentByteCount += piece.count
        receivedByteCount += piece.count
        guard currentByteCount == file.byteCount else { return }
        complete.append(url)
        coming = coming.dropFirst()
        (current, currentByteCount) = (nil, 0)
      } while !rest.isEmpty || coming.first?.byteCount == 0
    } catch let refusal as FileRefusal {
      throw refusal
    } catch {
      throw FileRefusal(message: "The file could not be kept here.")
    }
  }

  /// Leaves all files to the window, once they are complete.
  func handOver() -> [URL] {
    isHandedOver = true
    return complete
  }

  /// Returns true if a file is of one of some types, by its extension, or else by the page's report.
  private static func isOne(_ file: ChosenFile, of types: [UTType]) -> Bool {
    if types.isEmpty || types.contains(.item) || types.contains(.data) { return true }
    let suffix = (FileName.safe(file.name) as NSString).pathExtension
    let type = UTType(filenameExtension: suffix, conformingTo: .item)
    // The extension of an undeclared type reveals nothing.
    let known = type?.isDynamic == false ? type : UTType(mimeType: file.type) ?? type
    guard let known else { return false }
    return types.contains { known.conforms(to: $0) || type == $0 }
  }

  private static func text(_ byteCount: Int) -> String {
    Int64(byteCount).formatted(.byteCount(style: .memory))
  }

  private static func append(_ piece: ArraySlice<UInt8>, to url: URL) throws {
    let handle = try FileHandle(forWritingTo: url)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(piece))
  }
}
