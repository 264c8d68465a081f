import Foundation

/// A fault of a running program and its place, for the program's author.
struct ProgramFault: Encodable, Equatable {
  let heading: String
  /// The file, the line, and the function; nil if they are not known.
  var place: String?
  /// The lines of the source around, with their numbers.
  var excerpt: String?

  /// A program that has ended.
  init(_ crash: CrashReport, status: CInt) {
    let reason =
      crash.wasOutOfMemory
      ? "It asked for more memory than there is" : crash.reason
    heading = "The program has ended: \(reason ?? WatchedRun.description(of: status))."
    locate(crash)
  }

  /// A program whose main thread does not come to an end.
  init(busy crash: CrashReport) {
    heading =
      "\(crash.function ?? "The program") has run for more than two seconds without an end. Until it ends, nothing else happens."
    locate(crash)
  }

  private mutating func locate(_ crash: CrashReport) {
    guard let file = crash.file, let line = crash.line else { return }
    let name = URL(fileURLWithPath: file).lastPathComponent
    place = "\(name):\(line)" + (crash.function.map { ", in \($0)" } ?? "")
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return }
    let lines = text.sourceLines
    guard lines.indices.contains(line - 1) else { return }
    let shown = max(line - Self.linesAround, 1)...min(line + Self.linesAround, lines.count)
    let width = "\(shown.upperBound)".count
    excerpt = shown.map { number in
      let padding = String(repeating: " ", count: width - "\(number)".count)
      return "\(number == line ? ">" : " ") \(padding)\(number) | \(lines[number - 1])"
    }.joined(separator: "\n")
  }

  private static let linesAround = 2

  /// All of it, in lines.
  var text: String { [heading, place, excerpt].compactMap(\.self).joined(separator: "\n") }

  var json: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }
}
