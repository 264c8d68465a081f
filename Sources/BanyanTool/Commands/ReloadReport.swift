import Foundation

/// A program's report on the state that it took over from the previous one.
struct ReloadReport: Decodable, Equatable {
  var keptCount: Int
  /// The state that has been reset, each with the reason.
  var resets: [String]
  /// The reason why no state could be restored at all.
  var failure: String?

  /// - Parameter line: A line from the program.
  /// - Returns: nil if it is not a report.
  init?(_ line: String) {
    let prefix = "report "
    guard line.hasPrefix(prefix),
      let report = try? JSONDecoder().decode(
        Self.self, from: Data(line.dropFirst(prefix.count).utf8))
    else { return nil }
    self = report
  }

  /// The number of resets that are named.
  private static let namedCount = 6

  /// Returns the report as one line.
  func text(after time: String) -> String {
    if let failure { return "Reloaded in \(time), with nothing kept: \(failure)" }
    let head = "Reloaded in \(time)"
    if keptCount == 0, resets.isEmpty { return head }
    let kept = keptCount == 1 ? "1 state kept" : "\(keptCount) states kept"
    guard !resets.isEmpty else { return "\(head): \(kept)" }
    let warning = keptCount == 0 && resets.count > 2 ? "Warning: nothing kept. " : ""
    return "\(warning)\(head): \(kept), \(resets.count) reset: \(names)"
  }

  private var names: String {
    var counts: [(text: String, count: Int)] = []
    for reset in resets {
      if let index = counts.firstIndex(where: { $0.text == reset }) {
        counts[index].count += 1
      } else {
        counts.append((reset, 1))
      }
    }
    var names = counts.prefix(Self.namedCount).map {
      $0.count == 1 ? $0.text : "\($0.text) ×\($0.count)"
    }
    let rest = counts.dropFirst(Self.namedCount).reduce(0) { $0 + $1.count }
    if rest > 0 { names.append("and \(rest) more") }
    return names.joined(separator: ", ")
  }
}
