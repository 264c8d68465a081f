import Foundation

/// The document in its editor, if it is a value. See Apple's documentation of `FileDocumentConfiguration`.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, which is saved when it has changed.
  @Binding public var document: Document
  /// The location of the document's file.
  public var fileURL: URL?
  /// True if changes are saved.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The document in its editor, if it is an object. See Apple's documentation of `ReferenceFileDocumentConfiguration`.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. A view that shows it follows it with an ``ObservedObject`` of its own.
  @ObservedObject public var document: Document
  /// The location of the document's file.
  public var fileURL: URL?
  /// True if changes are saved.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The facts about the document around a view. See Apple's documentation of `DocumentConfiguration`.
public struct DocumentConfiguration: Sendable {
  /// The location of the document's file.
  public let fileURL: URL?
  /// True if changes are saved.
  public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The facts about the document around the view; nil outside of the documents of a ``DocumentGroup``.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
