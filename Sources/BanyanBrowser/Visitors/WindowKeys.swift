/// The secrets with which a page gets its window back: a new one each time it has.
///
/// An answer may be lost on its way, and its page must not be locked out by that. So there are two
/// that are good from the time a new one is made until the page is known to have it.
struct WindowKeys: Sendable, Codable {
  /// The key of a page that has never connected is empty: that it has the window's token is enough.
  private var current = ""
  private var next: Next?

  private struct Next: Codable {
    let key: String
    var batch: UInt32
  }

  /// The key that the page may not have yet.
  var unconfirmed: String? { next?.key }

  /// Whether a page is to have the window. One that has the newer key needs the older no more.
  mutating func accept(_ key: String) -> Bool {
    if let next, Self.areEqual(key, next.key) {
      current = next.key
      self.next = nil
      return true
    }
    return Self.areEqual(key, current)
  }

  /// Makes the next key, unless the page may not have the one before yet.
  ///
  /// - Parameter batch: The number of the batch that brings it to the page.
  /// - Returns: nil if there is one on its way.
  mutating func makeNext(in batch: UInt32) -> String? {
    if next != nil { return nil }
    let key = RandomToken.make()
    next = Next(key: key, batch: batch)
    return key
  }

  /// Notes that the key which is on its way is in another batch.
  mutating func moveNext(to batch: UInt32) { next?.batch = batch }

  /// Notes up to which batch the page has everything.
  mutating func confirm(_ batch: UInt32) {
    guard let next, batch >= next.batch else { return }
    current = next.key
    self.next = nil
  }

  /// Takes the same time wherever the two differ.
  private static func areEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
