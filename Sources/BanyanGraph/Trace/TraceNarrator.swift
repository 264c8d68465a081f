/// Describes a trace in words: an entry for each event, and its consequences.
///
/// ```
/// #14 tap Button "Count"  ContentView > CounterView
///   wrote CounterView.count 0 -> 1
///   CounterView ran for _count; reads _count
///     Text "0" becomes "1"
///   NumberList not asked
/// ```
///
/// The words contain no addresses or hashes, and no times unless requested, so two runs of one script give
/// the same text.
package struct TraceNarrator {
  /// True if the durations of bodies are included.
  package var showsTimes = false
  /// The numbers under which events have been described.
  private var ordinals: [UInt32: Int] = [:]
  private var lastRecord: UInt32 = 0
  private var lastOrdinal = 0

  package init(showsTimes: Bool = false) {
    self.showsTimes = showsTimes
  }

  /// Describes the records since the last call.
  package mutating func narrate(_ trace: some TraceReading) -> String {
    let story = story(trace)
    return story.text(ordinals)
  }

  /// Describes the records since the last call as lines with their subjects, for tools that show more than
  /// text.
  package mutating func outline(_ trace: some TraceReading) -> [TraceOutline] {
    let story = story(trace)
    return story.outline(ordinals)
  }

  private mutating func story<Source: TraceReading>(_ trace: Source) -> TraceStory<Source> {
    var story = TraceStory(trace, showsTimes: showsTimes)
    trace.forEachRecord(after: lastRecord) { number, record in story.add(record, number) }
    lastRecord = max(lastRecord, trace.lastNumber)
    for number in story.rootNumbers where ordinals[number] == nil {
      lastOrdinal += 1
      ordinals[number] = lastOrdinal
    }
    return story
  }
}

extension Trace {
  /// A description of the events.
  package var explanation: String {
    var narrator = TraceNarrator()
    return narrator.narrate(self)
  }
}

extension TraceRecord {
  /// True if the record has no recorded cause, or only one that began the work that it continues.
  package var isRoot: Bool { kind == .event || kind == .turn }
}

extension TraceReading {
  /// Returns the number of the event or turn that a record leads to; 0 if it is no longer available.
  package func root(of number: UInt32) -> UInt32 {
    var number = number
    while let record = self[number] {
      if record.isRoot { return number }
      number = record.cause
    }
    return 0
  }
}

/// The lines of a text that is made from a trace.
private struct TraceStory<Source: TraceReading> {
  private let trace: Source
  private let showsTimes: Bool
  private var roots: [Line] = []
  private var lines: [UInt32: Line] = [:]
  /// The records that have invalidated vertices since their last run.
  private var notified: [UInt64: [UInt32]] = [:]

  private final class Line {
    var text: String
    let kind: TraceRecord.Kind
    /// The number of the record.
    var number: UInt32 = 0
    /// The place of a root's event.
    var place = ""
    var children: [Line] = []
    unowned let root: Line?
    /// For a write, true until a reader is invalidated by it.
    var isUnread = false

    var isReported: Bool { kind == .event || !children.isEmpty }

    init(_ text: String, _ kind: TraceRecord.Kind, root: Line? = nil) {
      self.text = text
      self.kind = kind
      self.root = root
    }
  }

  init(_ trace: Source, showsTimes: Bool) {
    self.trace = trace
    self.showsTimes = showsTimes
  }

  /// The roots to describe: every event, and turns that had consequences.
  var rootNumbers: [UInt32] { roots.filter(\.isReported).map(\.number).filter { $0 != 0 } }

  mutating func add(_ record: TraceRecord, _ number: UInt32) {
    if record.isRoot {
      lines[number] = root(number, record.kind)
      return
    }
    let cause = lines[record.cause]
    let top = cause.map { $0.root ?? $0 } ?? root(trace.root(of: number), .turn)
    switch record.kind {
    case .update, .batch, .commit, .sent, .acknowledged, .printed: lines[number] = top
    case .notified:
      notified[record.subject, default: []].append(number)
      cause?.isUnread = false
      lines[number] = top
    case .event, .turn: break
    case .action, .task, .notAsked, .preference:
      lines[number] = append(record, number, text(of: record, at: top), to: top, of: top)
    default:
      let parent = cause ?? top
      let line = append(record, number, text(of: record, at: parent), to: parent, of: top)
      let isChange = record.kind == .write || record.kind == .source
      line.isUnread = isChange && record.outcome == .changed
      lines[number] = line
    }
  }

  /// Returns the line of a root: a new one, even if the root itself has been described before.
  private mutating func root(_ number: UInt32, _ kind: TraceRecord.Kind) -> Line {
    if let known = lines[number], number != 0 { return known }
    let line = Line("", kind)
    line.number = number
    line.place = place(ofRoot: number)
    roots.append(line)
    lines[number] = line
    return line
  }

  private func append(
    _ record: TraceRecord, _ number: UInt32, _ text: String, to parent: Line, of root: Line
  ) -> Line {
    let line = Line(text, record.kind, root: root)
    line.number = number
    parent.children.append(line)
    return line
  }

  private func rootText(_ number: UInt32, _ ordinals: [UInt32: Int]) -> String {
    guard let record = trace[number] else { return "something earlier" }
    if record.kind == .event { return trace.text(record.first) }
    guard record.cause != 0 else { return "outside of an event" }
    guard let begun = trace[record.cause] else { return "what was begun earlier goes on" }
    let words = begun.kind == .event ? "what was begun" : trace.text(begun.first)
    let origin = ordinals[trace.root(of: record.cause)].map { " in #\($0)" } ?? ""
    return "\(words)\(origin) goes on"
  }

  private func place(ofRoot number: UInt32) -> String {
    guard let record = trace[number] else { return "" }
    if record.kind == .event { return trace.text(record.second) }
    guard let begun = trace[record.cause], begun.kind != .event else { return "" }
    return trace.text(begun.second)
  }

  private func placed(_ text: String, _ place: String) -> String {
    place.isEmpty ? text : "\(text)  \(place)"
  }

  // MARK: Lines

  private mutating func text(of record: TraceRecord, at parent: Line) -> String {
    let first = trace.text(record.first)
    switch record.kind {
    case .write: return writeText(record)
    case .source: return "changed \(first)\(values(record))"
    case .body, .row: return bodyText(record, at: parent)
    case .skipped: return "\(first) equal, skipped"
    case .notAsked: return "\(first) not asked"
    case .action, .task: return placed(first, trace.text(record.second))
    case .preference: return placed("preference \(first) differs", trace.text(record.second))
    case .mutation:
      let isBelowBody = parent.kind == .body || parent.kind == .row
      return isBelowBody ? first : placed(first, trace.text(record.second))
    case .report: return "reported: \(first)"
    default: return first
    }
  }

  private func values(_ record: TraceRecord) -> String {
    let (old, new) = (trace.text(record.second), trace.text(record.third))
    return new.isEmpty ? "" : old.isEmpty ? " -> \(new)" : " \(old) -> \(new)"
  }

  private func writeText(_ record: TraceRecord) -> String {
    let text = "wrote \(trace.text(record.first))\(values(record))"
    switch record.outcome {
    case .equal: return "\(text), equal"
    case .replaced: return "\(text), replaced"
    case .dropped:
      switch TraceRecorder.DroppedWrite(rawValue: record.field) {
      case .constant: return "\(text), dropped: it is constant"
      case .duringBody: return "\(text), dropped: a body was running"
      case nil: return "\(text), dropped: its view has gone"
      }
    default: return text
    }
  }

  private mutating func bodyText(_ record: TraceRecord, at parent: Line) -> String {
    var name = trace.text(record.first)
    let place = trace.place(of: record.subject)
    if record.kind == .row {
      if let part = place.components(before: " > Row").last { name = String(part) }
    }
    var text = name
    let causes = notified.removeValue(forKey: record.subject) ?? []
    if record.outcome == .first {
      text += " ran, new"
    } else {
      let reasons = reasons(record, causes)
      text += reasons.isEmpty ? " ran" : " ran for \(reasons.joined(separator: ", "))"
    }
    let reads = trace.text(record.third)
    if !reads.isEmpty { text += "; reads \(reads)" }
    if record.outcome == .equal { text += "; same result" }
    if showsTimes { text += "  \(record.fourth) µs" }
    let isPlaced = parent.kind != .body && parent.kind != .row && record.kind == .body
    let isKnown = place == name || place == parent.place
    return isPlaced && !isKnown ? placed(text, place) : text
  }

  /// Returns the reasons that a body ran: declared properties by their names, others by the names of what
  /// was written.
  private func reasons(_ record: TraceRecord, _ causes: [UInt32]) -> [String] {
    var reasons = trace.text(record.second).split(separator: ", ").map(String.init)
    let others = causes.compactMap { trace[$0] }.filter { $0.field < 0 }
      .compactMap { trace[$0.cause] }.map { trace.text($0.first) }
    if let index = reasons.firstIndex(of: "@dependencies"), !others.isEmpty {
      reasons.remove(at: index)
    }
    for name in others where !reasons.contains(name) { reasons.append(name) }
    return reasons
  }

  // MARK: Text

  func text(_ ordinals: [UInt32: Int]) -> String {
    var result = ""
    for root in roots where root.isReported {
      let ordinal = ordinals[root.number].map { "#\($0) " } ?? "# "
      root.text = placed(ordinal + rootText(root.number, ordinals), root.place)
      write(root, "", &result)
    }
    return result
  }

  func outline(_ ordinals: [UInt32: Int]) -> [TraceOutline] {
    roots.filter(\.isReported).map { root in
      root.text = rootText(root.number, ordinals)
      var outline = outline(of: root)
      outline.ordinal = ordinals[root.number] ?? 0
      outline.place = root.place
      return outline
    }
  }

  private func outline(of line: Line) -> TraceOutline {
    let record = trace[line.number]
    return TraceOutline(
      text: line.text + (line.isUnread ? ", notified no reader" : ""), kind: line.kind,
      outcome: record?.outcome ?? .none, record: line.number, subject: record?.subject ?? 0,
      microseconds: line.kind == .body || line.kind == .row ? record?.fourth ?? 0 : 0,
      children: line.children.map { outline(of: $0) })
  }

  private func write(_ line: Line, _ indent: String, _ result: inout String) {
    result += indent + line.text + (line.isUnread ? ", notified no reader" : "") + "\n"
    writeChildren(of: line, indent + "  ", &result)
  }

  private func writeChildren(of line: Line, _ indent: String, _ result: inout String) {
    var index = 0
    let children = line.children
    while index < children.count {
      let child = children[index]
      var end = index + 1
      if child.children.isEmpty {
        while end < children.count, children[end].text == child.text,
          children[end].children.isEmpty, children[end].isUnread == child.isUnread
        {
          end += 1
        }
      }
      if end - index > 1 {
        result += "\(indent)\(child.text) ×\(end - index)\n"
      } else if child.kind == .row {
        while end < children.count, children[end].kind == .row { end += 1 }
        let shown = min(end, index + 8)
        for row in children[index..<shown] { write(row, indent, &result) }
        if end > shown { result += "\(indent)\(end - shown) more rows ran\n" }
      } else {
        write(child, indent, &result)
      }
      index = end
    }
  }
}

extension String {
  /// Returns the components of a path, without an ending.
  fileprivate func components(before ending: String) -> [Substring] {
    let path = hasSuffix(ending) ? self[..<index(endIndex, offsetBy: -ending.count)] : self[...]
    var parts: [Substring] = []
    var start = path.startIndex
    var index = path.startIndex
    while index < path.endIndex {
      if path[index...].hasPrefix(" > ") {
        parts.append(path[start..<index])
        index = path.index(index, offsetBy: 3)
        start = index
      } else {
        index = path.index(after: index)
      }
    }
    parts.append(path[start...])
    return parts
  }
}
