import NIOCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The connections of a server, which count those of each client.
final class Connections: Sendable {
  enum Refusal: Error {
    /// There are as many as there may be in all.
    case full
    /// There are as many as one address may have.
    case fullForAddress
    /// So many are being refused that there is no time to say so, or the server ends.
    case overrun
  }

  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var countByClient: [ClientAddress: Int] = [:]
    var admittedCount = 0
    var refusedCount = 0
    var isEnding = false
  }

  /// How many may be told at the same time that they are refused.
  private static let refusalCount = 100

  private let limit: Int
  private let limitPerAddress: Int
  private let state = Mutex(State())

  init(limits: BrowserServer.Limits, openFileCount: Int = Connections.openFileCount) {
    // The app needs some, and so do those that are refused.
    limit = min(limits.connectionCount, max(openFileCount - Self.refusalCount - 100, 1))
    limitPerAddress = limits.connectionCountPerAddress
  }

  var count: Int { state.withLock { $0.admittedCount } }

  /// Takes no more, and says which there are.
  func end() -> [any Channel] {
    state.withLock { state in
      state.isEnding = true
      return Array(state.channels.values)
    }
  }

  /// Takes a connection in, until it closes.
  ///
  /// - Parameter client: Nil for one that stands for many clients, as a proxy's does.
  /// - Returns: Why it is to be refused, if it is.
  func add(_ channel: any Channel, of client: ClientAddress?) -> Refusal? {
    let key = ObjectIdentifier(channel)
    let refusal: Refusal? = state.withLock { state in
      state.channels[key] = channel
      let refusal = self.refusal(of: client, state)
      if refusal == nil {
        state.admittedCount += 1
        if let client { state.countByClient[client, default: 0] += 1 }
      } else {
        state.refusedCount += 1
      }
      return refusal
    }
    let wasRefused = refusal != nil
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.remove(key, of: client, wasRefused: wasRefused)
    }
    return refusal
  }

  private func refusal(of client: ClientAddress?, _ state: State) -> Refusal? {
    if state.isEnding { return .overrun }
    let isFull = state.admittedCount >= limit
    let isFullForAddress = client.map { state.countByClient[$0, default: 0] >= limitPerAddress }
    guard isFull || isFullForAddress == true else { return nil }
    if state.refusedCount >= Self.refusalCount { return .overrun }
    return isFull ? .full : .fullForAddress
  }

  private func remove(_ key: ObjectIdentifier, of client: ClientAddress?, wasRefused: Bool) {
    state.withLock { state in
      state.channels[key] = nil
      if wasRefused {
        state.refusedCount -= 1
        return
      }
      state.admittedCount -= 1
      guard let client, let count = state.countByClient[client] else { return }
      state.countByClient[client] = count > 1 ? count - 1 : nil
    }
  }

  /// How many files the process may have open.
  static var openFileCount: Int {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
      ? Int(clamping: limit.rlim_cur) : 1024
  }
}
