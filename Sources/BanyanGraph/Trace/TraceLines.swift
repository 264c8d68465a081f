/// Writes a trace as lines of JSON, one for each record, for other programs: the format
/// `banyan-trace/1`.
///
/// ```
/// {"format":"banyan-trace/1"}
/// {"number":1,"kind":"event","text":"tap Button \"Add\"","place":"Counter"}
/// {"number":2,"kind":"write","outcome":"changed","cause":1,"subject":9,"place":"Counter","text":"Counter.n","old":"0","new":"1"}
/// ```
package struct TraceLines {
  private var lastRecord: UInt32 = 0

  package init() {}

  /// The first line of a file.
  package static let header = #"{"format":"banyan-trace/1"}"# + "\n"

  /// Returns the lines for the records since the last call.
  package mutating func lines(_ trace: some TraceReading) -> String {
    var text = ""
    trace.forEachRecord(after: lastRecord) { number, record in
      text += line(record, number, trace) + "\n"
    }
    lastRecord = max(lastRecord, trace.lastNumber)
    return text
  }

  private func line(_ record: TraceRecord, _ number: UInt32, _ trace: some TraceReading) -> String {
    var line = Line()
    line.add("number", number)
    line.add("kind", "\(record.kind)")
    if record.outcome != .none { line.add("outcome", "\(record.outcome)") }
    if record.cause != 0 { line.add("cause", record.cause) }
    if record.subject != 0 { line.add("subject", UInt32(truncatingIfNeeded: record.subject)) }
    if record.field >= 0 { line.add("field", UInt32(record.field)) }
    let place = trace.place(of: record.subject)
    switch record.kind {
    case .update:
      line.add("bodies", record.first)
      line.add("rounds", record.second)
      line.add("microseconds", record.fourth)
    case .commit:
      line.add("text", trace.text(record.first))
      line.add("mutations", record.second)
      line.add("kinds", trace.text(record.third))
    case .sent:
      line.add("text", trace.text(record.first))
      line.add("batch", record.second)
      line.add("bytes", record.third)
    case .acknowledged:
      line.add("text", trace.text(record.first))
      line.add("batch", record.second)
      line.add("microseconds", record.fourth)
    case .write, .source:
      line.add("place", place)
      line.add("text", trace.text(record.first))
      line.add("old", trace.text(record.second))
      line.add("new", trace.text(record.third))
    case .body, .row:
      line.add("place", place)
      line.add("text", trace.text(record.first))
      line.add("reasons", trace.text(record.second))
      line.add("reads", trace.text(record.third))
      line.add("microseconds", record.fourth)
    case .skipped, .notAsked, .notified:
      line.add("place", place)
      line.add("text", trace.text(record.first))
    default:
      line.add("place", place.isEmpty ? trace.text(record.second) : place)
      line.add("text", trace.text(record.first))
    }
    return line.text + "}"
  }

  private struct Line {
    var text = "{"

    mutating func add(_ name: String, _ number: UInt32) {
      begin(name)
      text += "\(number)"
    }

    /// Adds a member, unless it is empty.
    mutating func add(_ name: String, _ words: String) {
      if words.isEmpty { return }
      begin(name)
      text += "\""
      for scalar in words.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case _ where scalar.value < 0x20:
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
      }
      text += "\""
    }

    private mutating func begin(_ name: String) {
      if text != "{" { text += "," }
      text += "\"\(name)\":"
    }
  }
}
