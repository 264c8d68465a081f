import BanyanGraph
import SwiftUI

/// The updates, the newest first: a line for each event, which expands to the chain of its effects.
struct UpdatesPage: View {
  let record: AppRecord
  let filter: String
  @Binding var shownStep: UInt32?
  let select: @MainActor (UInt64) -> Void
  @State private var opened: Set<UInt32> = []
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let updates = FoldedUpdate.folding(record.updates.filter { $0.contains(filter) })
    VStack(spacing: 0) {
      ColumnHeads(
        first: "What happened",
        others: [
          ("ran", Columns.number), ("same", Columns.number), ("changed", Columns.number + 8),
        ] + (sizeClass == .compact ? [] : [("bytes", Columns.wide), ("time", Columns.wide)]))
      Divider()
      if updates.isEmpty {
        Nothing(
          title: "Nothing has happened",
          words: "Use the app: each event appears here, with its effects.")
      } else {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(updates) { update in
              UpdateLine(update: update, isOpen: opened.contains(update.id)) { toggle(update.id) }
              if opened.contains(update.id) {
                OutlineLines(lines: update.entry.lines, select: select)
                if record.steps.contains(where: { $0.id == update.entry.id }) {
                  Button("Show the screen after it") { shownStep = update.entry.id }
                    .buttonStyle(.borderless)
                    .font(.caption)
                    .padding(.leading, 34)
                    .padding(.bottom, 8)
                }
              }
              Divider()
            }
          }
        }
      }
    }
  }

  private func toggle(_ id: UInt32) {
    if opened.remove(id) == nil { opened.insert(id) }
  }
}

extension UpdateEntry {
  /// Returns true if any of its texts contains the filter.
  func contains(_ filter: String) -> Bool {
    if filter.isEmpty { return true }
    func isMeant(_ text: String) -> Bool { text.localizedCaseInsensitiveContains(filter) }
    func isMeant(_ line: TraceOutline) -> Bool {
      isMeant(line.text) || line.children.contains(where: isMeant)
    }
    return isMeant(title) || isMeant(place) || lines.contains(where: isMeant)
  }
}

/// One update, or several equal ones.
struct UpdateLine: View {
  let update: FoldedUpdate
  let isOpen: Bool
  let toggle: @MainActor () -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let counts = update.entry.counts
    Line(isChosen: isOpen, action: toggle) {
      HStack(spacing: 4) {
        Image(systemName: isOpen ? "chevron.down" : "chevron.right")
          .font(.caption2)
          .foregroundStyle(.secondary)
          .frame(width: 14)
        VStack(alignment: .leading, spacing: 1) {
          HStack(spacing: 6) {
            Text("#\(update.entry.ordinal)").font(.caption).monospacedDigit().foregroundStyle(
              .secondary)
            Text(update.entry.title).font(.footnote).fontWeight(.medium).lineLimit(1)
            if update.count > 1 { Badge(text: "×\(update.count)", tone: .same) }
          }
          if !update.entry.place.isEmpty {
            Text(update.entry.place).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
              .truncationMode(.head)
          }
        }
        Spacer(minLength: 4)
        Figure(counts.bodies, .ran)
        Figure(counts.sameResults, .same)
        Figure(counts.changes == 0 ? "" : "\(counts.changes)", .changed, width: Columns.number + 8)
        if sizeClass != .compact {
          Figure(counts.bytes == 0 ? "" : counts.bytes.byteCount, width: Columns.wide)
          Figure(counts.microseconds.duration, .ofUpdate(counts.microseconds), width: Columns.wide)
        }
      }
    }
    .accessibilityLabel(
      "\(update.entry.title)\(update.count > 1 ? ", \(update.count) times" : ""): \(counts.words)"
    )
    .accessibilityHint(isOpen ? "Hides what it caused" : "Shows what it caused")
  }
}

extension Tone {
  /// Returns the tone for the duration of an update: a person notices a tenth of a second.
  fileprivate static func ofUpdate(_ microseconds: Int) -> Tone {
    microseconds >= 100_000 ? .alarm : microseconds >= 16_000 ? .warning : .plain
  }
}

/// The effects of an update as text, each below its cause.
struct OutlineLines: View {
  let lines: [TraceOutline]
  let select: @MainActor (UInt64) -> Void

  var body: some View {
    let shown = ReportedLine.flattened(lines)
    VStack(alignment: .leading, spacing: 0) {
      if shown.isEmpty {
        Text("Nothing came of it.").font(.caption).foregroundStyle(.secondary)
          .padding(.leading, 34).padding(.vertical, 4)
      }
      ForEach(shown) { line in
        Line(
          isChosen: false, action: { if line.outline.subject != 0 { select(line.outline.subject) } }
        ) {
          HStack(alignment: .firstTextBaseline, spacing: 7) {
            Dot(tone: line.outline.tone)
            Text(line.text)
              .font(.caption)
              .monospaced()
              .tone(line.outline.isDimmed ? .same : .plain)
              .multilineTextAlignment(.leading)
            if line.count > 1 { Badge(text: "×\(line.count)", tone: .same) }
          }
          .padding(.leading, 22 + CGFloat(line.depth) * 14)
        }
      }
    }
    .padding(.bottom, 6)
  }
}

/// A line of an outline, or several equal ones.
struct ReportedLine: Identifiable, Equatable {
  let id: UInt32
  let outline: TraceOutline
  let depth: Int
  var text: String
  var count = 1

  static func flattened(_ outlines: [TraceOutline]) -> [ReportedLine] {
    var lines: [ReportedLine] = []
    func add(_ outlines: [TraceOutline], _ depth: Int) {
      for outline in outlines {
        if let last = lines.last, last.depth == depth, outline.children.isEmpty,
          last.outline.children.isEmpty
        {
          if last.text == outline.text {
            lines[lines.count - 1].count += 1
            continue
          }
          // Several views with equally brief results share a line.
          if let rest = outline.kind.wordsForNothing, last.outline.kind == outline.kind,
            last.count == 1
          {
            lines[lines.count - 1].text = "\(last.text.dropLast(rest.count)), \(outline.text)"
            continue
          }
        }
        lines.append(
          ReportedLine(id: outline.record, outline: outline, depth: depth, text: outline.text))
        add(outline.children, depth + 1)
      }
    }
    add(outlines, 0)
    return lines
  }
}

extension TraceRecord.Kind {
  /// The suffix of a line about a view that did not run.
  fileprivate var wordsForNothing: String? {
    switch self {
    case .skipped: " equal, skipped"
    case .notAsked: " not asked"
    default: nil
    }
  }
}

extension TraceOutline {
  /// The meaning of its color.
  var tone: Tone {
    switch kind {
    case .write, .source: .wrote
    case .body, .row: outcome == .equal ? .same : .ran
    case .mutation: .changed
    case .left, .replaced, .report: .warning
    default: .same
    }
  }

  /// True if it had no effect.
  var isDimmed: Bool { kind == .notAsked || kind == .skipped || outcome == .equal }
}
