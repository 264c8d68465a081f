/// What a page of the playground shows, as it is told.
struct PlayState: Encodable {
  enum Phase: String, Encodable {
    /// No file has been chosen.
    case choosing
    /// The file is compiled, and its program started.
    case building
    case running
    /// The file as it is does not compile, or its program does not start. What ran before goes on.
    case failed
    /// The program has ended.
    case ended
  }

  /// Something that is wrong at a place of the file.
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
    /// What was done; nil for what came of itself.
    var event: String?
    var views: [Ran]?
  }

  /// What came of the views of one type in an update.
  struct Ran: Codable, Equatable {
    let name: String
    var new: Int
    var changed: Int
    var same: Int
    var skipped: Int
  }

  var phase = Phase.choosing
  /// The file's name, and the whole path.
  var name: String?
  var path: String?
  /// Which text the file has.
  var revision: String?
  /// Of which text the program is that runs; nil if none does.
  var runningRevision: String?
  /// Goes up when the frame is to be filled anew: when another file's program runs, or one after another has ended.
  var frame = 0
  /// What has become of the state of the program before.
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

  /// Each place once, however often it is found.
  mutating func add(_ finding: Problem) {
    guard findings.count < 200, !findings.contains(finding) else { return }
    findings.append(finding)
  }
}
