import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// The functions that make, read and write documents of a kind.
struct DocumentFormat<Document> {
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Makes a new document; nil if documents are only viewed.
  let make: (() -> Document)?
  let read: (FileDocumentReadConfiguration) throws -> Document
  let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper

  /// The type of new documents.
  var newType: UTType { writableTypes.first ?? readableTypes.first ?? .data }

  /// Returns the type of a file; nil if it is not of this kind.
  func type(of name: String) -> UTType? {
    let suffix = (name as NSString).pathExtension.lowercased()
    if let type = readableTypes.first(where: { $0.documentExtensions.contains(suffix) }) {
      return type
    }
    guard let type = UTType(filenameExtension: suffix), !type.isDynamic else { return nil }
    return readableTypes.contains { type.conforms(to: $0) } ? type : nil
  }

  /// Returns true if documents of a type can be saved.
  func edits(_ type: UTType) -> Bool {
    make != nil && writableTypes.contains { type.conforms(to: $0) }
  }
}

extension DocumentFormat where Document: FileDocument {
  init(make: (() -> Document)?) {
    readableTypes = Document.readableContentTypes
    writableTypes = Document.writableContentTypes
    self.make = make
    read = { try Document(configuration: $0) }
    write = { try $0.fileWrapper(configuration: $1) }
  }
}

extension DocumentFormat where Document: ReferenceFileDocument {
  init(make: (() -> Document)?) {
    readableTypes = Document.readableContentTypes
    writableTypes = Document.writableContentTypes
    self.make = make
    read = { try Document(configuration: $0) }
    write = {
      try $0.fileWrapper(snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1)
    }
  }
}

extension UTType {
  /// The possible extensions of a document's file. A type that nobody has declared is known by the last part of its name.
  var documentExtensions: [String] {
    if !filenameExtensions.isEmpty { return filenameExtensions }
    return identifier.split(separator: ".").last.map { [$0.lowercased()] } ?? []
  }
}
