import Foundation

/// A summary of a trace file (`banyan-trace/1`): the updates, and the cost of each type of view.
struct TraceReport {
  private struct Record: Decodable {
    let number: Int
    let kind: String
    let outcome: String?
    let cause: Int?
    let text: String?
    let place: String?
    let microseconds: Int?
  }

  private struct Header: Decodable {
    let format: String
  }

  /// The effect of one event or turn.
  private struct Update {
    var name: String
    /// False for a turn without consequences, which has no number in what `banyan run --trace` prints.
    var isNumbered: Bool
    var writes = 0
    var bodies = 0
    var sameResults = 0
    var mutations = 0
    var microseconds = 0
  }

  /// The cost of the views of one type.
  private struct Count {
    var runs = 0
    var sameResults = 0
    var skips = 0
    var microseconds = 0
    var longest = 0
  }

  private var updates: [Update] = []
  private var counts: [String: Count] = [:]

  /// - Throws: A ``Failure`` if the text is not a trace.
  init(_ text: String, of file: String) throws {
    let decoder = JSONDecoder()
    let lines = text.split(separator: "\n")
    guard let first = lines.first,
      let header = try? decoder.decode(Header.self, from: Data(first.utf8)),
      header.format == "banyan-trace/1"
    else { throw Failure("\(file) has no trace of the format banyan-trace/1") }
    /// The update that a record belongs to.
    var roots: [Int: Int] = [:]
    for (index, line) in lines.dropFirst().enumerated() {
      guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else {
        // A program that was ended may have been writing its last line.
        if index == lines.count - 2 { break }
        throw Failure("\(file):\(index + 2): this is not a record of a trace")
      }
      if record.kind == "event" || record.kind == "turn" {
        roots[record.number] = updates.count
        updates.append(
          Update(
            name: record.text ?? "outside of an event", isNumbered: record.kind == "event"))
        continue
      }
      guard let root = record.cause.flatMap({ roots[$0] }) else { continue }
      roots[record.number] = root
      if !Self.kindsWithoutLine.contains(record.kind) { updates[root].isNumbered = true }
      add(record, to: root)
    }
  }

  /// The kinds of records that belong to an update, but are not among what it has caused.
  private static let kindsWithoutLine: Set = [
    "update", "batch", "commit", "sent", "acknowledged", "printed", "told",
  ]

  private mutating func add(_ record: Record, to root: Int) {
    let type = record.text ?? ""
    switch record.kind {
    case "write", "source": if record.outcome == "changed" { updates[root].writes += 1 }
    case "mutation": updates[root].mutations += 1
    case "update": updates[root].microseconds += record.microseconds ?? 0
    case "skipped": counts[type, default: Count()].skips += 1
    case "body", "row":
      let isSame = record.outcome == "equal"
      let time = record.microseconds ?? 0
      updates[root].bodies += 1
      if isSame { updates[root].sameResults += 1 }
      let name = record.kind == "row" ? "row" : type
      var count = counts[name] ?? Count()
      count.runs += 1
      if isSame { count.sameResults += 1 }
      count.microseconds += time
      count.longest = max(count.longest, time)
      counts[name] = count
    default: break
    }
  }

  /// The report: a line for each update, with equal ones folded, then a table of the views, the longest
  /// first.
  var text: String {
    var lines = ["Updates"]
    var index = 0
    let numbered = updates.filter(\.isNumbered).enumerated().filter {
      $0.element.name != "outside of an event" || $0.element.bodies > 0
    }
    while index < numbered.count {
      let line = Self.line(numbered[index].element)
      var end = index + 1
      while end < numbered.count, Self.line(numbered[end].element) == line { end += 1 }
      let time = numbered[index..<end].reduce(0) { $0 + $1.element.microseconds }
      let fold = end - index > 1 ? "  ×\(end - index)" : ""
      lines.append("  #\(numbered[index].offset + 1) \(line), \(Self.milliseconds(time))\(fold)")
      index = end
    }
    lines += ["", "Counts", Self.row("ran", "same result", "skipped", "total", "longest", "view")]
    let ranked = counts.sorted {
      ($1.value.microseconds, $1.value.runs, $0.key) < (
        $0.value.microseconds, $0.value.runs, $1.key
      )
    }
    for (name, count) in ranked {
      lines.append(
        Self.row(
          "\(count.runs)", "\(count.sameResults)", "\(count.skips)",
          Self.milliseconds(count.microseconds), Self.milliseconds(count.longest), name))
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ update: Update) -> String {
    func some(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    let same = update.sameResults == 0 ? "" : " (\(update.sameResults) same result)"
    let parts = [
      some(update.writes, "write", "writes"),
      some(update.bodies, "body", "bodies").map { $0 + same },
      some(update.mutations, "change", "changes"),
    ]
    let words = parts.compactMap(\.self).joined(separator: ", ")
    return "\(update.name): \(words.isEmpty ? "nothing" : words)"
  }

  private static func milliseconds(_ microseconds: Int) -> String {
    "\(microseconds / 1_000).\(microseconds / 100 % 10) ms"
  }

  private static func row(
    _ runs: String, _ same: String, _ skips: String, _ total: String, _ longest: String,
    _ name: String
  ) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 0)) + text
    }
    return padded(runs, 7) + padded(same, 13) + padded(skips, 9) + padded(total, 11)
      + padded(longest, 11) + "  " + name
  }
}
