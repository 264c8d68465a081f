import NIOCore
import Synchronization

/// The pages' sockets that pass through a front, by their visitors.
final class FrontSockets: Sendable {
  private typealias End = NIOLoopBound<BrowserEnd>

  private let ends = Mutex<[String: [ObjectIdentifier: (end: End, loop: any EventLoop)]]>([:])

  /// Adds a socket of a visitor until its channel closes. Called on the channel's event loop.
  func add(_ end: BrowserEnd, of visitor: String, on channel: any Channel) {
    let key = ObjectIdentifier(end)
    let bound = NIOLoopBound(end, eventLoop: channel.eventLoop)
    ends.withLock { $0[visitor, default: [:]][key] = (bound, channel.eventLoop) }
    channel.closeFuture.whenComplete { [weak self] _ in self?.remove(key, of: visitor) }
  }

  private func remove(_ key: ObjectIdentifier, of visitor: String) {
    ends.withLock { ends in
      ends[visitor]?[key] = nil
      if ends[visitor]?.isEmpty == true { ends[visitor] = nil }
    }
  }

  /// Closes the sockets of a visitor, whose pages then look for the server. Nothing passes when this returns.
  func close(of visitor: String) async {
    let ends = ends.withLock { Array(($0[visitor] ?? [:]).values) }
    for (end, loop) in ends { try? await loop.submit { end.value.leave() }.get() }
  }
}
