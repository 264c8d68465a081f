import SwiftUI
import UniformTypeIdentifiers

/// Notes that are files: one for the changes of values.
nonisolated struct Paper: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = "Nothing yet"

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct PaperEditor: View {
  @Binding var paper: Paper

  var body: some View {
    VStack {
      TextField("Text", text: $paper.text)
      Text(verbatim: "Paper: \(paper.text)")
      Button("Stamp") { paper.text += " ✓" }
    }
  }
}

@main struct Papers: App {
  var body: some Scene {
    DocumentGroup(newDocument: Paper()) { file in PaperEditor(paper: file.$document) }
  }
}
