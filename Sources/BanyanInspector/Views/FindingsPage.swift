import BanyanGraph
import SwiftUI

/// The doctor's findings: the problem, its reason, and the suggested change.
struct FindingsPage: View {
  let record: AppRecord
  let filter: String
  let select: @MainActor (UInt64) -> Void

  var body: some View {
    let shown = record.findings.filter {
      filter.isEmpty || "\($0)".localizedCaseInsensitiveContains(filter)
    }
    .sorted { $0.severity > $1.severity }
    if shown.isEmpty {
      Nothing(
        title: "Nothing is wrong",
        words: "Each finding has been observed; nothing is guessed.")
    } else {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(shown, id: \.self) { finding in
            FindingLine(finding: finding, view: record.view(atPath: finding.path), select: select)
            Divider()
          }
        }
      }
    }
  }
}

/// One finding.
struct FindingLine: View {
  let finding: Finding
  /// The view that it is about, while that exists.
  let view: UInt64?
  let select: @MainActor (UInt64) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 8) {
        Badge(text: "\(finding.severity)", tone: finding.severity.tone)
        Text(finding.rule.rawValue).font(.caption).monospaced().foregroundStyle(.secondary)
        Text(finding.subject.isEmpty ? finding.view : "\(finding.view).\(finding.subject)")
          .font(.footnote).fontWeight(.semibold).lineLimit(1)
        Spacer(minLength: 4)
        SourceLink(name: SourceName(view: finding.view, subject: finding.subject))
      }
      Text(finding.message).font(.footnote)
      Text(finding.advice).font(.footnote).fontWeight(.medium)
      if let view {
        Button(finding.path) { select(view) }
          .buttonStyle(.borderless)
          .font(.caption2)
          .monospaced()
      } else if !finding.path.isEmpty {
        Text(finding.path).font(.caption2).monospaced().foregroundStyle(.secondary)
      }
    }
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }
}

extension Finding.Severity {
  fileprivate var tone: Tone {
    switch self {
    case .note: .plain
    case .cost: .same
    case .finding: .warning
    case .error: .alarm
    }
  }
}
