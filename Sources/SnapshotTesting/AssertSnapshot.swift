import BanyanTesting
import Foundation
import Testing
import XCTest

/// Compares a value with what an earlier run has recorded of it.
///
/// ```swift
/// @Test func card() {
///   assertSnapshot(of: Card(text: "Hello"), as: .image(layout: .fixed(width: 320, height: 80)))
/// }
/// ```
///
/// The reference is a file beside the test: `__Snapshots__/CardTests/card.1.png`. If there is none, it is written and the test fails, so
/// that somebody looks at it. `record` and ``withSnapshotTesting(record:diffTool:operation:)-swift.function`` change what is written. Works
/// in tests of XCTest and of Swift Testing.
///
/// - Parameters:
///   - value: the value to compare. What it throws fails the test.
///   - snapshotting: how the value becomes what is written in the file.
///   - name: distinguishes several references of a test. By default they are numbered from 1.
///   - recording: which references are written; nil for the setting of the surrounding `withSnapshotTesting`.
///   - fileID: the module and file of the test.
///   - filePath: the path of the test's source.
///   - testName: the name of the test.
///   - line: the line at which a failure is shown.
///   - column: the column at which a failure is shown.
@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, file: filePath,
    testName: testName)
  guard let failure else { return }
  if Test.current == nil {
    XCTFail(failure, file: filePath, line: line)
  } else {
    Issue.record(
      "\(failure)",
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }
}

/// Compares a value with several references, one for each way in which it is written.
///
/// The parameters are those of ``assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)``.
/// - Parameter strategies: the ways, by the names of their references.
@MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with what an earlier run has recorded of it, for assertions of your own.
///
/// The parameters are those of ``assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)``.
/// - Returns: what is wrong; nil if the value agrees with its reference.
@MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  file filePath: StaticString = #filePath, testName: String = #function
) -> String? {
  let configuration = SnapshotTestingConfiguration.current
  let name = name ?? "\(ReferenceNumbers.next(path: "\(filePath)", test: testName))"
  var file = RecordedFile(
    name, type: snapshotting.pathExtension, filePath: "\(filePath)", function: testName)
  file.note = { configuration.diffTool($0, $1) }
  do {
    return try snapshotting.problem(try value(), file, (recording ?? configuration.record).files)
  } catch {
    return "\(error)"
  }
}

/// The numbers of references without a name.
@MainActor
private enum ReferenceNumbers {
  private static var last: [String: Int] = [:]

  static func next(path: String, test: String) -> Int {
    let key = "\(path) \(test)"
    last[key, default: 0] += 1
    return last[key] ?? 1
  }
}
