import Foundation
import Testing

@testable import BanyanTool

/// Access to the playground (insight P4).
@Suite struct PlayGateTests {
  private let gate = PlayGate(host: "127.0.0.1:8080", key: "0123456789abcdef")

  private func status(
    _ path: String = "/0123456789abcdef/text", _ method: String = "GET",
    _ changes: [String: String?] = [:]
  ) throws -> Int {
    var headers = ["Host": "127.0.0.1:8080", "Sec-Fetch-Site": "same-origin"]
    if method == "POST" {
      headers["Origin"] = "http://127.0.0.1:8080"
      headers["Content-Type"] = "application/json"
    }
    for (name, value) in changes { headers[name] = value }
    let lines = ["\(method) \(path) HTTP/1.1"] + headers.map { "\($0): \($1)" }
    let request = try #require(PlayRequest(head: lines.joined(separator: "\r\n")))
    do {
      _ = try gate.admit(request)
      return 200
    } catch {
      return error.status
    }
  }

  @Test func pagesOfTheirOwnAreLetIn() throws {
    #expect(try status() == 200)
    #expect(try status("/0123456789abcdef/text", "POST") == 200)
    #expect(try status("/0123456789abcdef/", "GET", ["Sec-Fetch-Site": "none"]) == 200)
    let request = try #require(
      PlayRequest(
        head: "GET /0123456789abcdef/a/b HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n"
          + "Sec-Fetch-Site: same-origin"))
    #expect(try gate.admit(request) == "/a/b")
  }

  @Test(arguments: [
    "/", "/text", "/0123456789abcdee/text", "/0123456789abcde/text", "/0123456789abcdef0/text",
    "//0123456789abcdef/text", "/0123456789ABCDEF/text", "/0123456789abcdef",
  ])
  func anotherKeyIsRefused(path: String) throws {
    #expect(try status(path) == 404)
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.1:81", "localhost:8080", "evil.example:8080", ""])
  func anotherNameIsRefused(name: String) throws {
    #expect(try status("/0123456789abcdef/text", "GET", ["Host": name]) == 421)
    #expect(try status("/0123456789abcdef/text", "GET", ["Host": nil]) == 421)
  }

  @Test(arguments: ["GET", "POST"])
  func whatAnotherPageAsksForIsRefused(method: String) throws {
    for site in ["cross-site", "same-site", "none", nil] {
      #expect(try status("/0123456789abcdef/text", method, ["Sec-Fetch-Site": site]) == 403)
    }
    for origin in ["http://evil.example", "http://127.0.0.1:81", "https://127.0.0.1:8080", "null"] {
      #expect(try status("/0123456789abcdef/text", method, ["Origin": origin]) == 403)
    }
    for header in ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"] {
      #expect(try status("/0123456789abcdef/text", method, [header: "x"]) == 403)
    }
  }

  @Test func whoWritesStatesWhereFromAndWhat() throws {
    let path = "/0123456789abcdef/text"
    #expect(try status(path, "POST", ["Origin": nil]) == 403)
    #expect(try status(path, "POST", ["Content-Type": "text/plain"]) == 415)
    #expect(try status(path, "POST", ["Content-Type": nil]) == 415)
    // The page itself accepts no writes.
    #expect(try status("/0123456789abcdef/", "POST", ["Sec-Fetch-Site": "none"]) == 403)
  }

  @Test func keysAreNotTheSameTwice() {
    let keys = Set((0..<100).map { _ in PlayGate.makeKey() })
    #expect(keys.count == 100 && keys.allSatisfy { $0.utf8.count == 32 })
  }

  @Test(arguments: [
    "", "GET", "GET /", "GET / HTTP/1.0", "GET  / HTTP/1.1", "PUT / HTTP/1.1", "GET x HTTP/1.1",
    "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "GET / HTTP/1.1\r\n: a",
    "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked",
    "GET / HTTP/1.1\r\nOrigin: a\r\norigin: b", "GET / HTTP/1.1\r\nA: b\nHost: c",
    "GET / HTTP/1.1\r\n Host: a",
  ])
  func whatIsNoRequestIsNotRead(head: String) {
    #expect(PlayRequest(head: head) == nil)
  }

  @Test func aBodyHasALength() {
    func length(_ text: String) -> Int? {
      PlayRequest(head: "POST / HTTP/1.1\r\nContent-Length: \(text)")?.bodyLength
    }
    #expect(length("12") == 12)
    #expect(length("2097152") == 2_097_152)
    for text in ["2097153", "-1", "+1", "x", "", "99999999999999999999", "1, 2"] {
      #expect(length(text) == nil, "\(text)")
    }
  }
}

/// The time that a request may take (insight P4).
@Suite struct PlayConnectionTests {
  private let ends: (theirs: CInt, ours: CInt)

  init() throws {
    var pair: [CInt] = [0, 0]
    try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &pair) == 0)
    ends = (pair[0], pair[1])
  }

  /// Sends bytes, one at a time, until the other end closes.
  private func drip(_ start: String, _ rest: UInt8) {
    let descriptor = ends.theirs
    Thread.detachNewThread {
      let start = Array(start.utf8)
      send(descriptor, start, start.count, CInt(MSG_NOSIGNAL))
      while send(descriptor, [rest], 1, CInt(MSG_NOSIGNAL)) == 1 { usleep(500) }
      close(descriptor)
    }
  }

  /// Each byte comes soon after the last, and the request never ends.
  @Test(arguments: [
    "GET / HTTP/1.1\r\nA: ", "POST / HTTP/1.1\r\nContent-Length: 2000000\r\n\r\n",
  ])
  func aRequestThatDripsIsGivenUp(start: String) {
    drip(start, UInt8(ascii: "a"))
    let connection = PlayConnection(ends.ours, patience: .milliseconds(200))
    #expect(connection.request() == nil)
    connection.end()
  }

  @Test func anAnswerThatNobodyReadsIsGivenUp() {
    let connection = PlayConnection(ends.ours, patience: .milliseconds(200))
    #expect(!connection.send(Data(count: 64 << 20)))
    connection.end()
    close(ends.theirs)
  }

  @Test func aWholeRequestIsRead() throws {
    let text = "POST /a HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi"
    send(ends.theirs, text, text.utf8.count, 0)
    let connection = PlayConnection(ends.ours, patience: .seconds(300))
    let request = try #require(try connection.request()?.get())
    #expect(request.path == "/a" && request.body == Array("hi".utf8))
    connection.end()
    close(ends.theirs)
  }
}

/// The file that is edited in the page (insight P1).
@Suite struct PlayedFileTests {
  @Test func aTextIsWrittenOverTheOneThatWasKnown() throws {
    let folder = try TemporaryFolder(["A.swift": "one"])
    let file = PlayedFile(path: folder.url.appendingPathComponent("A.swift").path)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try file.write("two", over: PlayedFile.revision(of: "one"))
    #expect(try file.text() == "two")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["A.swift"])
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o666])
  func aFileKeepsItsMode(mode: Int) throws {
    let folder = try TemporaryFolder(["A.swift": "one"])
    let file = PlayedFile(path: folder.url.appendingPathComponent("A.swift").path)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    try file.write("two", over: nil)
    let kept = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(kept as? Int == mode)
  }

  /// Somebody else who can write to the folder has put a link where the text would be written first.
  @Test func aSaveWritesThroughNoLinkThatStandsBesideTheFile() throws {
    let folder = try TemporaryFolder(["A.swift": "one", "theirs/secret": "kept"])
    let file = PlayedFile(path: folder.url.appendingPathComponent("A.swift").path)
    let secret = folder.url.appendingPathComponent("theirs/secret")
    let link = folder.url.appendingPathComponent(".A.swift.\(getpid())")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
    try file.write("two", over: nil)
    #expect(try file.text() == "two")
    #expect(try String(contentsOf: secret, encoding: .utf8) == "kept")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == [link.lastPathComponent, "A.swift", "theirs"])
  }

  /// While a text is written, its file has another name each time.
  @Test func namesOfFilesThatAreBeingWrittenAreNotTheSameTwice() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let file = PlayedFile(path: folder.url.appendingPathComponent("A.swift").path)
    let events = inotify_init1(CInt(IN_NONBLOCK))
    defer { close(events) }
    _ = inotify_add_watch(events, folder.url.path, UInt32(IN_CREATE))
    for number in 1...20 { try file.write("\(number)", over: nil) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(events, &bytes, bytes.count)
    var rest = bytes[..<max(0, count)]
    var names: Set<String> = []
    // Each event is 16 bytes, the last four of which are the length of the name that follows.
    while rest.count >= 16 {
      let head = rest.prefix(16)
      let length = head.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(16)
      names.insert(String(decoding: rest.prefix(length).prefix { $0 != 0 }, as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    #expect(names.count == 20)
  }

  @Test func aTextThatWasNotKnownStays() throws {
    let folder = try TemporaryFolder(["A.swift": "theirs"])
    let file = PlayedFile(path: folder.url.appendingPathComponent("A.swift").path)
    do {
      try file.write("mine", over: PlayedFile.revision(of: "one"))
      Issue.record("it was written over")
    } catch let conflict as PlayedFile.Conflict {
      #expect(conflict.text == "theirs")
    }
    #expect(try file.text() == "theirs")
    try file.write("mine", over: nil)
    #expect(try file.text() == "mine")
  }

  @Test func whatCannotBeReadStays() throws {
    let folder = try TemporaryFolder(["A.swift": "one"])
    let url = folder.url.appendingPathComponent("A.swift")
    let picture = Data([0x89, 0x50, 0x4e, 0x47, 0xff])
    try picture.write(to: url)
    #expect {
      try PlayedFile(path: url.path).write("two", over: PlayedFile.revision(of: "one"))
    } throws: { error in
      (error as? Failure)?.description
        == "\(url.path) is there, but cannot be read, so it is left alone"
    }
    #expect(try Data(contentsOf: url) == picture)
  }

  @Test func aFileThatIsGoneIsWrittenAgain() throws {
    let folder = try TemporaryFolder(["Other.swift": ""])
    let file = PlayedFile(path: folder.url.appendingPathComponent("A.swift").path)
    try file.write("two", over: PlayedFile.revision(of: "one"))
    #expect(try file.text() == "two")
  }
}

/// The content of lesson files (insight P6).
@Suite struct LessonTests {
  @Test func aLessonMayBeSavedWithLineEndsOfWindows() {
    let lesson = Lesson(
      "// LESSON Title\r\n// Text.\r\n// TRY Tap.\r\n// SEE It.\r\nimport SwiftUI\r\n")
    #expect(lesson?.title == "Title")
    #expect(lesson?.text == ["Text."])
    #expect(lesson?.attempts.map(\.sight) == ["It."])
  }

  @Test func aCommentIsALesson() {
    let lesson = Lesson(
      """
      // LESSON Title
      //
      // One line,
      // and another.
      //
      // A paragraph.
      //
      // TRY Tap A.
      // RUNS One, Two
      // RESTS Three
      // BECAUSE it is so.
      // SEE a thing.
      // TRY Tap B.
      // RUNS
      import SwiftUI
      // TRY nothing
      """)
    #expect(lesson?.title == "Title")
    #expect(lesson?.text == ["One line, and another.", "A paragraph."])
    #expect(
      lesson?.attempts == [
        .init(
          action: "Tap A.", runs: ["One", "Two"], rests: ["Three"], reason: "it is so.",
          sight: "a thing."), .init(action: "Tap B."),
      ])
    #expect(Lesson("import SwiftUI\n// LESSON late\n") == nil)
  }

  @Test func aChangeHasTheCodeThatItReplaces() {
    let lesson = Lesson(
      """
      // LESSON Title
      // PART From zero
      // DO Make it red.
      // FIND Text("a")
      // ANSWER Text("a")
      // ANSWER   .foregroundStyle(.red)
      """)
    #expect(lesson?.part == "From zero")
    #expect(
      lesson?.attempts == [
        .init(
          action: "Make it red.", isChange: true, place: "Text(\"a\")",
          answer: ["Text(\"a\")", "  .foregroundStyle(.red)"])
      ])
  }

  @Test func aCopyDoesNotHaveTheAnswersButItsPageDoes() throws {
    let source = """
      // LESSON Title
      // TRY Tap A.
      // RUNS One
      // BECAUSE it is so.
      import SwiftUI
      // SEE this stays.

      """
    let copy = "// LESSON Title\n// TRY Tap A.\nimport SwiftUI\n// SEE this stays.\n"
    let folder = try TemporaryFolder(["from/01-A.swift": source])
    let lessons = Lessons(
      source: folder.url.appendingPathComponent("from"),
      folder: folder.url.appendingPathComponent("mine"))
    #expect(try lessons.file("01-A.swift").text() == copy)
    #expect(lessons.lesson(in: copy) == Lesson(source))
    let changed = copy.replacing("Tap A.", with: "Tap B.")
    #expect(lessons.lesson(in: changed) == Lesson(changed))
  }

  @Test func aCopyIsMadeOnceAndNothingElseIsCopied() throws {
    let folder = try TemporaryFolder([
      "from/02-B.swift": "// LESSON B\n", "from/01-A.swift": "// LESSON A\n",
      "from/C.swift": "let c = 1\n",
      "secret.swift": "// LESSON secret\n",
    ])
    let lessons = Lessons(
      source: folder.url.appendingPathComponent("from"),
      folder: folder.url.appendingPathComponent("mine/deep"))
    #expect(
      lessons.titles == [
        .init(file: "01-A.swift", title: "A"), .init(file: "02-B.swift", title: "B"),
      ])
    let file = try lessons.file("01-A.swift")
    try file.write("mine", over: nil)
    #expect(try lessons.file("01-A.swift").text() == "mine")
    #expect(try lessons.file("01-A.swift", isFresh: true).text() == "// LESSON A\n")
    for name in ["../secret.swift", "C.swift", "", "/etc/passwd", "01-A.swift/../02-B.swift"] {
      #expect(throws: Failure.self) { try lessons.file(name) }
    }
  }
}

/// Links that hold a program's text.
@Suite struct PlayLinkTests {
  @Test func onlyWhatAPageReadsIsTakenFromALink() throws {
    let arguments = ["http://127.0.0.1:8080/#text=a-Z_9", "#text=a", "A.swift"]
    #expect(try arguments.map { try PlayLink($0)?.fragment } == ["#text=a-Z_9", "#text=a", nil])
    for words in ["", "a b", "a\u{1B}", "a=", "a#text=b", "é"] {
      #expect(throws: Failure.self) { try PlayLink("http://127.0.0.1:8080/#text=\(words)") }
    }
  }

  @Test func eachTextHasAFileOfItsOwn() throws {
    let folder = try TemporaryFolder(["mine/Link-2.swift": "mine"])
    let texts = ["one", "two", "one", "three", "mine"]
    let names = try texts.map {
      try PlayLink.file(with: $0, in: folder.url.appendingPathComponent("mine")).name
    }
    #expect(names == ["Link.swift", "Link-3.swift", "Link.swift", "Link-4.swift", "Link-2.swift"])
    #expect(throws: Failure.self) {
      try PlayLink.file(with: "", in: folder.url.appendingPathComponent("mine/Link.swift"))
    }
  }
}

/// The place where a program has crashed (insight P3).
@Suite struct CrashReportTests {
  @Test func theAuthorsLineIsFound() {
    let report = CrashReport(
      """
      Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range
      *** Signal 4: Backtracing from 0x7f...
      0 [ra] 0x00007f0000000001 _assertionFailure(_:_:file:line:flags:) + 100 in libswiftCore.so
      1 [ra] 0x00007f0000000002 closure #2 in closure #1 in ContentView.body.getter + 25 in program at /home/a/Counter.swift:12:32
      2 [ra] 0x00007f0000000003 ContentView.body.getter + 25 in program at /home/a/Counter.swift:6:5
      """, files: ["/home/a/Counter.swift"])
    #expect(report.file == "/home/a/Counter.swift")
    #expect(report.line == 12 && report.function == "ContentView.body")
    #expect(report.reason == "Index out of range" && !report.wasOutOfMemory)
  }

  @Test func thatThereWasNoMoreMemoryIsKnown() {
    let report = CrashReport(
      "Fatal error: failed to allocate 2147483680 bytes of memory with alignment 8\n\n",
      files: ["/home/a/Counter.swift"])
    #expect(report.wasOutOfMemory && report.line == nil)
  }

  @Test func ofWhatIsEmptyNothingIsReported() {
    let report = CrashReport("counted\n", files: ["/home/a/Counter.swift"])
    #expect(report.line == nil && report.function == nil && report.reason == nil)
  }
}
