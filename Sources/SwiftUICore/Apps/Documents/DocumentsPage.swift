import Foundation
import UniformTypeIdentifiers

/// The first page of a ``DocumentGroup``: the visitor's documents.
struct DocumentsPage<Document, Content: View>: View {
  let format: DocumentFormat<Document>
  let editor: @MainActor (OpenDocument<Document>) -> Content
  @State private var path: [String] = []
  @StateObject private var shown = ShownDocuments()

  var body: some View {
    NavigationStack(path: $path) {
      if let library = RunningApp.current?.service(DocumentLibrary.self) {
        DocumentList(format: format, library: library, path: $path)
          .navigationDestination(for: String.self) { name in
            DocumentOpener(
              name: name, format: format, library: library, shown: shown, editor: editor)
          }
      }
    }
    .background {
      if let name = path.last {
        UndoKeys { shown.undoManager(of: name) }
      }
    }
  }
}

/// The list of documents, and what can be done with them.
private struct DocumentList<Document>: View {
  let format: DocumentFormat<Document>
  @ObservedObject var library: DocumentLibrary
  @Binding var path: [String]
  @Environment(\.windowReference) private var window
  @State private var isImporting = false
  @State private var renamed: DocumentFile?
  @State private var title = ""
  @State private var problem: String?

  var body: some View {
    List(library.files) { file in
      NavigationLink(value: file.name) {
        VStack(alignment: .leading) {
          Text(verbatim: file.title)
          Text(file.changed, style: .date).font(.caption).foregroundStyle(.secondary)
        }
      }
      .contextMenu { actions(for: file) }
    }
    .overlay {
      // The log says which folder: that is nothing for a visitor.
      if library.problem != nil {
        ContentUnavailableView(
          "Documents cannot be kept", systemImage: "exclamationmark.triangle",
          description: Text("Their folder could not be made."))
      } else if library.files.isEmpty {
        ContentUnavailableView("No Documents", systemImage: "doc")
      }
    }
    .navigationTitle("Documents")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Import", systemImage: "square.and.arrow.down") { isImporting = true }
      }
      if let make = format.make {
        ToolbarItem(placement: .topBarTrailing) {
          Button("New Document", systemImage: "plus") {
            attempt { path.append(try library.make(make(), format)) }
          }
        }
      }
    }
    .onAppear { library.reload(format) }
    .onChange(of: path) { library.reload(format) }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: format.readableTypes,
      allowsMultipleSelection: true
    ) { result in
      guard let limits = window?.window?.fileLimits else { return }
      attempt { try library.add(result.get(), within: limits.windowByteCount, format) }
    }
    .alert("Rename Document", isPresented: isRenaming, presenting: renamed) { file in
      TextField("Name", text: $title)
      Button("Rename") { attempt { try library.rename(file.name, to: title, format) } }
      Button("Cancel", role: .cancel) {}
    }
    .documentProblem($problem)
  }

  private var isRenaming: Binding<Bool> {
    Binding {
      renamed != nil
    } set: {
      if !$0 { renamed = nil }
    }
  }

  @ViewBuilder private func actions(for file: DocumentFile) -> some View {
    Button("Rename", systemImage: "pencil") {
      title = file.title
      renamed = file
    }
    Button("Download", systemImage: "square.and.arrow.up") { attempt { try give(file) } }
    Button("Delete", systemImage: "trash", role: .destructive) {
      attempt { try library.delete(file.name, format) }
    }
  }

  private func give(_ file: DocumentFile) throws {
    guard let window = window?.window else { return }
    let type = format.type(of: file.name)?.preferredMIMEType ?? "application/octet-stream"
    _ = try window.give(library.contents(of: file.name), named: file.name, type: type)
  }

  private func attempt(_ action: () throws -> Void) {
    do { try action() } catch { problem = error.localizedDescription }
  }
}

extension View {
  /// Says what could not be done with a document.
  nonisolated func documentProblem(_ problem: Binding<String?>) -> some View {
    let isPresented = Binding {
      problem.wrappedValue != nil
    } set: {
      if !$0 { problem.wrappedValue = nil }
    }
    return alert("That did not work", isPresented: isPresented) {
      Button("OK") {}
    } message: {
      Text(verbatim: problem.wrappedValue ?? "")
    }
  }
}
