import Foundation

/// A mistake that a running program reports, with the words by which its line is found.
struct LocatedIssue: Decodable, Equatable {
  let message: String
  let view: String
  let subject: String

  /// Parses a line of a program; nil if it is none.
  init?(_ line: String) {
    let mark = "issue "
    guard line.hasPrefix(mark),
      let issue = try? JSONDecoder().decode(
        Self.self, from: Data(line.utf8.dropFirst(mark.utf8.count)))
    else { return nil }
    self = issue
  }

  func text(in sources: SourceIndex) -> String {
    let place = sources.place(of: subject, in: view).map { "\($0.file):\($0.line): " } ?? ""
    return "\(place)warning: \(message)\n"
  }
}
