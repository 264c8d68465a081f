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
    try objects.begin([])
    let file = folder.appendingPathComponent("View.o").path
    try ObjectFiles.write("", to: file)
    try end(objects)
    try ObjectFiles(folder: folder, library: next).begin([])
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
      try $0.begin([])
    }
    #expect(!areKept)
  }

  /// The compiler compares the times of files in whole seconds.
  @Test func theObjectOfAFileThatIsSavedTwiceWithinASecondIsRemoved() throws {
    for name in ["Changed.swift", "Unchanged.swift"] {
      try temporary.write("", to: name)
    }
    try save("Changed.swift", at: 1_700_000_000.25)
    var compiledEachTime = [try compiledFiles(), try compiledFiles()]
    try save("Changed.swift", at: 1_700_000_000.5)
    compiledEachTime += [try compiledFiles(), try compiledFiles()]
    #expect(
      compiledEachTime == [["Changed.swift", "Unchanged.swift"], [], ["Changed.swift"], []])
  }

  private func file(_ name: String) -> String {
    temporary.url.appendingPathComponent(name).path
  }

  private func save(_ name: String, at time: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: file(name))
  }

  /// Compiles the two files, of which the compiler takes those whose objects are missing.
  private func compiledFiles() throws -> [String] {
    let files = ["Changed.swift", "Unchanged.swift"]
    let objects = ObjectFiles(
      folder: temporary.url.appendingPathComponent("Objects"), library: "a library")
    try objects.begin(files.map(file))
    let map = objects.folder.appendingPathComponent("files.json")
    _ = try objects.arguments(for: files.map(file))
    let outputs = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(contentsOf: map))
    let compiled = files.filter { name in
      guard let object = outputs[file(name)]?["object"] else { return false }
      return !FileManager.default.fileExists(atPath: object)
    }
    for name in compiled { try ObjectFiles.write("", to: outputs[file(name)]!["object"]!) }
    try objects.end(0, "")
    return compiled
  }
}
