import Foundation

/// A scene for documents, which are files. See Apple's documentation of `DocumentGroup`.
///
/// ```swift
/// @main struct Notes: App {
///   var body: some Scene {
///     DocumentGroup(newDocument: Note()) { file in
///       TextEditor(text: file.$document.text)
///     }
///   }
/// }
/// ```
///
/// As on an iPhone, a window begins with the person's documents: the files of the right types in `URL.documentsDirectory`, which on a server
/// is the visitor's own folder. There they make new ones, open, rename and delete them, and exchange files with their own
/// computer. An open document is a page of its own, with its title; its address leads to it again. It is saved at the end of an update in which
/// it has changed, at most once a second, and when its page or its window goes or is hidden. A document that is an object has changed
/// when something has been registered with `\.undoManager`. All windows of a person that show a document share it. The last 200 changes can be
/// undone. A person has at most 1,000 documents, and imports no more bytes than a window may have of files (`--limit fileByteCountPerWindow=…`).
///
/// Of several groups in an app, only the first is shown: documents of the others cannot be opened.
public struct DocumentGroup<Document, Content: View> {
  let format: DocumentFormat<Document>
  let editor: @MainActor (OpenDocument<Document>) -> Content
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for documents that are values. Each change that an editor makes can be undone.
  ///
  /// - Parameters:
  ///   - newDocument: The document that a person begins with.
  ///   - editor: Makes the editor of a document.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(make: newDocument), editor, Self.configuration)
  }

  /// Creates a scene for documents that people only look at.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(make: nil), viewer, Self.configuration)
  }

  @MainActor private static func configuration(
    of open: OpenDocument<Document>
  ) -> FileDocumentConfiguration<Document> {
    FileDocumentConfiguration(
      document: open.binding, fileURL: open.url, isEditable: open.isEditable)
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes the document that a person begins with.
  ///   - editor: Makes the editor of a document.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(make: newDocument), editor, Self.configuration)
  }

  /// Creates a scene for documents that people only look at.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentFormat(make: nil), viewer, Self.configuration)
  }

  @MainActor private static func configuration(
    of open: OpenDocument<Document>
  ) -> ReferenceFileDocumentConfiguration<Document> {
    ReferenceFileDocumentConfiguration(
      document: open.document, fileURL: open.url, isEditable: open.isEditable)
  }
}

extension DocumentGroup {
  nonisolated private init<Configuration>(
    _ format: DocumentFormat<Document>, _ editor: @escaping (Configuration) -> Content,
    _ configuration: @escaping @MainActor (OpenDocument<Document>) -> Configuration
  ) {
    // It is only called on the main actor, where views are made.
    nonisolated(unsafe) let editor = editor
    self.init(format: format) { editor(configuration($0)) }
  }
}

extension DocumentGroup: Scene {
  public typealias Body = Never

  @MainActor private var page: DocumentsPage<Document, Content> {
    DocumentsPage(format: format, editor: editor)
  }

  public static func _make(
    _ scene: DocumentGroup, under parent: _Node, in context: _Context
  ) -> _Node {
    WindowGroupNode(WindowKind(), scene.page, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to scene: DocumentGroup) {
    unsafeDowncast(node, to: WindowGroupNode<DocumentsPage<Document, Content>>.self)
      .update(to: WindowKind(), scene.page)
  }
}
