import Foundation

/// Answers what a running program asks about its source: on which lines things are, and to open one.
struct SourceDesk {
  /// The constructs that open a line.
  enum Opener {
    case editor(Editor)
    /// The page of the playground, which the program reaches itself.
    case page
    case nothing

    fileprivate var word: String {
      switch self {
      case .editor: "editor"
      case .page: "page"
      case .nothing: "nothing"
      }
    }
  }

  private struct Name: Codable {
    let view: String
    let subject: String
  }

  private let files: () -> [String]
  private var opener: Opener

  /// - Parameter files: Returns the files that a person has written.
  init(_ opener: Opener, files: @escaping () -> [String]) {
    self.opener = opener
    self.files = files
  }

  /// Answers a line of a program: `find` with names, or `open` with one.
  ///
  /// - Returns: The message for the program; nil if there is nothing to say.
  mutating func answer(to request: String) -> [String: Any]? {
    let parts = request.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let json = Data(parts[1].utf8)
    switch parts[0] {
    case "find":
      guard let names = try? JSONDecoder().decode([Name].self, from: json) else { return nil }
      return message(about: names)
    case "open":
      guard let name = try? JSONDecoder().decode(Name.self, from: json) else { return nil }
      return open(name)
    default: return nil
    }
  }

  private func message(about names: [Name]) -> [String: Any] {
    let sources = SourceIndex(files())
    let lines = names.compactMap { (name) -> [String: Any]? in
      guard let place = sources.place(of: name.subject, in: name.view) else { return nil }
      return [
        "name": ["view": name.view, "subject": name.subject],
        "file": URL(fileURLWithPath: place.file).standardizedFileURL.path, "line": place.line,
      ]
    }
    return ["lines": lines, "opener": opener.word]
  }

  /// - Returns: That lines can no longer be opened, if the editor cannot be started.
  private mutating func open(_ name: Name) -> [String: Any]? {
    guard case .editor(let editor) = opener,
      let place = SourceIndex(files()).place(of: name.subject, in: name.view)
    else { return nil }
    do {
      try editor.open(file: place.file, line: place.line)
      return nil
    } catch {
      ((error as? Failure) ?? Failure("\(error)")).report()
      opener = .nothing
      return message(about: [])
    }
  }
}
