import Foundation

/// What pages show: some threads write it, and others send it to the pages.
final class PlayBoard: @unchecked Sendable {
  // All of it is read and written while the condition is held.
  private let condition = NSCondition()
  private var state = PlayState()
  private var version = 0

  func change(_ body: (inout PlayState) -> Void) {
    condition.lock()
    defer { condition.unlock() }
    body(&state)
    version += 1
    condition.broadcast()
  }

  /// Waits until there is something that a page has not been sent.
  ///
  /// - Parameters:
  ///   - known: The version that the page has.
  ///   - time: How long to wait, in seconds.
  /// - Returns: All there is, and its version; nil if nothing has changed in that time.
  func next(after known: Int, within time: TimeInterval) -> (PlayState, version: Int)? {
    let end = Date(timeIntervalSinceNow: time)
    condition.lock()
    defer { condition.unlock() }
    while version == known {
      if !condition.wait(until: end) { break }
    }
    return version == known ? nil : (state, version)
  }
}
