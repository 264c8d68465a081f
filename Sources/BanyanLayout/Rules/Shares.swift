/// A child of a stack, or a column or row of a grid, while a length is divided.
struct Share {
  var id: LayoutID
  /// The gap before it.
  var gap = 0.0
  var priority = 0.0
  var range = LengthRange(least: 0, greatest: 0)
  /// The index of the share that is served at this position in the order.
  var order: Int32 = 0
  var proposal = LayoutProposal.unspecified
  var size = LayoutSize.zero
  /// The guide across the axis.
  var guide = 0.0

  init(_ id: LayoutID) { self.id = id }
}

/// Reusable arrays of shares: stacks are measured often.
struct ShareStorage {
  private var spare: [ContiguousArray<Share>] = []

  mutating func borrow() -> ContiguousArray<Share> {
    spare.popLast() ?? []
  }

  mutating func giveBack(_ shares: inout ContiguousArray<Share>) {
    if shares.capacity <= 1_024 {
      shares.removeAll(keepingCapacity: true)
      spare.append(shares)
    }
    shares = []
  }
}

extension LayoutTree {
  /// Divides a length among shares: by priority, the least flexible first, and each is offered an
  /// equal part of the remaining length (LC03 to LC06).
  /// - Parameter ask: offers a length to a share, and returns its answer.
  func divide(
    _ length: Double, among shares: inout ContiguousArray<Share>,
    _ ask: (inout Share, Double) -> Double
  ) {
    sortShares(&shares)
    var left = length
    for share in shares { left = Sensible.difference(left, share.gap) }
    var next = 0
    var reserved = 0.0
    for index in shares.indices where shares[index].priority < shares[first(shares)].priority {
      reserved += shares[index].range.least
    }
    left = Sensible.difference(left, reserved)
    while next < shares.count {
      let priority = shares[Int(shares[next].order)].priority
      var end = next
      var least = 0.0
      while end < shares.count, shares[Int(shares[end].order)].priority == priority {
        least += shares[Int(shares[end].order)].range.least
        end += 1
      }
      if next > 0, left < .infinity { left += least }
      while next < end {
        let offer = max(0, left / Double(end - next))
        let answer = ask(&shares[Int(shares[next].order)], settings.down(offer))
        left = Sensible.difference(left, answer)
        next += 1
      }
    }
  }

  private func first(_ shares: ContiguousArray<Share>) -> Int { Int(shares[0].order) }

  private func sortShares(_ shares: inout ContiguousArray<Share>) {
    for index in shares.indices { shares[index].order = Int32(index) }
    if shares.count > 16 {
      var order = shares.map(\.order)
      order.sort { isServed(shares[Int($0)], Int($0), before: shares[Int($1)], Int($1)) }
      for index in shares.indices { shares[index].order = order[index] }
      return
    }
    for end in shares.indices.dropFirst() {
      let moving = shares[end].order
      var place = end
      while place > 0 {
        let other = shares[place - 1].order
        if !isServed(shares[Int(moving)], Int(moving), before: shares[Int(other)], Int(other)) {
          break
        }
        shares[place].order = other
        place -= 1
      }
      shares[place].order = moving
    }
  }

  /// LC03.
  private func isServed(_ share: Share, _ index: Int, before other: Share, _ place: Int) -> Bool {
    if share.priority != other.priority { return share.priority > other.priority }
    let (flexibility, others) = (share.range.flexibility, other.range.flexibility)
    if flexibility != others { return flexibility < others }
    if flexibility == .infinity, share.range.least != other.range.least {
      return share.range.least > other.range.least
    }
    return index < place
  }
}
