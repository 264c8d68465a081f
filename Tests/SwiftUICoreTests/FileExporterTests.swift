import BanyanHost
import BanyanTesting
import Combine
import Foundation
import FoundationComplement
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// Files that the app exports to the person.
@MainActor
@Suite struct FileExporterTests {
  nonisolated struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    var isFolder = false

    init(_ text: String, isFolder: Bool = false) {
      self.text = text
      self.isFolder = isFolder
    }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let file = FileWrapper(regularFileWithContents: Data(text.utf8))
      return isFolder ? FileWrapper(directoryWithFileWrappers: ["a": file]) : file
    }
  }

  struct Exporter: View {
    var note: Note?
    var name: String?
    var type = UTType.plainText
    @State private var isPresented = false
    @State private var result = "none"

    var body: some View {
      Button("Export") { isPresented = true }
        .fileExporter(
          isPresented: $isPresented, document: note, contentType: type, defaultFilename: name
        ) { outcome in
          switch outcome {
          case .success(let url):
            let text = try? String(contentsOf: url, encoding: .utf8)
            result = "\(url.lastPathComponent): \(text ?? "nothing"), \(isPresented)"
          case .failure(let error): result = "\((error as? CocoaError)?.code.rawValue ?? 0)"
          }
        }
      Text(result)
    }
  }

  @Test(
    arguments: [
      (nil, UTType.plainText, "Untitled.txt"), ("Note", .plainText, "Note.txt"),
      ("Note.text", .plainText, "Note.text"), ("a.b", .json, "a.b.json"), ("x", .data, "x"),
    ] as [(String?, UTType, String)])
  func aDocumentIsOfferedAsAFile(name: String?, type: UTType, expected: String) throws {
    let app = TestApp(Exporter(note: Note("flour"), name: name, type: type))
    app.window.button("Export").tap()
    #expect(app.window.texts == ["Export", "\(expected): flour, false"])
    let file = try #require(app.window.offeredFiles.first)
    #expect(app.window.offeredFiles.count == 1)
    #expect(file.name == expected && file.text == "flour")
    #expect(file.type == type.preferredMIMEType ?? "application/octet-stream")
  }

  @Test func nothingHappensWithoutADocument() {
    let app = TestApp(Exporter())
    app.window.button("Export").tap()
    #expect(app.window.texts == ["Export", "none"])
    #expect(app.window.offeredFiles.isEmpty)
  }

  @Test func aFolderCannotBeGiven() {
    let app = TestApp(Exporter(note: Note("a", isFolder: true)))
    app.window.button("Export").tap()
    #expect(app.window.texts == ["Export", "\(CocoaError.Code.featureUnsupported.rawValue)"])
  }

  @Test func whatIsTooLargeIsNotOffered() {
    let app = TestApp(Exporter(note: Note("flour")))
    app.window.fileLimits.offeredByteCount = 4
    app.window.button("Export").tap()
    #expect(app.window.texts == ["Export", "\(CocoaError.Code.fileWriteOutOfSpace.rawValue)"])
    #expect(app.window.offeredFiles.isEmpty)
  }

  nonisolated final class Book: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.json] }
    let title: String

    init(_ title: String) { self.title = title }
    init(configuration: ReadConfiguration) throws { title = "" }

    func snapshot(contentType: UTType) throws -> String { "\(title) as \(contentType)" }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  struct Shelf: View {
    @State private var isExportingBook = false
    @State private var isExportingNotes = false

    var body: some View {
      Button("Book") { isExportingBook = true }
        .fileExporter(
          isPresented: $isExportingBook, document: Book("Bread"), contentType: .json
        ) { _ in }
      Button("Notes") { isExportingNotes = true }
        .fileExporter(
          isPresented: $isExportingNotes, documents: [Note("a"), Note("b")],
          contentType: .plainText
        ) { _ in }
    }
  }

  @Test func objectsAndSeveralDocumentsAreOffered() {
    let app = TestApp(Shelf())
    app.window.button("Book").tap()
    app.window.button("Notes").tap()
    #expect(app.window.offeredFiles.map(\.text) == ["Bread as public.json", "a", "b"])
    #expect(Book.writableContentTypes == [.json])
  }

  @Test func aDocumentIsReadFromAFile() throws {
    let file = FileWrapper(regularFileWithContents: Data("rye".utf8))
    #expect(file.isRegularFile && !file.isDirectory)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let wrapper = FileWrapper(directoryWithFileWrappers: ["bread": file])
    #expect(
      wrapper.addRegularFile(withContents: Data([1]), preferredFilename: "bread") == "2 bread")
    try wrapper.write(to: folder, originalContentsURL: nil)
    let read = try FileWrapper(url: folder)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?.keys.sorted() == ["2 bread", "bread"])
    #expect(read.fileWrappers?["bread"]?.regularFileContents == Data("rye".utf8))
    #expect(read.fileWrappers?["bread"]?.filename == "bread")
    wrapper.removeFileWrapper(file)
    #expect(wrapper.fileWrappers?.count == 1)
  }

  @Test(arguments: ["../rye", "..", ".", "", "a/b", "/rye", "rye\0"])
  func aFileThatWouldLieElsewhereIsNotWritten(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = FileWrapper(directoryWithFileWrappers: [:])
    inner.addRegularFile(withContents: Data("rye".utf8), preferredFilename: name)
    let outer = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    let error = #expect(throws: CocoaError.self) {
      try outer.write(to: folder.appendingPathComponent("outer"), originalContentsURL: nil)
    }
    #expect(error?.code == .fileWriteInvalidFileName)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
