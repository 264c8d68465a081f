import BanyanGraph
import BanyanInsight
import SwiftUICore

/// A problem in a program, as listed in ``TestApp/findings``.
public typealias Finding = BanyanGraph.Finding

extension TestApp {
  /// The problems of the app since the last reset: each with its reason and the suggested change, once for each
  /// place. Empty unless the app is tracing.
  ///
  /// ```swift
  /// let app = TestApp(ContentView(), isTracing: true)
  /// app.window.button("Add").tap()
  /// #expect(app.findings == [])
  /// ```
  ///
  /// Findings that may be intended are in ``notes``.
  public var findings: [Finding] {
    (recorder?.doctor?.findings ?? []).filter { $0.severity > .note }
  }

  /// The doctor's findings that may be intended, or that are not fully supported by facts. Empty unless the app is
  /// tracing.
  public var notes: [Finding] {
    (recorder?.doctor?.findings ?? []).filter { $0.severity == .note }
  }

  /// Returns the reason why a text is on the screen: the chain from an event or outside cause to the newest change
  /// since the last reset that made an element show it. Empty unless the app is tracing.
  ///
  /// ```swift
  /// app.window.button("Count").tap()
  /// print(app.why("1"))
  /// // #1 tap Button "Count"  CounterView
  /// //   wrote CounterView.count 0 -> 1
  /// //   CounterView ran for _count; reads _count
  /// //     Text "0" becomes "1"
  /// ```
  public func why(_ text: String) -> String {
    guard let recorder, recorder.tracesCauses else { return "" }
    var narrator = TraceNarrator()
    for event in narrator.outline(recorder.trace).reversed() {
      guard let way = event.way(toShowing: text) else { continue }
      let place = event.place.isEmpty ? "" : "  \(event.place)"
      var lines = ["#\(event.ordinal) \(event.text)\(place)"]
      if let write = recorder.write(behind: way[0], in: event) { lines.append("  \(write.text)") }
      for (depth, line) in way.enumerated() {
        lines.append(String(repeating: "  ", count: depth + 1) + line.text)
      }
      return lines.joined(separator: "\n")
    }
    return "Nothing on record has made an element show \"\(text)\"."
  }

  /// Returns the reason why a view was not updated since the last reset, in words: the data that it reads, and the
  /// effects of all writes. If the view was updated, the text reports that. Empty unless the app is tracing.
  ///
  /// ```swift
  /// app.window.button("Count").tap()
  /// #expect(app.whyNot("NumberList") == "NumberList did not run; it reads nothing.\n  …")
  /// ```
  /// - Parameters:
  ///   - view: The type of the view without enclosing types, or its path if there are several.
  ///   - source: The name of the data in a trace, such as `Counter.count`; all writes if it is not given.
  public func whyNot(_ view: String, _ source: String? = nil) -> String {
    guard let recorder, recorder.tracesCauses, let records else { return "" }
    return WhyNot(in: openWindows.compactMap(\.runningWindow), records).answer(for: view, source)
  }
}

extension TraceOutline {
  /// Returns the lines from the first one below this to the last change that shows a text; nil if there is none.
  fileprivate func way(toShowing text: String) -> [TraceOutline]? {
    for child in children.reversed() {
      if let way = child.way(toShowing: text) { return [child] + way }
      if child.kind == .mutation, child.shows(text) { return [child] }
    }
    return nil
  }

  private func shows(_ words: String) -> Bool {
    text.hasSuffix(" becomes \"\(words)\"") || text.hasSuffix(" \"\(words)\" appears")
  }
}

extension TraceRecorder {
  /// Returns the write that a body was notified of, which is beside the body's line.
  fileprivate func write(behind line: TraceOutline, in event: TraceOutline) -> TraceOutline? {
    guard let body = record(line.record), let notified = record(body.cause),
      notified.kind == .notified
    else {
      return nil
    }
    return event.children.first { $0.record == notified.cause }
  }
}
