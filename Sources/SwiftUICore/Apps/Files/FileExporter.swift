import BanyanHost
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

extension View {
  /// Gives the person a document as a file, when a flag is set and there is a document.
  ///
  /// ```swift
  /// .fileExporter(
  ///   isPresented: $isExporting, document: note, contentType: .plainText, defaultFilename: "Note"
  /// ) { result in … }
  /// ```
  ///
  /// A browser puts it among the person's downloads, or asks them where it is to go, as they have told it; whether they keep it
  /// nobody hears. So the flag is cleared at once, and the file that the completion is given is the one that is offered:
  /// it is there until the window is closed. A document that is a folder cannot be given, and one that is too large for the host
  /// neither: then the completion gets an error. See Apple's documentation of
  /// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Is cleared when the file has been offered.
  ///   - document: The document to write; nothing happens as long as it is nil.
  ///   - contentType: As what it is written. Its extension is added to the name if that has another.
  ///   - defaultFilename: The suggested name; nil for “Untitled”.
  ///   - onCompletion: Is called when the file has been offered, after the flag is cleared.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      document.map { [WritableDocument($0, contentType, defaultFilename)] } ?? [],
      isPresented: isPresented
    ) { onCompletion($0.map { $0[0] }) }
  }

  /// Gives the person a document that is an object as a file, when a flag is set and there is a document.
  ///
  /// See ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)-a5be``.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      document.map { [WritableDocument($0, contentType, defaultFilename)] } ?? [],
      isPresented: isPresented
    ) { onCompletion($0.map { $0[0] }) }
  }

  /// Gives the person several documents as files, when a flag is set and there are documents.
  ///
  /// A browser may ask whether the page may give more than one. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)-a5be``.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(
      documents.map { WritableDocument($0, contentType, nil) }, isPresented: isPresented,
      onCompletion: onCompletion)
  }

  /// Gives the person several documents that are objects as files, when a flag is set and there are documents.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(
      documents.map { WritableDocument($0, contentType, nil) }, isPresented: isPresented,
      onCompletion: onCompletion)
  }

  /// Gives the person a document as a file, when a flag is set and there is a document.
  ///
  /// See ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)-a5be``.
  /// - Parameters:
  ///   - contentTypes: the first is the one as which the document is written; without any it is the document's first.
  ///   - onCancellation: is never called, because browsers do not report whether the person keeps the file.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document,
      contentType: contentTypes.first ?? D.writableContentTypes.first ?? .data,
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Gives the person a document that is an object as a file, when a flag is set and there is a document.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document,
      contentType: contentTypes.first ?? D.writableContentTypes.first ?? .data,
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Gives the person several documents as files, when a flag is set and there are documents.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents,
      contentType: contentTypes.first ?? C.Element.writableContentTypes.first ?? .data,
      onCompletion: onCompletion)
  }

  /// Gives the person several documents that are objects as files, when a flag is set and there are documents.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents,
      contentType: contentTypes.first ?? C.Element.writableContentTypes.first ?? .data,
      onCompletion: onCompletion)
  }

  nonisolated fileprivate func exporting(
    _ documents: [WritableDocument], isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporter(isPresented: isPresented, documents: documents, onCompletion: onCompletion))
  }
}

/// A document and as what it is written.
private nonisolated struct WritableDocument {
  let name: String
  let type: UTType
  let makeFile: () throws -> FileWrapper

  init(_ document: some FileDocument, _ type: UTType, _ name: String?) {
    self.init(type, name) {
      try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  init(_ document: some ReferenceFileDocument, _ type: UTType, _ name: String?) {
    self.init(type, name) {
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  private init(_ type: UTType, _ name: String?, makeFile: @escaping () throws -> FileWrapper) {
    self.type = type
    self.makeFile = makeFile
    self.name = type.fileName(from: name ?? "Untitled")
  }

  func contents() throws -> Data {
    guard let contents = try makeFile().regularFileContents else {
      throw CocoaError(.featureUnsupported)
    }
    return contents
  }
}

extension UTType {
  /// Adds the type's extension to a name that has none of its extensions.
  func fileName(from name: String) -> String {
    let suffix = (name as NSString).pathExtension
    let hasSuffix = filenameExtensions.contains(suffix.lowercased())
    let wanted = hasSuffix ? nil : preferredFilenameExtension
    return name + (wanted.map { ".\($0)" } ?? "")
  }
}

private struct FileExporter {
  let isPresented: Binding<Bool>
  let documents: [WritableDocument]
  let onCompletion: (Result<[URL], any Error>) -> Void
  @Environment(\.windowReference) private var window

  nonisolated init(
    isPresented: Binding<Bool>, documents: [WritableDocument],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    self.isPresented = isPresented
    self.documents = documents
    self.onCompletion = onCompletion
  }
}

extension FileExporter: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue && !documents.isEmpty, initial: true) {
      _, isDue in
      if isDue { export() }
    }
  }

  @MainActor private func export() {
    guard let window = window?.window else { return }
    let result: Result<[URL], any Error>
    do {
      var files: [URL] = []
      for document in documents { files.append(try window.offer(document)) }
      result = .success(files)
    } catch {
      result = .failure(error)
    }
    isPresented.wrappedValue = false
    onCompletion(result)
  }
}

extension WindowNode {
  fileprivate func offer(_ document: WritableDocument) throws -> URL {
    try give(
      document.contents(), named: document.name,
      type: document.type.preferredMIMEType ?? "application/octet-stream")
  }

  /// Has the host give the person a file.
  /// - Returns: The file, which is there until the window is closed.
  package func give(_ contents: Data, named name: String, type: String) throws -> URL {
    let offered = try files.offer(contents, named: name, type: type)
    context.runtime.perform { emit(.offer(offered.offer)) }
    return offered.file
  }
}
