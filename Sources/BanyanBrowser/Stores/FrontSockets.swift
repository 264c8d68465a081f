import NIOCore
import Synchronization

/// The pages' sockets that pass through a front, by their visitors.
final class FrontSockets: Sendable {
  private typealias End = NIOLoopBound<BrowserEnd>

  private struct State {
    var ends: [String: [ObjectIdentifier: (end: End, loop: any EventLoop)]] = [:]
    /// The visitors who may have no socket here, because they leave.
    var closed: Set<String> = []
  }

  private let state = Mutex(State())

  /// Adds a socket of a visitor until its channel closes. Called on the channel's event loop.
  ///
  /// - Returns: False if the visitor leaves. Then the socket must be closed.
  func add(_ end: BrowserEnd, of visitor: String, on channel: any Channel) -> Bool {
    let key = ObjectIdentifier(end)
    let bound = NIOLoopBound(end, eventLoop: channel.eventLoop)
    let isOpen = state.withLock { state in
      guard !state.closed.contains(visitor) else { return false }
      state.ends[visitor, default: [:]][key] = (bound, channel.eventLoop)
      return true
    }
    if isOpen {
      channel.closeFuture.whenComplete { [weak self] _ in self?.remove(key, of: visitor) }
    }
    return isOpen
  }

  private func remove(_ key: ObjectIdentifier, of visitor: String) {
    state.withLock { state in
      state.ends[visitor]?[key] = nil
      if state.ends[visitor]?.isEmpty == true { state.ends[visitor] = nil }
    }
  }

  /// Closes the sockets of a visitor, whose pages then look for the server. Nothing passes when this returns, until ``open(for:)``: a socket may
  /// be on its way, and its worker be sought, as the others are closed.
  func close(of visitor: String) async {
    let ends = state.withLock { state in
      state.closed.insert(visitor)
      return Array((state.ends[visitor] ?? [:]).values)
    }
    for (end, loop) in ends { try? await loop.submit { end.value.leave() }.get() }
  }

  /// Lets a visitor have sockets again.
  func open(for visitor: String) { _ = state.withLock { $0.closed.remove(visitor) } }
}
