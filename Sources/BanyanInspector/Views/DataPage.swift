import SwiftUI

/// The sources of data, and their readers.
struct DataPage: View {
  let record: AppRecord
  let filter: String
  let select: @MainActor (UInt64) -> Void

  var body: some View {
    let _ = record.lastUpdate
    let sources = record.sources.filter {
      filter.isEmpty || $0.name.localizedCaseInsensitiveContains(filter)
    }
    VStack(spacing: 0) {
      ColumnHeads(
        first: "What is read", others: [("changed", Columns.wide), ("readers", Columns.wide)])
      Divider()
      if sources.isEmpty {
        Nothing(
          title: "Nothing is read",
          words: "No view of the window has read a state, an object or the environment.")
      } else {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(sources) { source in
              SourceLine(source: source, select: select)
              Divider()
            }
          }
        }
      }
    }
  }
}

/// A source of data.
struct SourceLine: View {
  let source: SourceReaders
  let select: @MainActor (UInt64) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack(spacing: 6) {
        Text(source.name).font(.footnote).monospaced().tone(.wrote).lineLimit(1)
        if !source.value.isEmpty {
          Text(source.value).font(.caption).monospaced().foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer(minLength: 4)
        Figure(source.changeCount == 0 ? "" : "\(source.changeCount)", .wrote, width: Columns.wide)
        Figure(source.readers.isEmpty ? "" : "\(source.readers.count)", .ran, width: Columns.wide)
      }
      if source.readers.isEmpty {
        Text("No view in the window was notified when it changed.").font(.caption).tone(.warning)
      } else {
        HStack(spacing: 6) {
          ForEach(source.readers.prefix(4)) { reader in
            Button(reader.name) { select(reader.id) }
              .buttonStyle(.borderless)
              .font(.caption)
          }
          if source.readers.count > 4 {
            Text("and \(source.readers.count - 4) more").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 5)
  }
}
