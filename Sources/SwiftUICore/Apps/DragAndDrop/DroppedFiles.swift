import BanyanHost
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// The files of one drop from outside of the window, which arrive after the app was notified of the drop.
@MainActor
final class DroppedFiles {
  let number: UInt32
  private let files: [ChosenFile]
  private var intake: FileIntake?
  private var outcome: Result<[URL], any Error>?
  private var waiting: [CheckedContinuation<[URL], any Error>] = []

  init(_ items: DroppedItems, into files: WindowFiles) {
    number = items.number
    self.files = items.files
    do throws(FileRefusal) {
      let request = FileRequest(types: [], mostFiles: FileRequest.mostFilesAtOnce)
      intake = try FileIntake(items.files, for: request, into: files)
    } catch {
      fail(error.message)
    }
    // Files without any bytes are complete.
    take([])
  }

  /// True if more bytes are to come.
  var isAwaited: Bool { outcome == nil }

  /// A provider for each file.
  var providers: [NSItemProvider] {
    files.indices.map { index in
      let name = FileName.safe(files[index].name)
      let provider = NSItemProvider(
        [ComingItem.type(of: files[index])],
        .arrivingFile { [self] in try await urls()[index] },
        named: (name as NSString).deletingPathExtension)
      provider.add(
        .fileURL, .data { [self] in Data(try await urls()[index].absoluteString.utf8) })
      return provider
    }
  }

  func take(_ bytes: [UInt8]) {
    guard let intake else { return }
    do throws(FileRefusal) {
      try intake.take(bytes)
      if intake.isComplete { finish(.success(intake.handOver())) }
    } catch {
      fail(error.message)
    }
  }

  func fail(_ reason: String) {
    if isAwaited { finish(.failure(NSItemProvider.unavailable(reason))) }
  }

  private func finish(_ result: Result<[URL], any Error>) {
    outcome = result
    intake = nil
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume(with: result) }
  }

  /// Waits for all files.
  private func urls() async throws -> [URL] {
    if let outcome { return try outcome.get() }
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }
}

/// A report of the host about something from outside of its window.
enum ComingItem {
  /// An item that has not been dropped yet, by its MIME type, or by what it is if it is no file.
  static func provider(_ name: String) -> NSItemProvider {
    switch name {
    case "text": return undropped([.utf8PlainText])
    case "url": return undropped([.url])
    case "url text": return undropped([.url, .utf8PlainText])
    default:
      guard let type = UTType(mimeType: name), !type.isDynamic else {
        return UnknownItemProvider()
      }
      return undropped([type, .fileURL])
    }
  }

  private static func undropped(_ types: [UTType]) -> NSItemProvider {
    NSItemProvider(
      types, .data { throw NSItemProvider.unavailable("The item has not been dropped yet.") },
      named: nil)
  }

  /// The item of a text and an address, if either has been dropped.
  static func providers(of items: DroppedItems) -> [NSItemProvider] {
    let provider = NSItemProvider()
    if !items.url.isEmpty, URL(string: items.url) != nil {
      let data = Data(items.url.utf8)
      provider.add(.url, .data { data })
    }
    if !items.text.isEmpty {
      let data = Data(items.text.utf8)
      provider.add(.utf8PlainText, .data { data })
    }
    return provider.registeredContentTypes.isEmpty ? [] : [provider]
  }

  /// Returns a file's type, by its extension, or else by the host's report.
  static func type(of file: ChosenFile) -> UTType {
    let suffix = (FileName.safe(file.name) as NSString).pathExtension
    let named = UTType(filenameExtension: suffix)
    if let named, !named.isDynamic { return named }
    return UTType(mimeType: file.type) ?? named ?? .data
  }
}

/// An item that may be of any type, which is known when it has been dropped.
private final class UnknownItemProvider: NSItemProvider, @unchecked Sendable {
  override func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { true }
}
