import Synchronization

/// Reports whether the main actor still runs jobs.
///
/// At most one probe runs at a time, however many callers wait, so a hanging main actor costs nothing more.
final class Pulse: Sendable {
  private struct State {
    var isAsked = false
    var lastNumber = 0
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Returns true if the main actor answers within the given time.
  func isThere(within time: Duration) async -> Bool {
    await withCheckedContinuation { continuation in
      let (number, mustAsk) = state.withLock { state in
        state.lastNumber += 1
        state.waiting[state.lastNumber] = continuation
        defer { state.isAsked = true }
        return (state.lastNumber, !state.isAsked)
      }
      if mustAsk { Task { @MainActor in answer() } }
      Task {
        try? await Task.sleep(for: time)
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
      }
    }
  }

  private func answer() {
    let waiting = state.withLock { state in
      state.isAsked = false
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values { continuation.resume(returning: true) }
  }
}
