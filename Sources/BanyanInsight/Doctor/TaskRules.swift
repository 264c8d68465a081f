import BanyanGraph
import SwiftUICore

/// D25 and D26: tasks that restart repeatedly, and tasks that write too late.
extension Doctor {
  /// Judges the tasks of a view whose body has run again.
  func judgeTask(of node: DynamicNode) {
    guard node.fields.isOfApp, oracles?.instabilities[node.number]?.hasTask == true else { return }
    let place = ExaminedPlace(of: node)
    report(
      .taskWithoutRest, .finding, at: place, about: "task",
      "The task of \(place.view) is cancelled and begun anew whenever \(place.view) runs: its id is made in the "
        + "body.",
      advice: "Leave the id out, or give it what the task depends on.")
  }

  /// Reports writes to states whose views have left.
  func judgeLateWrites() {
    let first = max(lastLookedForWrites, recorder.oldestNumber - 1)
    lastLookedForWrites = recorder.lastNumber
    guard first < recorder.lastNumber else { return }
    for number in (first + 1)...recorder.lastNumber {
      guard let record = recorder.record(number), record.kind == .write,
        record.outcome == .dropped, record.field < 0
      else { continue }
      let (words, place) = origin(of: record)
      let name = recorder.text(record.first)
      report(
        .lateWrite, .note, at: place, about: name,
        "\(words) wrote \(name) after its view had gone: the write is dropped.",
        advice:
          "Check Task.isCancelled after an await, or keep the value in an object that outlives the view."
      )
    }
  }

  /// Returns a description of the event, action or task that a record goes back to.
  private func origin(of record: TraceRecord) -> (words: String, place: ExaminedPlace) {
    var number = record.cause
    while let cause = recorder.record(number) {
      switch cause.kind {
      case .event, .action, .task:
        let path = recorder.text(cause.second)
        let view = path.components(separatedBy: " > ").last ?? ""
        let what =
          cause.kind == .event
          ? "What \(recorder.text(cause.first)) began"
          : "A \(recorder.text(cause.first)) of \(view)"
        return (what, ExaminedPlace(path: path, view: view))
      default: number = cause.cause
      }
    }
    return ("Something", ExaminedPlace(path: "", view: ""))
  }
}
