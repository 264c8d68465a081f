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
  public var findings: [Finding] { recorder?.doctor?.findings ?? [] }
}
