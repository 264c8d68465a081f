import Synchronization

/// Bounds the bytes that the host holds for its clients: waiting input, batches kept for a page
/// that may lack them, output being sent, and pictures.
///
/// As it fills, load is shed in this order:
///
/// 1. Beyond half of it, windows keep no batches for pages that are behind. Such a page is rendered
///    anew.
/// 2. Beyond three quarters, no new pages are admitted.
/// 3. Beyond all of it, the connections that hold the most are cut, one after the other.
///
/// Each address has a share of its own, beyond which its connections are cut in the same way, so a
/// single address cannot make others lose anything.
final class ByteBudget: Sendable {
  /// The bytes held, and the part of them that belongs to connections being cut.
  private struct Sum {
    var held = 0
    var leaving = 0

    var remaining: Int { held - leaving }
  }

  private struct Holding {
    let client: ClientAddress?
    let cut: @Sendable () -> Void
    var byteCount = 0
    var isLeaving = false
  }

  private struct State {
    var total = Sum()
    var byClient: [ClientAddress: Sum] = [:]
    var holdings: [ObjectIdentifier: Holding] = [:]

    mutating func change(of client: ClientAddress?, by held: Int, leaving: Int) {
      total.held += held
      total.leaving += leaving
      guard let client else { return }
      var sum = byClient[client] ?? Sum()
      sum.held += held
      sum.leaving += leaving
      byClient[client] = sum.held == 0 && sum.leaving == 0 ? nil : sum
    }

    func remaining(of client: ClientAddress?) -> Int {
      client.flatMap { byClient[$0]?.remaining } ?? 0
    }
  }

  private let limit: Int
  private let limitPerAddress: Int
  private let state = Mutex(State())

  init(_ limits: BrowserServer.Limits) {
    limit = limits.bufferedByteCount
    limitPerAddress = limits.bufferedByteCountPerAddress
  }

  /// The number of bytes held.
  var byteCount: Int { state.withLock { $0.total.held } }

  /// The number of addresses that hold bytes.
  var addressCount: Int { state.withLock { $0.byClient.count } }

  /// Returns true if a window of the client may keep batches that its page may lack.
  func keepsBatches(for client: ClientAddress?) -> Bool {
    state.withLock {
      $0.total.held <= limit / 2
        && $0.remaining(of: client?.client) <= limitPerAddress / 2
    }
  }

  /// True if there is room for another page.
  var takesPages: Bool { state.withLock { $0.total.held <= limit / 4 * 3 } }

  /// Counts bytes that belong to no connection.
  func change(for client: ClientAddress? = nil, by count: Int) {
    if count == 0 { return }
    state.withLock { $0.change(of: client?.client, by: count, leaving: 0) }
    if count > 0 { shed(for: client?.client) }
  }

  /// Opens the account of a connection. Its remaining bytes are given back with its last reference.
  ///
  /// - Parameter cut: Ends the connection and releases its bytes.
  func open(for client: ClientAddress?, cut: @escaping @Sendable () -> Void) -> ByteAccount {
    let account = ByteAccount(budget: self)
    state.withLock {
      $0.holdings[ObjectIdentifier(account)] = Holding(client: client?.client, cut: cut)
    }
    return account
  }

  fileprivate func change(_ key: ObjectIdentifier, by count: Int) {
    if count == 0 { return }
    let client = state.withLock { state -> ClientAddress? in
      guard let holding = state.holdings[key] else { return nil }
      state.holdings[key]!.byteCount += count
      state.change(of: holding.client, by: count, leaving: holding.isLeaving ? count : 0)
      return holding.client
    }
    if count > 0 { shed(for: client) }
  }

  fileprivate func close(_ key: ObjectIdentifier) {
    state.withLock { state in
      guard let holding = state.holdings.removeValue(forKey: key) else { return }
      state.change(
        of: holding.client, by: -holding.byteCount,
        leaving: holding.isLeaving ? -holding.byteCount : 0)
    }
  }

  /// Cuts the connections that hold the most until the remaining ones are within the limits.
  private func shed(for client: ClientAddress?) {
    let cuts = state.withLock { state -> [@Sendable () -> Void] in
      var cuts: [@Sendable () -> Void] = []
      func cutLargest(where isConcerned: (Holding) -> Bool) -> Bool {
        let largest = state.holdings.filter {
          !$0.value.isLeaving && $0.value.byteCount > 0 && isConcerned($0.value)
        }.max { $0.value.byteCount < $1.value.byteCount }
        guard let (key, holding) = largest else { return false }
        state.holdings[key]!.isLeaving = true
        state.change(of: holding.client, by: 0, leaving: holding.byteCount)
        cuts.append(holding.cut)
        return true
      }
      while state.remaining(of: client) > limitPerAddress,
        cutLargest(where: { $0.client == client })
      {}
      while state.total.remaining > limit, cutLargest(where: { _ in true }) {}
      return cuts
    }
    for cut in cuts { cut() }
  }
}

/// The share of a ``ByteBudget`` that one connection holds.
final class ByteAccount: Sendable {
  private let budget: ByteBudget

  fileprivate init(budget: ByteBudget) { self.budget = budget }

  deinit { budget.close(ObjectIdentifier(self)) }

  func add(_ count: Int) { budget.change(ObjectIdentifier(self), by: count) }

  func remove(_ count: Int) { budget.change(ObjectIdentifier(self), by: -count) }
}
