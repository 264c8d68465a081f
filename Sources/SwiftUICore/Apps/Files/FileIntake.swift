import BanyanHost
import Foundation
import UniformTypeIdentifiers

/// The reason why a file of the person is not taken, in words for them.
package struct FileRefusal: Error, Equatable {
  package let message: String
}

/// Takes in the files of one choice of the person, in the order in which they were chosen.
///
/// Whoever sends them may say anything, so what they say is checked as well as what they send. What is not complete is
/// in files that have no name: when the intake goes, in whatever way, nothing is left of it.
@MainActor
final class FileIntake {
  private let files: WindowFiles
  private let byteCount: Int
  /// The files still to come. The first is the one that comes now.
  private var coming: ArraySlice<ChosenFile>
  /// The part of the first file that has come.
  private var current: FileHandle?
  private var currentByteCount = 0
  private var receivedByteCount = 0
  private var complete: [(file: FileHandle, name: String)] = []
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
    guard files.hasRoom(for: byteCount) else {
      throw FileRefusal(message: "There is no room for more files here.")
    }
    self.files = files
    coming = chosen[...]
    files.count(byteCount)
  }

  isolated deinit { if !isHandedOver { files.count(-byteCount) } }

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
        let handle = try current ?? Self.makeNameless()
        current = handle
        let piece = rest.prefix(file.byteCount - currentByteCount)
        if !piece.isEmpty { try handle.write(contentsOf: Data(piece)) }
        rest = rest.dropFirst(piece.count)
        currentByteCount += piece.count
        receivedByteCount += piece.count
        guard currentByteCount == file.byteCount else { return }
        complete.append((handle, file.name))
        coming = coming.dropFirst()
        (current, currentByteCount) = (nil, 0)
      } while !rest.isEmpty || coming.first?.byteCount == 0
    } catch let refusal as FileRefusal {
      throw refusal
    } catch {
      throw FileRefusal(message: "The file could not be kept here.")
    }
  }

  /// Gives all files the names that they have, once they are complete.
  func handOver() throws(FileRefusal) -> [URL] {
    var places: [URL] = []
    do {
      var urls: [URL] = []
      for (file, name) in complete {
        let place = try files.makePlace()
        places.append(place)
        urls.append(place.appendingPathComponent(FileName.safe(name)))
        try Self.copy(file, to: urls[urls.count - 1])
      }
      isHandedOver = true
      return urls
    } catch {
      for place in places { try? FileManager.default.removeItem(at: place) }
      throw FileRefusal(message: "The file could not be kept here.")
    }
  }

  /// Returns true if a file is of one of some types, by its extension, or else by the page's report.
  private static func isOne(_ file: ChosenFile, of types: [UTType]) -> Bool {
    if types.isEmpty || types.contains(.item) || types.contains(.data) { return true }
    let suffix = (FileName.safe(file.name) as NSString).pathExtension
    let type = UTType(filenameExtension: suffix, conformingTo: .item)
    // What nobody declares says nothing by its extension.
    let known = type?.isDynamic == false ? type : UTType(mimeType: file.type) ?? type
    guard let known else { return false }
    return types.contains { known.conforms(to: $0) || type == $0 }
  }

  private static func text(_ byteCount: Int) -> String {
    Int64(byteCount).formatted(.byteCount(style: .memory))
  }

  /// A file without a name: it is gone as soon as nobody has it open.
  private static func makeNameless() throws -> FileHandle {
    // `mkstemp` replaces the last six characters with letters, and creates the file for its owner alone.
    let template = FileManager.default.temporaryDirectory
      .appendingPathComponent("banyan-file-XXXXXX").path
    var path = Array(template.utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    unlink(path)
    // A program that the app starts has no use for it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private static func copy(_ file: FileHandle, to url: URL) throws {
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let target = try FileHandle(forWritingTo: url)
    defer { try? target.close() }
    try file.seek(toOffset: 0)
    while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
      try target.write(contentsOf: piece)
    }
  }
}
