/// The state of a playground page, in the form that is sent to it.
struct PlayState: Encodable {
  enum Phase: String, Encodable {
    /// No file has been chosen.
    case choosing
    /// The file is being compiled, or its program is starting.
    case building
    case running
    /// The file does not compile, or its program does not start. The previous program keeps running.
    case failed
    /// The program has ended.
    case ended
  }

  /// A problem at a place in the file.
  struct Problem: Encodable, Equatable {
    var line: Int?
    var column: Int?
    /// `error`, `warning`, or the severity of a finding.
    let kind: String
    let text: String
    /// The suggested change.
    var advice: String?
    /// The doctor's rule.
    var rule: String?
  }

  /// A line of output, or an update, of the program.
  struct Entry: Encodable {
    var number: Int
    /// `print` or `update`.
    let kind: String
    let text: String
    /// The person's action; nil for an update without one.
    var event: String?
    var views: [Ran]?
  }

  /// A tab with content of the program.
  struct Tab: Codable, Equatable {
    let title: String
    /// The prefix of the address of its windows; nil for the program's own content.
    var name: String?
  }

  /// The effect of an update on the views of one type.
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
  /// The revision of the file's text.
  var revision: String?
  /// The revision of the running program's source; nil if none runs.
  var runningRevision: String?
  /// Increased when the page must load its frame again: for the program of another file, and for one that follows a
  /// program that has ended.
  var frame = 0
  /// The tabs of the program: its app, or its first preview, and then its other previews.
  var tabs: [Tab] = []
  /// The report on the state of the previous program.
  var notice: String?
  var problems: [Problem] = []
  /// The reason why the program has ended.
  var end: Problem?
  var findings: [Problem] = []
  var entries: [Entry] = []
  /// The total number of entries so far.
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

  /// Adds a finding, unless it has been reported before.
  mutating func add(_ finding: Problem) {
    guard findings.count < 200, !findings.contains(finding) else { return }
    findings.append(finding)
  }
}
