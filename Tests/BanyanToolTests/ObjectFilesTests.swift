import Foundation
import Testing

@testable import BanyanTool

/// When object files are used again.
@Suite struct ObjectFilesTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  /// Returns whether an object file that a compile has written is there for the next.
  ///
  /// - Parameters:
  ///   - next: the library that the next compile is for; this one is for "a library".
  ///   - end: what the compile does last.
  private func isKept(
    for next: String = "a library", after end: (ObjectFiles) throws -> Void
  ) throws -> Bool {
    let folder = temporary.url.appendingPathComponent(UUID().uuidString)
    let objects = ObjectFiles(folder: folder, library: "a library")
    try objects.begin()
    let file = folder.appendingPathComponent("View.o").path
    try ObjectFiles.write("", to: file)
    try end(objects)
    try ObjectFiles(folder: folder, library: next).begin()
    return FileManager.default.fileExists(atPath: file)
  }

  @Test func objectsAreKeptAlsoIfAFileDoesNotCompile() throws {
    let mistake = "View.swift:1:1: error: cannot find 'x' in scope\n"
    let areKept = [
      try isKept { try $0.end(0, "") },
      try isKept { try $0.end(1, mistake) },
    ]
    #expect(areKept == [true, true])
  }

  @Test func objectsOfAnotherLibraryAreRemoved() throws {
    let areKept = try isKept(for: "another library") { try $0.end(0, "") }
    #expect(!areKept)
  }

  @Test func objectsOfACompileThatDidNotComeToItsEndAreRemoved() throws {
    let crash = "error: compile command failed due to signal 6 (use -v to see invocation)\n"
    let areKept = [
      try isKept { _ in },
      try isKept { try $0.end(1, crash) },
      try isKept { try $0.end(128 + SIGKILL, "") },
    ]
    #expect(areKept == [false, false, false])
  }

  @Test func aCompileThatIsInterruptedLeavesNothingOfTheOneBefore() throws {
    let areKept = try isKept {
      try $0.end(0, "")
      try $0.begin()
    }
    #expect(!areKept)
  }
}
