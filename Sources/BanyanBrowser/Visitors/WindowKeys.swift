/// The secrets with which a page resumes its window: a new one after each use.
///
/// An answer may be lost on its way, which must not lock its page out. So two keys are valid from
/// the time a new one is made until the page is known to have it.
struct WindowKeys: Sendable, Codable {
  /// The key of a page that has never connected is empty: having the window's token is enough.
  private var current = ""
  private var next: Next?

  private struct Next: Codable {
    let key: String
    var batch: UInt32
  }

  /// The key that the page may not have yet.
  var unconfirmed: String? { next?.key }

  /// Returns true if a page may have the window. A page that has the newer key no longer needs the older one.
  mutating func accept(_ key: String) -> Bool {
    if let next, RandomToken.areEqual(key, next.key) {
      current = next.key
      self.next = nil
      return true
    }
    return RandomToken.areEqual(key, current)
  }

  /// Makes the next key, unless the page may not have the previous one yet.
  ///
  /// - Parameter batch: The number of the batch that contains it.
  /// - Returns: nil if one is on its way.
  mutating func makeNext(in batch: UInt32) -> String? {
    if next != nil { return nil }
    let key = RandomToken.make()
    next = Next(key: key, batch: batch)
    return key
  }

  /// Notes that the key on its way is in another batch.
  mutating func moveNext(to batch: UInt32) { next?.batch = batch }

  /// Notes the last batch that the page has applied.
  mutating func confirm(_ batch: UInt32) {
    guard let next, batch >= next.batch else { return }
    current = next.key
    self.next = nil
  }
}
