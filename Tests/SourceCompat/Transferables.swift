// CoreTransferable: types that are transferable, their representations, and item providers.
import Combine
import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

struct TransferredNote: Codable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    CodableRepresentation(
      for: TransferredNote.self, contentType: .json, encoder: JSONEncoder(),
      decoder: JSONDecoder()
    )
    .visibility(.team)
    DataRepresentation(contentType: .plainText) { note in
      Data(note.text.utf8)
    } importing: { data in
      TransferredNote(text: String(decoding: data, as: UTF8.self))
    }
    DataRepresentation(exportedContentType: .html) { Data($0.text.utf8) }
      .exportingCondition { !$0.text.isEmpty }
      .suggestedFileName("Note")
    DataRepresentation(importedContentType: .xml) { _ in TransferredNote(text: "") }
      .suggestedFileName { $0.text }
    ProxyRepresentation(exporting: \.text)
    ProxyRepresentation(importing: { (text: String) in TransferredNote(text: text) })
    ProxyRepresentation { note in
      note.text
    } importing: { text in
      TransferredNote(text: text)
    }
  }
}

struct TransferredMovie: Transferable {
  let url: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { movie in
      SentTransferredFile(movie.url)
    } importing: { received in
      TransferredMovie(url: received.isOriginalFile ? received.file : received.file)
    }
    FileRepresentation(exportedContentType: .movie) {
      SentTransferredFile($0.url, allowAccessingOriginalFile: true)
    }
    FileRepresentation(importedContentType: .movie) { TransferredMovie(url: $0.file) }
  }
}

/// A representation that consists of others.
struct NoteRepresentation: TransferRepresentation {
  typealias Item = TransferredNote

  var body: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
  }
}

func transfers(_ note: TransferredNote, to folder: URL) async throws {
  _ = try await note.exported(as: .html)
  _ = try await note.export(to: folder, contentType: nil)
  _ = try await note.withExportedFile(contentType: .json) { $0.path }
  _ = note.suggestedFilename
  _ = TransferredNote.exportedContentTypes()
  _ = TransferredNote.exportedContentTypes(visibility: .all)
  _ = TransferredNote.importedContentTypes()
  _ = try await TransferredNote(importing: Data(), contentType: .json)
  _ = try await TransferredNote(importing: folder, contentType: .json)
  _ = [TransferRepresentationVisibility.all, .team, .group, .ownProcess]
  let sent = SentTransferredFile(folder)
  _ = (sent.file, sent.allowAccessingOriginalFile)
}

func representations() -> [Any] {
  [
    Data.transferRepresentation, String.transferRepresentation, URL.transferRepresentation,
    Image.transferRepresentation, NoteRepresentation().body,
  ]
}

final class ReadText: NSObject, NSItemProviderReading {
  static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> ReadText {
    ReadText()
  }
}

func itemProviders(_ url: URL) -> [Any] {
  let provider = NSItemProvider(contentsOf: url) ?? NSItemProvider()
  provider.suggestedName = "note"
  guard provider.canLoadObject(ofClass: ReadText.self),
    provider.hasItemConformingToTypeIdentifier("public.text")
  else { return [] }
  provider.loadObject(ofClass: ReadText.self) { object, error in print(object as Any, error as Any)
  }
  provider.loadDataRepresentation(forTypeIdentifier: "public.text") { _, _ in }
  provider.loadFileRepresentation(forTypeIdentifier: "public.text") { _, _ in }
  let progress = provider.loadTransferable(type: String.self) { result in
    print((try? result.get()) ?? "")
  }
  let codes: [NSItemProvider.ErrorCode] = [
    .unknownError, .itemUnavailableError, .unexpectedValueClassError, .unavailableCoercionError,
  ]
  return [
    provider.registeredTypeIdentifiers, provider.registeredContentTypes, progress, codes,
    NSItemProvider.errorDomain, UIImage.readableTypeIdentifiersForItemProvider,
    NSItemProvider.ErrorCode(rawValue: -1) as Any,
  ]
}

func readImage(_ data: Data) throws -> UIImage {
  try UIImage.object(withItemProviderData: data, typeIdentifier: "public.png")
}

func noTransfer() -> Never { Never.transferRepresentation }

func noBody(_ representation: ProxyRepresentation<String, String>) -> Never { representation.body }
