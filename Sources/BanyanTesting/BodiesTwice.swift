import Testing

/// Makes the doctor of traced apps run each body a second time, to find problems that only this reveals:
/// identities and tasks that are never the same, and views that show changed data without being notified.
///
/// ```swift
/// @Test(.bodiesTwice) func `nothing is wrong with the list`() {
///   let app = TestApp(ListView(), isTracing: true)
///   app.window.button("Add").tap()
///   #expect(app.findings == [])
/// }
/// ```
///
/// The result of such a run is compared and discarded: it has no effect, and is in no trace. Its output is
/// printed twice.
public struct BodiesTwice: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var isAsked = false

  /// Runs a closure with the trait on or off.
  @MainActor
  package static func when<Result>(_ isAsked: Bool, _ body: () -> Result) -> Result {
    $isAsked.withValue(isAsked, operation: body)
  }

  public var isRecursive: Bool { true }

  /// Runs a test with the trait on.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$isAsked.withValue(true, operation: function)
  }
}

extension Trait where Self == BodiesTwice {
  /// Makes the doctor of traced apps run each body a second time: see ``BodiesTwice``.
  public static var bodiesTwice: Self { BodiesTwice() }
}
