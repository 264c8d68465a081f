import Foundation

/// The address of a store at a server of PostgreSQL, `postgresql://USER@HOST/DATABASE?schema=NAME`, with what else libpq takes in one.
struct ServerAddress: Hashable {
  /// The address as libpq takes it.
  let words: String
  /// The schema with the store's tables. A longer name than is possible is shortened, so that no two of them are one place.
  let schema: String
  /// The address for people and for messages: without a password.
  let name: String
  private let secrets: [String]

  private static let defaultSchema = "banyan_data"

  /// - Parameter url: any URL; nil for one that is no address of a server.
  init?(_ url: URL) {
    guard url.scheme == "postgresql" || url.scheme == "postgres" else { return nil }
    let text = url.absoluteString
    let parts = text.split(separator: "?", maxSplits: 1).map(String.init)
    let items = parts.count < 2 ? [] : parts[1].split(separator: "&").map(String.init)
    let named = items.last { $0.hasPrefix("schema=") }?.dropFirst(7).removingPercentEncoding
    schema = SQLDialect.postgreSQL.limited(
      named.flatMap { $0.isEmpty ? nil : $0 } ?? Self.defaultSchema, to: SQLDialect.nameLimit)
    let others = items.filter { !$0.hasPrefix("schema=") }
    words = parts[0] + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
    let address = parts[0].dropFirst((url.scheme ?? "").count + 3)
    let host = address.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let user = address.dropLast(host.count).dropLast().split(separator: ":", maxSplits: 1)
    let password = user.count > 1 ? [String(user[1])] : []
    let further = items.filter { $0.hasPrefix("password=") }.map { String($0.dropFirst(9)) }
    secrets =
      [text, words] + (password + further).flatMap { [$0, $0.removingPercentEncoding ?? $0] }
    let place = user.first.map { "\($0)@\(host)" } ?? String(host)
    name = "postgresql://\(place)?schema=\(schema)"
  }

  /// Returns a message without what must not be known.
  func cleaned(_ message: String) -> String {
    secrets.filter { !$0.isEmpty }.reduce(message) { $0.replacingOccurrences(of: $1, with: "…") }
  }

  static func == (first: ServerAddress, second: ServerAddress) -> Bool {
    first.words == second.words && first.schema == second.schema
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    hasher.combine(schema)
  }
}
