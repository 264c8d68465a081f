import BanyanGraph
import SwiftUICore

/// Explains why a view was not updated: what it reads, and the effects of all writes.
@MainActor
package struct WhyNot {
  private let trace: Trace
  private let roots: [_Node]

  /// - Parameters:
  ///   - windows: the windows to search for the view.
  ///   - trace: the events so far.
  package init(in windows: [RunningWindow], _ trace: Trace) {
    roots = windows.map(\.node)
    self.trace = trace
  }

  /// Returns the explanation for each view of a type, or for the view at a place.
  /// - Parameters:
  ///   - name: the type without the types around it, or a path.
  ///   - source: the source in question, such as `Counter.count`; nil for all writes.
  package func answer(for name: String, _ source: String?) -> String {
    var answers: [String] = []
    for root in roots {
      root.forEachNode { node in
        guard let view = node as? DynamicNode, view.opensPlace,
          view.fields.shortName == name || view.viewPath.description == name
        else { return }
        answers.append(answer(for: view, source))
      }
    }
    if answers.isEmpty { return "There is no \(name)." }
    var lines: [String] = []
    for answer in answers where !lines.contains(answer) { lines.append(answer) }
    return lines.joined(separator: "\n")
  }

  private func answer(for view: DynamicNode, _ source: String?) -> String {
    let name = view.fields.shortName
    let runs = trace.records.filter { $0.kind == .body && $0.subject == view.number }
    if let last = runs.last {
      let reasons = trace.text(last.second)
      let what =
        last.outcome == .first ? ", as it is new" : reasons.isEmpty ? "" : " for \(reasons)"
      return "\(name) ran\(what)\(last.outcome == .equal ? ", and came to the same result" : "")."
    }
    if view.isHeldBack {
      return "\(name) is held back: its place has not been shown yet."
    }
    let reads = view.readsInWords
    let reading = reads.isEmpty ? "it reads nothing" : "it reads \(reads)"
    var lines: [String] = []
    for (index, record) in trace.records.enumerated() {
      let number = trace.firstNumber + UInt32(index)
      guard let line = line(for: record, number, view, reading, source), !lines.contains(line)
      else {
        continue
      }
      lines.append(line)
    }
    if lines.isEmpty {
      lines.append(source.map { "nobody wrote \($0)" } ?? "nothing that can be read has changed")
    }
    if let skip = trace.records.last(where: { $0.kind == .skipped && $0.subject == view.number }) {
      let parent = giver(of: skip).map { "\($0) ran, and gave it" } ?? "it was given"
      lines.append("\(parent) an equal value")
    }
    return ["\(name) did not run; \(reading)."].appending(lines.map { "  \($0)" })
  }

  /// Returns the effect of a write, as far as it concerns a view.
  private func line(
    for record: TraceRecord, _ number: UInt32, _ view: DynamicNode, _ reading: String,
    _ source: String?
  ) -> String? {
    guard record.kind == .write || record.kind == .source else { return nil }
    let words = trace.text(record.first)
    if let source, !words.components(separatedBy: ", ").contains(source) { return nil }
    let (old, new) = (trace.text(record.second), trace.text(record.third))
    let values = new.isEmpty ? "" : old.isEmpty ? " -> \(new)" : " \(old) -> \(new)"
    let what = "\(words)\(values)"
    let name = view.fields.shortName
    switch record.outcome {
    case .equal: return "\(what): equal, so no reader is notified"
    case .replaced: return "\(what): written again before any reader was notified"
    case .dropped: return "\(what): dropped, as its view has gone"
    default: break
    }
    let notified = trace.records.filter { $0.kind == .notified && $0.cause == number }
    if notified.isEmpty { return "\(what): nobody reads it" }
    let below = numbersBelow(view)
    if record.kind == .source, !notified.contains(where: { below.contains($0.subject) }) {
      return "\(what): followed by nobody below \(name)"
    }
    return "\(what): \(name) does not read it"
  }

  private func numbersBelow(_ view: _Node) -> Set<UInt64> {
    var numbers: Set<UInt64> = []
    view.forEachNode { numbers.insert($0.number) }
    return numbers
  }

  /// Returns the view that gave another a value.
  private func giver(of record: TraceRecord) -> String? {
    var number = record.cause
    while let cause = trace[number] {
      if cause.kind == .body { return trace.text(cause.first) }
      number = cause.cause
    }
    return nil
  }
}

extension [String] {
  fileprivate func appending(_ lines: [String]) -> String { (self + lines).joined(separator: "\n") }
}

extension DynamicNode {
  /// A description of the body's reads in its last run.
  var readsInWords: String {
    var reads: TraceTermTable.Parts = []
    for (index, slot) in slots.enumerated() where index < fields.fields.count {
      guard let slot else { continue }
      let isRead = slot.exchangeIsRead(true)
      _ = slot.exchangeIsRead(isRead)
      if isRead { reads.append(UInt64(index)) }
    }
    return TraceTerms.text(term(ofReads: reads))
  }
}
