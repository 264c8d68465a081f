import Combine
import Foundation
import FoundationComplement

/// Opens a document when its page appears.
struct DocumentOpener<Document, Content: View>: View {
  private let editor: @MainActor (OpenDocument<Document>) -> Content
  @StateObject private var opening: DocumentOpening<Document>

  init(
    name: String, format: DocumentFormat<Document>, library: DocumentLibrary,
    shown: ShownDocuments,
    editor: @escaping @MainActor (OpenDocument<Document>) -> Content
  ) {
    self.editor = editor
    _opening = StateObject(
      wrappedValue: DocumentOpening(
        Result {
          let document = try library.document(named: name, format)
          shown.add(document, openedAs: name)
          return document
        }))
  }

  var body: some View {
    switch opening.outcome {
    case .success(let document): DocumentPage(document: document, editor: editor)
    case .failure(let error):
      ContentUnavailableView(
        "The document could not be opened", systemImage: "exclamationmark.triangle",
        description: Text(verbatim: error.localizedDescription))
    }
  }
}

/// The outcome of opening a document. It keeps the document open for as long as its page is there.
private final class DocumentOpening<Document>: ObservableObject {
  let outcome: Result<OpenDocument<Document>, any Error>

  init(_ outcome: Result<OpenDocument<Document>, any Error>) {
    self.outcome = outcome
  }
}

/// The documents that the pages of a window show, by the names under which these have opened them: another window may have
/// renamed a document since, and given its name to another.
@MainActor
final class ShownDocuments: ObservableObject {
  private struct Shown {
    weak var document: (any KeptDocument)?
  }

  private var documents: [String: Shown] = [:]

  nonisolated init() {}

  func add(_ document: any KeptDocument, openedAs name: String) {
    documents[name] = Shown(document: document)
  }

  /// The undo manager of the document of a page; nil if the page has none.
  func undoManager(of name: String) -> UndoManager? { documents[name]?.document?.undoManager }
}

/// The page of an open document.
private struct DocumentPage<Document, Content: View>: View {
  @ObservedObject var document: OpenDocument<Document>
  let editor: @MainActor (OpenDocument<Document>) -> Content
  @Environment(\.scenePhase) private var phase

  var body: some View {
    editor(document)
      .navigationTitle(document.title)
      .navigationBarTitleDisplayMode(.inline)
      .environment(\.documentConfiguration, configuration)
      .environment(\.documentUndoManager, document.undoManager)
      .onChange(of: phase) { document.save() }
      .onDisappear { document.save() }
      .documentProblem($document.problem)
  }

  private var configuration: DocumentConfiguration {
    DocumentConfiguration(fileURL: document.url, isEditable: document.isEditable)
  }
}
