import BanyanHost
import BanyanTesting
import Combine
import Foundation
import FoundationComplement
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

/// Documents of a `DocumentGroup`: the list of them, their editors, and when they are saved.
@MainActor
@Suite struct DocumentGroupTests {
  nonisolated struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "New"

    init() {}

    init(configuration: ReadConfiguration) throws {
      let data = configuration.file.regularFileContents ?? Data()
      guard let text = String(data: data, encoding: .utf8) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "unwritable" { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct NoteEditor: View {
    @Binding var note: Note
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
      TextField("Text", text: $note.text)
      Text(verbatim: "\(note.text), \(configuration?.isEditable == true)")
      Text(verbatim: configuration?.fileURL?.lastPathComponent ?? "nowhere")
      Button("Clear") { note.text = "" }
      Button("Undo") { undoManager?.undo() }
      Button("Begin") { undoManager?.beginUndoGrouping() }
    }
  }

  struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in NoteEditor(note: file.$document) }
    }
  }

  struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: Note.self) { file in
        Text(verbatim: "\(file.document.text), \(file.isEditable)")
      }
    }
  }

  final class Tally: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes = [UTType(exportedAs: "com.example.tally")]
    @Published private(set) var count = 0

    init() {}

    init(configuration: ReadConfiguration) throws {
      let data = configuration.file.regularFileContents ?? Data()
      guard let count = Int(String(decoding: data, as: UTF8.self)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      self.count = count
    }

    func snapshot(contentType: UTType) throws -> Int { count }

    func fileWrapper(
      snapshot: Int, configuration: WriteConfiguration
    ) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }

    @MainActor func set(_ new: Int, _ undoManager: UndoManager?) {
      let old = count
      count = new
      undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
    }
  }

  struct TallyEditor: View {
    @ObservedObject var tally: Tally
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text(verbatim: "count \(tally.count)")
      Button("Add") { tally.set(tally.count + 1, undoManager) }
      TextField("Field", text: .constant(""))
    }
  }

  struct Tallies: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Tally() }) { file in TallyEditor(tally: file.document) }
    }
  }

  // MARK: Files

  /// A folder of its own, with files.
  struct Folder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("documents-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    /// What is in the files, by their names.
    var files: [String: String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, (try? String(contentsOf: url.appendingPathComponent($0), encoding: .utf8)) ?? "?")
        })
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }

  func start<Content: App>(_ type: Content.Type, in folder: Folder) -> TestApp {
    DocumentPlace.$folder.withValue(folder.url) { TestApp(app: type) }
  }

  func rows(in window: TestWindow) -> [TestElement] {
    window.all.filter { $0.kind == .list }.flatMap(\.all).filter { $0.kind == .button }
  }

  func title(of row: TestElement) -> String? {
    row.all.first { $0.kind == .text }?.text
  }

  /// The titles in the list.
  func titles(in window: TestWindow) -> [String] {
    rows(in: window).compactMap(title)
  }

  func open(_ title: String, in window: TestWindow) {
    rows(in: window).first { self.title(of: $0) == title }?.tap()
  }

  // MARK: Tests

  @Test func theFilesOfTheRightTypesAreListedByTitle() throws {
    let folder = try Folder(["b.txt": "", "A.txt": "", "c.png": "", ".d.txt": ""])
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    #expect(titles(in: app.window) == ["A", "b"])
    #expect(app.window.navigationTitle == "Documents")
  }

  @Test func aNewDocumentIsOpenedAndSavedAtTheEndOfEachUpdate() throws {
    let folder = try Folder(["Untitled.txt": "other"])
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("New Document").tap()
    #expect(app.window.navigationTitle == "Untitled 2")
    #expect(app.window.shows("New, true"))
    #expect(app.window.shows("Untitled 2.txt"))
    #expect(folder.files == ["Untitled.txt": "other", "Untitled 2.txt": "New"])
    app.window.textField("Text").enter("Hello")
    #expect(app.window.shows("Hello, true"))
    #expect(folder.files["Untitled 2.txt"] == "Hello")
  }

  @Test func aFolderThatCannotBeMadeIsReportedAndTheAppGoesOn() throws {
    let folder = try Folder(["Documents": "a file"])
    defer { folder.remove() }
    let place = folder.url.appendingPathComponent("Documents")
    func start(in place: URL) -> TestApp {
      DocumentPlace.$folder.withValue(place) { TestApp(app: Notes.self) }
    }
    let app = start(in: place)
    #expect(
      app.reports == [
        "\(place.path) is a file, and the documents need a folder there: move the file away and start the app again."
      ])
    #expect(app.window.texts.contains("Documents cannot be kept"))
    app.window.button("New Document").tap()
    #expect(app.window.presentations.count == 1)
    app.window.button("OK").tap()
    #expect(app.window.navigationTitle == "Documents")
    #expect(folder.files == ["Documents": "a file"])

    let below = start(in: place.appendingPathComponent("Mine"))
    #expect(below.reports.count == 1)
    #expect(below.window.texts.contains("Documents cannot be kept"))
    let usual = start(in: folder.url.appendingPathComponent("Other/Mine"))
    #expect(usual.reports == [])
    #expect(usual.window.texts.contains("No Documents"))
  }

  @Test func changesWithinASecondAreSavedTogether() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("New Document").tap()
    app.window.textField("Text").enter("a")
    app.window.textField("Text").enter("b")
    app.window.textField("Text").enter("c")
    #expect(folder.files == ["Untitled.txt": "a"])
    await app.settle()
    await app.clock.advance(by: .seconds(1))
    await app.settle()
    #expect(folder.files == ["Untitled.txt": "c"])
  }

  @Test func aDocumentIsSavedWhenItsPageOrItsWindowGoes() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("New Document").tap()
    app.window.textField("Text").enter("a")
    app.window.textField("Text").enter("b")
    app.window.goBack()
    #expect(folder.files == ["Untitled.txt": "b"])
    app.window.button("New Document").tap()
    app.window.textField("Text").enter("x")
    app.window.textField("Text").enter("y")
    app.window.setScenePhase(.background)
    #expect(folder.files == ["Untitled.txt": "b", "Untitled 2.txt": "y"])
    app.window.setScenePhase(.active)
    app.window.goBack()
    app.window.button("New Document").tap()
    app.window.textField("Text").enter("c")
    app.window.textField("Text").enter("d")
    app.window.close()
    #expect(folder.files["Untitled 3.txt"] == "d")
  }

  @Test func allWindowsThatShowADocumentHaveTheSameOne() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("New Document").tap()
    let other = app.openWindow()
    #expect(other.go(to: app.windows[0].currentPlace))
    other.textField("Text").enter("shared")
    #expect(app.windows[0].shows("shared, true"))
  }

  @Test func aFileThatCannotBeReadIsReported() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try Data([0xFF, 0xFE, 0xFF]).write(to: folder.url.appendingPathComponent("Bad.txt"))
    let app = start(Notes.self, in: folder)
    open("Bad", in: app.window)
    #expect(app.window.texts.contains("The document could not be opened"))
  }

  @Test func whatCannotBeSavedIsReportedOnceAndSavedLater() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("New Document").tap()
    app.window.textField("Text").enter("unwritable")
    #expect(app.window.presentations.count == 1)
    #expect(folder.files == ["Untitled.txt": "New"])
    app.window.button("OK").tap()
    #expect(app.window.presentations.isEmpty)
    app.window.textField("Text").enter("good")
    app.window.goBack()
    #expect(folder.files == ["Untitled.txt": "good"])
  }

  @Test func aDocumentIsRenamedGivenAndDeleted() throws {
    let folder = try Folder(["Plan.txt": "text", "Taken.txt": ""])
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    #expect(app.window.text("Plan").openContextMenu())
    app.window.button("Rename").tap()
    app.window.textField("Name").enter("../Taken")
    app.window.button("Rename").tap()
    #expect(folder.files == ["Taken 2.txt": "text", "Taken.txt": ""])
    #expect(titles(in: app.window) == ["Taken", "Taken 2"])
    app.window.text("Taken 2").openContextMenu()
    app.window.button("Download").tap()
    #expect(app.window.offeredFiles.map(\.name) == ["Taken 2.txt"])
    #expect(app.window.offeredFiles.map(\.text) == ["text"])
    app.window.text("Taken 2").openContextMenu()
    app.window.button("Delete").tap()
    #expect(folder.files == ["Taken.txt": ""])
    #expect(titles(in: app.window) == ["Taken"])
  }

  @Test func aDocumentKeepsATitleAndItsExtension() throws {
    let folder = try Folder(["Plan.txt": "text"])
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.text("Plan").openContextMenu()
    app.window.button("Rename").tap()
    app.window.textField("Name").enter("")
    app.window.button("Rename").tap()
    #expect(app.window.presentations.count == 1)
    #expect(folder.files == ["Plan.txt": "text"])
  }

  @Test func aFileThatWouldNotBeListedIsNotAdded() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("Import").tap()
    app.window.choose(TestFile("Plan.foo", type: "text/plain", contents: [1]))
    #expect(app.window.presentations.count == 1)
    #expect(folder.files == [:])
  }

  @Test func filesOfThePersonAreAdded() throws {
    let folder = try Folder(["Plan.txt": "mine"])
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.button("Import").tap()
    app.window.choose(TestFile("Plan.txt", text: "theirs"))
    #expect(folder.files == ["Plan.txt": "mine", "Plan 2.txt": "theirs"])
    #expect(titles(in: app.window) == ["Plan", "Plan 2"])
  }

  @Test func nobodyHasMoreDocumentsThanTheLimitsAllow() throws {
    let plan = String(repeating: "1", count: 4_092)
    let folder = try Folder(["Plan.txt": plan])
    defer { folder.remove() }
    let app = start(Notes.self, in: folder)
    app.window.fileLimits.windowByteCount = 4_096
    app.window.button("Import").tap()
    app.window.choose(TestFile("Other.txt", text: "12345"))
    #expect(app.window.presentations.count == 1)
    #expect(folder.files == ["Plan.txt": plan])
    app.window.button("OK").tap()
    for number in 1..<DocumentLibrary.mostFiles { try folder.write("", to: "\(number).txt") }
    app.window.button("New Document").tap()
    app.window.goBack()
    app.window.button("New Document").tap()
    #expect(app.window.presentations.count == 1)
    #expect(folder.files.count == DocumentLibrary.mostFiles + 1)
  }

  @Test func anAddressLeadsToNoFileOutsideOfTheFolder() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let secret = folder.url.lastPathComponent + ".txt"
    let outside = folder.url.deletingLastPathComponent().appendingPathComponent(secret)
    try Data("secret".utf8).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    let app = RunningApp(view: { Text(verbatim: "") })
    let library = DocumentPlace.$folder.withValue(folder.url) {
      app.service(DocumentLibrary.self)
    }
    #expect(throws: CocoaError(.fileNoSuchFile)) {
      _ = try library.document(named: "../\(secret)", DocumentFormat<Note>(make: nil))
    }
  }

  @Test func documentsThatAreOnlyViewedAreNeitherMadeNorChanged() throws {
    let folder = try Folder(["Plan.txt": "text"])
    defer { folder.remove() }
    let app = start(Viewer.self, in: folder)
    #expect(app.window.find(.button, "New Document") == nil)
    open("Plan", in: app.window)
    #expect(app.window.shows("text, false"))
  }

  // MARK: Documents that are objects

  @Test func anObjectIsSavedWhenSomethingCanBeUndone() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let app = start(Tallies.self, in: folder)
    app.window.button("New Document").tap()
    // Nobody has declared an extension, so it is the last part of the type's name.
    #expect(folder.files == ["Untitled.tally": "0"])
    app.window.button("Add").tap()
    #expect(folder.files == ["Untitled.tally": "1"])
  }
}
