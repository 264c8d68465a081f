import BanyanInsight
import SwiftUI

/// The views by type: the numbers, durations, and results of their runs.
struct ViewsPage: View {
  enum Order: String, CaseIterable, Identifiable {
    case time, runs, same, longest
    var id: String { rawValue }
  }

  let record: AppRecord
  let filter: String
  @State private var order = Order.time
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        Picker("Sort by", selection: $order) {
          ForEach(Order.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .controlSize(.small)
        .font(.caption)
        .fixedSize()
        Spacer()
        Button(record.isTaking ? "Count all" : "Count from now") { record.toggleTake() }
          .buttonStyle(.bordered)
          .controlSize(.small)
          .font(.caption)
          .help("Counts only events from now on, to compare two attempts")
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      Divider()
      ColumnHeads(
        first: "Type",
        others: [
          ("ran", Columns.number), ("same", Columns.number), ("skipped", Columns.number + 8),
        ]
          + (sizeClass == .compact
            ? [("time", Columns.wide)]
            : [
              ("new", Columns.number), ("left", Columns.number), ("time", Columns.wide),
              ("longest", Columns.wide),
            ]))
      Divider()
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(types) { TypeLine(type: $0) }
          if !record.losses.isEmpty {
            Part("Left with state that the program had written") {
              ForEach(Array(record.losses.suffix(20).enumerated().reversed()), id: \.offset) {
                loss in
                HStack(alignment: .firstTextBaseline, spacing: 7) {
                  Dot(tone: .warning)
                  Text(loss.element).font(.caption).monospaced()
                }
              }
            }
            .padding(12)
          }
        }
      }
    }
  }

  private var types: [TypeCount] {
    // Views of the framework are shown only if they have a body that ran.
    let own = Set(record.outline.filter(\.isView).map(\.name))
    return record.types.filter { type in
      let counts = type.counts
      let isMeant = filter.isEmpty || type.name.localizedCaseInsensitiveContains(filter)
      let isOwn = own.contains(type.name) || counts.runs + counts.deaths > 0
      return isMeant && isOwn && counts.runs + counts.skips + counts.deaths > 0
    }
    .sorted { (measure($1.counts), $0.name) < (measure($0.counts), $1.name) }
  }

  private func measure(_ counts: ViewCounts) -> Int {
    switch order {
    case .time: counts.microseconds
    case .runs: counts.runs
    case .same: counts.sameResults
    case .longest: counts.longest
    }
  }
}

/// The views of one type.
struct TypeLine: View {
  let type: TypeCount
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let counts = type.counts
    HStack(spacing: 4) {
      Text(type.name).font(.footnote).fontWeight(.medium).lineLimit(1)
      if counts.runs >= 3, counts.sameResults * 2 > counts.runs {
        Badge(text: "\(counts.sameResults * 100 / counts.runs) % same", tone: .warning)
      }
      Spacer(minLength: 4)
      Figure(counts.runs, .ran)
      Figure(counts.sameResults, .same)
      Figure(counts.skips == 0 ? "" : "\(counts.skips)", .same, width: Columns.number + 8)
      if sizeClass != .compact {
        Figure(counts.births)
        Figure(counts.deaths)
      }
      Figure(counts.microseconds.duration, width: Columns.wide)
      if sizeClass != .compact {
        Figure(counts.longest.duration, .ofBody(counts.longest), width: Columns.wide)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
  }
}
