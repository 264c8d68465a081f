/// What a page of the playground shows, as it is sent to it.
struct PlayState: Encodable {
  enum Phase: String, Encodable {
    /// No file has been chosen.
    case choosing
    /// The file is being compiled, or its program is starting.
    case building
    case running
    /// The file does not compile, or its program does not start. The program before goes on running.
    case failed
    /// The program has ended.
    case ended
  }

  /// Something that is wrong at a place in the file.
  struct Problem: Encodable, Equatable {
    var line: Int?
    var column: Int?
    /// `error`, `warning`, or how much a finding matters.
    let kind: String
    let text: String
    /// What to write instead.
    var advice: String?
    /// The doctor's rule.
    var rule: String?
  }

  /// Something that the program has said or done.
  struct Entry: Encodable {
    var number: Int
    /// `print` or `update`.
    let kind: String
    let text: String
    /// What the person did; nil for an update that came by itself.
    var event: String?
    var views: [Ran]?
  }

  /// Something that can be shown of the program.
  struct Tab: Codable, Equatable {
    let title: String
    /// What the address of its windows begins with; nil for what the program shows by itself.
    var name: String?
  }

  /// What an update did to the views of one type.
  struct Ran: Codable, Equatable {
    let name: String
    var new: Int
    var changed: Int
    var same: Int
    var skipped: Int
  }

  var phase = Phase.choosing
  /// The file's name, and its full path.
  var name: String?
  var path: String?
  /// The revision of the text that the file has.
  var revision: String?
  /// The revision of the text that the running program was made from; nil if none runs.
  var runningRevision: String?
  /// Goes up when the page has to load its frame again: for the program of another file, and for one that follows a
  /// program that has ended.
  var frame = 0
  /// What can be shown of the program: its app, or its first preview, and then its other previews.
  var tabs: [Tab] = []
  /// What became of the state of the program before.
  var notice: String?
  var problems: [Problem] = []
  /// Why the program has ended.
  var end: Problem?
  var findings: [Problem] = []
  var entries: [Entry] = []
  /// How many entries there have been.
  var entryCount = 0
  var lesson: Lesson?

  private static let mostEntries = 300
  private static let longestLine = 2_000

  mutating func add(
    _ kind: String, _ text: String, event: String? = nil, views: [Ran]? = nil
  ) {
    entryCount += 1
    let text = kind == "print" ? String(text.prefix(Self.longestLine)) : text
    entries.append(
      Entry(number: entryCount, kind: kind, text: text, event: event, views: views))
    if entries.count > Self.mostEntries { entries.removeFirst(entries.count - Self.mostEntries) }
  }

  /// Adds a finding once, however often it is reported.
  mutating func add(_ finding: Problem) {
    guard findings.count < 200, !findings.contains(finding) else { return }
    findings.append(finding)
  }
}
