import Foundation

/// What the editor of a document that is a value gets. See Apple's documentation of `FileDocumentConfiguration`.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, which is saved when it has changed.
  @Binding public var document: Document
  /// Where its file is.
  public var fileURL: URL?
  /// Whether changes are saved.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// What the editor of a document that is an object gets. See Apple's documentation of `ReferenceFileDocumentConfiguration`.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. A view that shows it follows it with an ``ObservedObject`` of its own.
  @ObservedObject public var document: Document
  /// Where its file is.
  public var fileURL: URL?
  /// Whether changes are saved.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// What is known of the document around a view. See Apple's documentation of `DocumentConfiguration`.
public struct DocumentConfiguration: Sendable {
  /// Where its file is.
  public let fileURL: URL?
  /// Whether changes are saved.
  public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// What is known of the document around the view; nil outside of the documents of a ``DocumentGroup``.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
