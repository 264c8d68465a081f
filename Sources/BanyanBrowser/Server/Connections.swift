import NIOCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The connections of a server, counted in total and for each client.
final class Connections: Sendable {
  enum Refusal: Error {
    /// The total limit is reached.
    case full
    /// The limit of the address is reached.
    case fullForAddress
    /// Too many connections are being refused to answer this one, or the server ends.
    case overrun
  }

  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var countByClient: [ClientAddress: Int] = [:]
    var admittedCount = 0
    var refusedCount = 0
    var isEnding = false
  }

  /// The number of refusals that may be answered at the same time.
  private static let refusalCount = 100
  /// The number of descriptors that connections leave to the app, whose libraries may end the process if they get none.
  private static let appShare = 100

  private let limit: Int
  private let limitPerAddress: Int
  /// The first descriptors that mean that no more connections are accepted, or not even to be refused with an answer. The
  /// kernel assigns the lowest free number, so all lower ones are in use, whatever for.
  private let firstRefused, firstOverrun: Int
  private let state = Mutex(State())

  /// - Parameter descriptorsPerConnection: The descriptors that a connection may need, its own included.
  init(
    limits: BrowserServer.Limits, openFileCount: Int = Connections.openFileCount,
    descriptorsPerConnection: Int = 1
  ) {
    let free = openFileCount - Self.refusalCount - Self.appShare
    limit = min(limits.connectionCount, max(free / descriptorsPerConnection, 1))
    limitPerAddress = limits.connectionCountPerAddress
    // A process that may have only a few descriptors keeps half of them for the app and for refusals.
    firstRefused = max(free, openFileCount / 2)
    firstOverrun = max(openFileCount - Self.appShare, openFileCount / 4 * 3)
  }

  var count: Int { state.withLock { $0.admittedCount } }

  /// The open connections.
  var channels: [any Channel] { state.withLock { Array($0.channels.values) } }

  /// Accepts no more connections, and returns the open ones.
  func end() -> [any Channel] {
    state.withLock { state in
      state.isEnding = true
      return Array(state.channels.values)
    }
  }

  /// Adds a connection until it closes.
  ///
  /// - Parameters:
  ///   - client: The client, or nil for a connection of many clients, such as a proxy's.
  ///   - descriptor: The number of the connection's descriptor, if it has one.
  /// - Returns: The reason to refuse the connection, if there is one.
  func add(
    _ channel: any Channel, of client: ClientAddress?, descriptor: CInt? = nil
  ) -> Refusal? {
    let key = ObjectIdentifier(channel)
    let refusal: Refusal? = state.withLock { state in
      state.channels[key] = channel
      let refusal = self.refusal(of: client, Int(descriptor ?? 0), state)
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

  private func refusal(
    of client: ClientAddress?, _ descriptor: Int, _ state: State
  ) -> Refusal? {
    if state.isEnding || descriptor >= firstOverrun { return .overrun }
    let isFull = state.admittedCount >= limit || descriptor >= firstRefused
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

  /// The number of files that the process may have open.
  static var openFileCount: Int {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
      ? Int(clamping: limit.rlim_cur) : 1024
  }
}
