import Foundation

/// The times at which files had been saved when they were last compiled.
///
/// The compiler compares these times in whole seconds, so it takes a file that is saved twice within one for unchanged. It
/// compiles every file whose object is missing, so whoever calls it removes the objects of changed files first.
struct SavedTimes {
  /// The file that keeps the times.
  let record: URL

  /// Records the current times.
  ///
  /// - Parameters:
  ///   - files: The files that are to be compiled.
  ///   - didChange: Called with those that have been saved since they were last recorded.
  /// - Throws: The system's error if the folder of the record is not writable.
  func update(for files: [String], _ didChange: ([String]) -> Void) throws {
    let previous = (try? Data(contentsOf: record)).flatMap {
      try? JSONDecoder().decode([String: Date].self, from: $0)
    }
    var times: [String: Date] = [:]
    for file in files {
      times[file] = Checkout.changed(URL(fileURLWithPath: file).resolvingSymlinksInPath())
    }
    didChange(files.filter { previous?[$0] != nil && previous?[$0] != times[$0] })
    // Last, so that a tool that is killed before finds the same changes again.
    try FileManager.default.createDirectory(
      at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(times).write(to: record, options: .atomic)
  }
}
