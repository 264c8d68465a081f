import SwiftUI
import UniformTypeIdentifiers

/// Files that the person imports into the app or exports from it.
struct FilesPage: View {
  @State private var isImporting = false
  @State private var isImportingSeveral = false
  @State private var isExporting = false
  @State private var imported: [String] = []
  @State private var exported = "nothing yet"

  var body: some View {
    List {
      Section("From you") {
        Button("Choose a text or JSON…") { isImporting = true }
          .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.plainText, .json]
          ) { result in
            if case .success(let url) = result { imported = [description(of: url)] }
          }
        Button("Choose pictures…") { isImportingSeveral = true }
          .fileImporter(
            isPresented: $isImportingSeveral, allowedContentTypes: [.image],
            allowsMultipleSelection: true
          ) { result in
            imported = ((try? result.get()) ?? []).map(description)
          } onCancellation: {
            imported = ["you thought better of it"]
          }
        ForEach(imported.indices, id: \.self) { Text(imported[$0]) }
      }
      Section("To you") {
        Button("Export a recipe") { isExporting = true }
          .fileExporter(
            isPresented: $isExporting, document: Recipe(text: "Flour, water, salt\n"),
            contentType: .plainText, defaultFilename: "Bread"
          ) { result in
            if case .success(let url) = result { exported = url.lastPathComponent }
          }
        LabeledContent("Exported", value: exported)
      }
    }
  }

  private func description(of url: URL) -> String {
    let byteCount = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    return "\(url.lastPathComponent), \(byteCount) bytes"
  }
}

private nonisolated struct Recipe: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
