import Foundation

/// What there is to show, for the threads that find out and those that tell pages.
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

  /// Waits until there is something that a page has not been told.
  ///
  /// - Returns: What there is, and which version that is; nil if nothing has come within a time, in seconds.
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
