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
///
/// Or a change to make, with the code that it is about and one that will do:
///
///     // DO Make the number larger.
///     // FIND Text("\(count)")
///     // ANSWER Text("\(count)").font(.largeTitle)
///     // SEE Modifiers return another view.
struct Lesson: Encodable, Equatable {
  /// An action to try, or a change to make, and its result.
  struct Attempt: Encodable, Equatable {
    let action: String
    /// Whether it is a change of the text.
    var isChange = false
    /// The views whose bodies run.
    var runs: [String] = []
    /// The views whose bodies do not run.
    var rests: [String] = []
    var reason = ""
    var sight = ""
    /// The code that is replaced, and the lines that replace it.
    var place = ""
    var answer: [String] = []

    /// Whether it has nothing but the action.
    fileprivate var isOpen: Bool {
      self == Attempt(action: action, isChange: isChange)
    }
  }

  let title: String
  /// The name of the lessons that it belongs to, such as "From zero".
  var part = ""
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
      case "PART": part = rest
      case "TRY": attempts.append(Attempt(action: rest))
      case "DO": attempts.append(Attempt(action: rest, isChange: true))
      case "RUNS" where !attempts.isEmpty: attempts[attempts.count - 1].runs = Self.names(rest)
      case "RESTS" where !attempts.isEmpty: attempts[attempts.count - 1].rests = Self.names(rest)
      case "BECAUSE" where !attempts.isEmpty: attempts[attempts.count - 1].reason = rest
      case "SEE" where !attempts.isEmpty: attempts[attempts.count - 1].sight = rest
      case "FIND" where !attempts.isEmpty: attempts[attempts.count - 1].place = rest
      case "ANSWER" where !attempts.isEmpty:
        // The indentation of code counts.
        attempts[attempts.count - 1].answer.append(Self.code(in: line))
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

  /// The keys of lines that a person should not read before they have tried.
  private static let keysOfAnswers: Set = ["RUNS", "RESTS", "BECAUSE", "SEE", "FIND", "ANSWER"]

  /// Returns a lesson's text without the answers in its comment.
  static func withoutAnswers(_ source: String) -> String {
    guard Lesson(source) != nil else { return source }
    let lines = source.sourceLines
    let end = lines.firstIndex { !$0.hasPrefix("//") } ?? lines.endIndex
    let comment = lines[..<end].filter { line in
      !keysOfAnswers.contains(parted(line.dropFirst(2).trimmingCharacters(in: .whitespaces)).0)
    }
    return (comment + lines[end...]).joined(separator: "\n")
  }

  /// Takes the answers of another lesson for actions that have none here.
  fileprivate mutating func takeAnswers(of other: Lesson) {
    part = other.part
    for index in attempts.indices where attempts[index].isOpen {
      let action = attempts[index].action
      if let same = other.attempts.first(where: { $0.action == action }) { attempts[index] = same }
    }
  }

  private static func code(in line: Substring) -> String {
    let words = line.dropFirst(2).drop { $0 == " " }.dropFirst("ANSWER".count)
    return String(words.first == " " ? words.dropFirst() : words)
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
    var part = ""
    /// The number of its actions and changes.
    var attemptCount = 0
  }

  /// The folder with the tool's own lessons.
  let source: URL
  /// The folder with the person's copies.
  let folder: URL

  /// All lessons with their files' names, in order.
  private var all: [(file: String, lesson: Lesson)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasSuffix(".swift"),
        let text = try? String(contentsOf: source.appendingPathComponent(name), encoding: .utf8),
        let lesson = Lesson(text)
      else { return nil }
      return (name, lesson)
    }
  }

  /// The titles of all lessons, in order.
  var titles: [Title] {
    all.map { file, lesson in
      Title(
        file: file, title: lesson.title, part: lesson.part, attemptCount: lesson.attempts.count)
    }
  }

  /// Returns the lesson in a file, with the answers that a person's copy does not have.
  func lesson(in text: String) -> Lesson? {
    guard var lesson = Lesson(text) else { return nil }
    if let own = all.first(where: { $0.lesson.title == lesson.title }) {
      lesson.takeAnswers(of: own.lesson)
    }
    return lesson
  }

  /// Returns the person's copy of a lesson, which is made if there is none. It does not have the answers.
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
      try file.write(Lesson.withoutAnswers(text), over: nil)
    }
    return file
  }
}
