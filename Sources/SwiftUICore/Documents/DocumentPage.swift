import Combine
import Foundation

/// Opens a document when its page appears.
struct DocumentOpener<Document, Content: View>: View {
  private let editor: @MainActor (OpenDocument<Document>) -> Content
  @StateObject private var opening: DocumentOpening<Document>

  init(
    name: String, format: DocumentFormat<Document>, library: DocumentLibrary,
    editor: @escaping @MainActor (OpenDocument<Document>) -> Content
  ) {
    self.editor = editor
    _opening = StateObject(
      wrappedValue: DocumentOpening(Result { try library.document(named: name, format) }))
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

/// What has come of opening a document. It keeps the document open for as long as its page is there.
private final class DocumentOpening<Document>: ObservableObject {
  let outcome: Result<OpenDocument<Document>, any Error>

  init(_ outcome: Result<OpenDocument<Document>, any Error>) {
    self.outcome = outcome
  }
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
