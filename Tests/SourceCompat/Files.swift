import SwiftUI
import UniformTypeIdentifiers

nonisolated struct PlainDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  static var writableContentTypes: [UTType] { [.plainText, .json] }
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    if configuration.contentType == .plainText { text = String(decoding: data, as: UTF8.self) }
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if configuration.contentType == .json { return .init(regularFileWithContents: Data("{}".utf8)) }
    return configuration.existingFile ?? FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

nonisolated struct ReadDocument: FileDocument {
  static let readableContentTypes = [UTType.json]
  init(configuration: FileDocumentReadConfiguration) throws {}
  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

nonisolated final class ObjectDocument: ReferenceFileDocument, @unchecked Sendable {
  static var readableContentTypes: [UTType] { [.json] }
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> Data { Data() }
  func fileWrapper(snapshot: Data, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: snapshot)
  }
}

struct FilesView: View {
  @State private var isPresented = false
  @State private var document: PlainDocument? = PlainDocument()

  var body: some View {
    Text("")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.json]) { result in
        switch result {
        case .success(let url):
          guard url.startAccessingSecurityScopedResource() else { return }
          defer { url.stopAccessingSecurityScopedResource() }
          print(url.lastPathComponent)
        case .failure(let error): print(error.localizedDescription)
        }
      }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: [.plainText],
        allowsMultipleSelection: true, onCompletion: { result in _ = try? result.get().first }
      )
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: [.folder], allowsMultipleSelection: false,
        onCompletion: { _ in }, onCancellation: {})
    Text("")
      .fileExporter(
        isPresented: $isPresented, document: document, contentType: .plainText,
        defaultFilename: "Note"
      ) { result in
        if case .success(let url) = result { print(url) }
      }
      .fileExporter(
        isPresented: $isPresented, document: ObjectDocument(), contentType: .json,
        onCompletion: { _ in }
      )
      .fileExporter(
        isPresented: $isPresented, documents: [PlainDocument()], contentType: .json,
        onCompletion: { _ in }
      )
      .fileExporter(
        isPresented: $isPresented, documents: [ObjectDocument()], contentType: .json,
        onCompletion: { _ in })
  }
}

func writableTypes() -> [[UTType]] {
  [ReadDocument.writableContentTypes, ObjectDocument.writableContentTypes]
}

func fileWrappers(_ url: URL) throws {
  let folder = FileWrapper(directoryWithFileWrappers: [:])
  let name = folder.addRegularFile(withContents: Data(), preferredFilename: "a")
  let file = try FileWrapper(url: url, options: [.immediate, .withoutMapping])
  file.preferredFilename = "b"
  file.filename = name
  folder.addFileWrapper(file)
  folder.removeFileWrapper(file)
  try folder.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
  _ = folder.isDirectory && file.isRegularFile && folder.fileWrappers?.isEmpty == true
  _ = (file.filename, file.preferredFilename, file.regularFileContents)
  let reading = FileWrapper.ReadingOptions(rawValue: 1)
  let writing = FileWrapper.WritingOptions(rawValue: 1)
  _ = (reading.rawValue, writing.rawValue)
}
