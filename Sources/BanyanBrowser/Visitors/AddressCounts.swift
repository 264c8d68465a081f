/// The number of visitors and windows of each client, by its address.
struct AddressCounts {
  struct Count: Equatable {
    var visitors = 0
    var windows = 0
  }

  private var counts: [ClientAddress: Count] = [:]
  private let didChange: ((ClientAddress, Count) -> Void)?

  /// - Parameter didChange: Called with a client whose numbers have changed.
  init(didChange: ((ClientAddress, Count) -> Void)? = nil) { self.didChange = didChange }

  /// An unknown address is not counted.
  subscript(address: ClientAddress?) -> Count {
    get { address.flatMap { counts[$0.client] } ?? Count() }
    set {
      guard let client = address?.client else { return }
      counts[client] = newValue == Count() ? nil : newValue
      didChange?(client, newValue)
    }
  }

  /// The number of addresses.
  var count: Int { counts.count }
}

/// The number of windows that each client may still open, by its address.
struct OpeningBuckets {
  private let limits: BrowserServer.Limits
  private var buckets: [ClientAddress: TokenBucket] = [:]

  init(_ limits: BrowserServer.Limits) { self.limits = limits }

  /// The number of addresses that have opened windows lately.
  var count: Int { buckets.count }

  /// - Returns: false if the client has to wait.
  mutating func take(for address: ClientAddress?, now: ContinuousClock.Instant) -> Bool {
    guard let client = address?.client else { return true }
    var bucket =
      buckets[client]
      ?? TokenBucket(
        capacity: limits.openingBurstPerAddress, rate: limits.openingsPerSecondPerAddress, now: now)
    defer { buckets[client] = bucket }
    return bucket.take(now: now)
  }

  /// Removes the clients that have a full allowance again.
  mutating func sweep(now: ContinuousClock.Instant) {
    buckets = buckets.filter { !$0.value.isFull(now: now) }
  }
}
