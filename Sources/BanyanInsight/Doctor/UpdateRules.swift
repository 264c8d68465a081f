import BanyanGraph
import SwiftUICore

/// D17, D21 and D22: findings from the records of an update.
extension Doctor {
  /// Judges sources that many views have read and few made a new result from.
  func judgeReaders(_ update: ExaminedUpdate) {
    struct Group: Hashable {
      let source: UInt32
      let kind: TraceRecord.Kind
      let name: UInt32
    }
    var groups: [Group: (count: Int, changed: Int, place: ExaminedPlace)] = [:]
    for (_, record) in update.records where record.kind == .body || record.kind == .row {
      guard record.outcome != .first, let notified = recorder.record(record.cause),
        notified.kind == .notified,
        notified.subject == record.subject, let source = recorder.record(notified.cause),
        source.kind == .write || source.kind == .source
      else { continue }
      let group = Group(source: notified.cause, kind: record.kind, name: record.first)
      var sum = groups[group] ?? (0, 0, ExaminedPlace(record, in: recorder))
      sum.count += 1
      if record.outcome == .changed { sum.changed += 1 }
      groups[group] = sum
    }
    for (group, sum) in groups.sorted(by: { $0.key.source < $1.key.source }) {
      guard let source = recorder.record(group.source) else { continue }
      let name = recorder.text(source.first)
      let what = recorder.text(group.name)
      let key = "\(name) \(what)"
      guard sum.count >= 10, sum.changed * 10 <= sum.count else {
        readerStreaks[key] = nil
        continue
      }
      let streak = readerStreaks[key, default: 0] + 1
      readerStreaks[key] = streak
      if streak >= 2 { report(of: sum.count, sum.changed, what, reading: name, at: sum.place) }
    }
  }

  private func report(
    of count: Int, _ changed: Int, _ what: String, reading source: String, at place: ExaminedPlace
  ) {
    let readers = what == "row" ? "rows" : "\(what)s"
    // The common place: the path to one of them, without the row.
    let path = place.path.components(separatedBy: " > ForEach[").dropLast().joined(
      separator: " > ForEach[")
    let around = path.isEmpty ? place.path : path
    let view = around.components(separatedBy: " > ").last ?? what
    report(
      .manyReaders, .cost, at: ExaminedPlace(path: around, view: view), about: source,
      "\(count) \(readers) read \(source); \(changed) came to another result.",
      advice: "Read it above, and hand each its own value.")
  }

  /// Reports a write made by a body.
  /// - Parameter isKept: true if it has taken effect nevertheless.
  package func judgeWrite(to property: String, isKept: Bool) {
    let reader = Tracking.reader as? _Node
    let place = reader.map { ExaminedPlace(of: $0) } ?? ExaminedPlace(path: "", view: "")
    report(
      .writeInBody, .error, at: place, about: property,
      "\(place.view) writes \(property) in its body: the write is \(isKept ? "kept, and makes bodies run again" : "dropped").",
      advice: "Write in an action, such as onAppear, onChange or task, or compute the value.")
  }

  /// Reports actions that an update has stopped.
  package func judgeLoop(at node: _Node) {
    judgeLoop(ExaminedUpdate(recorder, after: max(recorder.updateNumber, 1) - 1), at: node)
  }

  /// Reports changes that cause each other.
  /// - Parameter node: the node whose action has been stopped, if there is one.
  func judgeLoop(_ update: ExaminedUpdate, at node: _Node?) {
    var actions: [UInt32: String] = [:]
    var steps: [String] = []
    var place: ExaminedPlace?
    // The first rounds contain the whole cycle.
    for (number, record) in update.records.prefix(10_000) {
      if record.kind == .action {
        actions[number] = recorder.text(record.first)
        if place == nil { place = ExaminedPlace(ofAction: record, in: recorder) }
      } else if record.kind == .write || record.kind == .source, record.outcome != .equal,
        let action = actions[record.cause]
      {
        let step = "\(action) writes \(recorder.text(record.first))"
        if !steps.contains(step) { steps.append(step) }
      }
    }
    let here = node.map { ExaminedPlace(of: $0) } ?? place ?? ExaminedPlace(path: "", view: "")
    let cycle = steps.isEmpty ? "Changes cause each other" : steps.joined(separator: "; ")
    report(
      .noRest, .finding, at: here, about: "", "\(cycle); stopped.",
      advice: "Let one of them follow from the other: compute it where it is shown.")
  }
}

extension ExaminedPlace {
  @MainActor
  fileprivate init(ofAction record: TraceRecord, in recorder: TraceRecorder) {
    let path = recorder.text(record.second)
    self.init(path: path, view: path.components(separatedBy: " > ").last ?? "")
  }
}
