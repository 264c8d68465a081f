import Foundation

/// The state that pages show: some threads write it, and others send it to the pages.
final class PlayBoard: @unchecked Sendable {
  // All of it is accessed with the condition locked.
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

  /// Waits until there is a newer state than the page's.
  ///
  /// - Parameters:
  ///   - known: The version that the page has.
  ///   - time: The maximum time to wait, in seconds.
  /// - Returns: The state and its version; nil if it has not changed in that time.
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
