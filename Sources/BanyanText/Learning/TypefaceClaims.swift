/// The values reported by too few addresses to be accepted.
struct TypefaceClaims: Sendable {
  private struct Key: Hashable {
    var face: LearnedFace
    var subject: LearnedTypefaces.Subject
    var value: Int32
  }

  private struct Claim {
    var addresses: Set<String>
    var byteCount: Int
    /// The sequence number of the claim.
    var number: Int
  }

  private var claims: [Key: Claim] = [:]
  /// All claims in the order in which they were first made; removed ones are skipped.
  private var order: [(key: Key, number: Int)] = []
  private var firstInOrder = 0
  private var count = 0
  private(set) var byteCount = 0

  /// Adds a claim. Returns true if enough addresses have now made it, and then removes it. If there is no room, the
  /// oldest claims are removed.
  mutating func add(
    _ value: Int32, of subject: LearnedTypefaces.Subject, for face: LearnedFace,
    at address: String, addresses: Int, most: Int
  ) -> Bool {
    let key = Key(face: face, subject: subject, value: value)
    let size = address.utf8.count + 32
    if claims[key] == nil {
      count += 1
      claims[key] = Claim(addresses: [], byteCount: subject.byteCount + 128, number: count)
      order.append((key, count))
      byteCount += subject.byteCount + 128
    }
    if claims[key]?.addresses.insert(address).inserted == true {
      claims[key]?.byteCount += size
      byteCount += size
    }
    let isBelieved = (claims[key]?.addresses.count ?? 0) >= addresses
    if isBelieved { remove(key) }
    while byteCount > most, firstInOrder < order.count {
      let (oldest, number) = order[firstInOrder]
      firstInOrder += 1
      if claims[oldest]?.number == number { remove(oldest) }
    }
    if order.count > 1_000 + 2 * claims.count {
      order = order[firstInOrder...].filter { claims[$0.key]?.number == $0.number }
      firstInOrder = 0
    }
    return isBelieved
  }

  private mutating func remove(_ key: Key) {
    if let claim = claims.removeValue(forKey: key) { byteCount -= claim.byteCount }
  }
}
