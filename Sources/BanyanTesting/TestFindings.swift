import BanyanGraph
import SwiftUICore

/// Something that is wrong in a program, as ``TestApp/findings`` has it.
public typealias Finding = BanyanGraph.Finding

extension TestApp {
  /// What is wrong with the app, seen since the last reset: what, why, and what to write instead, once for each
  /// place. Empty unless the app is tracing.
  ///
  /// ```swift
  /// let app = TestApp(ContentView(), isTracing: true)
  /// app.window.button("Add").tap()
  /// #expect(app.findings == [])
  /// ```
  ///
  /// What may be meant so is in ``notes``.
  public var findings: [Finding] {
    (recorder?.doctor?.findings ?? []).filter { $0.severity > .note }
  }

  /// What the doctor has seen that may be meant so, or that not all facts speak for. Empty unless the app is tracing.
  public var notes: [Finding] {
    (recorder?.doctor?.findings ?? []).filter { $0.severity == .note }
  }

  /// Why a view was not updated since the last reset, in words: what it reads, and what became of all that
  /// was written. Of a view that was updated it says so. Empty unless the app is tracing.
  ///
  /// ```swift
  /// app.window.button("Count").tap()
  /// #expect(app.whyNot("NumberList") == "NumberList did not run; it reads nothing.\n  …")
  /// ```
  /// - Parameters:
  ///   - view: The type of the view without the types around it, or its path where there are several.
  ///   - source: What is asked about, as a trace calls it, such as `Counter.count`; all that was written
  ///     unless it is given.
  public func whyNot(_ view: String, _ source: String? = nil) -> String {
    guard let recorder, recorder.tracesCauses, let records else { return "" }
    return WhyNot(in: openWindows.compactMap(\.runningWindow), records).answer(for: view, source)
  }
}
