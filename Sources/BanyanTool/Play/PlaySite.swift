import Foundation
import Synchronization

/// Answers the requests of the playground's page.
final class PlaySite: Sendable {
  let appOrigin: String
  private let lessons: Lessons
  private let gate: PlayGate
  private let files: PlayFiles
  private let board: PlayBoard
  private let current: Mutex<PlayedFile?>
  /// Makes another file run.
  private let open: @Sendable (PlayedFile) -> Void

  private struct Text: Codable {
    let revision: String
    let text: String
  }

  private struct NewText: Decodable {
    let text: String
    /// The revision that the text is based on; nil to overwrite any text.
    let base: String?
  }

  private struct Choice: Decodable {
    let lesson: String
    var isFresh: Bool?
  }

  private struct LinkedText: Decodable {
    let text: String
  }

  /// - Parameter open: Makes another file run.
  init(
    _ gate: PlayGate, _ files: PlayFiles, _ board: PlayBoard, lessons: Lessons, file: PlayedFile?,
    appOrigin: String, open: @escaping @Sendable (PlayedFile) -> Void
  ) {
    self.gate = gate
    self.files = files
    self.board = board
    self.lessons = lessons
    self.appOrigin = appOrigin
    self.open = open
    current = Mutex(file)
  }

  func answer(_ request: PlayRequest, on connection: PlayConnection) {
    do {
      let path = try gate.admit(request)
      if path == "/events", request.method == .get { return sendEvents(on: connection) }
      connection.send(answer(request, at: path), appOrigin: appOrigin)
    } catch {
      connection.send(.text(error.status, error.reason), appOrigin: appOrigin)
    }
  }

  private func answer(_ request: PlayRequest, at path: String) -> PlayAnswer {
    switch (request.method, path) {
    case (.get, "/"): return files.page(appOrigin: appOrigin)
    case (.get, "/lessons"): return .json(lessons.titles)
    case (.get, "/text"):
      guard let file = current.withLock(\.self), let text = try? file.text() else {
        return .text(404, "The file cannot be read.")
      }
      return .json(Text(revision: PlayedFile.revision(of: text), text: text))
    case (.post, "/text"): return write(request.body)
    case (.post, "/run"):
      current.withLock(\.self)?.touch()
      return PlayAnswer(status: 204)
    case (.post, "/lesson"): return choose(request.body)
    case (.post, "/link"): return runLink(request.body)
    case (.get, _): return files.answer(to: path) ?? .text(404, "There is no such file.")
    case (.post, _): return .text(404, "There is no such action.")
    }
  }

  private func write(_ body: [UInt8]) -> PlayAnswer {
    guard let new = try? JSONDecoder().decode(NewText.self, from: Data(body)) else {
      return .text(400, "This is not a text to save.")
    }
    // One at a time, so that none writes between another's check of the file and its write.
    return current.withLock { file in
      guard let file else { return .text(404, "No file is open.") }
      do {
        try file.write(new.text, over: new.base)
        return .json(["revision": PlayedFile.revision(of: new.text)])
      } catch let conflict as PlayedFile.Conflict {
        let there = Text(
          revision: PlayedFile.revision(of: conflict.text), text: conflict.text)
        return .json(there, status: 409)
      } catch {
        return .text(403, "\(error)")
      }
    }
  }

  private func choose(_ body: [UInt8]) -> PlayAnswer {
    guard let choice = try? JSONDecoder().decode(Choice.self, from: Data(body)) else {
      return .text(400, "This does not name a lesson.")
    }
    return open(orAnswer: 404) {
      try lessons.file(choice.lesson, isFresh: choice.isFresh == true)
    }
  }

  private func runLink(_ body: [UInt8]) -> PlayAnswer {
    guard let link = try? JSONDecoder().decode(LinkedText.self, from: Data(body)) else {
      return .text(400, "This is not the text of a link.")
    }
    return open(orAnswer: 403) { try PlayLink.file(with: link.text, in: lessons.folder) }
  }

  /// Makes another file the one that is edited and runs.
  ///
  /// - Parameter refusal: The status of the answer if there is no such file.
  private func open(orAnswer refusal: Int, _ file: () throws -> PlayedFile) -> PlayAnswer {
    current.withLock { current in
      do {
        let chosen = try file()
        // If the file is open already, its new text is noticed like any other change.
        if chosen.path != current?.path {
          current = chosen
          open(chosen)
        }
        return PlayAnswer(status: 204)
      } catch {
        return .text(refusal, "\(error)")
      }
    }
  }

  // MARK: Events

  /// The time to wait between two messages to a page, in microseconds.
  private static let pause: useconds_t = 100_000
  /// The number of seconds without a change after which a page is sent an empty message, which detects whether it is
  /// still connected.
  private static let patience = 15.0

  /// Sends a page its whole state, and again on each change, until the page disconnects.
  private func sendEvents(on connection: PlayConnection) {
    let head = PlayAnswer(type: "text/event-stream").head(appOrigin: appOrigin, isStream: true)
    guard connection.send(head) else { return }
    var (version, sentEntries) = (-1, 0)
    let encoder = JSONEncoder()
    // The page compares parts of it as text, so keys must keep their order.
    encoder.outputFormatting = .sortedKeys
    while true {
      var text = ": \n\n"
      if let (state, next) = board.next(after: version, within: Self.patience) {
        version = next
        var news = state
        news.entries.removeAll { $0.number <= sentEntries }
        sentEntries = state.entryCount
        guard let json = try? encoder.encode(news) else { return }
        text = "data: \(String(decoding: json, as: UTF8.self))\n\n"
      }
      guard connection.send(Data(text.utf8)) else { return }
      usleep(Self.pause)
    }
  }
}
