import BanyanGraph
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

  /// Returns the reason why a view was not updated since the last reset, in words: the data that it reads, and the
  /// effects of all writes. If the view was updated, the answer tells that. Empty unless the app is tracing.
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
