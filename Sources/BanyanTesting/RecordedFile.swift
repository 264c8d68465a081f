import Foundation

/// A file with what a test has recorded, in a folder `__Snapshots__` beside the test.
package struct RecordedFile {
  /// The files that are written instead of being compared.
  package enum Recording {
    /// All files.
    case all
    /// Files that are missing, and those that differ.
    case failed
    /// Files that are missing.
    case missing
    /// None.
    case never
  }

  /// The difference between what was recorded and what is there now.
  package struct Difference {
    /// Describes the difference.
    var text: String
    /// The path of the file with what is there now; nil if there is none.
    var artifact: String?

    init(_ text: String, artifact: String? = nil) {
      self.text = text
      self.artifact = artifact
    }
  }

  /// The path of the file.
  package var path: String { file.path }
  /// Adds to the description of a difference, from the paths of the file and of what is there now; nil for nothing.
  package var note: ((_ reference: String, _ new: String) -> String)?
  private let folder, file: URL
  private let name: String

  /// - Parameters:
  ///   - name: distinguishes several files of a test. Default: `1`.
  ///   - type: the extension of the file's name.
  ///   - filePath: the path of the test's source.
  ///   - function: the name of the test.
  package init(_ name: String?, type: String, filePath: String, function: String) {
    let source = URL(fileURLWithPath: filePath)
    let stem = source.deletingPathExtension().lastPathComponent
    folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(stem)")
    self.name = "\(Self.plain(function)).\(Self.plain(name ?? "1"))"
    file = folder.appendingPathComponent("\(self.name).\(type)")
  }

  /// Returns a name with dashes in place of everything but letters, digits and underscores.
  private static func plain(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }

  private static let recordsAll =
    ProcessInfo.processInfo.environment["BANYAN_RECORD_PICTURES"].map { !$0.isEmpty && $0 != "0" }
    ?? false

  /// Compares data with the file, or writes it.
  /// - Parameter difference: compares what is recorded.
  /// - Returns: what is wrong; nil if nothing is.
  package func check(
    _ data: Data, records: Recording, difference: (_ recorded: Data) throws -> Difference?
  ) throws -> String? {
    let recorded = FileManager.default.contents(atPath: path)
    let records = Self.recordsAll ? .all : records
    guard let recorded else {
      if records == .never { return "Nothing has been recorded.\n  reference:  \(path)" }
      try write(data)
      return
        "Nothing had been recorded, so this has been: look at it, and run the test again.\n  reference:  \(path)"
    }
    if records == .all {
      try write(data)
      return nil
    }
    guard let difference = try difference(recorded) else { return nil }
    if records == .failed {
      try write(data)
      return "\(difference.text)\nIt has been recorded anew.\n  reference:  \(path)"
    }
    let note = difference.artifact.flatMap { new in self.note?(path, new) } ?? ""
    return "\(difference.text)\n  reference:  \(path)" + (note.isEmpty ? "" : "\n\(note)")
  }

  /// Compares a text with the file, line by line, or writes it.
  /// - Returns: what is wrong; nil if nothing is.
  package func problem(of text: String, records: Recording) throws -> String? {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    return try check(Data(text.utf8), records: records) { recorded in
      let known = String(decoding: recorded, as: UTF8.self)
      // Files that other tools have written may end without a new line.
      if known == text || known + "\n" == text { return nil }
      let new = try writeArtifact(Data(text.utf8), "new.\(file.pathExtension)")
      let (old, lines) = (known.split(separator: "\n"), text.split(separator: "\n"))
      let changes = lines.difference(from: old).map { change in
        switch change {
        case .insert(_, let line, _): "+ \(line)"
        case .remove(_, let line, _): "- \(line)"
        }
      }
      return Difference(
        "The text is different:\n\(changes.joined(separator: "\n"))\n  new:        \(new)",
        artifact: new)
    }
  }

  private func write(_ data: Data) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Writes a file for a person who looks for the reason of a failure, and returns its path.
  package func writeArtifact(_ data: Data, _ suffix: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("BanyanPictures/\(self.folder.lastPathComponent)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).\(suffix)")
    try data.write(to: file, options: .atomic)
    return file.path
  }
}
