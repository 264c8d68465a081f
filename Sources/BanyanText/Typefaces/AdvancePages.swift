/// The advances of characters, in pages of 128 characters, most of which do not exist.
struct AdvancePages: Sendable {
  private static let none: Int32 = -1
  /// The start of each page in `advances`, or -1.
  private let starts: [Int32]
  private let advances: [Int32]

  init(_ pairs: [(UInt32, Int32)]) {
    let last = pairs.reduce(0) { max($0, $1.0) }
    var starts = [Int32](repeating: Self.none, count: Int(last >> 7) + 1)
    var count = 0
    for (scalar, _) in pairs where starts[Int(scalar >> 7)] == Self.none {
      starts[Int(scalar >> 7)] = Int32(count)
      count += 128
    }
    var advances = [Int32](repeating: Self.none, count: count)
    for (scalar, advance) in pairs {
      advances[Int(starts[Int(scalar >> 7)]) + Int(scalar & 127)] = advance
    }
    (self.starts, self.advances) = (starts, advances)
  }

  subscript(scalar: UInt32) -> Int32? {
    let page = Int(scalar >> 7)
    guard page < starts.count, starts[page] != Self.none else { return nil }
    let advance = advances[Int(starts[page]) + Int(scalar & 127)]
    return advance == Self.none ? nil : advance
  }

  var byteCount: Int { (starts.count + advances.count) * 4 }
}
