import Testing

/// Has the doctor of traced apps run each body once more, to find what only that can show: identities and tasks
/// that are never the same, and views that show what has changed without a word.
///
/// ```swift
/// @Test(.bodiesTwice) func `nothing is wrong with the list`() {
///   let app = TestApp(ListView(), isTracing: true)
///   app.window.button("Add").tap()
///   #expect(app.findings == [])
/// }
/// ```
///
/// What such a body makes is compared and thrown away: it counts for nothing, and is in no trace. What it prints
/// is printed twice.
public struct BodiesTwice: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var isAsked = false

  /// Does something with it or without.
  @MainActor
  package static func when<Result>(_ isAsked: Bool, _ body: () -> Result) -> Result {
    $isAsked.withValue(isAsked, operation: body)
  }

  public var isRecursive: Bool { true }

  /// Runs a test with it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$isAsked.withValue(true, operation: function)
  }
}

extension Trait where Self == BodiesTwice {
  /// Has the doctor of traced apps run each body once more: see ``BodiesTwice``.
  public static var bodiesTwice: Self { BodiesTwice() }
}
