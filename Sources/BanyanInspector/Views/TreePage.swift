import BanyanGraph
import BanyanInsight
import SwiftUI

/// The views of the app as their author wrote them, and the details of the selected one.
struct TreePage: View {
  let record: AppRecord
  let filter: String
  @Binding var selection: UInt64?
  @State private var showsElements = true

  var body: some View {
    let lines = record.outline.filter { line in
      (showsElements || line.isView || line.id == selection)
        && (filter.isEmpty || line.name.localizedCaseInsensitiveContains(filter))
    }
    VStack(spacing: 0) {
      ColumnHeads(
        first: "View",
        others: [
          ("ran", Columns.number), ("same", Columns.number), ("skipped", Columns.number + 8),
        ])
      Divider()
      if lines.isEmpty {
        Nothing(
          title: "No view",
          words: "There is none in the window, or none that the filter lets through.")
      } else {
        ScrollViewReader { scroll in
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(lines) { line in
                TreeLine(
                  line: line, counts: record.counts[line.id] ?? ViewCounts(),
                  lastUpdate: record.lastUpdate, isChosen: line.id == selection
                ) { selection = selection == line.id ? nil : line.id }
              }
            }
            .padding(.vertical, 2)
          }
          .onAppear { if let selection { scroll.scrollTo(selection) } }
          .onChange(of: selection) { if let selection { scroll.scrollTo(selection) } }
        }
        .frame(maxHeight: .infinity)
      }
      HStack {
        Toggle(isOn: $showsElements) {
          Text("Texts, buttons and the like").padding(.horizontal, 9).padding(.vertical, 2)
        }
        .toggleStyle(.button)
        .controlSize(.small)
        .font(.caption)
        .fixedSize()
        Spacer()
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 4)
      if let selection {
        Divider()
        ViewDetailsPane(record: record, view: selection)
          .frame(maxHeight: .infinity)
          .id(selection)
      }
    }
  }
}

/// One view of the tree.
struct TreeLine: View, Equatable {
  let line: ViewOutline
  let counts: ViewCounts
  let lastUpdate: UInt32
  let isChosen: Bool
  let choose: @MainActor () -> Void

  // The action follows from the other properties.
  nonisolated static func == (one: TreeLine, other: TreeLine) -> Bool {
    one.line == other.line && one.isChosen == other.isChosen
      && one.counts == other.counts && one.state == other.state
  }

  /// The result of the last update for the view, if it is notable.
  private nonisolated var state: String {
    if line.isHeldBack { return "held back" }
    return lastUpdate != 0 && counts.lastNotAsked == lastUpdate ? "not asked" : ""
  }

  var body: some View {
    Line(isChosen: isChosen, action: choose) {
      HStack(spacing: 6) {
        Text(line.name)
          .font(.footnote)
          .fontWeight(line.isView ? .semibold : .regular)
          .tone(line.isView ? .plain : .same)
          .lineLimit(1)
          .padding(.leading, CGFloat(min(line.depth, 24)) * 12)
        if !state.isEmpty { Badge(text: state, tone: .same) }
        Spacer(minLength: 4)
        if line.isView {
          Figure(counts.runs, .ran)
          Figure(counts.sameResults, .same)
          Figure(counts.skips == 0 ? "" : "\(counts.skips)", .same, width: Columns.number + 8)
        }
      }
    }
    .accessibilityLabel(words)
  }

  private var words: String {
    guard line.isView else { return line.name }
    let share = counts.sameResults > 0 ? ", \(counts.sameResults) with the same result" : ""
    let state = state.isEmpty ? "" : ", \(state)"
    return "\(line.name): ran \(counts.runs)\(share), skipped \(counts.skips)\(state)"
  }
}
