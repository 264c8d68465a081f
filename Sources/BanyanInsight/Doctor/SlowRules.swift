import BanyanGraph

/// D27: bodies and updates that take long.
///
/// Reported the third time in a row, because a busy machine can make any of them slow once.
extension Doctor {
  /// In microseconds.
  private static let slowBody: UInt32 = 8_000
  private static let slowUpdate = Duration.milliseconds(100)
  private static let count = 3

  /// Judges the durations of bodies and updates.
  func judgeTimes(_ update: ExaminedUpdate, _ summary: UpdateSummary) {
    var slowNames: [String] = []
    for (_, record) in update.records where record.kind == .body && record.outcome != .first {
      let view = recorder.text(record.first)
      guard record.fourth >= Self.slowBody else {
        if !slowCounts.isEmpty { slowCounts[view] = nil }
        continue
      }
      slowNames.append(view)
      slowCounts[view, default: 0] += 1
      guard slowCounts[view] == Self.count else { continue }
      report(
        .slow, .cost, at: ExaminedPlace(record, in: recorder), about: "body",
        "The body of \(view) takes more than 8 ms, without what is below it.",
        advice: "Compute it in a task or when what it depends on changes, and keep it in a state.")
    }
    judgeDuration(update, summary, slowNames)
  }

  private func judgeDuration(
    _ update: ExaminedUpdate, _ summary: UpdateSummary, _ slowNames: [String]
  ) {
    guard let event, !event.name.isEmpty else { return }
    let key = "update for \(event.name)"
    guard summary.duration >= Self.slowUpdate else {
      if !slowCounts.isEmpty { slowCounts[key] = nil }
      return
    }
    slowCounts[key, default: 0] += 1
    guard slowCounts[key] == Self.count else { return }
    let body = slowNames.first.map { ", with the slow body of \($0) in it" } ?? ""
    report(
      .slow, .cost, at: event.place, about: event.name,
      "The update for \(event.name) takes more than 100 ms\(body).",
      advice: "Show fewer rows at once, as in a lazy container, or compute less in bodies.")
  }
}
