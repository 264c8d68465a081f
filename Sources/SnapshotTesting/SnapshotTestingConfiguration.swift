import BanyanTesting
import Testing

/// Changes how snapshots are compared within an operation.
///
/// ```swift
/// withSnapshotTesting(record: .all) { assertSnapshot(of: Card(), as: .image) }
/// ```
///
/// A test case of XCTest does it for all of its tests in `invokeTest()`, and a suite of Swift Testing by `@Suite(.snapshots(record: .failed))`.
/// - Parameters:
///   - record: which references are written; nil for the surrounding setting.
///   - diffTool: the program that shows differences; nil for the surrounding setting.
///   - operation: the operation.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .current.changed(record, diffTool), operation: operation)
}

/// Changes how snapshots are compared within an asynchronous operation.
///
/// - Parameters:
///   - record: which references are written; nil for the surrounding setting.
///   - diffTool: the program that shows differences; nil for the surrounding setting.
///   - operation: the operation.
nonisolated(nonsending)
  public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result
{
  try await SnapshotTestingConfiguration.$current.withValue(
    .current.changed(record, diffTool), operation: operation)
}

/// A Boolean value that indicates whether all references are written anew, outside of `withSnapshotTesting`. Default: false.
@MainActor
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.recordsAll }
  set { SnapshotTestingConfiguration.recordsAll = newValue }
}

/// The settings with which snapshots are compared.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var current = SnapshotTestingConfiguration()
  @MainActor static var recordsAll = false

  private var ownRecord: Record?
  private var ownDiffTool: DiffTool?

  /// Which references are written.
  @MainActor var record: Record { ownRecord ?? (Self.recordsAll ? .all : .missing) }
  /// The program that shows differences.
  var diffTool: DiffTool { ownDiffTool ?? .default }

  fileprivate func changed(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    var configuration = self
    configuration.ownRecord = record ?? ownRecord
    configuration.ownDiffTool = diffTool ?? ownDiffTool
    return configuration
  }

  /// Which references are written.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let files: RecordedFile.Recording

    /// All references are written anew, and nothing is compared.
    public static let all = Record(files: .all)
    /// References that are missing are written, and so are those that differ. The test fails for both.
    public static let failed = Record(files: .failed)
    /// References that are missing are written, and the test fails. This is the default.
    public static let missing = Record(files: .missing)
    /// Nothing is written. A missing reference fails the test.
    public static let never = Record(files: .never)

    private init(files: RecordedFile.Recording) { self.files = files }

    /// Creates ``all`` from true, and ``missing`` from false.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// The program that shows the difference between a reference and a new picture or text.
  ///
  /// Its name, or the text that a function returns, is added to the message of a failure, so that it can be copied into a terminal.
  /// ```swift
  /// withSnapshotTesting(diffTool: "compare") { … }   // adds: compare "reference.png" "new.png"
  /// ```
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ reference: String, _ new: String) -> String

    /// - Parameter command: returns what is added to the message, from the paths of both files.
    public init(_ command: @escaping @Sendable (_ reference: String, _ new: String) -> String) {
      self.command = command
    }

    /// Creates a tool from the name of a program that takes the paths of both files as its arguments.
    public init(stringLiteral value: String) {
      self.init { #"\#(value) "\#($0)" "\#($1)""# }
    }

    /// Nothing is added, because the message has the paths anyway.
    public static let `default` = DiffTool { _, _ in "" }

    /// Returns what is added to the message of a failure.
    public func callAsFunction(_ reference: String, _ new: String) -> String {
      command(reference, new)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Changes how the snapshots of a test or suite are compared.
  /// - Parameters:
  ///   - record: which references are written; nil for the surrounding setting.
  ///   - diffTool: the program that shows differences; nil for the surrounding setting.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTrait(record: record, diffTool: diffTool)
  }
}

/// A trait that changes how the snapshots of a test or suite are compared.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate let record: SnapshotTestingConfiguration.Record?
  fileprivate let diffTool: SnapshotTestingConfiguration.DiffTool?

  /// A suite's trait is that of its tests and suites.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      .current.changed(record, diffTool)
    ) { try await function() }
  }
}
