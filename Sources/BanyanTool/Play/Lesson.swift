import Foundation

/// The lesson in the comment at the top of a file.
///
///     // LESSON State: what runs when a value changes
///     //
///     // The number belongs to the screen, and only the screen reads it.
///     //
///     // TRY Tap Count.
///     // RUNS Screen
///     // RESTS Label, Footer
///     // BECAUSE Only the screen has read the number.
///     // SEE The number goes up; nothing else changes.
struct Lesson: Encodable, Equatable {
  /// An action to try, and its result.
  struct Attempt: Encodable, Equatable {
    let action: String
    /// The views whose bodies run.
    var runs: [String] = []
    /// The views whose bodies do not run.
    var rests: [String] = []
    var reason = ""
    var sight = ""
  }

  let title: String
  var text: [String] = []
  var attempts: [Attempt] = []

  /// - Returns: nil if the file is not a lesson.
  init?(_ source: String) {
    let lines = source.sourceLines
    let mark = "// LESSON "
    guard let first = lines.first, first.hasPrefix(mark) else { return nil }
    title = String(first.dropFirst(mark.count))
    var isParagraph = false
    for line in lines.dropFirst() {
      guard line.hasPrefix("//") else { break }
      let words = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
      let (key, rest) = Self.parted(words)
      switch key {
      case "TRY": attempts.append(Attempt(action: rest))
      case "RUNS" where !attempts.isEmpty: attempts[attempts.count - 1].runs = Self.names(rest)
      case "RESTS" where !attempts.isEmpty: attempts[attempts.count - 1].rests = Self.names(rest)
      case "BECAUSE" where !attempts.isEmpty: attempts[attempts.count - 1].reason = rest
      case "SEE" where !attempts.isEmpty: attempts[attempts.count - 1].sight = rest
      default:
        if words.isEmpty {
          isParagraph = false
        } else if isParagraph, let last = text.popLast() {
          text.append("\(last) \(words)")
        } else {
          text.append(words)
          isParagraph = true
        }
        continue
      }
      isParagraph = false
    }
  }

  private static func parted(_ words: String) -> (String, String) {
    let parts = words.split(separator: " ", maxSplits: 1)
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : "")
  }

  private static func names(_ words: String) -> [String] {
    words.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// The lessons that come with the tool, and the folder with a person's own copies.
struct Lessons: Sendable {
  struct Title: Encodable, Equatable {
    /// The file's name.
    let file: String
    let title: String
  }

  /// The folder with the tool's own lessons.
  let source: URL
  /// The folder with the person's copies.
  let folder: URL

  /// All lessons, in order.
  var titles: [Title] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasSuffix(".swift"),
        let text = try? String(contentsOf: source.appendingPathComponent(name), encoding: .utf8),
        let lesson = Lesson(text)
      else { return nil }
      return Title(file: name, title: lesson.title)
    }
  }

  /// Returns the person's copy of a lesson, which is made if there is none.
  ///
  /// - Parameter isFresh: Whether to replace an existing copy.
  /// - Throws: A ``Failure`` if there is no such lesson, or it cannot be written.
  func file(_ name: String, isFresh: Bool = false) throws -> PlayedFile {
    // Only names from the list are valid, so that no name leads out of the folder.
    guard titles.contains(where: { $0.file == name }),
      let text = try? String(contentsOf: source.appendingPathComponent(name), encoding: .utf8)
    else { throw Failure("there is no lesson \(name)") }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(folder.path) cannot be created")
    }
    let file = PlayedFile(path: folder.resolvingSymlinksInPath().appendingPathComponent(name).path)
    if isFresh || !FileManager.default.fileExists(atPath: file.path) {
      try file.write(text, over: nil)
    }
    return file
  }
}
