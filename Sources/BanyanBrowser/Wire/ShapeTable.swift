/// The shapes that a page knows, by number.
///
/// Both sides keep at most ``capacity`` shapes; a new one replaces the least recently used one.
final class ShapeTable {
  static let capacity = 32
  static let greatestElementCount = 64
  static let greatestSlotCount = 100

  /// The batch that is being written.
  private(set) var batch = 0
  private var shapes: [Shape] = []
  private var lastUses: [Int] = []
  private var useCount = 0
  /// The hashes of elements that were not repeated so far.
  private var seen: [UInt64] = []
  private var nextSeen = 0

  func beginBatch() { batch += 1 }

  /// Removes all shapes, as the page does.
  func removeAll() {
    shapes = []
    lastUses = []
    seen = []
    nextSeen = 0
  }

  /// Returns the number of the elements' shape, and the differences.
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

  /// Creates the shape of the given elements.
  ///
  /// - Returns: The number of the shape.
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

  /// Returns true if elements of the same hash have been seen alone before, and remembers the hash.
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
