import Foundation

/// What a program says has become of the state of the one before it.
struct ReloadReport: Decodable, Equatable {
  var keptCount: Int
  /// What has started anew, each with the reason.
  var resets: [String]
  /// Why nothing could be taken up at all.
  var failure: String?

  /// - Parameter line: What the program has said.
  /// - Returns: nil if it is no report.
  init?(_ line: String) {
    let prefix = "report "
    guard line.hasPrefix(prefix),
      let report = try? JSONDecoder().decode(
        Self.self, from: Data(line.dropFirst(prefix.count).utf8))
    else { return nil }
    self = report
  }

  /// How many of those that started anew are named.
  private static let namedCount = 6

  /// All of it in one line.
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
