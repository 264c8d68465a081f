import SwiftData
import SwiftUI
import UniformTypeIdentifiers

/// The table of items, which everybody changes and sees changing.
struct StockScreen: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \StockItem.name) private var items: [StockItem]
  @State private var name = ""
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var message: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 16) {
        TextField("New item", text: $name)
          .textFieldStyle(.roundedBorder)
          .onSubmit(add)
        Button("Add", action: add)
          .disabled(name.isEmpty)
        Button("Import…") { isImporting = true }
        Button("Export…") { isExporting = true }
      }
      if let message { Text(message).foregroundStyle(.red) }
      Table(items) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { item in CountStepper(item: item) }
        TableColumn("Place", value: \.place)
        TableColumn("Checked") { item in
          if let date = item.checkedAt { Text(date, format: .dateTime) }
        }
      }
    }
    .padding()
    .navigationTitle("Stock")
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText]) { result in
      attempt {
        let text = try String(contentsOf: result.get(), encoding: .utf8)
        try context.add(StockFile(text: text))
      }
    }
    .fileExporter(
      isPresented: $isExporting, document: StockDocument(text: StockFile(items).text),
      contentType: .commaSeparatedText, defaultFilename: "Stock"
    ) { result in
      attempt { _ = try result.get() }
    }
  }

  private func add() {
    guard !name.isEmpty else { return }
    attempt {
      try context.add(StockFile(text: "Name,Count,Place\n\(name),0,"))
      name = ""
    }
  }

  private func attempt(_ action: () throws -> Void) {
    do {
      try action()
      message = nil
    } catch {
      message = error.localizedDescription
    }
  }
}

private struct CountStepper: View {
  @Bindable var item: StockItem

  var body: some View {
    Stepper("\(item.count)", value: $item.count, in: 0...9999)
  }
}

private struct StockDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.commaSeparatedText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
