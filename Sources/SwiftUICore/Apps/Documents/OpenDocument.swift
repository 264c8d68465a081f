import BanyanGraph
import Combine
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// An open document of any kind.
@MainActor
protocol KeptDocument: AnyObject {
  var undoManager: UndoManager { get }
  /// Notes where the file is now.
  func didMove(to url: URL)
  /// Saves nothing any more: the file has been deleted.
  func discard()
  /// Saves what has changed.
  func save()
}

/// An open document, which saves itself at the end of the update in which it has changed, but not more often than each second.
///
/// All windows that show a document have the same one.
@MainActor
final class OpenDocument<Document>: ObservableObject, KeptDocument {
  @Published private(set) var document: Document
  @Published private(set) var url: URL
  /// The reason why it could not be saved; nil if it could, or once the person was notified.
  @Published var problem: String?
  let isEditable: Bool
  let undoManager = UndoManager()
  private let type: UTType
  private let format: DocumentFormat<Document>
  private let runtime: Runtime
  /// The file as it was written last.
  private var file: FileWrapper?
  private var isChanged: Bool
  private var isDiscarded = false
  /// True until the update is over in which it is to be saved.
  private var isDue = false
  /// True for a second after it has been saved.
  private var isResting = false

  private init(
    _ document: Document, at url: URL, file: FileWrapper?, type: UTType,
    _ format: DocumentFormat<Document>, _ runtime: Runtime
  ) {
    self.document = document
    self.url = url
    self.file = file
    self.type = type
    self.format = format
    self.runtime = runtime
    isEditable = format.edits(type)
    isChanged = file == nil
    undoManager.follow(runtime)
    // Each change of a value keeps the whole of what was before.
    undoManager.levelsOfUndo = 200
    undoManager.didChange = { [weak self] in self?.noteChange() }
  }

  /// Makes a new document, which has no file yet.
  convenience init(
    newAt url: URL, made document: Document, _ format: DocumentFormat<Document>,
    _ runtime: Runtime
  ) {
    self.init(document, at: url, file: nil, type: format.newType, format, runtime)
  }

  /// Reads a document.
  convenience init(
    contentsOf url: URL, _ format: DocumentFormat<Document>, _ runtime: Runtime
  ) throws {
    guard let type = format.type(of: url.lastPathComponent) else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    let file = try FileWrapper(url: url)
    let document = try format.read(FileDocumentReadConfiguration(contentType: type, file: file))
    self.init(document, at: url, file: file, type: type, format, runtime)
  }

  /// The name of the file, without its extension.
  var title: String { url.deletingPathExtension().lastPathComponent }

  /// The document of an editor whose document is a value. Each change of it can be undone.
  var binding: Binding<Document> {
    Binding {
      self.document
    } set: {
      self.replace(with: $0)
    }
  }

  private func replace(with new: Document) {
    let old = document
    document = new
    undoManager.registerUndo(withTarget: self) { $0.replace(with: old) }
    noteChange()
  }

  // MARK: Saving

  private func noteChange() {
    guard isEditable, !isDiscarded else { return }
    isChanged = true
    if isDue || isResting { return }
    isDue = true
    runtime.whenSettled { [weak self] in self?.saveAndRest() }
  }

  private func saveAndRest() {
    isDue = false
    save()
    isResting = true
    Task { @MainActor [weak self, clock = runtime.clock] in
      try? await clock.sleep(for: .seconds(1))
      self?.endRest()
    }
  }

  private func endRest() {
    isResting = false
    if isChanged, problem == nil { noteChange() }
  }

  func save() {
    guard isChanged, !isDiscarded else { return }
    do {
      try write()
      isChanged = false
    } catch {
      problem = error.localizedDescription
    }
  }

  /// Writes the file, new or not.
  func write() throws {
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: file)
    let new = try format.write(document, configuration)
    if new.isDirectory {
      // Beside it first: what is no longer in the folder must go, and a failure must leave what there was.
      let place = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
      try new.write(to: place, originalContentsURL: nil)
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.moveItem(at: place, to: url)
    } else {
      try new.write(to: url, options: .atomic, originalContentsURL: url)
    }
    file = new
    isChanged = false
  }

  // A window may close, and take its documents with it, within the second.
  isolated deinit {
    save()
    undoManager.endFollowing()
  }

  func didMove(to url: URL) { self.url = url }

  func discard() { isDiscarded = true }
}
