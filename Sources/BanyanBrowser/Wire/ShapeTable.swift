/// The shapes that a page knows, by number.
///
/// Both sides keep as many as ``capacity`` at most; a new one takes the place of the one that has not
/// been used for longest.
final class ShapeTable {
  static let capacity = 32
  static let greatestElementCount = 64
  static let greatestSlotCount = 100

  /// The batch that is being written.
  private(set) var batch = 0
  private var shapes: [Shape] = []
  private var lastUses: [Int] = []
  private var useCount = 0
  /// The hashes of what was made alone, which may come again.
  private var seen: [UInt64] = []
  private var nextSeen = 0

  func beginBatch() { batch += 1 }

  /// Forgets what the page has forgotten.
  func removeAll() {
    shapes = []
    lastUses = []
    seen = []
    nextSeen = 0
  }

  /// The shape that elements have, with its number and what differs.
  func find(_ made: ArraySlice<MadeElements.Element>) -> (number: Int, differences: [Int])? {
    let hash = made[made.startIndex].hash
    for number in shapes.indices where shapes[number].hash == hash {
      guard let differences = shapes[number].differences(of: made) else { continue }
      use(number)
      return (number, differences)
    }
    return nil
  }

  subscript(number: Int) -> Shape { shapes[number] }

  /// Makes a shape of elements.
  ///
  /// - Returns: Its number.
  func add(_ made: ArraySlice<MadeElements.Element>) -> Int {
    let shape = Shape(made)
    var number = shapes.count
    if number < Self.capacity {
      shapes.append(shape)
      lastUses.append(0)
    } else {
      number = lastUses.indices.min { lastUses[$0] < lastUses[$1] }!
      shapes[number] = shape
    }
    use(number)
    return number
  }

  private func use(_ number: Int) {
    useCount += 1
    lastUses[number] = useCount
  }

  /// Whether elements of the same hash have been made alone before. From now on they have.
  func hasSeen(_ hash: UInt64) -> Bool {
    if seen.contains(hash) { return true }
    if seen.count < Self.capacity {
      seen.append(hash)
    } else {
      seen[nextSeen] = hash
      nextSeen = (nextSeen + 1) % Self.capacity
    }
    return false
  }
}
